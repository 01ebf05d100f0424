// Buildings and quays seen from above, drawn around 0, 0. The light always comes from the top left, however they turn.

import { num, shade } from '@ui/art/svg';

/** A town house with a flat roof and a stair head. turn: degrees. */
export function flatRoof(width: number, depth: number, turn: number, colour: string): string {
  const rect = (inset: number, fill: string): string =>
    `<rect x="${num(-width / 2 + inset)}" y="${num(-depth / 2 + inset)}" width="${num(width - inset * 2)}" height="${num(depth - inset * 2)}" fill="${fill}"/>`;
  const shadow = `<rect x="${num(-width / 2)}" y="${num(-depth / 2)}" width="${num(width)}" height="${num(depth)}" fill="#0b1420" opacity=".34" transform="translate(5 8) rotate(${num(turn)})"/>`;
  const stair = `<rect x="${num(-width / 4)}" y="${num(-depth / 5)}" width="${num(Math.min(10, width / 4))}" height="${num(Math.min(8, depth / 4))}" fill="${shade(colour, -0.3)}"/>`;
  return `${shadow}<g transform="rotate(${num(turn)})">${rect(0, shade(colour, -0.2))}${rect(2, colour)}<rect x="${num(-width / 2 + 2)}" y="${num(-depth / 2 + 2)}" width="${num(width - 4)}" height="2" fill="#000" opacity=".18"/>${stair}</g>`;
}

/** A wooden pier that begins at 0, 0 and reaches along x. */
export function pier(length: number): string {
  return `<rect y="-5" width="${num(length)}" height="11" fill="#062235" opacity=".3" transform="translate(3 5)"/><rect y="-5.5" width="${num(length)}" height="11" fill="#c9b98f"/><path d="M0 -5.5H${num(length)}M0 5.5H${num(length)}" stroke="#a18f62" stroke-width="1.4"/><path d="M2 0H${num(length - 2)}" stroke="#b3a277" stroke-width="9" stroke-dasharray="1 7"/>`;
}

/** A hangar with a rounded roof. turn: degrees. */
export function hangar(width: number, depth: number, turn: number, colour: string): string {
  const [x, y] = [num(-width / 2), num(-depth / 2)];
  const ribs = Array.from({ length: 7 }, (_, i) => num(-width / 2 + ((i + 1) * width) / 8))
    .map((at) => `<path d="M${at} ${y}V${num(depth / 2)}" stroke="${shade(colour, -0.28)}" stroke-width="1"/>`)
    .join('');
  const band = (from: number, share: number, tone: number): string =>
    `<rect x="${x}" y="${num(-depth / 2 + depth * from)}" width="${num(width)}" height="${num(depth * share)}" fill="${shade(colour, tone)}"/>`;
  return `<rect x="${x}" y="${y}" width="${num(width)}" height="${num(depth)}" fill="#0b1420" opacity=".34" transform="translate(6 10) rotate(${num(turn)})"/><g transform="rotate(${num(turn)})">${band(0, 0.25, -0.1)}${band(0.25, 0.25, 0.18)}${band(0.5, 0.25, 0)}${band(0.75, 0.25, -0.2)}${ribs}<rect x="${num(-width / 2 - 3)}" y="${num(-depth * 0.36)}" width="5" height="${num(depth * 0.72)}" fill="#2d333a"/></g>`;
}

/** A control tower with its glass cab. */
export const CONTROL_TOWER =
  '<rect x="-26" y="-12" width="52" height="30" fill="#0b1420" opacity=".34" transform="translate(6 10)"/><rect x="-26" y="-12" width="52" height="30" fill="#b9bcbf"/><rect x="-24" y="-10" width="48" height="26" fill="#d3d5d6"/><path d="M-10 6L12 22L34 12L14 -8Z" fill="#0b1420" opacity=".3"/><path d="M-13 -13L-7 -19H7L13 -13V1L7 7H-7L-13 1Z" fill="#27333d"/><path d="M-13 -13L-7 -19H7L13 -13L8 -10H-8Z" fill="#8fc7ee"/><path d="M-13 -13L-8 -10V-1L-13 1Z" fill="#5d97bd"/><path d="M-8 -10H8V-1H-8Z" fill="#e6e9ea"/><circle cy="-5.5" r="3" fill="#d8352a"/>';

