// A draft: the pack before you, what you have taken, what lies open round the table; then a deck from it.
import { html, useLayoutEffect, useRef, useState } from './vendor/htm-preact-standalone.js';
import { Card, Zoom } from './cards.js';
import { Words } from './mana.js';
import { accent, maySeatBots } from './model.js';
import { useZoom } from './zoom.js';

/** What a person has put together for a question, when it is new. */
const fresh = (ask) => ({ id: ask ? ask.id : '', picked: (ask && !isAmounts(ask) && ask.default) || [], amounts: (isAmounts(ask) && ask.default) || [] });

const isAmounts = (ask) => !!ask && ['divide', 'assign damage'].includes(ask.kind);
const COLUMNS = [0, 1, 2, 3, 4, 5, 6];

/** Cards in columns by what they cost, lands last. */
function columns(cards) {
  const out = COLUMNS.map((n) => ({ name: n < 6 ? `${n}` : '6+', cards: [] })), lands = { name: 'Lands', cards: [] };
  for (const c of cards) (c.types.includes('Land') ? lands : out[Math.min(6, c.mana_value)]).cards.push(c);
  [...out, lands].forEach((column) => column.cards.sort((a, b) => a.colors.localeCompare(b.colors) || a.name.localeCompare(b.name)));
  return [...out, lands].filter((column) => column.cards.length);
}

/** The main button: what it says, and whether it can be pressed. */
function primary(ask, made) {
  const n = made.picked.length, sum = made.amounts.reduce((a, b) => a + b, 0);
  if (isAmounts(ask)) return [`${sum} lands`, sum >= ask.minimum && sum <= ask.maximum];
  if (ask.kind === 'yes or no') return ['Yes', true];
  if (ask.kind === 'order') return ['In this order', true];
  const ready = n >= ask.minimum && n <= ask.maximum;
  if (ask.purpose === 'draft') return [ask.maximum > 1 ? `Draft these ${n} of ${ask.maximum}` : 'Draft it', ready];
  if (ask.purpose === 'deck') return [`This deck: ${n} cards`, ready];
  return [n ? `Choose ${n}` : 'None of them', ready];
}

