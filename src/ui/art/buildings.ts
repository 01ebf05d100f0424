// Houses, stands, pit building and other trackside objects, centred on 0, 0; light from the top left.

import { chance } from '@geometry/chance';
import { num, shade } from './svg';

const SHADOW = '#0b1d0d';
const CROWD = ['#e9e2d2', '#d8352a', '#2f6fd0', '#f2c230', '#cfd4da', '#8a5a3c', '#2d9a55', '#f1a7b0', '#1d2228'];
/** A stand's length along the track, 4.6 L. */
const STAND = 92;

/** A country house with a hipped roof, 60 wide, 40 high. */
export function villa(roof: string): string {
  const windows = [-20, -11, -2, 7, 16]
    .map(
      (x) =>
        `<rect x="${x}" y="7" width="4.4" height="6.4" fill="#6d7f6b"/><path d="M${num(x - 0.8)} 6.6H${num(x + 5.2)}" stroke="#c9b38a" stroke-width="1"/>`,
    )
    .join('');
  const seams = [-12, -6, 0, 6, 12]
    .map(
      (x) =>
        `<path d="M${num(x * 0.95)} -10L${num(x * 1.5)} 3M${num(x * 0.9)} -10L${num(x * 1.4)} -17" stroke="${shade(roof, -0.3)}" stroke-width=".7" opacity=".6"/>`,
    )
    .join('');
  const walls = `<path d="M-24 14L-8 22H40L34 6L28 -2Z" fill="${SHADOW}" opacity=".34"/><path d="M-26 2H26V17H-26Z" fill="#efdfbd"/><path d="M-26 2H26V5H-26Z" fill="#000" opacity=".18"/>${windows}<rect x="-2" y="8.6" width="5" height="8.4" fill="#704a2e"/>`;
  const top = `<path d="M-30 3L-18 -10H18L30 3Z" fill="${roof}"/><path d="M-30 3L-18 -10L-16 -19L-29 -8Z" fill="${shade(roof, -0.12)}"/><path d="M-29 -8L-16 -19H16L29 -8L18 -10H-18Z" fill="${shade(roof, 0.16)}"/><path d="M30 3L18 -10L16 -19L29 -8Z" fill="${shade(roof, -0.26)}"/>${seams}`;
  return `${walls}${top}<rect x="9" y="-20" width="4.6" height="7" fill="#cdb892"/><rect x="8.4" y="-21" width="5.8" height="2" fill="${shade(roof, -0.2)}"/>`;
}

/** A bell tower, 57 high. */
export const CAMPANILE = `<path d="M-4 8L6 12L46 -4L38 -12L8 4Z" fill="${SHADOW}" opacity=".3"/><path d="M-8 10V-34H8V10Z" fill="#e8d4ab"/><path d="M3 10V-34H8V10Z" fill="#c3a878"/><path d="M-9 -20H9V-18H-9ZM-9 -34H9V-32H-9ZM-9 6H9V10H-9Z" fill="#b89b69"/><path d="M-4.6 -22V-27A2.2 2.2 0 0 1 -.4 -27V-22ZM1 -22V-27A2.2 2.2 0 0 1 5.2 -27V-22Z" fill="#4b3d2c"/><path d="M-2 -10V-14A2 2 0 0 1 2 -14V-10ZM-2 2V-2A2 2 0 0 1 2 -2V2Z" fill="#5f4e38"/><path d="M-10 -34L0 -50L10 -34Z" fill="#b4593a"/><path d="M0 -50L10 -34H2Z" fill="#8c4029"/><path d="M0 -50V-57M-2.4 -54.4H2.4" stroke="#3d3226" stroke-width="1.2"/>`;

