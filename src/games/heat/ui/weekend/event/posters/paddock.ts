// Pictures of events with people and machines: strike, engines, stewards, safety.

import { t } from '../../../../text/t';
import { CREAM, car, crowd, GOLD, GREEN, hills, INK, kerb, paddock, person, RED, road, sky, textOf } from './parts';

/** Drivers on strike: placards in front of the garages, the cars don't move. */
export function strike(): string {
  const doors = [8, 82, 156, 230].map(
    (x) =>
      `<rect x="${x}" y="58" width="62" height="62" fill="#5c666f"/><path d="M${x} 68h62M${x} 80h62M${x} 92h62M${x} 104h62" stroke="#4a535b" stroke-width="2"/>`,
  );
  const placard = (x: number, y: number, turn: number, text: string, fill: string) =>
    `<g transform="rotate(${turn} ${x} ${y})"><path d="M${x} ${y}V${y + 46}" stroke="#6b4a2c" stroke-width="3.4"/><rect x="${x - 32}" y="${y - 24}" width="64" height="30" rx="3" fill="${fill}" stroke="${INK}" stroke-width="1.6"/>${textOf(text, x, y - 2, 19, fill === CREAM ? RED : CREAM)}</g>`;
  return `${sky('strike', '#9cc3d8', '#eef0e2')}<rect y="40" width="300" height="84" fill="#d9d2c0"/><rect y="40" width="300" height="12" fill="${RED}"/>${doors.join('')}${paddock(120)}${placard(52, 66, -6, t('painted.strike'), CREAM)}${placard(150, 52, 3, t('painted.oneLap'), RED)}${placard(248, 66, 7, t('painted.fewer'), CREAM)}${person(52, 148, RED)}${person(100, 150, '#2f6fd0')}${person(150, 146, GOLD, 1.06)}${person(200, 150, '#24834a')}${person(248, 148, CREAM, 1, '#1d2228')}${car(62, 184, 1, 1.5, false)}${car(152, 192, 2, 1.5, false)}${car(242, 184, 3, 1.5, false)}`;
}

/** Open engine rules: the engine on its stand, six pipes alight. */
export function engines(): string {
  const pipes = [0, 1, 2, 3, 4, 5].map((i) => {
    const x = 88 + i * 25;
    return `<path d="M${x} 92C${x} 70 ${x + 10} 66 ${x + 14} 40" fill="none" stroke="#c9ced6" stroke-width="9"/><path d="M${x} 92C${x} 70 ${x + 10} 66 ${x + 14} 40" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.4"/><path d="M${x + 6} 40q-4 -16 7 -28q-1 9 6 13q6 7 3 15Z" fill="#f78b2c"/><path d="M${x + 10} 40q-1 -9 4 -15q4 7 4 15Z" fill="#ffe14a"/>`;
  });
  const cylinders = [0, 1, 2, 3, 4, 5].map(
    (i) =>
      `<rect x="${78 + i * 25}" y="90" width="21" height="34" rx="3" fill="#8d959e"/><path d="M${78 + i * 25} 98h21M${78 + i * 25} 106h21M${78 + i * 25} 114h21" stroke="#646c75" stroke-width="2.4"/>`,
  );
  const tool = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-22 -9A12 12 0 1 1 -22 9L-14 4V-4ZM-9 -4H34V4H-9Z" fill="#c9ced6" stroke="#4e565e" stroke-width="1.4"/><circle cx="40" r="9" fill="#c9ced6" stroke="#4e565e" stroke-width="1.4"/><circle cx="40" r="4.4" fill="#4a3524"/></g>`;
  return `<rect width="300" height="214" fill="#3c2b1d"/><path d="M0 24H300M0 62H300M0 100H300M0 138H300" stroke="#2a1c11" stroke-width="3"/><circle cx="150" cy="86" r="150" fill="#ffdca0" opacity=".16"/>${pipes.join('')}${cylinders.join('')}<path d="M60 122H246L236 160H70Z" fill="#b7302a"/><path d="M60 122H246L244 130H62Z" fill="#fff" opacity=".25"/>${textOf('V 12', 152, 150, 24, CREAM)}<circle cx="62" cy="128" r="21" fill="#5a626b" stroke="#c9ced6" stroke-width="5"/><circle cx="62" cy="128" r="6" fill="#c9ced6"/><circle cx="250" cy="132" r="15" fill="#5a626b" stroke="#c9ced6" stroke-width="5"/><path d="M78 160L66 186M228 160L240 186" stroke="#20262c" stroke-width="8"/><rect y="184" width="300" height="30" fill="#6b4a2c"/><path d="M0 186H300" stroke="#a37a4e" stroke-width="2.4"/>${tool(40, 200, -4)}${tool(214, 202, 8)}<circle cx="140" cy="200" r="6" fill="#b3bac2"/><circle cx="160" cy="204" r="5" fill="#b3bac2"/>`;
}

