// Draws the Storm's playing cards: faces, backs and suits; a Queen can show the suit called for her.
// Not here: card data (data/cards.ts).

import { painted } from '@ui/art/glyphs';
import type { Picture } from '@ui/art/picture';
import { CARDS } from '../../data/cards';
import type { Card, Suit } from '../../types';

/** Space for the shadow. */
const FRAME = 'viewBox="0 0 124 174" width="124" height="174"';

/** Outlines of the suits, 20 units high around 0, 0, in the order of SUITS. */
const SUIT_PATHS = [
  'M0 9C-12 0 -10 -9 -4.6 -9C-2 -9 -.6 -7.4 0 -5.6C.6 -7.4 2 -9 4.6 -9C10 -9 12 0 0 9Z',
  'M0 -10L7.4 0L0 10L-7.4 0Z',
  'M0 -10C10 -1 10 6 4.6 6C2.6 6 1.2 5 .8 3.6C1 6.4 2 8.4 3.4 9.6H-3.4C-2 8.4 -1 6.4 -.8 3.6C-1.2 5 -2.6 6 -4.6 6C-10 6 -10 -1 0 -10Z',
  'M0 -10A4.4 4.4 0 0 1 3.9 -3.5A4.4 4.4 0 1 1 1 3.4C1.2 6.4 2.2 8.4 3.4 9.6H-3.4C-2.2 8.4 -1.2 6.4 -1 3.4A4.4 4.4 0 1 1 -3.9 -3.5A4.4 4.4 0 0 1 0 -10Z',
] as const;
/** Hearts and diamonds red, spades and clubs black. */
const SUIT_INKS = ['#c8202c', '#c8202c', '#17181b', '#17181b'] as const;

/** Positions of the pips on a number card. */
const PIPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  7: [
    [36, 50],
    [84, 50],
    [60, 67],
    [36, 84],
    [84, 84],
    [36, 118],
    [84, 118],
  ],
  8: [
    [36, 50],
    [84, 50],
    [60, 67],
    [36, 84],
    [84, 84],
    [60, 101],
    [36, 118],
    [84, 118],
  ],
  9: [
    [36, 48],
    [84, 48],
    [36, 72],
    [84, 72],
    [60, 84],
    [36, 96],
    [84, 96],
    [36, 120],
    [84, 120],
  ],
  10: [
    [36, 46],
    [84, 46],
    [60, 58],
    [36, 70],
    [84, 70],
    [36, 97],
    [84, 97],
    [60, 109],
    [36, 121],
    [84, 121],
  ],
  A: [[60, 84]],
};
/** Portraits of the court cards; ink: the suit's colour. */
const PORTRAITS: Readonly<Record<string, (ink: string) => string>> = {
  Q: (ink) =>
    `<g transform="translate(60 86)"><path d="M-30 34C-30 8 -16 2 0 2S30 8 30 34Z" fill="${ink}"/><path d="M-14 12L0 30L14 12L8 4H-8Z" fill="#f7f2e4"/><path d="M-30 34C-30 24 -26 14 -20 9L-10 34ZM30 34C30 24 26 14 20 9L10 34Z" fill="#f2c230"/><path d="M-19 -18C-22 2 -20 8 -14 12C-12 2 -14 -8 -13 -20ZM19 -18C22 2 20 8 14 12C12 2 14 -8 13 -20Z" fill="#5b3a1e"/><ellipse cy="-12" rx="13.5" ry="16" fill="#f0cfae"/><path d="M-14 -18C-12 -30 12 -30 14 -18C8 -24 -8 -24 -14 -18Z" fill="#5b3a1e"/><path d="M-18 -26L-20 -44L-10 -34L0 -48L10 -34L20 -44L18 -26C8 -31 -8 -31 -18 -26Z" fill="#f2c230" stroke="#a87808" stroke-width="1.2"/><circle cy="-48" r="3" fill="${ink}"/><circle cx="-20" cy="-44" r="2.4" fill="${ink}"/><circle cx="20" cy="-44" r="2.4" fill="${ink}"/><circle cx="-5" cy="-13" r="1.7" fill="#2a1a10"/><circle cx="5" cy="-13" r="1.7" fill="#2a1a10"/><path d="M-8 -17Q-5 -19 -2 -17M8 -17Q5 -19 2 -17" stroke="#5b3a1e" stroke-width="1.2" fill="none"/><path d="M-4 -4Q0 -1 4 -4" stroke="#c8202c" stroke-width="2" fill="none" stroke-linecap="round"/></g>`,
  K: () =>
    `<g transform="translate(60 86)"><path d="M-30 34C-30 8 -16 2 0 2S30 8 30 34Z" fill="#24416e"/><path d="M-6 6L0 34L6 6Z" fill="#f2c230"/><ellipse cy="-12" rx="13" ry="15" fill="#f0cfae"/><path d="M-14 -10C-14 12 -6 16 0 16S14 12 14 -10C10 -2 6 -4 0 -4S-10 -2 -14 -10Z" fill="#8a5a34"/><path d="M-18 -24L-18 -44L-8 -34L0 -46L8 -34L18 -44V-24Z" fill="#f2c230" stroke="#a87808" stroke-width="1.2"/><circle cx="-5" cy="-13" r="1.7" fill="#2a1a10"/><circle cx="5" cy="-13" r="1.7" fill="#2a1a10"/><path d="M-4 -2H4" stroke="#b0563f" stroke-width="2"/></g>`,
  J: (ink) =>
    `<g transform="translate(60 86)"><path d="M-28 34C-28 10 -16 4 0 4S28 10 28 34Z" fill="#2f6b39"/><path d="M-10 6L0 20L10 6Z" fill="#f7f2e4"/><ellipse cy="-11" rx="12.5" ry="15" fill="#f0cfae"/><path d="M-14 -16C-16 4 -16 6 -11 8C-12 -4 -10 -12 -8 -20ZM14 -16C16 4 16 6 11 8C12 -4 10 -12 8 -20Z" fill="#c98f1a"/><path d="M-18 -22C-16 -38 14 -42 20 -24C10 -28 -8 -28 -18 -22Z" fill="${ink}"/><path d="M14 -34C22 -46 30 -44 34 -40C28 -40 22 -34 18 -28Z" fill="#f2c230"/><circle cx="-5" cy="-12" r="1.7" fill="#2a1a10"/><circle cx="5" cy="-12" r="1.7" fill="#2a1a10"/><path d="M-4 -3Q0 0 4 -3" stroke="#b0563f" stroke-width="2" fill="none"/></g>`,
};