/** A marquee with striped canvas. */
export const MARQUEE = `<path d="M-16 -4L18 12H26L20 -6Z" fill="${SHADOW}" opacity=".3"/><path d="M-20 -8H20V9H-20Z" fill="#f4f1e8"/><path d="M-20 -8L0 .5L20 -8ZM-20 9L0 .5L20 9Z" fill="#dfd9c9"/>${[
  -14, -4, 6,
]
  .map((x) => `<path d="M${x} -8h5v17h-5Z" fill="#00502f" opacity=".28"/>`)
  .join('')}`;

/** A flag on its pole, 30 high. */
export function flag(colours: readonly [string, string, string]): string {
  return `<ellipse cx="5" cy="1" rx="7" ry="2" fill="#000" opacity=".3"/><path d="M0 0V-30" stroke="#e8e4da" stroke-width="1.6"/><path d="M.6 -30C6 -33 10 -27 18 -30V-19C10 -16 6 -22 .6 -19Z" fill="${colours[0]}"/><path d="M.6 -26.4C6 -29 10 -23.4 18 -26.4V-22.8C10 -19.6 6 -25.6 .6 -22.8Z" fill="${colours[1]}"/><rect x=".6" y="-30" width="6" height="5.6" fill="${colours[2]}"/>`;
}

/** A grandstand: the track runs along x, the crowd faces +y, with a striped roof behind. */
export function grandstand(accents: readonly string[], seed: number, length = STAND): string {
  const draw = chance(seed);
  const half = length / 2;
  let crowd = '';
  for (let row = 0; row < 4; row++) {
    for (let seat = 0; seat < Math.floor((length - 6) / 3.6); seat++) {
      if (draw() < 0.1) continue;
      const colour = CROWD[Math.floor(draw() * CROWD.length)];
      crowd += `<circle cx="${num(-half + 4.4 + seat * 3.6 + (row % 2) * 1.2)}" cy="${num(1 + row * 4.4)}" r="1.45" fill="${colour}"/>`;
    }
  }
  const strips = Math.round(length / 11.5);
  const wide = (length + 6) / strips;
  let roof = '';
  for (let i = 0; i < strips; i++) {
    const x = -half - 3 + i * wide;
    roof += `<path d="M${num(x)} -22H${num(x + wide)}V-3H${num(x)}Z" fill="${accents[i % accents.length]}"/>`;
  }
  const rows = [0, 1, 2, 3]
    .map(
      (k) =>
        `<rect x="${-half + 1}" y="${num(-1.2 + k * 4.4)}" width="${length - 2}" height="4.4" fill="${k % 2 ? '#596069' : '#6a717a'}"/>`,
    )
    .join('');
  const posts = [-0.5, -0.17, 0.17, 0.5]
    .map((k) => `<circle cx="${num(k * (length - 8))}" cy="-4.6" r="1.3" fill="#3a4047"/>`)
    .join('');
  return `<rect x="${-half - 1}" y="-19" width="${length + 8}" height="43" fill="${SHADOW}" opacity=".36" transform="translate(3 5)"/><rect x="${-half}" y="-20" width="${length}" height="39" rx="1.5" fill="#7b8189"/>${rows}${crowd}<rect x="${-half}" y="17" width="${length}" height="3" fill="#e8e4da"/><path d="M${-half} 18.5H${half}" stroke="${accents[0]}" stroke-width="1.4" stroke-dasharray="9 6"/>${roof}<path d="M${-half - 3} -22H${half + 3}V-12.5H${-half - 3}Z" fill="#fff" opacity=".16"/><path d="M${-half - 3} -3H${half + 3}V-1H${-half - 3}Z" fill="#000" opacity=".35"/>${posts}`;
}

/** The yard behind the pit wall; x runs along the track, +y away from it. */
export const PIT_YARD =
  '<rect x="-78" y="-15" width="170" height="58" rx="6" fill="#4a4d53" opacity=".85"/><rect x="-78" y="-15" width="170" height="58" rx="6" fill="url(#art-asphalt)"/><path d="M-74 -11H88" stroke="#fff" stroke-opacity=".5" stroke-width="1.2" stroke-dasharray="6 5"/>';

