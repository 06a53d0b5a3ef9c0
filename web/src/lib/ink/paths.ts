/** Points, paths and the small generator that makes hand-drawn lines the same every time. */
export type Point = readonly [number, number];

export const n1 = (x: number): string => (Math.round(x * 10) / 10).toString();

/** A small seeded generator (mulberry32): drawings are stable between visits. */
export function seeded(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (rng: () => number, low: number, high: number): number => low + (high - low) * rng();

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export function line(points: readonly Point[], closed = false): string {
  return 'M' + points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L') + (closed ? 'Z' : '');
}

/** Catmull-Rom through the points, as a cubic path. */
export function smooth(points: readonly Point[], closed = false, t = 0.5): string {
  const n = points.length;
  const at = (i: number): Point => points[closed ? ((i % n) + n) % n : Math.min(n - 1, Math.max(0, i))] as Point;
  let d = `M${n1(at(0)[0])} ${n1(at(0)[1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1: Point = [p1[0] + ((p2[0] - p0[0]) * t) / 3, p1[1] + ((p2[1] - p0[1]) * t) / 3];
    const c2: Point = [p2[0] - ((p3[0] - p1[0]) * t) / 3, p2[1] - ((p3[1] - p1[1]) * t) / 3];
    d += `C${n1(c1[0])} ${n1(c1[1])} ${n1(c2[0])} ${n1(c2[1])} ${n1(p2[0])} ${n1(p2[1])}`;
  }
  return d + (closed ? 'Z' : '');
}

/** A closed hand-drawn oval; the same seed gives the same wobble at every size. */
export function blob(cx: number, cy: number, rx: number, ry: number, seed: number, n = 11, wobble = 0.035): string {
  const rng = seeded(seed);
  const points: Point[] = [];
  for (let i = 0; i < n; i++) {
    const a = (2 * Math.PI * i) / n;
    const k = 1 + between(rng, -wobble, wobble);
    points.push([cx + rx * k * Math.cos(a), cy + ry * k * Math.sin(a)]);
  }
  return smooth(points, true);
}

/** Distance from a point to a segment. */
export function toSegment(p: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const l = dx * dx + dy * dy;
  const t = l === 0 ? 0 : Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / l));
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy);
}

/** Distance from a point to closed loops. */
export function toLoops(p: Point, loops: readonly (readonly Point[])[]): number {
  let best = Infinity;
  for (const loop of loops) {
    for (let i = 0; i < loop.length; i++) {
      const d = toSegment(p, loop[i] as Point, loop[(i + 1) % loop.length] as Point);
      if (d < best) best = d;
    }
  }
  return best;
}

/** Is the point inside, by the even-odd rule? */
export function inside(p: Point, loops: readonly (readonly Point[])[]): boolean {
  let odd = false;
  for (const loop of loops) {
    for (let i = 0, j = loop.length - 1; i < loop.length; j = i++) {
      const [xi, yi] = loop[i] as Point;
      const [xj, yj] = loop[j] as Point;
      if (yi > p[1] !== yj > p[1] && p[0] < ((xj - xi) * (p[1] - yi)) / (yj - yi) + xi) odd = !odd;
    }
  }
  return odd;
}

/** Points along a line at even steps. */
export function along(points: readonly Point[], step: number, closed = false): Point[] {
  const out: Point[] = [];
  let left = step / 2;
  const n = points.length;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const a = points[i] as Point;
    const b = points[(i + 1) % n] as Point;
    const d = distance(a, b);
    while (left <= d && d > 0) {
      out.push([a[0] + ((b[0] - a[0]) * left) / d, a[1] + ((b[1] - a[1]) * left) / d]);
      left += step;
    }
    left -= d;
  }
  return out;
}

/** Dots on a line inside closed loops, `inset` away from their edge (outside with a negative inset). */
export function dotsInside(loops: readonly (readonly Point[])[], inset: number, step: number): string {
  const depth = Math.abs(inset);
  let d = '';
  for (const loop of loops) {
    const found: Point[] = [];
    const path = along(loop, 3, true);
    for (let i = 0; i < path.length; i++) {
      const a = path[(i - 1 + path.length) % path.length] as Point;
      const b = path[(i + 1) % path.length] as Point;
      const length = distance(a, b) || 1;
      const normal: Point = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
      for (const side of [1, -1]) {
        const p: Point = [
          (path[i] as Point)[0] + normal[0] * depth * side,
          (path[i] as Point)[1] + normal[1] * depth * side,
        ];
        if (inside(p, loops) !== inset > 0) continue;
        if (toLoops(p, loops) < depth - 0.6) continue;
        const last = found.at(-1);
        if (last && distance(last, p) < step) continue;
        if (found.length > 1 && distance(found[0] as Point, p) < step * 0.7) continue;
        found.push(p);
        break;
      }
    }
    for (const [x, y] of found) d += `M${n1(x)} ${n1(y)}h0`;
  }
  return d;
}