export function Draft({ frame, send, said, line }) {
  const { draft } = frame, ask = draft.asks[0] || null, all = draft.cards;
  const kept = useRef(fresh(ask)), [, redraw] = useState(0), [sent, setSent] = useState(''), [rail, setRail] = useState('table');
  if (ask && kept.current.id !== ask.id) kept.current = fresh(ask);
  const made = kept.current, put = (part) => { kept.current = { ...kept.current, ...part }; redraw((n) => n + 1); };
  useLayoutEffect(() => setSent(''), [said]);
  const waits = !!ask && sent === ask.id;
  const answer = (values) => { if (ask && !waits && send({ type: 'answer', ask: ask.id, values })) setSent(ask.id); };
  const [later, setLater] = useState(/** @type {number[]} */ ([])); // face-up cards that are left as they are until one says otherwise
  const lets = !!ask && ask.purpose === 'during the draft', refs = lets ? ask.choices.flatMap((c) => c.refs) : [];
  useLayoutEffect(() => { if (lets && refs.every((ref) => later.includes(ref))) answer([]); }, [ask && ask.id]);
  const notAgain = () => { setLater([...new Set([...later, ...refs])]); answer([]); };
  const order = () => [...kept.current.picked, ...ask.choices.map((c) => c.value).filter((v) => !kept.current.picked.includes(v))];
  const confirm = () => { const { amounts, picked } = kept.current; if (ask && primary(ask, kept.current)[1]) answer(isAmounts(ask) ? amounts : ask.kind === 'yes or no' ? [1] : ask.kind === 'order' ? order() : picked); };
  const toggle = (value) => {
    const { picked } = kept.current, has = picked.includes(value);
    if (has && ask.purpose === 'draft' && ask.maximum === 1) { confirm(); return; } // clicked twice
    put({ picked: has ? picked.filter((v) => v !== value) : ask.maximum === 1 ? [value] : [...picked, value].slice(-ask.maximum) });
  };
  const suggest = () => put(isAmounts(ask) ? { amounts: ask.suggested } : { picked: ask.suggested });
  const [zoom, look] = useZoom((ref) => all[ref]), ui = { look };
  const live = useRef(/** @type {any} */ (null)); // a key that comes before the page has caught up means what is on it now
  live.current = (e) => {
    if (!ask || ['INPUT', 'SELECT', 'TEXTAREA'].includes(e.target.tagName) || e.ctrlKey || e.metaKey || e.altKey) return;
    const digit = /^[1-9]$/.test(e.key) ? ask.choices[+e.key - 1] : null;
    const act = [' ', 'F2', 'Enter'].includes(e.key) && e.target.tagName !== 'BUTTON' || [' ', 'F2'].includes(e.key) ? confirm : ask.kind === 'yes or no' && /^[nN]$/.test(e.key) ? () => answer([0]) : /^[bB]$/.test(e.key) ? suggest : digit ? () => toggle(digit.value) : null;
    if (act) { e.preventDefault(); act(); }
  };
  useLayoutEffect(() => {
    const on = (e) => live.current(e);
    addEventListener('keydown', on);
    return () => removeEventListener('keydown', on);
  }, []);
  const state = (value) => (made.picked.includes(value) ? 'on' : ask && ask.choices.some((c) => c.value === value) ? 'can' : '');
  const one = (c, w, lines) => html`<${Card} key=${c.id} card=${c} w=${w} lines=${lines ? c.text : null} ui=${{ ...ui, click: () => ask && ask.choices.some((x) => x.value === c.id) && toggle(c.id) }} state=${state(c.id)} />`;
  const [word, ready] = ask ? primary(ask, made) : ['', false];
  return html`<div class="drafting">
    <nav class="steps"><h1 class="title"><b>${frame.title}</b></h1><span class="turns"><span class="turn now" style=${{ '--who': accent(Math.max(frame.you, 0)) }}><b>${draft.building ? 'Building decks' : `Round ${draft.round} of ${draft.rounds}`}</b>${!draft.building && html`<span class="t-way"> packs go to the ${draft.left ? 'left' : 'right'}</span>`}</span></span>
      <span class="tools"><button onClick=${() => setRail(rail === 'log' ? 'table' : 'log')} aria-pressed=${rail === 'log'}>Log</button></span></nav>
    <main class="draftmain">${frame.you < 0 ? html`<p class="quiet">You look on: packs are their drafters’ own.</p>` : html`<${Before} draft=${draft} ask=${ask} made=${made} one=${one} all=${all} put=${put} toggle=${toggle} look=${ui.look} />`}</main>
    <aside class="rail">${rail === 'log' ? html`<section class="since"><h2>Log</h2><div class="who"><ul>${[...draft.log].reverse().map(([, rule, text]) => html`<li>${text} <button class="cited" onClick=${() => send({ type: 'rule', number: rule })}>${rule}</button></li>`)}</ul></div></section>` : html`<${Around} draft=${draft} frame=${frame} all=${all} look=${ui.look} send=${send} later=${later} again=${(id) => setLater(later.filter((one) => one !== id))} />`}</aside>
    ${frame.you >= 0 && ask && ask.purpose !== 'deck' && html`<section class="pile" aria-label="what you have drafted"><h2>Drafted <small>${draft.pile.length}</small></h2><div class="pilecolumns">${columns(draft.pile.map((id) => all[id])).map((column) => html`<div><h3>${column.name}</h3>${column.cards.map((c) => html`<${Line} c=${c} look=${ui.look} />`)}</div>`)}</div></section>`}
    <footer class=${`bar ${waits ? 'waits' : ''} ${ask ? '' : 'idle'}`} data-ask=${ask ? ask.id : ''} data-kind=${ask ? ask.kind : ''} data-purpose=${ask ? ask.purpose : ''}>
      <div class="prompt" role="status"><b>${ask ? ask.title.split('  (')[0] : frame.you < 0 ? 'Looking on' : 'Waiting for the others'}</b>
        ${!line.up ? html`<span class="from bad">${line.words}</span>` : said && said.type === 'refused' ? html`<span class="from bad" role="alert"><${Words} text=${said.words} /> ${said.rule && `CR ${said.rule}`}</span>`
        : html`<span class="from">${ask ? html`<button class="rule" title=${ask.rule_title} onClick=${() => send({ type: 'rule', number: ask.rule })}>CR ${ask.rule}</button> · ${hint(ask)}` : `${draft.seats.filter((s) => s.asked).map((s) => s.name).join(', ')}`}</span>`}</div>
      <div class="chips">${lets && html`<button class="chip" onClick=${notAgain}>not now, and do not ask again</button>`}${ask && !['yes or no'].includes(ask.kind) && html`<button class="chip" onClick=${suggest}><kbd>B</kbd>what a bot would do</button>`}</div>
      <div class="buttons">${ask && ask.kind === 'yes or no' && html`<button class="second" onClick=${() => answer([0])}>No, change it <kbd>N</kbd></button>`}
        ${ask && html`<button class="primary" disabled=${!ready || waits} onClick=${confirm}><span>${word}</span><kbd>Space</kbd></button>`}</div></footer>
    ${said && said.type === 'told' && html`<aside class="told" role="dialog" aria-label=${said.title}><header><b>${said.title}</b></header><ul>${said.lines.map((l) => html`<li><${Words} text=${l} /></li>`)}</ul></aside>`}
    ${zoom && html`<${Zoom} card=${zoom.card} at=${zoom.at} seats=${draft.seats} keys=${false} stays=${zoom.stays} />`}</div>`;
}

