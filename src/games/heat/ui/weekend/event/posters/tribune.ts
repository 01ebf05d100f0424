// Pictures of events at grandstands: opening, sold-out weekend, title sponsor, and the empty one.

import { chance } from '@geometry/chance';
import { num } from '@ui/art/svg';
import { t } from '../../../../text/t';
import {
  CREAM,
  car,
  chequers,
  crowd,
  flag,
  GOLD,
  GREEN,
  hills,
  INK,
  kerb,
  POSTER,
  RED,
  road,
  sky,
  textOf,
} from './parts';

const ROOF = [GREEN, CREAM, GOLD] as const;

/** Grandstand opening: a new stand with striped awning, three cars past the line. */
export function grandstand(): string {
  const width = POSTER.width;
  let roof = '';
  for (let i = 0; i < 15; i++) {
    const at = (share: number, edge: number) => num(edge + (share * (width - 2 * edge)) / 15);
    roof += `<path d="M${at(i, 22)} 58H${at(i + 1, 22)}L${at(i + 1, 8)} 84H${at(i, 8)}Z" fill="${ROOF[i % 3]}"/>`;
  }
  const poles = [14, 100, 200, 286].map((x) => `M${x} 84V140`).join('');
  const flags = Array.from({ length: 7 }, (_, i) => flag(20 + i * 43, 62, [RED, GREEN, GOLD][i % 3] ?? RED));
  return `${sky('grandstand', '#8fb8d6', '#dfe9e6')}<circle cx="240" cy="44" r="20" fill="#fff3c4" opacity=".9"/>${hills(84, '#5d8f63', '#3d7446')}${roof}<path d="M8 84H292V92H8Z" fill="#000" opacity=".22"/>${crowd(14, 88, 272, 5)}<path d="${poles}" stroke="#f1ead8" stroke-width="3"/>${kerb(136, GREEN)}${flags.join('')}${road(145)}${chequers(210, 149)}${car(258, 162, 3)}${car(150, 190, 2)}${car(78, 165, 1)}`;
}

/** Sold-out weekend: the ticket booth is shut, the crowd reaches to the hills. */
export function crowds(): string {
  const stripes = Array.from(
    { length: 10 },
    (_, i) => `<path d="M${92 + i * 11.6} 58h11.6l2 18h-11.6Z" fill="${i % 2 ? CREAM : RED}"/>`,
  );
  const balloons = [
    [46, 40, RED],
    [64, 28, GOLD],
    [250, 34, '#2f6fd0'],
  ].map(
    ([x, y, fill]) =>
      `<path d="M${x} ${Number(y) + 12}q4 14 -2 30" stroke="${INK}" fill="none"/><ellipse cx="${x}" cy="${y}" rx="10" ry="12" fill="${fill}"/><ellipse cx="${Number(x) - 3}" cy="${Number(y) - 4}" rx="3" ry="4" fill="#fff" opacity=".5"/>`,
  );
  return `${sky('crowds', '#f0b45c', '#fbe6bd')}${hills(74, '#b98b4e', '#8f6f3d')}${crowd(0, 76, 300, 8, 11)}${balloons.join('')}<rect x="92" y="62" width="116" height="100" fill="#6b4a2c"/><path d="M92 62H208V66H92ZM92 84H208V88H92Z" fill="#000" opacity=".25"/>${stripes.join('')}<rect x="112" y="88" width="76" height="44" rx="3" fill="#2a1c11"/><g transform="rotate(-7 150 110)"><rect x="100" y="94" width="100" height="30" rx="4" fill="${CREAM}" stroke="${RED}" stroke-width="4"/>${textOf(t('painted.soldOut'), 150, 118, 24, RED)}</g><rect x="96" y="134" width="108" height="8" fill="#8a6038"/>${crowd(0, 150, 300, 6, 23)}<path d="M0 150H300" stroke="#fff" stroke-width="2.4" stroke-dasharray="2 5"/>`;
}

