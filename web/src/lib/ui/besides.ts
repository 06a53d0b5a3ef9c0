/** Where a small panel opens: beside what it is about, where it covers nothing that may be chosen. */
export interface Spot {
  x: number;
  y: number;
  /** On which side of the point it lies. */
  side: 'left' | 'right' | 'over' | 'under';
}

const AWAY = 46;

const rims = (selector: string): DOMRect[] =>
  [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
/** Everything that may be chosen, in the coordinates of the window; and where something can begin. */
const LIT = '.mapbox .hit.lit, .mapbox .spot.lit, .mapbox .piece, [data-option]';
const BEGINS = '.mapbox .hit.begins:not(.lit)';
/** What a point of something that may be chosen weighs against a point of distance. */
const DEAR = 10;

const overlap = (a: DOMRect, x: number, y: number, w: number, h: number): number =>
  Math.max(0, Math.min(a.right, x + w) - Math.max(a.left, x)) *
  Math.max(0, Math.min(a.bottom, y + h) - Math.max(a.top, y));

/** The room for a panel about something: the map where that lies on the map, else the whole table below its top bar. */
export function roomAt(at: { x: number; y: number } | null, table: HTMLElement | undefined): DOMRect | undefined {
  for (const one of table?.querySelectorAll('.mapbox, .page') ?? []) {
    const room = one.getBoundingClientRect();
    if (!at || (at.x >= room.left && at.x <= room.right && at.y >= room.top && at.y <= room.bottom)) return room;
  }
  const all = table?.getBoundingClientRect();
  const top = table?.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return all && new DOMRect(all.left, top, all.width, all.bottom - top);
}

/** The middle of what stands for a word on the screen. */
export function middleOf(word: string): { x: number; y: number } | null {
  const name = CSS.escape(word);
  const { x, y, width, height } =
    document
      .querySelector(`.mapbox [data-word="${name}"], [data-option="${name}"], [data-word="${name}"]`)
      ?.getBoundingClientRect() ?? new DOMRect();
  return width ? { x: x + width / 2, y: y + height / 2 } : null;
}

/**
 * The place of a panel of this size beside a point; both points in the window, the answer within the room.
 *
 * @param begins what a point of a place where something can begin weighs: a slip that a click takes away may lie over
 *   the rim of one before it stands far from what it is about
 * @param about what it is about, where that is read as well: a card
 */
export function besides(
  at: { x: number; y: number } | null,
  room: DOMRect | undefined,
  w: number,
  h: number,
  begins = DEAR,
  about: DOMRect | null = null,
): Spot {
  if (!room) return { x: 12, y: 12, side: 'right' };
  const [right, bottom] = [room.right - w - 8, room.bottom - h - 8];
  const inX = (x: number): number => Math.max(room.left + 8, Math.min(right, x));
  const inY = (y: number): number => Math.max(room.top + 8, Math.min(bottom, y));
  const point = at ?? { x: room.left + room.width / 2, y: room.bottom - h };
  const [lights, starts] = [rims(LIT), rims(BEGINS)];
  // The question may be covered sooner than an answer, but not for nothing.
  const question = document.querySelector('.ask .q')?.getBoundingClientRect();
  const tries: Spot[] = [];
  for (const far of [AWAY, 74, 130])
    for (const rise of [0.5, 0.2, 0.8]) {
      tries.push(
        { x: point.x + far, y: inY(point.y - h * rise), side: 'right' },
        { x: point.x - far - w, y: inY(point.y - h * rise), side: 'left' },
      );
    }
  for (const far of [AWAY, 90])
    for (const shift of [0.5, 0.15, 0.85])
      tries.push(
        { x: inX(point.x - w * shift), y: point.y - far - h, side: 'over' },
        { x: inX(point.x - w * shift), y: point.y + far, side: 'under' },
      );
  // The corners of the room, where nothing nearer is free.
  for (const x of [room.left + 8, right])
    for (const y of [room.top + 8, bottom]) tries.push({ x, y, side: x > point.x ? 'right' : 'left' });
  let best = tries[0] as Spot;
  let least = Infinity;
  for (const one of tries) {
    const outside =
      Math.max(0, room.left - one.x) +
      Math.max(0, one.x - right - 8) +
      Math.max(0, room.top - one.y) +
      Math.max(0, one.y - bottom - 8);
    const over = (all: DOMRect[]): number => all.reduce((sum, rim) => sum + overlap(rim, one.x, one.y, w, h), 0);
    const covers = over(lights) * DEAR + over(starts) * begins;
    const asked = question ? overlap(question, one.x, one.y, w, h) : 0;
    const hides = about ? overlap(about, one.x, one.y, w, h) / 8 : 0;
    const own = at && one.x < at.x && one.x + w > at.x && one.y < at.y && one.y + h > at.y ? 4000 : 0;
    const cost =
      outside * 1000 + covers + hides + asked / 30 + own + Math.hypot(one.x + w / 2 - point.x, one.y + h / 2 - point.y);
    if (cost < least) [least, best] = [cost, one];
  }
  return { ...best, x: inX(best.x) - room.left, y: inY(best.y) - room.top };
}