function hint(ask) {
  if (ask.purpose === 'draft') return ask.maximum > 1 ? `click ${ask.maximum} cards, then the button` : 'click a card, then the button; or click it twice';
  if (ask.purpose === 'deck') return `click a card to put it in or out; with basic lands ${ask.least} cards at least`;
  if (isAmounts(ask)) return `${ask.minimum} at least, so that the deck is large enough`;
  if (ask.kind === 'yes or no') return 'Y or N';
  return ask.minimum === ask.maximum ? `${ask.minimum} of these` : `${ask.minimum} to ${ask.maximum} of these`;
}

/** What is before the drafter: a pack, a pool, or another choice. */
function Before({ draft, ask, made, one, all, put, toggle, look }) {
  if (!ask) return html`<p class="quiet waitingpack">The next pack is on its way.</p>`;
  if (ask.purpose === 'deck') return html`<${Build} draft=${draft} ask=${ask} made=${made} all=${all} toggle=${toggle} look=${look} />`;
  if (isAmounts(ask)) return html`<div class="landpicks">${ask.choices.map((c, i) => html`<div class="amount"><span class="a-name">${c.text}</span><span class="stepper">
    <button aria-label=${`one ${c.text} less`} onClick=${() => put({ amounts: made.amounts.map((n, k) => (k === i ? Math.max(0, n - 1) : n)) })}>−</button><output>${made.amounts[i] || 0}</output><button aria-label=${`one ${c.text} more`} onClick=${() => put({ amounts: ask.choices.map((_, k) => (made.amounts[k] || 0) + (k === i ? 1 : 0)) })}>+</button></span></div>`)}</div>`;
  const cards = ask.choices.filter((c) => c.refs.length).map((c) => all[c.refs[0]]).filter(Boolean), others = ask.choices.filter((c) => !c.refs.length);
  if (ask.kind === 'yes or no') return html`<${Build} draft=${draft} ask=${ask} made=${{ picked: draft.deck }} all=${all} toggle=${() => {}} look=${look} />`;
  return html`<div class="packcards">${cards.map((c) => one(c, innerWidth < 640 ? Math.floor((innerWidth - 24) / Math.max(2, Math.floor((innerWidth - 16) / 190))) : 158, true))}</div>
    ${others.length > 0 && html`<div class="modes">${others.map((c, i) => html`<button class=${`mode ${made.picked.includes(c.value) ? 'on' : ''}`} aria-pressed=${made.picked.includes(c.value)} onClick=${() => toggle(c.value)}>${i < 9 && html`<kbd>${i + 1}</kbd>`}<span><${Words} text=${c.text} /></span></button>`)}</div>`}`;
}