/** Title sponsor: an arch in the sponsor's colours over the road, three cards on it. */
export function title(): string {
  const card = (x: number, turn: number, fill: string) =>
    `<g transform="translate(${x} 74) rotate(${turn})"><rect x="-17" y="-24" width="34" height="48" rx="4" fill="#fffaf0" stroke="#d9c48d" stroke-width="3"/><path d="M4 -22H14L-2 22H-12Z" fill="${fill}"/><circle r="10" fill="#fff" stroke="${fill}" stroke-width="3"/></g>`;
  const lamps = Array.from({ length: 9 }, (_, i) => `<circle cx="${30 + i * 30}" cy="112" r="3.4" fill="#ffe9ad"/>`);
  return `${sky('title', '#2c3f63', '#d88a5a')}${hills(128, '#3c4d5e', '#2b3a40')}<path d="M14 150V52Q150 2 286 52V150H262V110H38V150Z" fill="#5b2330"/><path d="M14 56Q150 6 286 56" fill="none" stroke="#d9c48d" stroke-width="4"/><path d="M38 118V104H262V118" fill="none" stroke="#d9c48d" stroke-width="2"/>${lamps.join('')}${card(108, -10, '#1f6f9c')}${card(192, 10, '#1c6a4a')}${card(150, 0, '#a32a22')}${crowd(0, 122, 36, 2, 3)}${crowd(264, 122, 36, 2, 5)}${kerb(141, '#5b2330')}${road(150)}${car(196, 168, 6)}${car(96, 192, 4)}`;
}

/** Sponsor withdraws: a torn board in front of an empty stand, rain, one passing car. */
export function withdrawal(): string {
  const random = chance(7);
  const rain = Array.from(
    { length: 60 },
    () => `<path d="M${num(random() * 310)} ${num(random() * 200)}l-4 13" stroke="#dceaf3" stroke-opacity=".4"/>`,
  );
  const seats = Array.from(
    { length: 5 },
    (_, row) =>
      `<path d="M12 ${96 + row * 9}H288" stroke="${row % 2 ? '#5f6a75' : '#6c7782'}" stroke-width="7" stroke-dasharray="9 4"/>`,
  );
  const clouds = [
    [50, 30, 1.2],
    [150, 20, 1.5],
    [248, 34, 1.1],
  ].map(
    ([x, y, k]) =>
      `<g transform="translate(${x} ${y}) scale(${k})" fill="#59646f"><ellipse rx="36" ry="14"/><ellipse cx="-16" cy="-7" rx="18" ry="14"/><ellipse cx="14" cy="-9" rx="20" ry="15"/></g>`,
  );
  return `${sky('withdrawal', '#7d8a96', '#b9c2c9')}${clouds.join('')}<path d="M10 76H290L296 92H4Z" fill="#4a545e"/>${seats.join('')}<path d="M70 146V60M196 146V60" stroke="#3c2b1c" stroke-width="7"/><path d="M56 46H210V112L192 104L178 116L160 106L140 118L120 104L98 114L80 104L56 112Z" fill="#5b2330"/><path d="M56 46H210V56H56Z" fill="#d9c48d"/><path d="M128 56L118 74L134 84L122 112" fill="none" stroke="#e9dfc8" stroke-width="3"/><circle cx="96" cy="82" r="15" fill="none" stroke="#d9c48d" stroke-width="4"/><path d="M84 70L176 98M176 70L150 98" stroke="${CREAM}" stroke-width="5" stroke-linecap="round" opacity=".85"/>${kerb(141, '#59646f')}${road(150)}${car(120, 182, 5, 1.5)}<g transform="translate(236 176) rotate(16)"><rect x="-13" y="-18" width="26" height="36" rx="3" fill="#fffaf0" stroke="#d9c48d" stroke-width="2.4"/><path d="M-12 14L12 -16" stroke="${RED}" stroke-width="3"/></g>${rain.join('')}`;
}
