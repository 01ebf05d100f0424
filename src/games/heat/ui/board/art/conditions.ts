// Cardboard and people of a weekend: road tokens, weather board, changed limits, photographers. Original drawings.

import { chance } from '@geometry/chance';
import { painted, paintedWidth } from '@ui/art/glyphs';
import { num } from '@ui/art/svg';
import { SIGN, TOKEN } from '../../../geometry/roadside';
import { lastingText, setupText, weatherName } from '../../../narration/condition-text';
import { t } from '../../../text/t';
import type { RoadId, WeatherId } from '../../../types';
import type { Theme } from './circuit-look';

/** Width beside the weather's symbol, and how far text may shrink to fit into one line there. */
const BESIDE = 122;
const LEGIBLE = 0.82;
/** A weather board's plate. */
export const BILLBOARD = { width: 212, height: 128 } as const;

/** In a box of 24. */
export const FLAME =
  'M8.5 14.5A2.5 2.5 0 0 0 11 12c0-1.38-.5-2-1-3-1.072-2.143-.224-4.054 2-6 .5 2.5 2 4.9 4 6.5 2 1.6 3 3.5 3 5.5a7 7 0 1 1-14 0c0-1.153.433-2.294 1-3a2.5 2.5 0 0 0 2.5 2.5z';
const ZAP = 'M13 2L4 14H11L10 22L20 10H13Z';
const WIND = 'M12.8 19.6A2 2 0 1 0 14 16H2M17.5 8a2.5 2.5 0 1 1 2 4H2M9.8 4.4A2 2 0 1 1 11 8H2';
const CLOUD = 'M4 14.9A7 7 0 1 1 15.71 8h1.79a4.5 4.5 0 0 1 2.5 8.24M16 14v6M8 14v6M12 16v6';

/** Colour of a token. */
export const TOKEN_COLOURS: Readonly<Record<RoadId, string>> = {
  weather: '#5a86d8',
  overheat: '#c23a22',
  slower: '#6a4a8e',
  faster: '#2d8a57',
  freeBoost: '#3ba7d6',
  tow: '#178f88',
};
const MARKS: Readonly<Partial<Record<RoadId, string>>> = { weather: CLOUD, overheat: FLAME, freeBoost: ZAP, tow: WIND };

/** A token centred on 0, 0: a cardboard disc with its mark; null: its back. */
export function tokenArt(id: RoadId | null): string {
  const rim = `<circle cx="2.4" cy="4" r="${TOKEN}" fill="#000" opacity=".4"/><circle r="${TOKEN}" fill="#e9dfc8" stroke="#8f7f5a"/>`;
  if (id === null) {
    const back = `<circle r="${TOKEN - 3}" fill="#3b3f46"/><path d="M-7 7L-7 -7L7 7L7 -7" fill="none" stroke="#cfc4a6" stroke-width="2.2" opacity=".8"/>`;
    return `${rim}${back}<circle r="${TOKEN - 5}" fill="none" stroke="#cfc4a6" stroke-width=".9" opacity=".6"/>`;
  }
  const shine = TOKEN - 4.6;
  const disc = `<circle r="${TOKEN - 3}" fill="${TOKEN_COLOURS[id]}"/><path d="M${-shine} -2A${shine} ${shine} 0 0 1 ${shine} -2" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.4"/>`;
  return rim + disc + markOf(id);
}

function markOf(id: RoadId): string {
  const mark = MARKS[id];
  if (mark !== undefined) {
    const scale = num((TOKEN * 1.16) / 24);
    return `<path transform="translate(${num(-TOKEN * 0.58)} ${num(-TOKEN * 0.58)}) scale(${scale})" d="${mark}" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>`;
  }
  const half = TOKEN * 0.4;
  const plate = `<rect x="${-half}" y="${-half}" width="${half * 2}" height="${half * 2}" rx="1.6" transform="rotate(45)" fill="#fff7df" stroke="#c8202c" stroke-width="1.5"/>`;
  return plate + painted(id === 'slower' ? '-1' : '+1', { size: TOKEN * 0.72, fill: '#14171b' });
}

/** A sign with a changed limit: the current one large, the printed one struck through on a tab. */
export function changedSign(theme: Theme, printed: number, limit: number, tab: 1 | -1 = 1): string {
  const half = SIGN / 2 + 2;
  const plate = `<rect x="${-half}" y="${-half}" width="${half * 2}" height="${half * 2}" rx="4" transform="translate(2 4) rotate(45)" fill="#000" opacity=".4"/><rect x="${-half}" y="${-half}" width="${half * 2}" height="${half * 2}" rx="4" transform="rotate(45)" fill="#fff7df" stroke="${theme.kerb[0]}" stroke-width="3.4"/>`;
  const number = painted(String(limit), { size: limit > 9 ? 25 : 29, fill: '#14171b' });
  return plate + number + struckTab(printed, limit < printed ? TOKEN_COLOURS.slower : TOKEN_COLOURS.faster, tab);
}

