// Draws the eight robots from above, nose to the right: each has its own shape and glyph, so players can tell them apart
// without colour, and its colour's pattern on its hull if patterns are on.

import type { Colour } from '@core/contract';
import { patternArt } from '@ui/art/car';
import { colourIndex, hexOf } from '@ui/art/colours';
import { inkOn, shade } from '@ui/art/svg';
import type { Drawing } from '@ui/stage/sprites';
import { ROBOT_COLOURS, robotOf } from '../../../data/robots';
import type { RobotColour } from '../../../types';

interface Paint {
  colour: string;
  light: string;
  dark: string;
  /** The pattern and glyph on its hull. */
  worn: string;
}

const INK = '#15181c';
/** Edge length of a robot's drawing, in its own units; on the board it is scaled to 0.75 of a cell. */
export const ROBOT_BOX = 54;
export const ROBOT_SCALE = 52 / 58;

const RIVET_TREADS =
  '<path d="M-13 -16.5V-8.5M-13 8.5V16.5M-7 -16.5V-8.5M-7 8.5V16.5M-1 -16.5V-8.5M-1 8.5V16.5M5 -16.5V-8.5M5 8.5V16.5M11 -16.5V-8.5M11 8.5V16.5" stroke="#5b636b" stroke-width="1.6"/>';

/** Bodies by the id of their figure (data/robots.ts). */
const BODIES: Readonly<Record<string, (paint: Paint) => string>> = {
  rivet: ({ colour, light, dark, worn }) =>
    `<rect x="-17" y="-17" width="34" height="9" rx="3" fill="#25292e" stroke="${INK}"/><rect x="-17" y="8" width="34" height="9" rx="3" fill="#25292e" stroke="${INK}"/>${RIVET_TREADS}<rect x="-14" y="-11" width="28" height="22" rx="4" fill="${colour}" stroke="${INK}" stroke-width="1.3"/><path d="M-14 -7Q-14 -11 -10 -11H10Q14 -11 14 -7V-4H-14Z" fill="${light}" opacity=".55"/>${worn}<path d="M-11 -8h.01M11 -8h.01M-11 8h.01M11 8h.01" stroke="${dark}" stroke-width="2.6" stroke-linecap="round"/><path d="M0 -6L6 0L0 6L-6 0Z" fill="#fff"/>${eye(10, -4)}${eye(10, 4)}`,
  cricket: ({ colour, light, worn }) =>
    `<g stroke="#59616a" stroke-width="3" fill="none"><path d="M-8 -6L-15 -15L-5 -17M-8 6L-15 15L-5 17M8 -5L13 -14M8 5L13 14"/></g><path d="M-18 0C-16 -7 -6 -9 4 -8C12 -7 17 -4 18 0C17 4 12 7 4 8C-6 9 -16 7 -18 0Z" fill="${colour}" stroke="${INK}" stroke-width="1.3"/><path d="M-16 -2C-12 -7 4 -8 14 -4L12 -1Z" fill="${light}" opacity=".6"/>${worn}<path d="M-9 -4L-3 0L-9 4M-3 -4L3 0L-3 4" stroke="#fff" stroke-width="2.4" fill="none"/>${eye(11, -3.6, 3)}${eye(11, 3.6, 3)}<path d="M15 -5L22 -12M15 5L22 12" stroke="${INK}" stroke-width="1.4"/>`,
  dynamo: ({ colour, light, dark, worn }) =>
    `<circle r="17" fill="${dark}" stroke="${INK}" stroke-width="1.4"/><circle r="13.5" fill="${colour}"/>${worn}<path d="M-13 -3A13.5 13.5 0 0 1 13 -3L9 -1A10 10 0 0 0 -9 -1Z" fill="${light}" opacity=".6"/><g fill="none" stroke="#b4682a" stroke-width="2.2"><circle r="7.5"/><circle r="10.6" stroke-dasharray="4 2"/></g><path d="M1.5 -7L-4 1H0L-1.5 7L4 -1H0Z" fill="#fff" stroke="${INK}" stroke-width=".6"/>${eye(13.5, -5)}${eye(13.5, 5)}`,
  anvil: ({ colour, light, worn }) =>
    `<path d="M-17 -14H6L18 -7V7L6 14H-17Z" fill="${colour}" stroke="${INK}" stroke-width="1.4"/>${worn}<path d="M-17 -14H6L18 -7V-3L4 -8H-17Z" fill="${light}" opacity=".5"/><path d="M-17 8H4L18 3V7L6 14H-17Z" fill="#000" opacity=".22"/><rect x="-12" y="-3.4" width="16" height="6.8" rx="1" fill="#fff"/><path d="M14 -7L18 -7V7L14 7Z" fill="#c8ced4" stroke="${INK}"/>${eye(9.5, -4.4, 2.4)}${eye(9.5, 4.4, 2.4)}`,
  pogo: ({ colour, light, worn }) =>
    `<circle r="6" cx="-12" fill="#6b737b" stroke="${INK}"/><rect x="-12" y="-3" width="10" height="6" fill="#9aa2aa" stroke="${INK}"/><circle cx="3" r="14.5" fill="${colour}" stroke="${INK}" stroke-width="1.4"/>${worn}<path d="M-9 -6A14.5 14.5 0 0 1 14 -9A14 11 0 0 0 -9 -6Z" fill="${light}" opacity=".7"/><circle cx="0" r="5" fill="#fff"/>${eye(12, -5, 3)}${eye(12, 5, 3)}`,
  tumbler: ({ colour, light, dark, worn }) =>
    `<circle r="17" fill="none" stroke="${INK}" stroke-width="7"/><circle r="17" fill="none" stroke="${colour}" stroke-width="5"/>${worn}<path d="M-17 0A17 17 0 0 1 0 -17" fill="none" stroke="${light}" stroke-width="2"/><path d="M-14 0H14M0 -14V14" stroke="#8d959d" stroke-width="2.4"/><circle r="9" fill="${dark}" stroke="${INK}"/><circle r="5" fill="none" stroke="#fff" stroke-width="2.4"/>${eye(8, -3.4, 2.4)}${eye(8, 3.4, 2.4)}`,
  vesper: ({ colour, light, dark, worn }) =>
    `<ellipse rx="19" ry="16" fill="${dark}" stroke="${INK}" stroke-width="1.4"/><ellipse rx="15" ry="12.5" fill="${colour}"/>${worn}<path d="M-14 -4A15 12.5 0 0 1 14 -4A15 9 0 0 0 -14 -4Z" fill="${light}" opacity=".7"/><path d="M-15 0L-4 -2.4V2.4Z" fill="${INK}"/><path d="M3 -6.5A6.5 6.5 0 1 0 3 6.5A8 8 0 0 1 3 -6.5Z" fill="#fff"/>${eye(12, -4)}${eye(12, 4)}`,
  gasket: ({ colour, light, dark, worn }) =>
    `<path d="M-6 -17H6M-6 17H6" stroke="#6b737b" stroke-width="6" stroke-linecap="round"/><rect x="-16" y="-13" width="32" height="26" rx="9" fill="${colour}" stroke="${INK}" stroke-width="1.4"/>${worn}<path d="M-10 -13V13M8 -13V13" stroke="${dark}" stroke-width="2.2"/><path d="M-15 -7Q-14 -12 -8 -12H8Q14 -12 15 -7Z" fill="${light}" opacity=".6"/><path d="M-5 0L-2.5 -4.5H2.5L5 0L2.5 4.5H-2.5Z" fill="#fff" transform="translate(-1 0)"/>${eye(12, -4.4)}${eye(12, 4.4)}`,
};

