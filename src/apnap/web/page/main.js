// Which page it is: the lobby, or a table.
import { html, render } from './vendor/htm-preact-standalone.js';
import { Lobby } from './lobby.js';
import { Door } from './door.js';

const at = location.pathname.match(/^\/table\/([\w-]+)$/);
const page = at ? html`<${Door} table=${at[1]} token=${location.hash.slice(1)} />` : html`<${Lobby} />`;
render(page, /** @type {HTMLElement} */ (document.getElementById('app')));
