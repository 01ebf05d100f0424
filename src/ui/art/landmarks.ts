// Large town buildings seen from above, centred on 0, 0, lit from the top left. w, h: size in board units.

import { num } from './svg';

/** A casino with its glass dome. */
export function casino(w: number, h: number): string {
  const [a, b] = [w / 2, h / 2];
  const towers = [-1, 1]
    .map(
      (k) =>
        `<rect x="${num(k * (a - 9) - 8)}" y="${num(-b - 5)}" width="16" height="16" fill="#d8c48f"/><circle cx="${num(k * (a - 9))}" cy="${num(-b + 3)}" r="6" fill="#7fa39a"/>`,
    )
    .join('');
  const columns = Array.from(
    { length: 9 },
    (_, i) => `<rect x="${num(-a + 5 + (i * (w - 12)) / 8)}" y="${num(b - 3)}" width="3" height="8" fill="#a88d50"/>`,
  ).join('');
  return `<rect x="${-a}" y="${-b}" width="${w}" height="${h}" fill="#000" opacity=".32" transform="translate(6 9)"/><rect x="${-a}" y="${-b}" width="${w}" height="${h}" fill="#e9d9b2"/><rect x="${-a + 6}" y="${-b + 6}" width="${w - 12}" height="${h - 12}" fill="#7fa39a"/><path d="M${-a + 6} ${-b + 6}H${a - 6}L0 0Z" fill="#9cbdb3"/><path d="M${-a + 6} ${b - 6}H${a - 6}L0 0Z" fill="#65887f"/><circle r="15" fill="#d8c48f" stroke="#a88d50" stroke-width="2"/><circle r="10" fill="#7fa39a"/><circle cx="-3" cy="-3" r="4" fill="#b6d2c9"/>${towers}<rect x="${-a}" y="${b - 5}" width="${w}" height="10" fill="#f3e7c9"/>${columns}`;
}

/** A cathedral with a transept, a dome and a tower. */
export function cathedral(w: number, h: number): string {
  const roof = (x: number, y: number, wide: number, high: number, fill: string): string =>
    `<rect x="${num(x)}" y="${num(y)}" width="${num(wide)}" height="${num(high)}" fill="${fill}"/>`;
  const nave =
    roof(-w * 0.28, -h / 2, w * 0.56, h, '#b4593a') +
    roof(-w * 0.28, -h / 2, w * 0.28, h, '#cc7450') +
    roof(-w / 2, -h * 0.12, w, h * 0.3, '#b4593a') +
    roof(-w / 2, -h * 0.12, w, h * 0.15, '#cc7450');
  const tower = `<rect x="${num(-w * 0.34)}" y="${num(h * 0.36)}" width="14" height="14" fill="#e9d9b2"/><path d="M${num(-w * 0.34)} ${num(h * 0.36)}l7 7 7 -7ZM${num(-w * 0.34)} ${num(h * 0.36 + 14)}l7 -7 7 7Z" fill="#8c4029"/>`;
  const shadow = `<path d="M${num(-w * 0.28)} ${num(-h / 2)}h${num(w * 0.56)}v${num(h * 0.38)}h${num(w * 0.22)}v${num(h * 0.3)}h${num(-w * 0.22)}V${num(h / 2)}h${num(-w * 0.56)}Z" fill="#000" opacity=".32" transform="translate(6 9)"/>`;
  return `${shadow}${nave}<circle r="11" cy="${num(h * 0.03)}" fill="#7fa39a" stroke="#e9d9b2" stroke-width="2.4"/><circle cx="-3" cy="${num(h * 0.03 - 3)}" r="4" fill="#b6d2c9"/>${tower}`;
}