function struckTab(printed: number, colour: string, side: 1 | -1): string {
  const tab = `<rect x="-12" y="-12" width="24" height="24" rx="4.5" fill="#000" opacity=".4" transform="translate(1 2)"/><rect x="-12" y="-12" width="24" height="24" rx="4.5" fill="#f4ecd6" stroke="${colour}" stroke-width="2"/>`;
  const number = painted(String(printed), { size: printed > 9 ? 17 : 20, fill: '#3a342a' });
  return `<g transform="translate(${side * 21} -17)">${tab}${number}<path d="M-9 7L9 -7" stroke="#e0281c" stroke-width="2.6" stroke-linecap="round"/></g>`;
}

/** A steel board on two posts, centred on 0, 0, with the weather painted on it; null: its covered back. */
export function weatherBoard(weather: WeatherId | null): string {
  const posts = `<path d="M-92 44L-78 62M92 44L106 62" stroke="#000" stroke-opacity=".35" stroke-width="9"/><rect x="-96" y="-46" width="206" height="98" rx="6" fill="#000" opacity=".4" transform="translate(3 7)"/><path d="M-74 48V62M76 48V62" stroke="#59616b" stroke-width="7"/>`;
  const frame = `<rect x="-103" y="-51" width="206" height="102" rx="7" fill="#39424c"/><rect x="-103" y="-51" width="206" height="102" rx="7" fill="none" stroke="#aab4be" stroke-width="2"/>`;
  const [top, low] = weather === null ? ['#2a3038', '#1d2228'] : SKIES[weather];
  const plate = `<defs><linearGradient id="wb" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs><rect x="-97" y="-45" width="194" height="90" rx="4" fill="url(#wb)"/>`;
  const screws = [-99, 99]
    .flatMap((x) => [-47, 47].map((y) => `<circle cx="${x}" cy="${y}" r="1.8" fill="#d5dbe1"/>`))
    .join('');
  return posts + frame + plate + screws + (weather === null ? coverArt() : weatherText(weather));
}

function coverArt(): string {
  return `<path d="M-97 -20H97M-97 5H97M-97 30H97" stroke="#fff" stroke-opacity=".09" stroke-width="2"/>${painted(t('painted.weather'), { size: 30, fill: '#cfd6de', opacity: 0.75, spacing: 2, slant: 11 })}`;
}

function weatherText(weather: WeatherId): string {
  const name = weatherName(weather);
  const small = { size: 15.5, fill: '#dbe8f2', spacing: 0.5 };
  const line = (y: number, x: number, label: string, look: Parameters<typeof painted>[1]): string => {
    const text = label.toUpperCase();
    const room = x === 0 ? 184 : BESIDE;
    const size = look.size * Math.min(1, room / paintedWidth(text, look));
    return `<g transform="translate(${x} ${y})">${painted(text, { ...look, size })}</g>`;
  };
  const setup = setupText(weather);
  const look = { ...small, spacing: 0.2 };
  const isLong = paintedWidth(setup.toUpperCase(), look) * LEGIBLE > BESIDE;
  const [first, second] = isLong ? halves(setup) : [setup, ''];
  const change = isLong
    ? line(-9, 32, first, { ...look, size: 14 }) + line(5, 32, second, { ...look, size: 14 })
    : line(-2, 32, first, look);
  return `<g transform="translate(-66 -12)">${SYMBOLS[weather]}</g>${line(isLong ? -28 : -25, 32, name, { size: name.length > 9 ? 24 : 28, fill: '#fff', slant: 11 })}${change}<path d="M-97 14H97" stroke="#fff" stroke-opacity=".22"/>${line(30, 0, lastingText(weather), { ...small, size: 17, fill: '#ffe9ad' })}`;
}

/** Splits text into two lines of about the same length. */
function halves(text: string): [string, string] {
  const all = text.split(' ');
  const at = all.findIndex((_, i) => all.slice(0, i + 1).join(' ').length * 2 >= text.length - 1);
  return [all.slice(0, at + 1).join(' '), all.slice(at + 1).join(' ')];
}

const SKIES: Readonly<Record<WeatherId, readonly [string, string]>> = {
  overcast: ['#59636e', '#39424c'],
  fog: ['#7b8790', '#525d66'],
  storm: ['#35324f', '#1a1a2c'],
  coldSnap: ['#3d6f96', '#1f4466'],
  rain: ['#2b4a6b', '#1b2f47'],
  heatwave: ['#b8591d', '#6e2a12'],
};
const PUFF = '<path d="M-20 9a11 11 0 0 1 3 -21a15 15 0 0 1 28 -3a12 12 0 0 1 6 24Z" fill="#e8eef4"/>';
const DARK_PUFF = '<path d="M-20 9a11 11 0 0 1 3 -21a15 15 0 0 1 28 -3a12 12 0 0 1 6 24Z" fill="#8f98a8"/>';
const FLAKE = [0, 60, 120]
  .map((turn) => `<path transform="rotate(${turn})" d="M0 -21V21M-6 -16L0 -10L6 -16M-6 16L0 10L6 16" />`)
  .join('');