/** The hulls, which clip the patterns, by the same ids. */
const HULLS: Readonly<Record<string, string>> = {
  rivet: '<rect x="-14" y="-11" width="28" height="22" rx="4"/>',
  cricket: '<path d="M-18 0C-16 -7 -6 -9 4 -8C12 -7 17 -4 18 0C17 4 12 7 4 8C-6 9 -16 7 -18 0Z"/>',
  dynamo: '<circle r="13.5"/>',
  anvil: '<path d="M-17 -14H6L18 -7V7L6 14H-17Z"/>',
  pogo: '<circle cx="3" r="14.5"/>',
  tumbler:
    '<path d="M-19.5 0A19.5 19.5 0 0 0 19.5 0A19.5 19.5 0 0 0 -19.5 0ZM-14.5 0A14.5 14.5 0 0 1 14.5 0A14.5 14.5 0 0 1 -14.5 0Z" clip-rule="evenodd"/>',
  vesper: '<ellipse rx="15" ry="12.5"/>',
  gasket: '<rect x="-16" y="-13" width="32" height="26" rx="9"/>',
};
/** Patterns are drawn for a car, which is much slimmer. */
const PATTERN_SCALE = 1.2;

const ARROW = `<path d="M19 -4L25 0L19 4Z" fill="#fff" stroke="${INK}" stroke-width="1"/>`;

/** Whether a colour belongs to one of this game's robots. */
export function isRobotColour(colour: Colour): colour is RobotColour {
  return (ROBOT_COLOURS as readonly Colour[]).includes(colour);
}

/** A robot. arrow: at the nose, if its facing matters. */
export function robotArt(colour: RobotColour, arrow = true): string {
  const hex = hexOf(colour);
  const { id } = robotOf(colour);
  const paint = { colour: hex, light: shade(hex, 0.3), dark: shade(hex, -0.35), worn: wornBy(id, colour, hex) };
  return (BODIES[id]?.(paint) ?? '') + (arrow ? ARROW : '');
}

/** The pattern of a colour on the hull of a robot, under its glyph; nothing if patterns are off. */
function wornBy(id: string, colour: RobotColour, hex: string): string {
  const pattern = patternArt(colourIndex(colour), shade(hex, inkOn(hex) === '#ffffff' ? 0.5 : -0.5));
  if (pattern === '') return '';
  const clip = `<clipPath id="art-robot-${id}">${HULLS[id] ?? ''}</clipPath>`;
  return `${clip}<g clip-path="url(#art-robot-${id})"><g transform="scale(${PATTERN_SCALE})">${pattern}</g></g>`;
}

/** The shadow under every robot; it does not turn with the robot. */
export const ROBOT_SHADOW: Drawing = {
  svg: '<ellipse rx="19" ry="17" fill="#000" opacity=".45"/>',
  width: 42,
  height: 38,
};

/** The ring under the acting robot, or the viewer's robot while programming. */
export const ROBOT_HALO: Drawing = {
  svg: '<circle r="25" fill="#F5A623" opacity=".28"/><circle r="23.5" fill="none" stroke="#ffd07a" stroke-width="2.2"/>',
  width: 54,
  height: 54,
};

function eye(x: number, y: number, r = 2.6): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="#eafcff" stroke="${INK}" stroke-width="1"/><circle cx="${x + 0.7}" cy="${y}" r="${r * 0.45}" fill="#0a2c36"/>`;
}
