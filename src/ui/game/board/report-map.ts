// A circuit under a balance report, for games whose spaces have outlines: its ground fills any room, its road fits between the panels,
// and a colour on the spaces says how much happens at each corner. Not here: what is counted (src/balance), or the numbers beside the
// signs (screens/report).

import type { Box } from '@geometry/box';
import type { Point } from '@geometry/line';
import { cutPieces } from '@ui/art/cut';
import { land } from '@ui/art/land';
import { lightOver } from '@ui/art/light';
import type { Picture } from '@ui/art/picture';
import type { Piece } from '@ui/art/piece';
import { closedPath, num, place } from '@ui/art/svg';
import type { ReportBoard, ReportRoom } from '@ui/game-ui';

/** A corner. from, to: where it is on the lap; foot: the road beside its sign; height: of the sign as drawn. */
export interface ReportCorner {
  readonly from: number;
  readonly to: number;
  readonly foot: Point;
  readonly sign: string;
  readonly height: number;
  /** The middle of its sign at this scale. */
  spot(scale: number): Point;
}

/** A circuit as its race paints it. Places on the lap are in a unit of the game. */
export interface ReportCircuit {
  readonly pieces: readonly Piece[];
  /** The colour of land beyond them. */
  readonly surround: string;
  /** What is shown at least. */
  readonly frame: Box;
  /** The spaces. at: the middle's place on the lap. */
  readonly spaces: readonly { readonly outline: readonly Point[]; readonly at: number }[];
  readonly lap: number;
  /** How far before a corner and behind it its colour has faded to a third. */
  readonly reach: { readonly before: number; readonly behind: number };
  /** In driving order. */
  readonly corners: readonly ReportCorner[];
}

/** Less than this is left without colour. */
const FAINT = 0.03;
/** Colours from little to much: share, red, green, blue. */
const RAMP = [
  [0, 255, 226, 122],
  [0.35, 255, 190, 60],
  [0.7, 247, 108, 40],
  [1, 222, 38, 28],
] as const;
/** Signs are larger than on the board where the circuit is drawn small: px high, at least. */
const SIGN_PX = 26;
/** The glow behind a sign that is lit: how far beyond it. */
const GLOW = 7;

/** The colour of a share from 0 to 1. */
export function colourOf(share: number): string {
  const above = RAMP.findIndex(([at]) => at >= share);
  const [high = RAMP[3], low = RAMP[0]] = [RAMP[above < 0 ? 3 : above], RAMP[Math.max(0, (above < 0 ? 3 : above) - 1)]];
  const along = high[0] === low[0] ? 0 : Math.min(1, (share - low[0]) / (high[0] - low[0]));
  const mixed = ([1, 2, 3] as const).map((part) => Math.round(low[part] + (high[part] - low[part]) * along));
  return `rgb(${mixed.join(',')})`;
}

/** How a frame is fitted into the free part of a room. part: the land that the whole room shows. */
export function fittedPart(room: ReportRoom, frame: Box): { scale: number; part: Box } {
  const scale = Math.min(
    (room.right - room.left) / (frame.right - frame.left),
    (room.bottom - room.top) / (frame.bottom - frame.top),
  );
  const left = (frame.left + frame.right) / 2 - (room.left + room.right) / 2 / scale;
  const top = (frame.top + frame.bottom) / 2 - (room.top + room.bottom) / 2 / scale;
  return { scale, part: { left, top, right: left + room.width / scale, bottom: top + room.height / scale } };
}

/** A circuit's board for reports. */
export function reportMap(circuit: ReportCircuit, room: ReportRoom): ReportBoard {
  const { scale, part } = fittedPart(room, circuit.frame);
  const { width, height } = room;
  // A wide window shows more land than a race does.
  const pieces = [land(part, circuit.surround), ...circuit.pieces];
  const signs = circuit.corners.map((corner) => {
    const larger = Math.max(1, SIGN_PX / corner.height / scale);
    return { corner, larger, spot: corner.spot(larger) };
  });
  return {
    ground: { svg: cutPieces(pieces, { part, width, height, over: lightOver(part) }), width, height },
    colours: (shares, lit) => {
      const drawn = signs.map(({ corner, larger, spot: [x, y] }, index) =>
        place(x, y, (index === lit ? glow(corner) : '') + corner.sign, 0, larger),
      );
      const coloured = circuit.spaces.map(({ outline, at }) => ({ outline, share: valueAt(circuit, shares, at) }));
      return overlay(room, part, [...outlineColours(coloured), ...drawn].join(''));
    },
    signs: signs.map(({ corner, spot: [x, y] }) => {
      const [dx, dy] = [x - corner.foot[0], y - corner.foot[1]];
      const away = Math.hypot(dx, dy) || 1;
      return { x: (x - part.left) * scale, y: (y - part.top) * scale, away: [dx / away, dy / away] };
    }),
  };
}

function glow({ height }: ReportCorner): string {
  return `<circle r="${num(height / 2 + GLOW)}" fill="#f5a623" opacity=".6"/>`;
}

/** An SVG that lies over a part of the land, as large as the room. */
export function overlay({ width, height }: ReportRoom, part: Box, content: string): Picture {
  const [wide, high] = [part.right - part.left, part.bottom - part.top];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${num(part.left)} ${num(part.top)} ${num(wide)} ${num(high)}" width="${num(width)}" height="${num(height)}">${content}</svg>`;
  return { svg, width, height };
}

/** Outlines in the colours of their shares, with a glow around them. Shares above 1 count as 1. */
export function outlineColours(outlines: readonly { outline: readonly Point[]; share: number }[]): string[] {
  const coloured = outlines.flatMap(({ outline, share }) => {
    const value = Math.min(1, share);
    return value < FAINT ? [] : [{ value, path: `<path d="${closedPath(outline)}"`, colour: colourOf(value) }];
  });
  const blur =
    '<filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="7"/></filter>';
  const soft = coloured.map(
    ({ value, path, colour }) =>
      `${path} fill="${colour}" stroke="${colour}" opacity="${num(0.2 + 0.5 * value)}" stroke-width="${num(6 + 14 * value)}"/>`,
  );
  const core = coloured.map(
    ({ value, path, colour }) => `${path} fill="${colour}" fill-opacity="${num(Math.min(0.82, 0.2 + 0.75 * value))}"/>`,
  );
  return [`<defs>${blur}</defs><g filter="url(#soft)">${soft.join('')}</g>`, ...core];
}

/** What the corners add up to at a place: all of it in a corner, less before and behind it. */
function valueAt({ corners, lap, reach }: ReportCircuit, shares: readonly number[], at: number): number {
  return corners.reduce((sum, { from, to }, index) => {
    const [half, middle] = [(to - from) / 2, (from + to) / 2];
    const ahead = ((at - middle + lap * 1.5) % lap) - lap / 2;
    const beyond = Math.max(0, Math.abs(ahead) - half);
    const fades = ahead < 0 ? reach.before : reach.behind;
    return sum + (shares[index] ?? 0) * Math.exp(-((beyond / fades) ** 2));
  }, 0);
}
