/** What people have built, as markup around the point where it stands: cities, strongholds, and the homes of each side. */

const open = (width: number): string =>
  `<g stroke="var(--piece-line)" stroke-width="${width}" stroke-linejoin="round">`;
function house(x: number, y: number, w: number, h: number, roof: string, door = true): string {
  return (
    `<path d="M${x} ${y}v${-h}h${w}v${h}z" fill="var(--wall)"/><path d="M${x - w * 0.14} ${y - h}L${x + w / 2} ${y - h - w * 0.62}L${x + w * 1.14} ${y - h}z" fill="${roof}"/>` +
    (door
      ? `<path d="M${x + w * 0.38} ${y}v${-h * 0.55}h${w * 0.26}v${h * 0.55}z" fill="var(--land-ink)" stroke="none"/>`
      : '')
  );
}

/** Roofs behind a wall with a gate; about 62 wide. */
export const CITY =
  open(1.15) +
  house(-24, -4, 11, 9, 'var(--roof-2)', false) +
  house(14, -4, 11, 8, 'var(--roof)', false) +
  '<path d="M-9-4v-22h8v22z" fill="var(--wall)"/><path d="M-10.5-26L-5-37L.5-26z" fill="var(--roof)"/>' +
  house(1, -4, 12, 13, 'var(--roof-2)', false) +
  '<path d="M-6.5-20h3v4h-3z" fill="var(--land-ink)" stroke="none"/>' +
  '<path d="M-30 7V-7h4v3h4v-3h4v3h4v-3h4v3h4v-3h8v3h4v-3h4v3h4v-3h4v3h4v-3h4V7z" fill="var(--stone)"/><path d="M-5 7v-6a5 5 0 0110 0v6z" fill="var(--land-ink)"/>' +
  '<path d="M-29 1h8M-17 3h8M10 2h8M20 0h8" fill="none" stroke-width=".8" opacity=".5"/></g>';

/** Two towers, a keep, the flag of its owner; a crack when it is damaged. */
export const stronghold = (colour: string, damaged: boolean): string =>
  open(1.2) +
  `<path d="M0-27V-43" fill="none" stroke-width="1.5"/><path d="M.5-43q6 3 12 0v9q-6 3-12 0z" fill="${colour}"/>` +
  '<path d="M-10 8V-22h-2v-6h5v3h4.5v-3h5v3H7v-3h5v6h-2V8z" fill="var(--stone)"/>' +
  '<path d="M-26 8V-10h-2v-7h5v3h3.5v-3h3v3h3.5v-3h3v7h-2V8zM26 8V-10h2v-7h-5v3h-3.5v-3h-3v3h-3.5v-3h-3v7h2V8z" fill="var(--wall)"/>' +
  '<path d="M-13 8V-4h4v3h4v-3h10v3h4v-3h4V8z" fill="var(--stone)"/><path d="M-4.5 8v-5a4.5 4.5 0 019 0v5z" fill="var(--land-ink)"/><path d="M-20-4h3v6h-3zM17-4h3v6h-3zM-1.5-17h3v6h-3z" fill="var(--land-ink)" stroke="none"/>' +
  (damaged ? '<path d="M14-18l-3 7 4 4-5 6 3 6" fill="none" stroke="var(--no)" stroke-width="2.2"/>' : '') +
  '</g>';

const HOMES: Readonly<Record<string, string>> = {
  daqan:
    house(-17, 4, 13, 10, 'var(--f-daqan)') +
    house(2, 6, 14, 11, 'var(--roof)') +
    '<path d="M-20 6h40" fill="none" stroke-width="1"/>',
  latari:
    '<path d="M-3 6V-10h6V6z" fill="var(--roof-2)"/><path d="M-17-8Q-20-22-6-24Q0-32 8-25Q20-22 17-9Q8-3 0-7Q-8-3-17-8z" fill="var(--tree-e)"/><path d="M-7-6h14v-8l-7-6l-7 6z" fill="var(--wall)"/><path d="M-2-6v-5h4v5z" fill="var(--land-ink)" stroke="none"/><path d="M-16 6q6-3 13-1M16 6q-6-3-13-1" fill="none"/>',
  waiqar:
    '<path d="M-15 6v-15h30V6z" fill="var(--stone)"/><path d="M-18-9L0-22L18-9z" fill="var(--rock-2)"/><path d="M-4 6V-4a4 4 0 018 0V6z" fill="var(--land-ink)"/><path d="M-11 6V-7M-8 6V-7M8 6V-7M11 6V-7" fill="none"/><path d="M20 6v-9q3-4 6 0v9zM-26 6v-7q3-4 6 0v7z" fill="var(--rock)"/>',
  uthuk:
    '<path d="M-16 6L-4-16L8 6z" fill="var(--f-uthuk)"/><path d="M2 6L12-12L22 6z" fill="var(--wall)"/><path d="M-4-16l-4-6M-4-16l5-6M12-12l-3-5M12-12l4-5" fill="none" stroke-width="1.6"/><path d="M-7 6l3-8l3 8zM10 6l2.5-6l2.5 6z" fill="var(--land-ink)" stroke="none"/>',
};
/** Manors, tree halls, tombs, bone tents: what stands in a home realm. */
export const homeOf = (faction: string): string => `${open(1.1)}${HOMES[faction] ?? ''}</g>`;

/** The strength of walls, on a small shield. */
export const SHIELD = 'M-9.5-10h19v13l-9.5 8l-9.5-8z';
/** The flag of a side in an area that it holds. */
export const PENNANT = 'M-10-11h20v19l-10 7l-10-7z';
