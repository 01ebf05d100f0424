// Dice rolls on the board: which die rolls over which car, and the text under it.

import type { Seat } from '@core/contract';
import { PAINFUL, WELCOME } from '@ui/game/board/captions';
import { INK } from '@ui/stage/ink';
import { startText } from '../../../narration/board-text';
import { t } from '../../../text/t';
import type { FormulaEvent } from '../../../types';
import { BLACK_DIE, gearDie } from '../gear-dice';
import type { FormulaAnimationContext } from './context';

type EventOf<T extends FormulaEvent['type']> = Extract<FormulaEvent, { type: T }>;

/** The gear's die over its car. */
export function rollGear(
  context: FormulaAnimationContext,
  { seat, gear, face, value, strained }: EventOf<'dieRolled'>,
): Promise<void> {
  const result = strained ? t('play.strained', { value }) : String(value);
  return context.dice.roll({
    dice: [{ die: gearDie(gear), face }],
    at: context.cars.spotOf(seat),
    seat,
    result,
    colour: strained ? PAINFUL : INK.amberLight,
  });
}

/** The black die of the start. */
export function rollStart(context: FormulaAnimationContext, event: EventOf<'startRolled'>): Promise<void> {
  const colour = { stalled: PAINFUL, normal: INK.white, great: WELCOME }[event.outcome];
  return black(context, event.seat, event.value, startText(event), colour);
}

/** Rolls the black die for a collision, then shows the collision. */
export async function rollCollision(
  context: FormulaAnimationContext,
  event: EventOf<'collisionRolled'>,
): Promise<void> {
  const { seat, neighbours, value, lost } = event;
  await black(context, seat, value, t(lost ? 'play.contact' : 'play.noContact'), lost ? PAINFUL : WELCOME);
  const [other] = neighbours;
  if (lost && other !== undefined) await context.effects.bump(seat, other);
}

/** Rolls the black die for an engine test. */
export async function rollMotor(
  context: FormulaAnimationContext,
  { seat, value, lost }: EventOf<'motorTested'>,
): Promise<void> {
  await black(context, seat, value, t(lost ? 'play.motor' : 'play.motorHolds'), lost ? PAINFUL : WELCOME);
  if (lost) context.effects.engineSmoke(seat);
}

function black(
  context: FormulaAnimationContext,
  seat: Seat,
  value: number,
  result: string,
  colour: string,
): Promise<void> {
  const face = BLACK_DIE.faces.indexOf(value);
  return context.dice.roll({ dice: [{ die: BLACK_DIE, face }], at: context.cars.spotOf(seat), seat, result, colour });
}
