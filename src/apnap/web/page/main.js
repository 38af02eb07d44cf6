// Which page it is: the lobby, a table, or a recorded game.
import { html, render } from './vendor/htm-preact-standalone.js';
import { usePictures } from './art.js';
import { ask } from './net.js';
import { Lobby } from './lobby.js';
import { Door } from './door.js';
import { Judge } from './judge.js';
import { Replay } from './replay.js';

const at = location.pathname.match(/^\/table\/([\w-]+)$/);
const page = location.pathname === '/judge' ? html`<${Judge} />` : location.pathname === '/replay' ? html`<${Replay} />` : at ? html`<${Door} table=${at[1]} token=${location.hash.slice(1)} />` : html`<${Lobby} />`;
ask('/api/images').then((names) => { if (Array.isArray(names)) usePictures(names); render(page, /** @type {HTMLElement} */ (document.getElementById('app'))); });
