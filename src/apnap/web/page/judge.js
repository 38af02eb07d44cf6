// The judge's page: a position as text, laid out as a table of which every seat has a link. The text is in the address.
import { html, useState } from './vendor/htm-preact-standalone.js';
import { accent } from './model.js';
import { ask } from './net.js';

const EXAMPLE = `table 2 seats
turn 5, seat 0, main1, priority 0
seat 0 Ann: life 20
  hand: Lightning Bolt
  battlefield: Mountain x3; Goblin Piker
  library: Mountain x9
seat 1 Bob: life 20
  battlefield: Forest x2; Grizzly Bears
  library: Forest x9
`;

function given() {
  try { return decodeURIComponent(location.hash.slice(1)); } catch (error) { return ''; }
}

export function Judge() {
  const [text, setText] = useState(given() || EXAMPLE), [made, setMade] = useState(/** @type {any} */ (null)), [error, setError] = useState('');
  const layOut = async () => {
    history.replaceState(null, '', `/judge#${encodeURIComponent(text)}`);
    const said = await ask('/api/position', { text });
    setError(said.error || '');
    setMade(said.error ? null : said);
  };
  return html`<main class="waiting judge"><h1>Lay out a position</h1><p>Write who has what and whose turn it is; every seat is then yours. The address of this page has the position in it.</p>
    <textarea rows="18" spellcheck="false" aria-label="the position" value=${text} onInput=${(e) => setText(e.target.value)}></textarea>
    <p><button class="primary" onClick=${layOut}>Lay it out</button></p>${error && html`<p class="error" role="alert">${error}</p>`}
    ${made && html`<ol class="chairs">${made.links.map((path, i) => html`<li style=${{ '--who': accent(i) }}><b>${i + 1}</b> <a href=${path} target="_blank" rel="noopener">Sit down as ${made.names[i]}</a></li>`)}</ol>`}
    <p><a href="/">To the lobby</a></p></main>`;
}
