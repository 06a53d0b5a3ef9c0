/** What the reader likes: theme, pace, sounds, confirming. Kept in the browser. */
export type Theme = 'light' | 'dark';
export type Pace = 'calm' | 'brisk' | 'instant';

function stored<T extends string>(name: string, fallback: T, allowed: readonly T[]): T {
  const found = localStorage.getItem(`polana.${name}`) as T | null;
  return found !== null && allowed.includes(found) ? found : fallback;
}

class Settings {
  theme = $state<Theme>(
    stored('theme', matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light', ['light', 'dark']),
  );
  pace = $state<Pace>(stored('pace', 'calm', ['calm', 'brisk', 'instant']));
  sounds = $state(stored('sounds', 'off', ['on', 'off']) === 'on');
  confirm = $state(stored('confirm', 'on', ['on', 'off']) === 'on');
  still = $state(stored('still', 'off', ['on', 'off']) === 'on');
  name = $state(localStorage.getItem('polana.name') ?? '');

  keep(): void {
    localStorage.setItem('polana.theme', this.theme);
    localStorage.setItem('polana.pace', this.pace);
    localStorage.setItem('polana.sounds', this.sounds ? 'on' : 'off');
    localStorage.setItem('polana.confirm', this.confirm ? 'on' : 'off');
    localStorage.setItem('polana.still', this.still ? 'on' : 'off');
    localStorage.setItem('polana.name', this.name);
    this.apply();
  }

  apply(): void {
    document.documentElement.dataset.theme = this.theme;
    document.documentElement.dataset.motion = this.still ? 'still' : 'free';
  }
}

export const settings = new Settings();
