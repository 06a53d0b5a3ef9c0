/** The paragraphs of single leaders, characters, ministers, moods and plots: they come in the order of their lists. */
import { CHARACTERS, LEADERS, MINISTERS, MOODS, PLOTS } from './look';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'] as const;
const nth = (list: readonly string[], label: string): number => list.indexOf(label) + 1;

/** The paragraph of a leader, a character, a minister, a mood or a plot. */
export function lawOf(kind: string, label: string): string {
  switch (kind) {
    case 'leader':
      return `7.8.${nth([...LEADERS.keys()], label)}`;
    case 'character':
      return `D.${nth([...CHARACTERS.keys()], label)}.2`;
    case 'minister':
      return `12.5.2.${ROMAN[MINISTERS.indexOf(label)]}`;
    case 'mood':
      return `14.7.${nth(MOODS, label)}`;
    default:
      return `13.7.${nth(PLOTS, label)}`;
  }
}
