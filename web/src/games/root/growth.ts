/** What grows and rises between the clearings, as symbols that a map uses many times. */
import { between, n1, seeded, type Point } from '$lib/ink/paths';

/** Trees as symbols: three broad-leaved, two conifers; two peaks. In winter snow lies on them (`--snow`). */
export function treeDefs(): string {
  const rng = seeded(3);
  let out = '';
  for (let i = 0; i < 3; i++) {
    const points: Point[] = [];
    for (let k = 0; k < 7; k++) {
      const a = (2 * Math.PI * k) / 7 + between(rng, -0.2, 0.2);
      points.push([
        10 * (1 + between(rng, -0.12, 0.1)) * Math.cos(a),
        -13 + 9.5 * (1 + between(rng, -0.12, 0.1)) * Math.sin(a),
      ]);
    }
    let d = `M${n1(points[0]?.[0] ?? 0)} ${n1(points[0]?.[1] ?? 0)}`;
    for (let k = 0; k < 7; k++) {
      const [x, y] = points[(k + 1) % 7] as Point;
      d += `A6 6 0 01${n1(x)} ${n1(y)}`;
    }
    out += `<g id="tb${i}"><path d="M-1.2 3L-.8-6H.8L1.2 3z" fill="var(--tree-ink)"/><path d="${d}Z" fill="currentColor" stroke="var(--tree-ink)" stroke-width="1"/><path d="M2-10q3 0 4-3M-1-7q2 1 4 0M4-16q1.5-1 1-2.5" fill="none" stroke="var(--tree-ink)" stroke-width=".8" opacity=".55"/><path d="M-7-17q2-6 7-6t7 5q-3 2-6 0t-8 1z" fill="var(--snow)"/></g>`;
  }
  for (let i = 0; i < 2; i++) {
    const w = 8 + i;
    out += `<g id="tc${i}"><path d="M-1 3V-2H1V3z" fill="var(--tree-ink)"/><path d="M0-${25 + 2 * i}L${n1(w * 0.55)}-15L${n1(w * 0.35)}-15.5L${n1(w * 0.8)}-8L${n1(w * 0.5)}-8.5L${w}-1Q0 1.5-${w}-1L-${n1(w * 0.5)}-8.5L-${n1(w * 0.8)}-8L-${n1(w * 0.35)}-15.5L-${n1(w * 0.55)}-15Z" fill="currentColor" stroke="var(--tree-ink)" stroke-width="1" stroke-linejoin="round"/><path d="M1-20l1.5 4M1-12l2.5 4M1.5-5l2 3" stroke="var(--tree-ink)" stroke-width=".8" opacity=".5" fill="none"/><path d="M0-${24 + 2 * i}L${n1(w * 0.42)}-17L0-18.5L-${n1(w * 0.42)}-17ZM-${n1(w * 0.62)}-8.4L-${n1(w * 0.3)}-13L0-11L-${n1(w * 0.2)}-8.6z" fill="var(--snow)"/></g>`;
  }
  for (let i = 0; i < 2; i++) {
    const [w, h] = i ? [25, 38] : [31, 47];
    out += `<g id="pk${i}"><path d="M-${w} 4L-${n1(w * 0.42)}-${n1(h * 0.5)}L-${n1(w * 0.3)}-${n1(h * 0.44)}L0-${h}L${n1(w * 0.3)}-${n1(h * 0.5)}L${n1(w * 0.42)}-${n1(h * 0.54)}L${w} 4Q0 9-${w} 4Z" fill="var(--rock)" stroke="var(--tree-ink)" stroke-width="1.3" stroke-linejoin="round"/><path d="M0-${h}L${n1(w * 0.3)}-${n1(h * 0.5)}L${n1(w * 0.42)}-${n1(h * 0.54)}L${w} 4Q${n1(w * 0.5)} 6.4 ${n1(w * 0.12)} 6.4L${n1(w * 0.2)}-${n1(h * 0.25)}L-${n1(w * 0.02)}-${n1(h * 0.5)}Z" fill="var(--rock-2)"/><path d="M0-${h}L${n1(w * 0.21)}-${n1(h * 0.66)}L${n1(w * 0.06)}-${n1(h * 0.58)}L-${n1(w * 0.06)}-${n1(h * 0.68)}L-${n1(w * 0.2)}-${n1(h * 0.6)}Z" fill="var(--peak)" stroke="var(--tree-ink)" stroke-width=".7"/></g>`;
  }
  return out;
}
