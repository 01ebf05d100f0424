// A circuit under a balance report: its ground fills any room, its road fits between the panels, and a colour along the road says
// how much happens at each corner. Not here: what is counted (src/balance), or the numbers beside the signs (screens/report).

import { cutPieces } from '@ui/art/cut';
import { land } from '@ui/art/land';
import { lightOver } from '@ui/art/light';
import type { Picture } from '@ui/art/picture';
import { num, openPath, place } from '@ui/art/svg';
import { colourOf, fittedPart } from '@ui/game/board/report-map';
import type { ReportBoard, ReportRoom } from '@ui/game-ui';
import type { Road } from '../../geometry/road';
import { signSpot } from '../../geometry/roadside';
import { type Scene, sceneOf } from './art/scene';
import { limitSign } from './art/trackside';

/** Pieces of a space that have a colour of their own. */
const PIECES = 2;
/** How far a corner's colour reaches before its line and behind it, as the square of spaces at which it has faded to a third. */
const REACH = { before: 6, behind: 1.4, shift: 0.7 } as const;
/** Less than this is left without colour. */
const FAINT = 0.03;
/** Signs are larger than on the board where the circuit is drawn small: px along the edge, at least. */
const SIGN_PX = 26;
const SIGN_EDGE = 29;
/** Half the side of the glow behind a corner that is lit. */
const GLOW = 19;

/** A circuit's board for reports. */
export function reportBoard(circuit: string, room: ReportRoom): ReportBoard {
  const scene = sceneOf(circuit);
  const { road, frame, theme } = scene;
  const { scale, part } = fittedPart(room, frame);
  const { left, top } = part;
  const { width, height } = room;
  // A wide window shows more land than a race does.
  const pieces = [land(part, theme.surround), ...scene.pieces];
  const signScale = Math.max(1, SIGN_PX / SIGN_EDGE / scale);
  const signs = road.circuit.corners.map((corner) => signSpot(road, corner, signScale));
  const over = (content: string): Picture => ({
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${num(left)} ${num(top)} ${num(width / scale)} ${num(height / scale)}" width="${num(width)}" height="${num(height)}">${content}</svg>`,
    width,
    height,
  });
  return {
    ground: { svg: cutPieces(pieces, { part, width, height, over: lightOver(part) }), width, height },
    colours: (shares, lit) =>
      over([...roadColours(road, shares), ...lines(road), ...signPictures(scene, signs, signScale, lit)].join('')),
    signs: signs.map((sign, index) => {
      const foot = road.line.at(road.distanceOf(road.circuit.corners[index]?.line ?? 0));
      const away = Math.hypot(sign.x - foot.x, sign.y - foot.y) || 1;
      return {
        x: (sign.x - left) * scale,
        y: (sign.y - top) * scale,
        away: [(sign.x - foot.x) / away, (sign.y - foot.y) / away],
      };
    }),
  };
}

function roadColours(road: Road, shares: readonly number[]): string[] {
  const glow: string[] = [];
  const core: string[] = [];
  const width = 2 * road.half;
  for (let piece = 0; piece < road.spaces * PIECES; piece++) {
    const space = piece / PIECES;
    const value = Math.min(1, valueAt(road, shares, space + 1 / (2 * PIECES)));
    if (value < FAINT) continue;
    const points = road.line.stretch(road.distanceOf(space) - 0.8, road.distanceOf(space + 1 / PIECES) + 0.8, 0);
    const path = `<path d="${openPath(points)}" fill="none" stroke="${colourOf(value)}"`;
    glow.push(`${path} stroke-opacity="${num(0.2 + 0.55 * value)}" stroke-width="${num(width + 8 + 20 * value)}"/>`);
    core.push(`${path} stroke-opacity="${num(Math.min(0.86, 0.22 + 0.8 * value))}" stroke-width="${num(width - 3)}"/>`);
  }
  const blur =
    '<filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="7"/></filter>';
  return [`<defs>${blur}</defs><g filter="url(#soft)">${glow.join('')}</g>`, ...core];
}

/** What the corners add up to at a place: most before their lines, where cars brake. */
function valueAt(road: Road, shares: readonly number[], space: number): number {
  return road.circuit.corners.reduce((sum, { line }, index) => {
    const ahead = ((space - line + REACH.shift + road.spaces * 1.5) % road.spaces) - road.spaces / 2;
    return sum + (shares[index] ?? 0) * Math.exp(-(ahead * ahead) / (ahead < 0 ? REACH.before : REACH.behind));
  }, 0);
}

/** The lines of the corners once more, above the colour. */
function lines(road: Road): string[] {
  return road.circuit.corners.map(({ line }) => {
    const [from, to] = [1 - road.half, road.half - 1].map((offset) => road.line.at(road.distanceOf(line), offset));
    const path = `<path d="M${num(from?.x ?? 0)} ${num(from?.y ?? 0)}L${num(to?.x ?? 0)} ${num(to?.y ?? 0)}"`;
    return `${path} stroke="#0c0f13" stroke-width="5"/>${path} stroke="#fff" stroke-width="2.6"/>`;
  });
}

function signPictures(
  { road, theme }: Scene,
  spots: readonly { x: number; y: number }[],
  scale: number,
  lit: number | null,
): string[] {
  return road.circuit.corners.map((corner, index) => {
    const glow = `<rect x="${-GLOW}" y="${-GLOW}" width="${2 * GLOW}" height="${2 * GLOW}" rx="6" transform="rotate(45)" fill="#f5a623" opacity=".6"/>`;
    const { x, y } = spots[index] ?? { x: 0, y: 0 };
    return place(x, y, (index === lit ? glow : '') + limitSign(theme, corner.limit), 0, scale);
  });
}