const drawn = new Map<string, Picture>();

/** The face of a card. called: the suit that a Queen shows large in her middle. */
export function cardPicture(card: Card, called: Suit | null = null): Picture {
  return kept(`${card} ${called}`, () => faceArt(card, called));
}

/** The back of a card; toxic: green, like the stock under a 7. */
export function backPicture(toxic = false): Picture {
  return kept(`back ${toxic}`, () => backArt(toxic));
}

/** One suit alone, 24 units square. */
export function suitPicture(suit: Suit, ink?: string): Picture {
  return kept(`suit ${suit} ${ink}`, () => ({
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 24 24" width="24" height="24">${suitArt(suit, 1, ink)}</svg>`,
    width: 24,
    height: 24,
  }));
}

/** The suit's shape around 0, 0, 20 units high. */
export function suitArt(suit: Suit, scale: number, ink: string = SUIT_INKS[suit] ?? ''): string {
  return `<path transform="scale(${scale})" d="${SUIT_PATHS[suit] ?? ''}" fill="${ink}"/>`;
}

function faceArt(card: Card, called: Suit | null): Picture {
  const design = CARDS[card];
  if (!design) throw new Error(`there is no card ${card}`);
  const { rank, suit } = design;
  const ink = SUIT_INKS[suit] ?? '';
  const size = rank === '10' ? 23 : 27;
  const corner = `<g transform="translate(16 17)">${painted(rank, { size, fill: ink, spacing: rank === '10' ? -1 : 0 })}<g transform="translate(0 22)">${suitArt(suit, 0.86)}</g></g>`;
  const portrait = PORTRAITS[rank];
  let middle = (PIPS[rank] ?? [])
    .map(
      ([x, y]) =>
        `<g transform="translate(${x} ${y})${y > 90 ? ' rotate(180)' : ''}">${suitArt(suit, rank === 'A' ? 3.4 : 1.15)}</g>`,
    )
    .join('');
  if (portrait) {
    middle = `<rect x="25" y="30" width="70" height="108" rx="4" fill="#f2e8d0" stroke="${ink}" stroke-width="1.4"/>${portrait(ink)}<path d="M25 121H95V134Q95 138 91 138H29Q25 138 25 134Z" fill="#f2c230" opacity=".5"/>`;
  }
  if (called !== null) middle = `<g transform="translate(60 88)">${suitArt(called, 4.2)}</g>`;
  return sheet(`${middle}${corner}<g transform="rotate(180 60 84)">${corner}</g>`);
}

function backArt(toxic: boolean): Picture {
  const [cloth, disc, gold] = toxic ? ['#3f7a12', '#23480a', '#d6ff7a'] : ['#5a2c90', '#3f1c6b', '#f5c518'];
  const stripes = Array.from({ length: 8 }, (_, i) => `M8 ${14 + i * 20}H112`).join('');
  return sheet(
    `<rect x="6" y="6" width="108" height="156" rx="6" fill="${cloth}"/><path d="${stripes}" stroke="#fff" stroke-opacity=".1" stroke-width="8"/><rect x="12" y="12" width="96" height="144" rx="4" fill="none" stroke="${gold}" stroke-width="2"/><g transform="translate(60 84)"><circle r="30" fill="${disc}" stroke="${gold}" stroke-width="2.4"/><path transform="translate(-3 -26) scale(.66)" d="M6 0L-14 40H0L-10 78L22 28H7L18 0Z" fill="${gold}"/></g>`,
  );
}

function sheet(content: string): Picture {
  const paper = `<rect x="3" y="5" width="118" height="166" rx="10" fill="#000" opacity=".35"/><rect x=".5" y=".5" width="119" height="167" rx="9" fill="#fcf9f1" stroke="#cfc6b0"/>`;
  const rim = '<rect x="4" y="4" width="112" height="160" rx="6" fill="none" stroke="#e6dcc4"/>';
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" ${FRAME}>${paper}${rim}${content}</svg>`,
    width: 124,
    height: 174,
  };
}

function kept(key: string, draw: () => Picture): Picture {
  const picture = drawn.get(key) ?? draw();
  drawn.set(key, picture);
  return picture;
}
