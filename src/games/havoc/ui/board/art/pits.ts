// Draws the pits: building, tarmac, the numbered pit lane with its end wall, and the slots for towed cars.

import { painted } from '@ui/art/glyphs';
import { type Piece, pieceAt } from '@ui/art/piece';
import { closedPath, num, place } from '@ui/art/svg';
import { PIT_APRON, PIT_WALL, SHAPES } from '../../../data/geometry';
import { PIT, PIT_LANE } from '../../../data/track';
import { across, down, onBoard, UNIT } from '../../../geometry/oval';
import { t } from '../../../text/t';
import { LOOK } from './look';

const BLUE = '#2f5f93';

/** Everything of the pits, lowest first. */
export function pits(): Piece[] {
  return [building(), tarmac()];
}

function building(): Piece {
  const [x, y] = onBoard(LOOK.pitBuilding);
  const doors = [0, 1, 2, 3]
    .map((i) => `<rect x="61" y="${-64 + i * 35}" width="18" height="26" fill="#22262b"/>`)
    .join('');
  const word = place(-14, 0, painted(t('board.painted.pits'), { size: 46, fill: '#f5c518', spacing: 5 }), -90);
  const art = `<rect x="-79" y="-70" width="158" height="140" opacity=".3" transform="translate(8 12)"/><rect x="-79" y="-70" width="158" height="140" fill="#6d747c"/><rect x="-79" y="-70" width="158" height="70" fill="#868d95"/><path d="M-79 0H79" stroke="#555b62" stroke-width="3"/><path d="M-79 -70H79V-64H-79Z" fill="#fff" opacity=".18"/>${doors}${word}`;
  return pieceAt(x, y, 110, place(x, y, art));
}

function tarmac(): Piece {
  const apron = closedPath(PIT_APRON.map(onBoard));
  const ground = `<path d="${apron}" fill="#474b52" stroke="#f4f1e8" stroke-width="3" stroke-linejoin="round"/><path d="${apron}" fill="url(#art-asphalt)"/>`;
  return pieceAt(across(12.6), down(2.5), across(3.2), ground + lane() + slots() + endWall());
}

function lane(): string {
  return SHAPES.slice(PIT_LANE, PIT)
    .map(({ rect, x, y }, index) => {
      if (!rect) return '';
      const square = `<rect x="${num(across(rect.x0) + 1.5)}" y="${num(down(rect.y1) + 1.5)}" width="${UNIT - 3}" height="${UNIT - 3}" fill="${BLUE}" opacity=".5" stroke="#8fc7ee" stroke-width="1.6"/>`;
      return square + place(across(x), down(y), painted(String(index + 1), { size: 21, fill: '#d3e8ff' }));
    })
    .join('');
}

function slots(): string {
  return SHAPES.slice(PIT)
    .map(
      ({ x, y }) =>
        `<circle cx="${num(across(x))}" cy="${num(down(y))}" r="${num(0.48 * UNIT)}" fill="#24282d" stroke="#f5c518" stroke-width="2.6" stroke-dasharray="6 4.4"/>`,
    )
    .join('');
}

function endWall(): string {
  const [x, y] = onBoard(PIT_WALL.from);
  const high = PIT_WALL.thickness * UNIT;
  return `<rect x="${num(x)}" y="${num(y - high)}" width="${UNIT}" height="${num(high + 1)}" fill="#c8202b"/><path d="M${num(x)} ${num(y - high / 2)}h${UNIT}" stroke="#fff" stroke-width="${num(high + 1)}" stroke-dasharray="7.5 7.5"/>`;
}