/** Colours of a pit building; accents: its flags. */
export interface PitLook {
  roof: string;
  wall: string;
  accents: readonly [string, string, string];
}

/** The pit building with clock tower and arches. */
export function pitBuilding(look: PitLook): string {
  const { roof, wall, accents } = look;
  const arches = Array.from(
    { length: 12 },
    (_, i) => `<path d="M${num(-68 + i * 12.5)} 13V8.5a4.2 4.2 0 0 1 8.4 0V13Z" fill="#5a4330"/>`,
  ).join('');
  const flags = `<path d="M-72 -9V-20M82 -9V-20" stroke="#3d3226" stroke-width="1.2"/><path d="M-72 -20H-66V-15H-72ZM82 -20H88V-15H82Z" fill="${accents[0]}"/><path d="M-70 -20H-68V-15H-70Z" fill="${accents[1]}"/>`;
  return `<rect x="-70" y="-8" width="156" height="22" fill="${SHADOW}" opacity=".35" transform="translate(5 7)"/><rect x="-72" y="-9" width="154" height="22" fill="${wall}"/><path d="M-72 -9H82V3H-72Z" fill="${roof}"/><path d="M-72 -9H82V-4H-72Z" fill="${shade(roof, 0.16)}"/><path d="M-72 -4H82" stroke="${shade(roof, -0.25)}" stroke-width="1"/>${arches}<rect x="-8" y="-18" width="26" height="14" fill="${shade(wall, -0.08)}"/><path d="M-11 -17L5 -27L21 -17Z" fill="${roof}"/><path d="M5 -27L21 -17H5Z" fill="${shade(roof, -0.22)}"/><circle cx="5" cy="-11" r="4.4" fill="#fff7df" stroke="#5a4330"/><path d="M5 -14V-11L7 -10" stroke="#5a4330" stroke-width="1" fill="none"/>${flags}`;
}

/** A team truck, cab towards +x. */
export function truck(colour: string): string {
  return `<rect x="-15" y="-5.4" width="32" height="12" fill="#000" opacity=".3" transform="translate(2 2.6)"/><rect x="-15" y="-6" width="23" height="12" rx="1" fill="${colour}"/><path d="M-15 -6H8V-3H-15Z" fill="#fff" opacity=".25"/><path d="M-13 0H6" stroke="#fff" stroke-width="1.6" opacity=".8"/><rect x="9" y="-5" width="7" height="10" rx="1.6" fill="#e8e4da"/><rect x="13" y="-4" width="2" height="8" fill="#27333d"/>`;
}

/** A house with a hipped roof seen from above, rotated around its middle; the light does not rotate with it. */
export function house(width: number, depth: number, turn: number, roof: string): string {
  const [a, b] = [width / 2, depth / 2];
  const ridge = Math.min(a, b);
  const side = (points: string, tone: number): string => `<path d="${points}" fill="${shade(roof, tone)}"/>`;
  const [x, y, rx, ry] = [num(a), num(b), num(a - ridge), num(b - ridge)];
  const shadow = `<rect x="${num(-a)}" y="${num(-b)}" width="${num(width)}" height="${num(depth)}" fill="#0b1420" opacity=".32" transform="translate(4 6) rotate(${num(turn)})"/>`;
  const sides = [
    side(`M-${x} -${y}H${x}L${rx} -${ry}H-${rx}Z`, 0.2),
    side(`M${x} -${y}V${y}L${rx} ${ry}V-${ry}Z`, -0.1),
    side(`M-${x} ${y}H${x}L${rx} ${ry}H-${rx}Z`, -0.22),
    side(`M-${x} -${y}V${y}L-${rx} ${ry}V-${ry}Z`, 0.05),
  ].join('');
  return `${shadow}<g transform="rotate(${num(turn)})">${sides}<path d="M-${rx} -${ry}L${rx} ${ry}" stroke="${shade(roof, -0.35)}" stroke-width="1"/></g>`;
}
