/** The faces of the heroes: skin, what they wear on it, and its colour, as markup around their middle. */
type Style = 'beard' | 'hood' | 'horn' | 'long' | 'bald' | 'helm' | 'skull';
const HEADS: Readonly<Record<string, readonly [skin: string, style: Style, hair: string]>> = {
  andira_runehand: ['#e8c4a2', 'long', '#b98a3a'],
  corbin: ['#e2b48c', 'beard', '#8a5a2c'],
  ronan_of_the_wild: ['#d9a679', 'hood', '#4c6a3a'],
  silhouette: ['#e6c3a0', 'hood', '#3c4a5c'],
  mad_carthos: ['#dcb08a', 'bald', '#8d8d8d'],
  runewitch_astarra: ['#e3bd9b', 'long', '#5a2f3f'],
  battlemage_jaes: ['#c9966e', 'helm', '#7a8592'],
  landrec_the_wise: ['#e4c2a4', 'beard', '#cfcabd'],
  varikas_the_dead: ['#d9d4c2', 'skull', '#4a4440'],
  bogran_the_shadow: ['#8fa072', 'hood', '#2f2b33'],
  mordrog: ['#b7a06c', 'horn', '#5a3a2a'],
  master_thorn: ['#c9c3b0', 'hood', '#3b2d4f'],
};
/** Heroes whose name begins with a title: beside a face there is room for one word, and that is not the one. */
const TITLED: ReadonlySet<string> = new Set(['mad_carthos', 'runewitch_astarra', 'battlemage_jaes', 'master_thorn']);
export function shortName(hero: string, name: string): string {
  const words = name.split(' ');
  return (TITLED.has(hero) ? words.at(-1) : words[0]) ?? name;
}
const INK = '#2b2620';

/** In a disc of 15 around the middle; `colour` is that of the side. */
export function headOf(hero: string, colour: string): string {
  const [skin, style, hair] = HEADS[hero] ?? ['#dcb08a', 'helm', '#7a8592'];
  const behind = style === 'long' ? `<path d="M-8 12Q-12-11 0-11.5Q12-11 8 12z" fill="${hair}" stroke="${INK}"/>` : '';
  const on: Record<Style, string> = {
    beard: `<path d="M-6.2-1Q-6 9 0 10Q6 9 6.2-1Q4 3 0 2.6Q-4 3-6.2-1z" fill="${hair}" stroke="${INK}" stroke-width=".9"/><path d="M-6.5-3Q-6-10 0-10Q6-10 6.5-3Q3-7 0-6.6Q-3-7-6.5-3z" fill="${hair}" stroke="${INK}" stroke-width=".9"/>`,
    hood: `<path d="M-10 10Q-12-13 0-13Q12-13 10 10Q7 5 6.2-1Q5-8 0-8Q-5-8-6.2-1Q-7 5-10 10z" fill="${hair}" stroke="${INK}"/>`,
    horn: `<path d="M-6-4Q-13-6-11-13Q-8-9-4-8zM6-4Q13-6 11-13Q8-9 4-8z" fill="#e9dfc8" stroke="${INK}"/><path d="M-3 4l-1 4M3 4l1 4" stroke="#fffaf0" stroke-width="1.8"/>`,
    long: `<path d="M-6.3-2Q-5-9 1-8.5Q6-8 6.3-2Q3-5 0-6Q-3-5-6.3-2z" fill="${hair}"/>`,
    bald: `<path d="M-5 4Q0 12 5 4Q0 6-5 4z" fill="#9a9a98" stroke="${INK}" stroke-width=".8"/>`,
    helm: `<path d="M-7-1Q-8-11 0-11.5Q8-11 7-1L4.5 0V-3H1.3V5H-1.3V-3H-4.5V0z" fill="${hair}" stroke="${INK}" stroke-width=".9"/>`,
    skull: `<path d="M-4.5-3.2h3.6v3.2h-3.6zM.9-3.2h3.6v3.2H.9z" fill="${INK}"/><path d="M-2.6 4.5V7M0 4.5V7M2.6 4.5V7" stroke="${INK}"/>`,
  };
  return (
    `<circle r="15" fill="color-mix(in srgb,${colour} 30%,var(--sheet))"/>${behind}` +
    `<path d="M-12 9Q-9 6 0 6Q9 6 12 9A15 15 0 01-12 9z" fill="${colour}" stroke="${INK}"/><ellipse cx="0" cy="-1" rx="6.2" ry="7.6" fill="${skin}" stroke="${INK}"/>${on[style]}` +
    (style === 'skull'
      ? ''
      : `<circle cx="-2.5" cy="-1.2" r=".95" fill="${INK}"/><circle cx="2.5" cy="-1.2" r=".95" fill="${INK}"/>`) +
    `<circle r="14.6" fill="none" stroke="${colour}" stroke-width="3"/><circle r="16.2" fill="none" stroke="var(--piece-line)" stroke-width="1.1"/>`
  );
}