/** Generous stewards: three of them at their table, each with a point to give away. */
export function committee(): string {
  const steward = (x: number, coat: string, arm: number) =>
    `<path d="M${x + 8 * arm} 110L${x + 24 * arm} 72" stroke="${coat}" stroke-width="9" stroke-linecap="round"/>${person(x, 142, coat, 1.5, '#1d2228')}<path d="M${x - 5} 92L${x} 102L${x + 5} 92Z" fill="${CREAM}"/><g transform="translate(${x + 26 * arm} 52) rotate(${8 * arm})"><rect x="-19" y="-22" width="38" height="34" rx="4" fill="${CREAM}" stroke="${GOLD}" stroke-width="3.4"/>${textOf('+1', 0, 4, 26, GREEN)}</g>`;
  const bunting = Array.from(
    { length: 12 },
    (_, i) => `<path d="M${i * 26} ${12 + Math.abs(6 - i)}h22l-11 16Z" fill="${[RED, GOLD, GREEN, CREAM][i % 4]}"/>`,
  );
  return `${sky('committee', '#7fb2c9', '#f3ead0')}${hills(112, '#74a06a', '#4c7f4c')}${bunting.join('')}${steward(66, '#2f4f86', 1)}${steward(150, '#7a2230', 1)}${steward(226, '#2d6a45', 1)}<path d="M18 132H282L290 152H10Z" fill="#8a6038"/><rect x="10" y="150" width="280" height="46" fill="#00502f"/><path d="M10 150H290V158H10Z" fill="#000" opacity=".25"/><path d="M10 194H290" stroke="${GOLD}" stroke-width="5" stroke-dasharray="6 5"/>${textOf(t('painted.stewards'), 150, 184, 26, CREAM)}<rect y="196" width="300" height="18" fill="#3d7446"/>`;
}

/** Safety rules: a marshal with the yellow flag, bales along the road. */
export function safety(): string {
  const bales = [0, 1, 2, 3, 4, 5].map(
    (i) =>
      `<g transform="translate(${6 + i * 50} ${112 + (i % 2) * 3})"><rect width="46" height="26" rx="4" fill="#d3a84a"/><path d="M4 7H42M4 13H42M4 19H42" stroke="#b0852f" stroke-width="1.6"/><path d="M14 0V26M32 0V26" stroke="#7a5a20" stroke-width="2.4"/></g>`,
  );
  return `${sky('safety', '#a7c9d9', '#f1efdf')}${hills(96, '#6f9c6a', '#4f8350')}${crowd(150, 82, 150, 3, 9)}<path d="M150 112H300" stroke="#f1ead8" stroke-width="3"/>${bales.join('')}${person(78, 128, '#ee7b1c', 1.9, CREAM)}<path d="M90 82L118 58" stroke="#ee7b1c" stroke-width="11" stroke-linecap="round"/><path d="M120 62L112 8" stroke="#6b4a2c" stroke-width="3.4"/><path d="M113 10C136 0 150 22 186 10L192 52C160 62 142 40 119 52Z" fill="#f5cb14"/><path d="M113 10C136 0 150 22 186 10L188 22C152 34 138 14 115 24Z" fill="#fff" opacity=".3"/>${kerb(136, '#f5cb14')}${road(145)}${car(206, 178, 4, 1.5)}<g transform="translate(54 182)"><path d="M-24 12Q-26 -18 2 -18Q28 -18 26 6L12 8L10 12Z" fill="${CREAM}" stroke="${INK}" stroke-width="1.6"/><path d="M4 -6L26 -2L26 6L8 6Z" fill="#23303c"/><path d="M-20 -4Q-2 -22 22 -8" fill="none" stroke="${RED}" stroke-width="5"/></g>`;
}
