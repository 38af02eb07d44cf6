// A deck: one of ours, pasted, dropped in, or from a file; checked on the spot.
import { html, useEffect, useRef, useState } from './vendor/htm-preact-standalone.js';
import { ask } from './net.js';

export function DeckField({ value, onChange, decks = [], variant = '', seats = 2, byHand = false, allow = null }) {
  const [own, setOwn] = useState(!!value.cards), [report, setReport] = useState(/** @type {any} */ (null));
  useEffect(() => {
    if (!value.cards.trim()) { setReport(null); return undefined; }
    const timer = setTimeout(async () => setReport(await ask('/api/deck', { cards: value.cards, variant, seats, by_hand: byHand })), 350);
    return () => clearTimeout(timer);
  }, [value.cards, variant, seats, byHand]);
  const judged = useRef(/** @type {any} */ (null));
  useEffect(() => { judged.current?.scrollIntoView({ block: 'nearest' }); }, [report]); // what is wrong is not left below the edge
  const slips = ((report && report.problems) || []).map((p) => p.match(/^line (\d+): no card is called '(.+?)'; did you mean '(.+?)'/)).filter(Boolean);
  const mend = () => { const lines = value.cards.split('\n'); for (const [, n, wrong, right] of slips) if (lines[+n - 1] !== undefined) lines[+n - 1] = lines[+n - 1].replace(wrong, right); onChange({ cards: lines.join('\n'), deck: '' }); };
  const take = async (file) => { if (!file) return; if (file.size > 40000) setReport({ words: `${file.name} is too large for a deck list` }); else onChange({ cards: await file.text(), deck: '' }); };
  return html`<div class=${`deckfield ${own ? 'own' : ''}`} onDragOver=${(e) => e.preventDefault()} onDrop=${(e) => { e.preventDefault(); setOwn(true); take(e.dataTransfer.files[0]); }}>
    <label>Deck <select value=${own ? '+' : value.deck} onChange=${(e) => { const mine = e.target.value === '+'; setOwn(mine); onChange(mine ? { deck: '' } : { deck: e.target.value, cards: '' }); }}>
      <option value="">any of ours</option>${decks.filter((d) => !d.sold).map((d) => html`<option value=${d.name}>${d.name}</option>`)}
      ${decks.some((d) => d.sold) && html`<optgroup label="as they were sold">${decks.filter((d) => d.sold).map((d) => html`<option value=${d.name}>${d.title}</option>`)}</optgroup>`}<option value="+">my own list…</option></select></label>
    ${own && report && html`<div class=${report.ok ? 'good' : 'error'} role="status" ref=${judged}><b>${report.words || report.error}</b>
      ${(report.problems || []).map((p) => html`<p>${p}</p>`)}${report.more > (report.problems || []).length && html`<p>and ${report.more - report.problems.length} more</p>`}
      ${slips.length > 0 && html`<button class="second" onClick=${mend}>${slips.length > 1 ? `Put these ${slips.length} right` : 'Put it right'}</button>`}
      ${!byHand && allow && (report.by_hand || []).length > 0 && html`<button class="second" onClick=${allow}>Allow cards by hand at this table</button>`}</div>`}
    ${own && html`<textarea rows="6" aria-label="your deck list" placeholder="Paste a list, or drop a file here: 4 Lightning Bolt…" value=${value.cards} onInput=${(e) => onChange({ cards: e.target.value, deck: '' })}></textarea>
      <input type="file" aria-label="a file with your deck" onChange=${(e) => take(e.target.files[0])} />`}
  </div>`;
}