const RAYS = Array.from({ length: 8 }, (_, i) => `<path transform="rotate(${i * 45})" d="M0 -17V-24"/>`).join('');
const SYMBOLS: Readonly<Record<WeatherId, string>> = {
  overcast: `<g transform="translate(8 -6) scale(.8)">${DARK_PUFF}</g>${PUFF}`,
  fog: `<g fill="none" stroke="#eef3f6" stroke-width="4.5" stroke-linecap="round"><path d="M-24 -12q6 -5 12 0t12 0t12 0t12 0"/><path d="M-24 0q6 -5 12 0t12 0t12 0"/><path d="M-24 12q6 -5 12 0t12 0t12 0t12 0"/></g>`,
  storm: `${DARK_PUFF}<path d="M2 4L-8 18H-1L-5 30L8 13H1L5 4Z" fill="#ffd23f"/>`,
  coldSnap: `<g fill="none" stroke="#dff2ff" stroke-width="3.2" stroke-linecap="round">${FLAKE}</g>`,
  rain: `${PUFF}${[-15, -6, 3, 12].map((x, i) => `<path d="M${x} ${15 + (i % 2) * 3}l-5 13" stroke="#9fd0f5" stroke-width="3" stroke-linecap="round"/>`).join('')}`,
  heatwave: `<circle r="12.5" fill="#ffd23f"/><g stroke="#ffd23f" stroke-width="3.6" stroke-linecap="round">${RAYS}</g>`,
};

const COATS = ['#3b5b8f', '#8a4a3c', '#5a6b3a'];
const HATS = ['#2a2419', '#c9b48a', '#3b2a20'];

/** Three photographers behind a rope, centred on 0, 0, looking down at the road. */
export function pressArt(): string {
  const people = [-20, 0, 20].map((x, i) => {
    const body = `<ellipse cx="3" cy="5" rx="9" ry="5" fill="#000" opacity=".35"/><ellipse rx="7.6" ry="5.2" fill="${COATS[i]}"/><circle cy="-1" r="3.8" fill="#e8c9a6"/><path d="M-4.4 -1.6A4.4 4.4 0 0 1 4.4 -1.6Z" fill="${HATS[i]}"/>`;
    const camera =
      '<rect x="-5" y="2.6" width="10" height="6.4" rx="1.5" fill="#15181c" stroke="#6c747d" stroke-width=".7"/><circle cy="8.6" r="3" fill="#20262d" stroke="#9aa3ad"/><circle cy="9" r="1.2" fill="#9fd0ee"/>';
    return `<g transform="translate(${x} ${i === 1 ? -3 : 0})">${body}${camera}</g>`;
  });
  return `<rect x="-34" y="-10" width="70" height="20" rx="5" fill="#1b2027" opacity=".5"/>${people.join('')}<path d="M-34 14H34" stroke="#f4f1e8" stroke-width="2.6"/><path d="M-34 14H34" stroke="#c8202c" stroke-width="2.6" stroke-dasharray="7 7"/>`;
}

/** A camera flash, centred on 0, 0. */
export function flashArt(): string {
  return '<circle r="13" fill="#fff" opacity=".3"/><path d="M0 -11L2 -2L11 0L2 2L0 11L-2 2L-11 0L-2 -2Z" fill="#fff"/>';
}

/** The tag with their name. */
export function pressTag(): string {
  const text = t('painted.press');
  const look = { size: 16, fill: '#fff', spacing: 0.8 };
  const camera =
    'M14.5 4h-5L7 7H4a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-3l-2.5-3zM9 13a3 3 0 1 0 6 0a3 3 0 1 0-6 0';
  return `<rect x="-36" y="-13" width="72" height="26" rx="6" fill="#12151a" stroke="#f2f3f5" stroke-opacity=".55"/><path transform="translate(-30 -8) scale(.667)" d="${camera}" fill="none" stroke="#fff" stroke-width="2.2" stroke-linejoin="round"/><g transform="translate(10 0)">${painted(text, { ...look, size: look.size * Math.min(1, 43 / paintedWidth(text, look)) })}</g>`;
}

/** Streaks of rain over a square tile of this edge that repeats seamlessly. slant: sideways per unit down. */
export function rainTile(edge: number, streaks: number, slant: number): string {
  const next = chance(9);
  let svg = '';
  for (let i = 0; i < streaks; i++) {
    const long = 12 + next() * 24;
    const x = next() * edge;
    const y = next() * edge;
    const opacity = num(0.16 + next() * 0.24);
    const width = next() > 0.75 ? 1.7 : 1.1;
    // What leaves the square on one side comes in on the other.
    for (const dx of [-edge, 0, edge]) {
      for (const dy of [-edge, 0]) {
        svg += `<path d="M${num(x + dx - edge / 2)} ${num(y + dy - edge / 2)}l${num(-long * slant)} ${num(long)}" stroke="#dceaf3" stroke-opacity="${opacity}" stroke-width="${width}"/>`;
      }
    }
  }
  return svg;
}
