/** Telling that it is my turn: the title, a notification, a soft sound. Never more than one per waiting ask. */
import { settings } from './settings.svelte';

type May = 'granted' | 'denied' | 'default';

export const mayNotify = (): May => ('Notification' in window ? Notification.permission : 'denied');

export async function askToNotify(): Promise<May> {
  return 'Notification' in window ? Notification.requestPermission() : 'denied';
}

let told = '';

/** Tell once per ask, and only while nobody is looking at the page. */
export function tellTurn(id: string, title: string, body: string): void {
  if (told === id) return;
  told = id;
  if (settings.sounds) chime();
  if (!document.hidden || mayNotify() !== 'granted') return;
  const notice = new Notification(title, { body, tag: id, icon: '/icon.svg' });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

let audio: AudioContext | null = null;

/** Two soft strokes, made on the spot: no sound files. */
export function chime(): void {
  audio ??= new AudioContext();
  const now = audio.currentTime;
  for (const [at, pitch] of [
    [0, 523],
    [0.16, 659],
  ] as const) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.type = 'sine';
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0, now + at);
    gain.gain.linearRampToValueAtTime(0.12, now + at + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + at + 0.5);
    tone.connect(gain).connect(audio.destination);
    tone.start(now + at);
    tone.stop(now + at + 0.55);
  }
}
