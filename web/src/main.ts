import './styles/tokens.css';
import './styles/base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { tongue } from './lib/speech.svelte';

settings.apply();
document.documentElement.lang = tongue.language;

const target = document.getElementById('app');
if (target) mount(App, { target });
