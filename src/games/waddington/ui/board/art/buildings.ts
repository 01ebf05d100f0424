// Each circuit's characteristic buildings, drawn around 0, 0, with light from the top left. w, h: size in board units.

import { num, shade } from '@ui/art/svg';

/** The row of garages behind the pits. */
export function garages(w: number, h: number): string {
  const [x, y] = [-w / 2, -h / 2];
  const doors = Array.from({ length: 6 }, (_, i) => {
    const left = num(x + 8 + (i * w) / 6);
    return `<rect x="${left}" y="${num(h / 2 - 15)}" width="${num(w / 6 - 15)}" height="14" fill="#2d333a"/>`;
  }).join('');
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="#000" opacity=".3" transform="translate(5 7)"/><rect x="${num(x)}" y="${num(y - 2)}" width="${num(w)}" height="${num(h + 2)}" fill="#efe5cf"/><path d="M${num(x)} ${num(y - 2)}h${num(w)}v14h${num(-w)}Z" fill="#8f959c"/><path d="M${num(x)} ${num(y - 2)}h${num(w)}v6h${num(-w)}Z" fill="#a9afb5"/>${doors}`;
}

/** A gasometer from above. */
export const GASOMETER =
  '<circle r="24" fill="#000" opacity=".32" cx="5" cy="8"/><circle r="24" fill="#6d5f52"/><circle r="20" fill="#8a7a68"/><path d="M-20 0H20M0 -20V20M-14 -14L14 14M14 -14L-14 14" stroke="#5c4f43" stroke-width="1.4"/><circle r="24" fill="none" stroke="#3f372f" stroke-width="2.4" stroke-dasharray="4 5"/><circle r="4" fill="#3f372f"/>';

/** A country house with wings, chimneys and a gravel court in front. */
export function manor(w: number, h: number): string {
  const [a, b] = [w / 2, h / 2];
  const roof = '#6f7682';
  const wing = (x: number): string =>
    `<rect x="${num(x)}" y="${num(-b)}" width="${num(w * 0.2)}" height="${num(h * 1.35)}" fill="${roof}"/><path d="M${num(x)} ${num(-b)}h${num(w * 0.1)}v${num(h * 1.35)}h${num(-w * 0.1)}Z" fill="${shade(roof, 0.2)}"/>`;
  const chimneys = [-0.3, -0.1, 0.12, 0.3]
    .map(
      (k) =>
        `<rect x="${num(w * k)}" y="${num(-b + 6)}" width="5" height="7" fill="#8c5a48" stroke="#4e3327" stroke-width=".6"/>`,
    )
    .join('');
  const court = `<ellipse cx="0" cy="${num(b + 22)}" rx="${num(a * 0.5)}" ry="17" fill="#cdbf97"/><circle cx="0" cy="${num(b + 22)}" r="6" fill="#5f9c50"/><path d="M0 ${num(b + 30)}V${num(b + 52)}" stroke="#cdbf97" stroke-width="8"/>`;
  return `${court}<path d="M${num(-a)} ${num(-b)}H${num(a)}V${num(b * 1.7)}H${num(-a)}Z" fill="#000" opacity=".3" transform="translate(5 8)"/><rect x="${num(-a)}" y="${num(-b)}" width="${num(w)}" height="${num(h * 0.8)}" fill="${shade(roof, -0.12)}"/><path d="M${num(-a)} ${num(-b)}H${num(a)}V${num(-b + h * 0.4)}H${num(-a)}Z" fill="${shade(roof, 0.16)}"/>${wing(-a)}${wing(a - w * 0.2)}<path d="M-12 ${num(b * 0.7)}V${num(-b * 0.1)}L0 ${num(-b * 0.5)}L12 ${num(-b * 0.1)}V${num(b * 0.7)}Z" fill="#e4dcc6" stroke="#8b8371" stroke-width=".8"/><circle cy="${num(b * 0.1)}" r="3.4" fill="#fff7df" stroke="#5a4330"/>${chimneys}`;
}

/** A moated castle with four round towers. */
export function castle(w: number): string {
  const a = w / 2;
  const tower = (x: number, y: number): string =>
    `<circle cx="${num(x)}" cy="${num(y)}" r="13" fill="#b9b1a0" stroke="#7c7466" stroke-width="1"/><circle cx="${num(x)}" cy="${num(y)}" r="9.6" fill="#47505c"/><path d="M${num(x)} ${num(y)}L${num(x - 9)} ${num(y - 3.4)}A9.6 9.6 0 0 1 ${num(x + 3.4)} ${num(y - 9)}Z" fill="#6b7684"/><circle cx="${num(x)}" cy="${num(y)}" r="1.6" fill="#d9b75f"/>`;
  const spots: readonly (readonly [number, number])[] = [
    [-a, -a],
    [a, -a],
    [-a, a],
    [a, a],
  ];
  const walls = `<rect x="${num(-a)}" y="${num(-a)}" width="${num(w)}" height="${num(w)}" fill="#b9b1a0"/><path d="M${num(-a)} ${num(-a)}H${num(a)}V${num(-a + 20)}H${num(-a)}Z" fill="#59636f"/><path d="M${num(-a)} ${num(a - 20)}H${num(a)}V${num(a)}H${num(-a)}Z" fill="#3d4650"/><path d="M${num(-a)} ${num(-a + 10)}V${num(a - 10)}h18V${num(-a + 10)}ZM${num(a)} ${num(-a + 10)}V${num(a - 10)}h-18V${num(-a + 10)}Z" fill="#4b5560"/><rect x="${num(-a + 20)}" y="${num(-a + 22)}" width="${num(w - 40)}" height="${num(w - 44)}" fill="#a89d84"/>`;
  const moat = `<rect x="${num(-a - 26)}" y="${num(-a - 26)}" width="${num(w + 52)}" height="${num(w + 52)}" rx="30" fill="#8b9a64"/><rect x="${num(-a - 22)}" y="${num(-a - 22)}" width="${num(w + 44)}" height="${num(w + 44)}" rx="27" fill="#4f8795"/><rect x="-7" y="${num(a)}" width="14" height="28" fill="#8a6a44"/>`;
  return `${moat}<rect x="${num(-a)}" y="${num(-a)}" width="${num(w)}" height="${num(w)}" fill="#000" opacity=".34" transform="translate(6 9)"/>${walls}${spots.map(([x, y]) => tower(x, y)).join('')}<rect x="-8" y="${num(a - 12)}" width="16" height="14" fill="#5a4330"/>`;
}

/** A bell tent with four gores. */
export function tent(w: number, colour: string): string {
  const a = w / 2;
  return `<ellipse cx="4" cy="6" rx="${num(a * 1.06)}" ry="${num(a * 0.96)}" fill="#000" opacity=".3"/><path d="M${num(-a)} ${num(-a)}H${num(a)}V${num(a)}H${num(-a)}Z" fill="#f4f1e8"/><path d="M${num(-a)} ${num(-a)}L0 0L${num(-a)} ${num(a)}Z" fill="#fff"/><path d="M${num(a)} ${num(-a)}L0 0L${num(a)} ${num(a)}Z" fill="#d8d1c0"/><path d="M${num(-a)} ${num(a)}L0 0L${num(a)} ${num(a)}Z" fill="#c7bfac"/><path d="M${num(-a * 0.45)} ${num(-a)}L0 0L${num(a * 0.45)} ${num(-a)}ZM${num(-a * 0.45)} ${num(a)}L0 0L${num(a * 0.45)} ${num(a)}Z" fill="${colour}" opacity=".75"/><circle r="2" fill="${colour}"/>`;
}

/** A post mill with its sails set. */
export const WINDMILL =
  '<ellipse cx="9" cy="6" rx="15" ry="8" fill="#000" opacity=".32"/><path d="M-9 8L-6 -16H6L9 8Z" fill="#e9e1cf"/><path d="M1 -16H6L9 8H2Z" fill="#c4b99f"/><path d="M-7.4 -15Q0 -26 7.4 -15Z" fill="#7d4a37"/><rect x="-2" y="1" width="4.4" height="7" fill="#5a4330"/><g transform="translate(0 -15) rotate(28)" stroke="#4e3b2a" stroke-width="1.2"><path d="M0 -21V21M-21 0H21"/><path d="M0 -20H5V-5H0ZM0 20H-5V5H0ZM20 0V5H5V0ZM-20 0V-5H-5V0Z" fill="#f7f2e4" stroke-width=".7"/></g><circle cy="-15" r="2.2" fill="#4e3b2a"/>';

/** The gallows on its knoll. */
export const GALLOWS =
  '<ellipse cx="0" cy="5" rx="20" ry="9" fill="#3b7338" opacity=".8"/><ellipse cx="7" cy="5" rx="11" ry="3.4" fill="#000" opacity=".3"/><path d="M-8 5V-20H9M-8 -11L0 -20" fill="none" stroke="#4b3626" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M7 -20V-12" stroke="#cbb98d" stroke-width="1.2"/><circle cx="7" cy="-9.6" r="2.4" fill="none" stroke="#cbb98d" stroke-width="1.2"/>';
