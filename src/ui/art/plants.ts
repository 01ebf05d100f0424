// Trees, bushes and stones, upright, with their foot at 0, 0; light from the top left.

import { num } from './svg';

const SHADOW = '#0b1d0d';

/** A slim Italian cypress, 26 high. */
export const CYPRESS = `<ellipse cx="7" cy="2" rx="9" ry="3" fill="${SHADOW}" opacity=".4" transform="rotate(18)"/><path d="M0 3C-6 0 -6.4 -12 0 -26C6.4 -12 6 0 0 3Z" fill="#1c4426"/><path d="M-.6 1C-5 -3 -4.6 -13 0 -24C-1.4 -14 -2 -6 -.6 1Z" fill="#3b7440"/><path d="M2 -2C4 -8 3.4 -14 .8 -20" stroke="#0f2c18" stroke-width="1.1" fill="none"/>`;

/** An umbrella pine, 20 high. */
export const UMBRELLA_PINE = `<ellipse cx="9" cy="6" rx="17" ry="8" fill="${SHADOW}" opacity=".36"/><path d="M-1.4 4L-.6 -10H1L1.6 4Z" fill="#5b4229"/><ellipse cx="0" cy="-11" rx="17" ry="9.5" fill="#255d33"/><ellipse cx="-3.5" cy="-14" rx="12" ry="6" fill="#3d8147"/><ellipse cx="-6" cy="-15.6" rx="5.5" ry="2.6" fill="#5c9f5c"/>`;

/** A fir, 28 high. */
export const FIR = `<ellipse cx="8" cy="3" rx="11" ry="4" fill="${SHADOW}" opacity=".42" transform="rotate(18)"/><path d="M0 -26L9 4Q0 8 -9 4Z" fill="#163f2b"/><path d="M0 -26L-9 4Q-5 6 -1 6Z" fill="#2b6040"/><path d="M-5.6 -7L-1 -9M-7.4 0L-1.4 -2.6M-3.6 -14L-.8 -15" stroke="#4b8657" stroke-width="1.2" stroke-linecap="round"/><path d="M2 -12L5 -6M2 -4L6.6 1" stroke="#0d2c1d" stroke-width="1.2" stroke-linecap="round"/>`;

/** A poplar, 24 high. */
export const POPLAR =
  '<ellipse cx="8" cy="2" rx="9" ry="3" fill="#14210b" opacity=".36" transform="rotate(16)"/><path d="M0 3C-7 -2 -7 -14 0 -24C7 -14 7 -2 0 3Z" fill="#3f6e30"/><path d="M-1 1C-5.4 -4 -5 -13 -.4 -21C-2 -12 -2 -5 -1 1Z" fill="#6c9a48"/>';

/** A saguaro, 18 high. */
export const CACTUS =
  '<ellipse cx="7" cy="2" rx="9" ry="3" fill="#3a2408" opacity=".36" transform="rotate(16)"/><g fill="none" stroke="#3c6b3a" stroke-width="4.4" stroke-linecap="round" stroke-linejoin="round"><path d="M0 2V-18M0 -5H-6V-12M0 -8H6V-15"/></g><g fill="none" stroke="#6c9c58" stroke-width="1.4" stroke-linecap="round"><path d="M-1 1V-18M-6.6 -6V-12M5.4 -9V-15"/></g>';

/** A boulder. */
export const BOULDER =
  '<ellipse cx="4" cy="4" rx="11" ry="5" fill="#3a2408" opacity=".35"/><path d="M-9 3L-7 -5L0 -8L8 -5L10 2L4 5H-5Z" fill="#a0805a"/><path d="M-7 -5L0 -8L2 -2L-5 0Z" fill="#c2a57c"/><path d="M8 -5L10 2L4 5L2 -2Z" fill="#7c5f3f"/>';

/** A table mountain. */
export const MESA =
  '<g transform="scale(1.25)"><path d="M-30 16L-8 24L46 14L52 4L34 -8Z" fill="#3a2408" opacity=".3"/><path d="M-34 2L-28 16L-10 21L12 19L30 14L36 0Z" fill="#a8592f"/><path d="M-33 5L-28 14L-10 18L12 16L31 11L35 3L20 8L-8 11L-26 8Z" fill="#c47443"/><path d="M-34 2L-30 -10L-10 -17L14 -16L32 -10L36 0L20 6L-8 8Z" fill="#d98f59"/><path d="M-30 -10L-10 -17L14 -16L32 -10L18 -7L-8 -6Z" fill="#e8aa74"/></g>';

/** A round hill with furrows. */
export const HILL =
  '<ellipse cx="6" cy="8" rx="62" ry="34" fill="#2d4519" opacity=".22"/><ellipse rx="58" ry="30" fill="#85a757"/><ellipse cx="-8" cy="-6" rx="42" ry="19" fill="#9abb68"/><path d="M-48 6Q0 -20 50 2M-40 14Q2 -8 46 10" stroke="#6d9046" stroke-width="1.2" fill="none" opacity=".7"/>';

/** Five rows of lavender. */
export const LAVENDER = `<rect x="-34" y="-15" width="68" height="30" rx="3" fill="#8d7a52" opacity=".6"/>${[
  -12, -6, 0, 6, 12,
]
  .map(
    (y) =>
      `<path d="M-33 ${y}H33" stroke="#6b4fa0" stroke-width="4.2" stroke-dasharray="4.4 1"/><path d="M-33 ${y - 1.2}H33" stroke="#a58fd6" stroke-width="1.6" stroke-dasharray="3.4 2"/>`,
  )
  .join('')}`;

/** A piece of clipped hedge. */
export const HEDGE = `<rect x="-16" y="-3" width="34" height="9" rx="4" fill="${SHADOW}" opacity=".35"/><rect x="-17" y="-5" width="34" height="9" rx="4.5" fill="#1f4d27"/><rect x="-16" y="-5" width="32" height="3.6" rx="1.8" fill="#3a7a3d"/>`;

/** A broad tree from above. reach: radius of the crown. */
export function tree(reach: number, dark: string, light: string): string {
  const r = reach;
  return `<ellipse cx="${num(r * 0.5)}" cy="${num(r * 0.62)}" rx="${num(r * 1.02)}" ry="${num(r * 0.86)}" fill="${SHADOW}" opacity=".34"/><circle r="${num(r)}" fill="${dark}"/><circle cx="${num(-r * 0.24)}" cy="${num(-r * 0.28)}" r="${num(r * 0.66)}" fill="${light}"/><circle cx="${num(-r * 0.4)}" cy="${num(-r * 0.46)}" r="${num(r * 0.28)}" fill="#fff" opacity=".13"/>`;
}

/** A bush from above. */
export function bush(reach: number, colour: string): string {
  const r = reach;
  return `<ellipse cx="2" cy="2.4" rx="${num(r * 1.1)}" ry="${num(r * 0.8)}" fill="${SHADOW}" opacity=".3"/><circle r="${num(r)}" fill="${colour}"/><circle cx="${num(-r * 0.3)}" cy="${num(-r * 0.3)}" r="${num(r * 0.5)}" fill="#fff" opacity=".14"/>`;
}
