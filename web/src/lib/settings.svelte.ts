/** What the reader likes: theme, pace, sounds, confirming. Kept in the browser. */
import { prefersReducedMotion } from 'svelte/motion';

export type Theme = 'light' | 'dark';

/** How fast the table plays what others do; `off` shows every position at once and moves nothing. */
export type Pace = 'slow' | 'normal' | 'quick' | 'off';
export const PACES: readonly Pace[] = ['slow', 'normal', 'quick', 'off'];

const BEATS: Record<Pace, number> = { slow: 1.9, normal: 1, quick: 0.55, off: 0 };

function stored<T extends string>(name: string, fallback: T, allowed: readonly T[]): T {
  const found = localStorage.getItem(`polana.${name}`) as T | null;
  return found !== null && allowed.includes(found) ? found : fallback;
}

class Settings {
  theme = $state<Theme>(
    stored('theme', matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light', ['light', 'dark']),
  );
  pace = $state<Pace>(stored('pace', 'normal', PACES));
  sounds = $state(stored('sounds', 'off', ['on', 'off']) === 'on');
  confirm = $state(stored('confirm', 'on', ['on', 'off']) === 'on');
  /** Where nothing but a pass is possible, the page passes. */
  nothing = $state(stored('nothing', 'on', ['on', 'off']) === 'on');
  name = $state(localStorage.getItem('polana.name') ?? '');

  /** By how much a usual time is stretched; 0 where nothing is to move. */
  get beat(): number {
    return prefersReducedMotion.current ? 0 : BEATS[this.pace];
  }

  keep(): void {
    localStorage.setItem('polana.theme', this.theme);
    localStorage.setItem('polana.pace', this.pace);
    localStorage.setItem('polana.sounds', this.sounds ? 'on' : 'off');
    localStorage.setItem('polana.confirm', this.confirm ? 'on' : 'off');
    localStorage.setItem('polana.nothing', this.nothing ? 'on' : 'off');
    localStorage.setItem('polana.name', this.name);
    this.apply();
  }

  apply(): void {
    document.documentElement.dataset.theme = this.theme;
    document.documentElement.dataset.motion = this.pace === 'off' ? 'still' : 'free';
  }
}

export const settings = new Settings();
