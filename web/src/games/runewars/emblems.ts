/** The white emblem of each kind of unit, in a box of 24 by 24; what shows the colour behind it has the class `k`. */
const DRAWN = {
  bow: '<path d="M8 1.5c7.3 3 9.5 6.7 9.5 10.5s-2.2 7.5-9.5 10.5l-.9-2c5.6-2.6 7.5-5.2 7.5-8.5s-1.9-5.9-7.5-8.5z"/><path d="M7.3 2.5h1.3v19H7.3zM1.5 11h15v2h-15zM16 8.3l6.5 3.7-6.5 3.7z"/>',
  sword: '<path d="M12 1l2.2 3.2V15h3.6v2.4h-4.3V23h-3v-5.6H6.2V15h3.6V4.2z"/>',
  horse:
    '<path d="M8.2 1.8l2 2.4c5 .2 8.8 3.3 9.6 9L21 22.5H9.5c.3-3.3 1-5.3 3-7.3-2 .8-4 .9-5.3 2.3L4.3 18 2.5 14.8l4-6.3z"/><circle class="k" cx="9.8" cy="8.2" r="1.2"/>',
  tower:
    '<path d="M5 2h3v2h2.5V2h3v2H16V2h3v6l-1.5 1.5V17h-11V9.5L5 8z"/><circle cx="7.5" cy="20" r="2.7"/><circle cx="16.5" cy="20" r="2.7"/><path class="k" d="M10.8 10h2.4v4h-2.4z"/>',
  wing: '<path d="M2 4c7-2.5 15-1 20 4-1.5.8-3 1-4.6.9 1 1 1.3 2.2 1 3.6-1.5-.3-2.8-.9-3.9-1.8.2 1.5-.2 2.8-1.2 4-1.3-1-2.2-2.2-2.7-3.6-.6 1.7-.5 3.6.4 5.9L8.3 22C3.5 17 1.5 10.8 2 4z"/>',
  star: '<path d="M12 1.2l2.4 7.3 7.6.1-6.1 4.6 2.3 7.4L12 16.2l-6.2 4.4 2.3-7.4L2 8.6l7.6-.1z"/>',
  leaf: '<path d="M19.5 1.5c2 8-.5 14.5-8.5 16.5L5.5 23 4 21.5l4.6-6C7 8.5 11 3.5 19.5 1.5z"/><path class="k" d="M15.8 6l.9.7-7 9.5-.9-.8z"/>',
  skull:
    '<path d="M12 1.5c5.5 0 9 3.7 9 8.7 0 3.3-1.5 5.6-3.7 6.9V22H6.7v-4.9C4.5 15.8 3 13.5 3 10.2c0-5 3.5-8.7 9-8.7z"/><circle class="k" cx="8.3" cy="10.5" r="2.3"/><circle class="k" cx="15.7" cy="10.5" r="2.3"/><path class="k" d="M12 13l1.5 2.8h-3zM9.7 18.8h1.1V22H9.7zM13.2 18.8h1.1V22h-1.1z"/>',
  hand: '<path d="M7 22.5V14L4 9.5l1.7-1.2L8 11V4.5h2V10h.8V2.5h2V10h.8V3.5h2V11l.8.2V6h2v9.5L17 22.5z"/>',
  helm: '<path d="M3 2c1 3.5 2.5 5 4.8 5.3C9 6.5 10.4 6 12 6s3 .5 4.2 1.3C18.5 7 20 5.5 21 2c1.3 4.5.3 7.6-2.3 9.3v5.2L14.5 22h-5l-4.2-5.5v-5.2C2.7 9.6 1.7 6.5 3 2z"/><path class="k" d="M7.5 11.5h9v2h-3.4V19h-2.2v-5.5H7.5z"/>',
  axe: '<path d="M10.6 4h2.8v18.5h-2.8z"/><path d="M9.5 4.5C6 3 3.5 3.5 1.5 5.5c1 4.7 3.5 7 8 7.2zM14.5 4.5c3.5-1.5 6-1 8 1-1 4.7-3.5 7-8 7.2z"/>',
  claw: '<path d="M4.5 2C8 7 8.5 14 5.5 22L3.3 21C5 14 4.7 8 2.5 3.3zM11.5 1.5c3.3 6 3.6 13.5 1 21.5l-2.4-.8C11.7 15 11.4 8.3 9.2 2.7zM18.5 2c3 5.5 3.3 12.5 1 20l-2.3-.8c1.4-6.8 1.1-13-1-18z"/>',
  flame:
    '<path d="M12.5 1c.5 4.5 6.5 7 6.5 13.5 0 4.7-3 8-7 8s-7-3.3-7-7.5c0-3 1.5-5 3-6.8.3 2 1 3 2.2 3.6C9.7 7.5 10.5 4 12.5 1z"/><path class="k" d="M12 13.5c2 2 2.8 3.2 2.8 4.7 0 1.7-1.2 2.8-2.8 2.8s-2.8-1.1-2.8-2.8c0-1.5.8-2.7 2.8-4.7z"/>',
  horns:
    '<path d="M3 2c.3 4 1.8 6.5 4.7 7.6C8.9 8.5 10.3 8 12 8s3.1.5 4.3 1.6C19.2 8.5 20.7 6 21 2c2.3 5 1.3 9.3-2.5 11.5C18 18 15.5 20.5 12 22.5 8.5 20.5 6 18 5.5 13.5 1.7 11.3.7 7 3 2z"/><path class="k" d="M8 13l3 1.3-1.6 1.9zM16 13l-3 1.3 1.6 1.9z"/>',
  bird: '<path d="M1.5 6C6 5 9.5 6.5 11.5 10 14 5.5 18 3.5 22.5 4c-1 2.2-2.3 3.8-4 4.8l2.5 1c-1.6 1.6-3.4 2.5-5.3 2.7l1.5 1.5c-2 1-3.9 1.2-5.7.8L9.5 21 7 19l1.6-4.7C5 12.8 2.6 10 1.5 6z"/>',
  hat: '<path d="M13 1.5c3 5 4 9.5 4.3 13.3 2.4.5 4.2 1.3 5.2 2.5-3 2.4-6.5 3.2-10.5 3.2s-7.5-.8-10.5-3.2c1-1.2 2.8-2 5.2-2.5C7.2 10 9.5 5.5 13 1.5z"/><path class="k" d="M7 15.6c3.2 1 6.8 1 10 0l.2 1.5c-3.4 1-7 1-10.4 0z"/>',
  hound:
    '<path d="M2.5 3l5 3.2c2.8-1.2 6.2-1.2 9 0l5-3.2-.8 7.8 1.3 3-4.5 2.4L15 22H9l-2.5-5.8L2 13.8l1.3-3z"/><path class="k" d="M6.5 10.5l3.7 1.3-2 1.6zM17.5 10.5l-3.7 1.3 2 1.6zM9.8 18h4.4L12 20z"/>',
  dragon:
    '<path d="M2 9.5L8.5 6 10 1.5l3 3.8c5 .8 8.5 4.2 9 9.2l-3-1.8 1 5.8-3.5-2.5-1 5.5-4-4.5L7 18.5l2-4-5.5.3L2 13l4-1.3z"/><circle class="k" cx="11.5" cy="9" r="1.3"/>',
  club: '<path d="M13 2.5c3-2 7.5 0 8.3 3.5.7 3-1 5-3.8 6L5.8 22.5 1.8 18.5 11.3 8c-.3-2.5.2-4.4 1.7-5.5z"/><circle class="k" cx="15.2" cy="6.5" r="1.1"/><circle class="k" cx="18.2" cy="8" r="1.1"/>',
} as const;

const OF: Readonly<Record<string, keyof typeof DRAWN>> = {
  bowman: 'bow',
  footman: 'sword',
  knight: 'horse',
  siege_tower: 'tower',
  archer: 'bow',
  pegasus_rider: 'wing',
  sorceress: 'star',
  warrior: 'leaf',
  skeleton_archer: 'bow',
  necromancer: 'skull',
  reanimate: 'hand',
  dark_knight: 'helm',
  berserker: 'axe',
  flesh_ripper: 'claw',
  warlock: 'flame',
  chaos_lord: 'horns',
  razorwing: 'bird',
  sorcerer: 'hat',
  beastman: 'horns',
  hellhound: 'hound',
  dragon: 'dragon',
  giant: 'club',
};

export const emblemMarkup = (unit: string): string => DRAWN[OF[unit] ?? 'star'];