const Line = ({ c, look, click = null, cls = '' }) => html`<button class=${`row f-${c.colors.length > 1 ? 'M' : c.colors || (c.types.includes('Land') ? 'L' : 'C')} ${cls}`} onClick=${click} onMouseEnter=${(e) => look(c, e)} onMouseLeave=${() => look(null)}><i class="r-dot"></i><span class="r-name">${c.name}</span>${c.types.includes('Creature') && html`<span class="pt">${c.power}/${c.toughness}</span>`}</button>`;

/** The pool in two halves: the deck, and what stays out of it. */
function Build({ draft, ask, made, all, toggle, look }) {
  const pool = ask.purpose === 'deck' ? ask.choices.map((c) => all[c.value]) : draft.pile.map((id) => all[id]);
  const inside = pool.filter((c) => made.picked.includes(c.id)), outside = pool.filter((c) => !made.picked.includes(c.id));
  const part = (title, cards, word) => html`<section class="buildpart" aria-label=${title}><h2>${title} <small>${cards.length}</small></h2><div class="pilecolumns">${columns(cards).map((column) => html`<div><h3>${column.name} <small>${column.cards.length}</small></h3>${column.cards.map((c) => html`<${Line} key=${c.id} c=${c} look=${look} cls=${ask.purpose === 'deck' ? (word === 'in' ? 'on' : 'can') : ''} click=${() => toggle(c.id)} />`)}</div>`)}${cards.length === 0 && html`<span class="empty">nothing</span>`}</div></section>`;
  const lead = [...draft.leaders, ...draft.agendas].map((id) => all[id].name), lands = Object.entries(draft.lands).map(([name, n]) => `${n} ${name}`);
  return html`<div class="build">${lead.length > 0 && html`<p>${draft.leaders.length ? 'Commander' : 'Conspiracies'}: ${lead.join(', ')}</p>`}${part('In the deck', inside, 'in')}${ask.purpose !== 'deck' && lands.length > 0 && html`<p>${lands.join(', ')}</p>`}${part('Left out', outside, 'out')}</div>`;
}

/** Equal notes once, with how often. */
const folded = (notes) => [...notes.reduce((all, note) => all.set(note, (all.get(note) || 0) + 1), new Map())];

/** Everybody at the table: how much they have, what lies face up before them, what was noted. */
function Around({ draft, frame, all, look, send, later, again }) {
  const host = maySeatBots(frame);
  return html`<section class="around" aria-label="round the table"><h2>Round the table <small>${draft.left ? 'packs go down the list' : 'packs go up the list'}</small></h2>
    ${draft.seats.map((s, i) => html`<div class=${`drafter ${i === frame.you ? 'me' : ''}`} style=${{ '--who': accent(i) }}><header><b class="p-no">${i + 1}</b><span class="p-who">${s.name}</span>${s.asked && html`<span class="p-think" title="is deciding">···</span>`}
      <small>${s.drafted} cards${s.packs.length ? `, pack of ${s.packs.join(', ')}` : ''}</small>${frame.chairs[i].who !== 'bot' && !frame.here[i] && html`<span class="p-out">away</span>`}
      ${host && i !== frame.you && frame.chairs[i].who !== 'bot' && !frame.here[i] && html`<button class="ghost" onClick=${() => send({ type: 'sit in', seat: i, bot: 'keen' })}>let a bot draft</button>`}</header>
      ${s.face_up.length > 0 && html`<div>${s.face_up.map((id) => html`<${Line} c=${all[id]} look=${look} />${i === frame.you && later.includes(id) && html`<button class="ghost" onClick=${() => again(id)}>ask me again</button>`}`)}</div>`}</div>`)}
    ${draft.revealed.length > 0 && html`<h2>Revealed</h2>${draft.revealed.map((id) => html`<${Line} c=${all[id]} look=${look} />`)}`}
    ${draft.notes.length > 0 && html`<h2>Noted</h2><ul class="notes">${folded(draft.notes).map(([note, n]) => html`<li>${note}${n > 1 ? ` ×${n}` : ''}</li>`)}</ul>`}
    ${(draft.shown || []).length > 0 && html`<h2>You have seen</h2><ul class="notes">${draft.shown.map(([what, ids]) => html`<li>${what}: ${ids.map((id) => all[id].name).join(', ')}</li>`)}</ul>`}</section>`;
}
