// Draws small pieces on player cards and panels: dice, the fan of a hidden hand, the dealer button, slime.
// Not here: cars, coins and the track (board/).

import { painted } from '@ui/art/glyphs';
import type { Picture } from '@ui/art/picture';
import { PIPS } from '@ui/art/pips';

/** Most cards that a fan draws; its number is always exact. */
const MOST_IN_FAN = 8;
const FAN_STEP = 11;
/** Colours of the lane-change die by its face's side: left, Check Engine, right. */
const LANE_COLOURS = ['#2176d2', '#8a3ab9', '#2e9e4f'] as const;

const drawn = new Map<string, Picture>();

/** A movement die that shows this number, 1 to 6. */
export function dieFacePicture(value: number): Picture {
  return kept(`die ${value}`, '-24 -24 50 50', 72, () => {
    const dots = (PIPS[value] ?? []).map(
      ([x, y]) => `<circle cx="${-1 + x * 10.5}" cy="${-1 + y * 10.5}" r="3.9" fill="#15181c"/>`,
    );
    return dieBody('#f7f1e1', '#cdbf9b', dots.join(''), 0.6);
  });
}

/** A lane-change die that shows this symbol. side: -1 left, 1 right, 0 Check Engine. */
export function laneFacePicture(symbol: string, side: -1 | 0 | 1): Picture {
  return kept(`lane ${symbol}`, '-24 -24 50 50', 72, () => {
    const mark =
      side === 0
        ? '<path d="M-3.6 -13H1.6L.6 2H-2.6ZM-1 6.4a3 3 0 1 1 0 6a3 3 0 1 1 0 -6Z" fill="#fff"/>'
        : painted(symbol, { size: 22, fill: '#ffffff' });
    return dieBody(LANE_COLOURS[side + 1] ?? '', '#00000066', `<g transform="translate(-1 -1)">${mark}</g>`, 0.18);
  });
}

/** The backs of a hand with its number of cards. */
export function fanPicture(cards: number): Picture {
  return kept(
    `fan ${cards}`,
    '0 0 70 52',
    140,
    () => {
      const seen = Math.min(MOST_IN_FAN, cards);
      const backs = Array.from({ length: seen }, (_, i) => {
        const turn = (i - (seen - 1) / 2) * FAN_STEP;
        return `<g transform="translate(35 46) rotate(${turn}) translate(0 -20)"><rect x="-10" y="-15" width="20" height="29" rx="2.4" fill="#fcf9f1" stroke="#8d8674" stroke-width=".6"/><rect x="-8" y="-13" width="16" height="25" rx="1.4" fill="#5a2c90"/><path d="M1 -8L-4 1H0L-2 9L5 -2H1L4 -8Z" fill="#f5c518"/></g>`;
      });
      const figure = `<circle cx="35" cy="40" r="10.5" fill="#12151a" stroke="#f5c518" stroke-width="1.4"/><g transform="translate(35 40)">${painted(String(cards), { size: 16, fill: '#ffffff' })}</g>`;
      return backs.join('') + figure;
    },
    104,
  );
}

/** The dealer button. */
export function dealerPicture(): Picture {
  return kept(
    'dealer',
    '-17 -17 35 36',
    70,
    () =>
      `<ellipse cx="1" cy="2.4" rx="15" ry="15" fill="#000" opacity=".5"/><circle r="15" fill="#f7f2e4"/><circle r="13.3" fill="none" stroke="#c8202c" stroke-width="3.4" stroke-dasharray="6.96 6.96"/><circle r="10.6" fill="#fff" stroke="#d9cba9"/>${painted('D', { size: 17, fill: '#15181c' })}`,
  );
}

/** The slime that drips from a toxic stock, as wide as a card. */
export function slimePicture(): Picture {
  return kept(
    'slime',
    '0 16 180 96',
    180,
    () =>
      '<path d="M8 40C30 20 60 36 84 30S140 18 168 36V60C168 76 158 78 156 62C154 52 146 52 144 64V84C144 98 130 98 130 84V66C130 56 120 56 118 66V74C118 84 106 84 106 74V64C104 54 94 54 92 66V94C92 110 76 110 76 94V68C76 58 64 58 62 68V78C62 88 50 88 50 78V62C48 54 38 56 36 66V72C36 80 26 80 26 72V58C24 50 12 52 8 40Z" fill="#8bd41f"/><path d="M14 40C34 26 60 40 84 35S140 24 162 38" stroke="#e2ffa8" stroke-width="3" fill="none" opacity=".8"/><circle cx="40" cy="48" r="4" fill="#e2ffa8" opacity=".8"/><circle cx="112" cy="46" r="5" fill="#e2ffa8" opacity=".7"/><circle cx="84" cy="78" r="3" fill="#e2ffa8" opacity=".8"/>',
    96,
  );
}

function dieBody(fill: string, edge: string, mark: string, shine: number): string {
  return `<rect x="-19" y="-17" width="40" height="40" rx="9" fill="#000" opacity=".5"/><rect x="-21" y="-21" width="40" height="40" rx="9" fill="${fill}" stroke="${edge}"/><rect x="-19" y="-19" width="36" height="15" rx="7" fill="#fff" opacity="${shine}"/>${mark}`;
}

function kept(key: string, box: string, width: number, draw: () => string, height = width): Picture {
  const known = drawn.get(key);
  if (known) return known;
  const picture = {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}">${draw()}</svg>`,
    width,
    height,
  };
  drawn.set(key, picture);
  return picture;
}
