import './styles/tokens.css';
import './styles/base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { speakOf, tongue } from './lib/speech.svelte';

/** A page that was open while the server got a new one asks for parts that are gone: it is reloaded, once a minute at most.
 * Until then whoever has asked for the part hears that it has not come, and need not do with nothing. */
const ANEW = 'polana.anew';
window.addEventListener('vite:preloadError', () => {
  if (Date.now() - Number(sessionStorage.getItem(ANEW) ?? 0) < 60_000) return;
  sessionStorage.setItem(ANEW, String(Date.now()));
  location.reload();
});

settings.apply();
document.documentElement.lang = tongue.language;

const target = document.getElementById('app');
void speakOf().then(() => {
  if (target) mount(App, { target });
});
