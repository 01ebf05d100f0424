// Rookie and Club: the answer with the best prospect on an empty road, as far as they judge it correctly.
// Not here: cards to come, rivals, or the state of the race (ace.ts).

import type { Decision, Draw } from '@core/contract';
import type { Style as Taste } from '@core/style';
import { misjudged } from '@kit/misjudged';
import { MOST_BRAKES, STEP } from '../data/charts';
import { hasEasyPlay } from '../outlook/move-options';
import type { WaddingtonAction, WaddingtonState } from '../types';
import { actionOf, type Option, optionsOf } from './options';
import { expectedTurns, fearOf, isLastLap, type Sight, sightOf } from './weigh';

/** How a driver judges. */
export interface Style {
  /** The most, in turns, by which it misjudges a move. */
  readonly noise: number;
  /** The most mph over a limit that it risks, now and in its plans. */
  readonly dare: number;
  /** Turns a card must win: in the race, in the last lap. Undefined: it plays cards on a whim. */
  readonly cardTurns?: readonly [number, number];
  /** It stops only with tyres this worn, or brakes worn out. Undefined: when a stop pays. */
  readonly stopTyres?: number;
}

export const ROOKIE: Style = { noise: 0.4, dare: STEP, stopTyres: 7 };
export const CLUB: Style = { noise: 0.4, dare: 2 * STEP, cardTurns: [0.65, 0.45] };

/**
 * The Rookie plays in one window in this many. The second value is subtracted for drivers fond of cards, and
 * added for drivers who are not.
 */
const WHIM_ODDS = 4;
const WHIM_LIKED = 2;
/** How many turns less a card has to win before a driver fond of cards plays it. */
const CARD_LIKED = 0.12;

/** The answer to a drive or card decision. taste: the driver's character. */
export function plainAnswer(
  s: Readonly<WaddingtonState>,
  decision: Decision,
  style: Style,
  draw: Draw,
  taste: Taste,
): WaddingtonAction {
  if (decision.kind === 'card' && style.cardTurns === undefined) return whim(s, decision, draw, taste);
  const sight = sightOf(s, decision.seat, s.turn.lap, style.dare);
  const daring = optionsOf(s, decision, style.dare).filter((option) => isDared(sight, option, style));
  let best: Option | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const option of daring.length > 0 ? daring : optionsOf(s, decision)) {
    const noise = misjudged(style.noise, draw) * (decision.kind === 'drive' ? 1 : 0.5);
    const judged = expectedTurns(sight, option, fearOf(taste)) + noise;
    const turns = judged + price(sight, option, style, taste);
    if (turns >= least) continue;
    least = turns;
    best = option;
  }
  return best === undefined ? { type: 'pass' } : actionOf(best);
}

/** Whether this driver considers the option at all, given its cards and stops. */
function isDared({ s, car }: Sight, { pit, card }: Option, { stopTyres, cardTurns }: Style): boolean {
  if (card >= 0 && cardTurns === undefined) return false;
  if (!pit || stopTyres === undefined) return true;
  return !isLastLap(s, car) && (car.tyres >= stopTyres || car.brakes >= MOST_BRAKES);
}

/** What a card has to win before it is played. */
function price({ s, car }: Sight, { card }: Option, { cardTurns }: Style, { tactics }: Taste): number {
  if (card < 0 || cardTurns === undefined) return 0;
  return cardTurns[isLastLap(s, car) ? 1 : 0] - CARD_LIKED * tactics;
}

/** Sometimes a card that crosses no band. */
function whim(s: Readonly<WaddingtonState>, decision: Decision, draw: Draw, { tactics }: Taste): WaddingtonAction {
  if (!hasEasyPlay(s, decision.seat) || draw(Math.round(WHIM_ODDS - WHIM_LIKED * tactics)) > 0) return { type: 'pass' };
  const before = s.turn.bands.length;
  const easy = optionsOf(s, decision).filter(({ card, bands }) => card >= 0 && bands.length === before);
  return actionOf(easy[draw(easy.length)] as Option);
}
