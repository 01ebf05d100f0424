// Animates this game's rolls: pips on the movement dice, coloured symbols on the lane-change die.

import type { DieLook } from '@ui/art/dice';
import { painted } from '@ui/art/glyphs';
import { PIPS } from '@ui/art/pips';
import { PAINFUL } from '@ui/game/board/captions';
import { INK } from '@ui/stage/ink';
import type { Mark, ThrownDie } from '@ui/stage/motion/tumble';
import { DIE_FACES, LANE_FACES } from '../../../data/coins';
import { rollText } from '../../../narration/board-text';
import type { HavocEvent } from '../../../types';
import { caption, type HavocAnimationContext } from './context';

const FACES = Array.from({ length: DIE_FACES }, (_, index) => index + 1);
const DIE: DieLook = { sides: 6, colour: '#f7f1e1', faces: FACES };
/** Edge length of a face, in units of the tumbling dice (40 to the em of a number). */
const FACE = 44;
const PIP = { away: 11.5, radius: 4.6 } as const;
const SYMBOLS = { left: '#2176d2', right: '#2e9e4f', none: '#8a3ab9' } as const;

/** Rolls over its car. */
export function rollDice(
  context: HavocAnimationContext,
  event: Extract<HavocEvent, { type: 'dieRolled' }>,
): Promise<void> {
  const { seat, die, faces, symbol } = event;
  const mark = die === 'lane' ? symbolMark : pipMark;
  const dice = faces.map((value): ThrownDie => ({ die: DIE, face: FACES.indexOf(value), mark }));
  const result = rollText(event);
  if (context.stage.isStrip) caption(context, seat, result);
  const colour = symbol === 'CE' ? PAINFUL : INK.amberLight;
  return context.dice.roll({ dice, at: context.cars.spotOf(seat), seat, result, colour });
}

/** All face marks, which are drawn in advance. */
export function diceDrawings(): Record<string, Mark['drawing']> {
  const marks = FACES.flatMap((value) => [pipMark(value), symbolMark(value)]);
  return Object.fromEntries(marks.map(({ key, drawing }) => [key, drawing]));
}

function pipMark(value: number): Mark {
  const pips = (PIPS[value] ?? []).map(
    ([x, y]) => `<circle cx="${x * PIP.away}" cy="${y * PIP.away}" r="${PIP.radius}" fill="#15181c"/>`,
  );
  return { key: `havoc-pips-${value}`, drawing: { svg: pips.join(''), width: FACE, height: FACE } };
}

function symbolMark(value: number): Mark {
  const face = LANE_FACES[value - 1];
  const side = face?.side ?? 0;
  const colour = side < 0 ? SYMBOLS.left : side > 0 ? SYMBOLS.right : SYMBOLS.none;
  const plate = `<rect x="-19" y="-19" width="38" height="38" rx="8" fill="${colour}"/>`;
  const sign =
    side === 0
      ? '<path d="M-3.4 -13H3.4L2.2 4H-2.2Z" fill="#fff"/><circle cy="10" r="3.4" fill="#fff"/>'
      : painted(face?.symbol ?? '', { size: 24, fill: '#ffffff' });
  return { key: `havoc-symbol-${value}`, drawing: { svg: plate + sign, width: FACE, height: FACE } };
}
