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

/** General rules that a faction's own rules change: their paragraphs, in the order of the chapters. */
export const CHANGES: Readonly<Record<string, readonly string[]>> = {
  '1.2.1': ['11.2.3'],
  '2.1.1': ['10.2.2'],
  '2.2.4': ['9.5.3', '14.4.1'],
  '2.3': ['11.2.2'],
  '2.5': ['7.2.2', '9.2.2', '10.2.4', '12.2.2', 'E.3.1'],
  '3.2.1': ['7.8.4', '15.2.5', 'E.3.6'],
  '3.2.2': ['7.2.3', '14.2.3'],
  '3.3': ['9.2.8'],
  '4.1': ['6.2.1', '7.2.1', '8.2.1', '9.2.1', '10.2.1', '11.2.1', '12.2.1', '13.2.1', '14.2.1', '15.2.3'],
  '4.2': ['8.2.6', '9.2.3', '11.2.2', '13.2.3', '15.2.4'],
  '4.3.2': ['8.2.2', '14.2.5'],
  '4.3.2.I': ['9.2.6'],
  '4.3.3.I': ['7.8.3', '13.2.5', '14.7.8'],
  '4.3.3.II': ['9.2.4'],
  '4.3.4': ['6.2.3', '9.2.7', '10.2.3', '14.7.7', '15.2.4'],
};
