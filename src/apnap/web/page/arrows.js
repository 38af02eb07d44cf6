// Arrows over the table: attacks, blocks, and what a spell is aimed at. Positions are read from the page.
import { html, useLayoutEffect, useState } from './vendor/htm-preact-standalone.js';
import { accent, NONE } from './model.js';

function places() {
  const found = new Map();
  for (const el of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-refs]'))) {
    const r = el.getBoundingClientRect();
    if (!r.width || r.bottom < 0 || r.top > innerHeight || r.left > innerWidth || r.right < 0) continue;
    for (const ref of el.dataset.refs.split(' ')) if (ref && !found.has(+ref)) found.set(+ref, { x: r.left + r.width / 2, y: r.top + r.height / 2, w: r.width, h: r.height, el });
  }
  for (const el of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-far]'))) { // what lies on a board that is not open
    const r = el.getBoundingClientRect();
    if (r.width && r.right > 0 && r.left < innerWidth) for (const ref of el.dataset.far.split(' ')) if (ref && !found.has(+ref)) found.set(+ref, { x: r.left + r.width / 2, y: r.top + r.height / 2, w: r.width, h: r.height, el });
  }
  return found;
}

/** A calm curve that leaves both ends free: from the edge of one thing to the edge of the other. */
function curve(a, b, lift) {
  const dx = b.x - a.x, dy = b.y - a.y, len = Math.hypot(dx, dy) || 1, ux = dx / len, uy = dy / len;
  const edge = (p) => Math.min(p.w / 2 / Math.max(Math.abs(ux), 0.01), p.h / 2 / Math.max(Math.abs(uy), 0.01));
  const s = { x: a.x + ux * edge(a) * 0.8, y: a.y + uy * edge(a) * 0.8 };
  const back = Math.min(edge(b) + 4, len * 0.4), e = { x: b.x - ux * back, y: b.y - uy * back };
  const bend = lift * Math.min(90, len * 0.22), cx = (s.x + e.x) / 2 - uy * bend, cy = (s.y + e.y) / 2 + ux * bend;
  const angle = (Math.atan2(e.y - cy, e.x - cx) * 180) / Math.PI;
  return { d: `M${s.x} ${s.y}Q${cx} ${cy} ${e.x} ${e.y}`, head: `translate(${e.x} ${e.y}) rotate(${angle})` };
}

function wanted(frame, ui) {
  const out = [], { view } = frame;
  for (const s of view.seats) for (const o of s.battlefield) {
    if (o.attacking !== NONE && o.attacking !== undefined) out.push({ from: o.id, to: o.attacking, kind: 'attack', color: '#ff9d6c' });
    for (const a of o.blocking || []) out.push({ from: o.id, to: a, kind: 'block', color: '#9cc4ff' });
  }
  const block = frame.ask && frame.ask.kind === 'block';
  Object.entries(ui.made.assign).forEach(([from, aims]) => aims.forEach((to) => out.push({ from: +from, to, kind: block ? 'block' : 'attack', color: block ? '#9cc4ff' : '#ff9d6c' })));
  view.turns.forEach((t) => t.stack.forEach((o, i) => o.targets.flat().forEach((ref) => {
    out.push({ from: o.id, to: ref, kind: i === t.stack.length - 1 ? 'aim' : 'aim low', color: accent(o.controller) });
  })));
  const aiming = ui.sure && frame.ask.choices.find((c) => c.value === ui.sure.values[0] || (c.same || []).includes(ui.sure.values[0]));
  if (aiming) ui.sure.refs.forEach((ref) => out.push({ from: aiming.refs[0], to: ref, kind: 'aim', color: accent(frame.ask.seat) }));
  if (frame.ask && frame.ask.purpose === 'target') ui.made.picked.forEach((ref) => out.push({ from: frame.ask.source, to: ref, kind: 'aim', color: accent(frame.ask.seat) }));
  return out;
}

export function Arrows({ frame, ui }) {
  const [lines, set] = useState([]);
  useLayoutEffect(() => {
    const draw = () => {
      const at = places(), seen = new Set(), next = [];
      for (const w of wanted(frame, ui)) {
        const a = at.get(w.from), b = at.get(w.to), once = a && b && `${a.x},${a.y}>${b.x},${b.y}`;
        if (!a || !b || a.el === b.el || seen.has(once)) continue;
        seen.add(once);
        next.push({ ...w, ...curve(a, b, w.kind === 'attack' ? 0.5 : -0.7) });
      }
      set(next);
    };
    draw();
    const late = [80, 250, 600].map((ms) => setTimeout(draw, ms)); // boards find their size after the first drawing
    const moved = new ResizeObserver(() => requestAnimationFrame(() => requestAnimationFrame(draw)));
    document.querySelectorAll('.board, .rail, .front, .back').forEach((el) => moved.observe(el));
    addEventListener('resize', draw);
    document.addEventListener('scroll', draw, true);
    return () => { late.forEach(clearTimeout); moved.disconnect(); removeEventListener('resize', draw); document.removeEventListener('scroll', draw, true); };
  }, [frame, ui.stamp, ui.sure]);
  return html`<svg class="arrows" aria-hidden="true">${lines.map((l) => html`<g class=${l.kind} style=${{ color: l.color }}>
    <path class="halo" d=${l.d} /><path class="line" d=${l.d} /><path class="head" d="M0 0-13-6.500-9.500 0-13 6.500z" transform=${l.head} /></g>`)}</svg>`;
}
