/** What can be seen: texts that something cuts off, and places that lie under something else. Both run in the page. */

/** Texts that are cut: by an edge that does not scroll, by dots, or by the window. */
export function cut(root: string): string[] {
  const found = new Set<string>();
  for (const top of document.querySelectorAll(root)) {
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim();
      const own = node.parentElement;
      // What only a screen reader reads has no room; what the map says is scaled with it.
      if (!text || !own || own.closest('svg, .sr') || !own.checkVisibility({ visibilityProperty: true })) continue;
      // So does what is hidden where there is too little room.
      if (own.getBoundingClientRect().width <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      let scrolls = false;
      for (let box: Element | null = own; box && !scrolls; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        scrolls = [overflowX, overflowY].some((how) => how === 'auto' || how === 'scroll');
        if (scrolls || (overflowX === 'visible' && overflowY === 'visible')) continue;
        const edge = box.getBoundingClientRect();
        // A line is taller than its letters: its middle counts.
        const beyond = lines.some(
          ({ left, right, top, bottom }) =>
            (overflowX !== 'visible' && (right > edge.right + 1.5 || left < edge.left - 1.5)) ||
            (overflowY !== 'visible' && ((top + bottom) / 2 > edge.bottom || (top + bottom) / 2 < edge.top)),
        );
        if (beyond) found.add(`${text.slice(0, 60)} [${own.className || own.localName} in ${box.className}]`);
      }
      if (!scrolls && lines.some(({ left, right }) => left < -1 || right > innerWidth + 1))
        found.add(`${text.slice(0, 60)} [beyond the window]`);
    }
  }
  return [...found];
}

/** Words of the game, or boxes of the page, that are pointed at and cannot be seen: not drawn, out of sight, or under something. */
export function hidden(words: readonly string[]): string[] {
  const boxes: Readonly<Record<string, string>> = {
    hand: '.strip',
    ask: '.ask',
    status: '.status',
    map: '.mapbox',
    seats: '.seats',
  };
  const rooms = ['.mapbox', '.strip', '.status', '.seats', '.ask'];
  return words.flatMap((word) => {
    const drawn = word.startsWith('box:')
      ? [...document.querySelectorAll(boxes[word.slice(4)] ?? '')]
      : rooms.flatMap((room) => [
          ...document.querySelectorAll(
            ['data-word', 'data-about', 'data-option'].map((name) => `${room} [${name}="${CSS.escape(word)}"]`).join(),
          ),
        ]);
    const [place] = drawn;
    if (!place) return [`${word}: not on the page`];
    // Of what lies in a panel that scrolls, the part that is seen there counts.
    const panel = place.closest('.coach')?.getBoundingClientRect();
    const { left, top, right, bottom } = place.getBoundingClientRect();
    const [from, to] = [Math.max(top, panel?.top ?? 0), Math.min(bottom, panel?.bottom ?? innerHeight)];
    const [x, y] = [(left + right) / 2, (from + to) / 2];
    if (x < 0 || x > innerWidth || to - from < Math.min(30, bottom - top)) return [`${word}: out of sight`];
    const room = place.closest(rooms.join());
    const hit = document.elementFromPoint(x, y);
    return room && hit && (room.contains(hit) || hit.contains(room)) ? [] : [`${word}: under ${hit?.className ?? ''}`];
  });
}

/** Boxes of which a part is out of sight, also where one could scroll to it. */
export function partly(selector: string): string[] {
  return [...document.querySelectorAll(selector)].flatMap((one) => {
    if (!one.checkVisibility()) return [];
    const rim = one.getBoundingClientRect();
    const inside = ({ left, right, top, bottom }: DOMRect): boolean =>
      rim.left >= left - 1.5 && rim.right <= right + 1.5 && rim.top >= top - 1.5 && rim.bottom <= bottom + 1.5;
    for (let box = one.parentElement; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if ((overflowX !== 'visible' || overflowY !== 'visible') && !inside(box.getBoundingClientRect()))
        return [`${one.className}: ${Math.round(rim.bottom)} reaches out of ${box.className}`];
    }
    return inside(new DOMRect(0, 0, innerWidth, innerHeight)) ? [] : [`${one.className}: beyond the window`];
  });
}

/** Places of the map that may be chosen and lie under something that is no part of the map. */
export function covered(): string[] {
  return [...document.querySelectorAll('.mapbox .hit.lit')].flatMap((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const map = one.closest('.mapbox');
    const plan = map?.getBoundingClientRect();
    // The map can be moved to what lies beyond its rim.
    if (!plan || x < plan.left || x > plan.right || y < plan.top || y > plan.bottom) return [];
    const hit = document.elementFromPoint(x, y);
    return hit && !map?.contains(hit) ? [`${one.getAttribute('data-word') ?? ''}: under ${hit.className}`] : [];
  });
}

/** Resolves once the map lies still: after a window has changed it is drawn anew, and a click would miss. */
export async function still(): Promise<void> {
  const places = (): string =>
    [...document.querySelectorAll('.mapbox .hit')]
      .map((one) => one.getBoundingClientRect())
      .map(({ x, y, width }) => [x, y, width].map(Math.round).join())
      .join(' ');
  let last = '';
  for (let same = 0; same < 6;) {
    await new Promise(requestAnimationFrame);
    const now = places();
    same = now === last ? same + 1 : 0;
    last = now;
  }
}
