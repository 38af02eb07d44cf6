// In and out of a table: the line to the server, waiting for the others, and the table itself.
import { html, useEffect, useRef, useState } from './vendor/htm-preact-standalone.js';
import { Waiting } from './waiting.js';
import { connect } from './net.js';
import { Draft } from './draft.js';
import { Table } from './table.js';
import { inflated } from './model.js';
import { remember } from './lobby.js';

export function Door({ table, token }) {
  const [frame, setFrame] = useState(/** @type {any} */ (null));
  const [line, setLine] = useState({ up: false, words: '' });
  const [said, setSaid] = useState(/** @type {any} */ (null));
  const link = useRef(/** @type {any} */ (null));
  useEffect(() => {
    link.current = connect({
      table, token,
      onFrame: (data) => { setFrame(inflated(data)); if (data.you >= 0) remember({ id: table, token, title: data.title, stage: data.stage }); },
      onSaid: (message) => setSaid({ ...message, at: performance.now() }),
      onLine: setLine,
    });
    return () => link.current.close();
  }, []);
  const send = (message) => link.current.send(message);
  if (!frame) return html`<main class="door"><h1>apnap</h1><p role="status">${line.words || 'Opening the table…'}</p>${line.words && html`<p><a href="/">To the lobby</a></p>`}</main>`;
  if (frame.stage === 'gathering') return html`<${Waiting} frame=${frame} table=${table} token=${token} line=${line} />`;
  if (frame.draft) return html`<${Draft} frame=${frame} send=${send} said=${said} line=${line} />`;
  return html`<${Table} frame=${frame} send=${send} said=${said} line=${line} />`;
}
