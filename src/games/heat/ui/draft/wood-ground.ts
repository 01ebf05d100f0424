// The wooden table under the draft, painted once as an image that covers any window.

import { chance } from '@geometry/chance';
import { num } from '@ui/art/svg';

const WIDTH = 1440;
const HEIGHT = 900;
const PLANK = 114;
const TONES = ['#543c28', '#4b3523', '#583f2a', '#503926'] as const;

let painted: string | undefined;

/** The image as a CSS URL. */
export function woodGround(): string {
  painted ??= `data:image/svg+xml,${encodeURIComponent(paint())}`;
  return painted;
}

function paint(): string {
  const random = chance(5);
  let planks = '';
  for (let row = 0; row < HEIGHT / PLANK; row++) planks += plank(row, random);
  const lamp =
    '<radialGradient id="lamp" cx=".5" cy=".36" r=".72"><stop offset="0" stop-color="#ffdca0" stop-opacity=".24"/><stop offset=".5" stop-color="#000" stop-opacity=".12"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></radialGradient>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice"><defs>${lamp}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="#4a3524"/>${planks}<circle cx="1210" cy="74" r="30" fill="none" stroke="#1d130b" stroke-opacity=".35" stroke-width="5"/>${tools()}<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#lamp)"/></svg>`;
}

/** One plank with its grain, knots and the butt joint with its nails. */
function plank(row: number, random: () => number): string {
  const y = row * PLANK - 20;
  let art = `<rect y="${y}" width="${WIDTH}" height="112" fill="${TONES[row % 4]}"/><path d="M0 ${y + 112}H${WIDTH}" stroke="#1d130b" stroke-width="3"/><path d="M0 ${y + 1}H${WIDTH}" stroke="#7a5a3c" stroke-opacity=".5"/>`;
  for (let i = 0; i < 11; i++) {
    const at = `${num(random() * 1300)} ${num(y + 8 + random() * 98)}`;
    const bend = `q${num(90 + random() * 120)} ${num(random() * 8 - 4)} ${num(230 + random() * 260)} ${num(random() * 6 - 3)}`;
    art += `<path d="M${at}${bend}" stroke="${random() > 0.5 ? '#2f2015' : '#6d4f34'}" stroke-opacity=".38" stroke-width="${num(1 + random() * 1.6)}" fill="none"/>`;
  }
  for (let i = 0; i < (row % 2) * 2; i++) {
    const [x, at] = [num(random() * 1400), num(y + 30 + random() * 50)];
    art += `<ellipse cx="${x}" cy="${at}" rx="15" ry="6" fill="#2c1d12" opacity=".6"/><ellipse cx="${x}" cy="${at}" rx="8" ry="3" fill="#1d130b" opacity=".7"/>`;
  }
  const joint = (row * 337) % WIDTH;
  const nails = [20, 92].flatMap((dy) => [-10, 10].map((dx) => [joint + dx, y + dy]));
  art += `<path d="M${joint} ${y}V${y + 112}" stroke="#1d130b" stroke-width="2.4"/>`;
  for (const [x, at] of nails)
    art += `<circle cx="${x}" cy="${at}" r="2.6" fill="#2a1c11" stroke="#7d6144" stroke-width=".8"/>`;
  return art;
}

/** A spanner and nuts left at the upper edge. */
function tools(): string {
  const spanner =
    '<g transform="translate(990 52) rotate(-4)"><path d="M-14 1L100 1V13L-14 13Z" opacity=".4"/><path d="M-26 -12A17 17 0 1 1 -26 12L-16 6V-6ZM-8 -6H96V6H-8Z" fill="#aab2bb" stroke="#5a626b" stroke-width="1.4"/><circle cx="104" r="13" fill="#aab2bb" stroke="#5a626b" stroke-width="1.4"/><circle cx="104" r="6.5" fill="#3d2b1d"/><path d="M-4 -3H90" stroke="#e3e8ed" stroke-width="2" opacity=".7"/></g>';
  const nuts = [
    [332, 30],
    [356, 54],
    [322, 66],
  ].map(
    ([x, y]) =>
      `<g transform="translate(${x} ${y})"><circle cx="2" cy="3" r="8" opacity=".4"/><path d="M-8 0L-4 -7H4L8 0L4 7H-4Z" fill="#b3bac2" stroke="#5f666f"/><circle r="3.4" fill="#3d2b1d"/></g>`,
  );
  return spanner + nuts.join('');
}