/** A small aeroplane on its apron, nose up. */
export const AEROPLANE =
  '<path d="M0 -20C3 -17 3 -8 3 -5L24 0V5L3 4L2 15L9 18V21H-9V18L-2 15L-3 4L-24 5V0L-3 -5C-3 -8 -3 -17 0 -20Z" fill="#0b1420" opacity=".34" transform="translate(3 5)"/><path d="M0 -20C3 -17 3 -8 3 -5L24 0V5L3 4L2 15L9 18V21H-9V18L-2 15L-3 4L-24 5V0L-3 -5C-3 -8 -3 -17 0 -20Z" fill="#f4f1e8" stroke="#9aa1ab" stroke-width=".8"/><path d="M-24 0L-16 -1.9V4.6L-24 5ZM24 0L16 -1.9V4.6L24 5Z" fill="#d8352a"/><path d="M-2 -11H2L2.4 -5H-2.4Z" fill="#274a5e"/><path d="M-7 -20H7" stroke="#2d333a" stroke-width="1.4"/>';

/** A windsock on its mast. */
export const WINDSOCK =
  '<ellipse cx="6" cy="2" rx="9" ry="2.4" fill="#0b1420" opacity=".3"/><path d="M0 2V-30" stroke="#e8e4da" stroke-width="2"/><path d="M1 -31L26 -27V-21L1 -18Z" fill="#f2f0ea"/><path d="M1 -31L7 -30V-18.7L1 -18ZM13 -29L19 -28.2V-20L13 -19.2Z" fill="#e0552b"/>';

/** A lighthouse on its round head of stone. */
export const LIGHTHOUSE =
  '<circle cx="5" cy="8" r="16" fill="#062235" opacity=".34"/><circle r="15" fill="#c9b98f" stroke="#a18f62" stroke-width="1.6"/><circle r="9.5" fill="#f4f1e8"/><path d="M-9.5 0A9.5 9.5 0 0 1 0 -9.5V0ZM9.5 0A9.5 9.5 0 0 1 0 9.5V0Z" fill="#d8352a"/><circle r="5" fill="#fff6c8" stroke="#8a2f14" stroke-width="1.4"/>';

/** A sawmill: a long shed, its yard and stacks of trunks. */
export const SAWMILL = `<rect x="-44" y="-30" width="88" height="62" rx="5" fill="#a3875a"/><rect x="-38" y="-26" width="52" height="24" fill="#0b1420" opacity=".34" transform="translate(5 8)"/><rect x="-38" y="-26" width="52" height="12" fill="#8f6a48"/><rect x="-38" y="-14" width="52" height="12" fill="#6f4f34"/><path d="M-38 -14H14" stroke="#4e3524" stroke-width="1.2"/>${[
  [-34, 8],
  [-6, 8],
  [22, -22],
]
  .map(
    ([x = 0, y = 0]) =>
      `<g transform="translate(${x} ${y})"><rect width="22" height="18" fill="#0b1420" opacity=".3" transform="translate(3 4)"/>${[0, 4.5, 9, 13.5].map((row) => `<rect y="${row}" width="22" height="4" rx="2" fill="#c79a62" stroke="#7a5632" stroke-width=".7"/><circle cx="21" cy="${row + 2}" r="1.8" fill="#ecd3a2"/>`).join('')}</g>`,
  )
  .join('')}`;

/** A quarry: terraces of pale stone round its floor. */
export const QUARRY =
  '<path d="M-48 -8L-34 -34L2 -42L38 -30L50 2L36 30L-6 38L-40 24Z" fill="#a9a08c"/><path d="M-38 -6L-27 -26L2 -32L30 -22L39 2L28 22L-5 28L-31 17Z" fill="#8d8470"/><path d="M-28 -4L-20 -18L2 -23L22 -15L28 2L20 15L-3 19L-22 11Z" fill="#c4bba4"/><path d="M-18 8L14 -12M-10 14L24 4" stroke="#a9a08c" stroke-width="2.4"/><path d="M-8 -6L0 -12L10 -6L6 2H-6Z" fill="#7c7466"/><path d="M-8 -6L0 -12L2 -2L-6 2Z" fill="#a49a86"/>';
