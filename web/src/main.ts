import { mount } from 'svelte';
import App from './App.svelte';
import { watchMore } from './lib/more';
import { settings } from './lib/settings.svelte';
import { registerWorker } from './lib/worker';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

settings.start();
registerWorker();

const target = document.getElementById('app');
if (target) {
  mount(App, { target });
  watchMore(target);
}
