// What each die would bring, in words and as bars. Not for: where rolls lead (outcomes.ts).

import { list } from '@ui/phrases';
import { LANE_FACES } from '../data/coins';
import type { ChoiceOfDie, HavocChoices, Outcome } from '../types';
import { coinWords, diceWords } from './texts';

/** How a bar of the histogram is marked. */
export type BarKind = 'plain' | 'hidden' | 'own' | 'short' | 'crash' | 'finish';

/** What an outcome is marked as: the wall, the flag, coins, then whether something stops the car short. */
export function barKind(outcome: Outcome): BarKind {
  if (outcome.crashes) return 'crash';
  if (outcome.finishes) return 'finish';
  const [first] = outcome.coins;
  if (first) return first.coin === null ? 'hidden' : 'own';
  return outcome.blocked ? 'short' : 'plain';
}

/** What a roll means: '8: forward to your +3', for a bar pointed at. */
export function outcomeWords(outcome: Outcome): string {
  const steps = outcome.path.length - 1;
  if (outcome.crashes) return 'into the wall, back to the pit';
  const [first] = outcome.coins;
  const coin = first
    ? first.coin === null
      ? ', lands on a hidden coin'
      : `, lands on your own ${coinWords(first.coin)}`
    : '';
  const short = outcome.blocked ? ', then blocked' : '';
  const home = outcome.finishes ? ', across the line: finished' : '';
  return `${steps === 1 ? '1 cell' : `${steps} cells`}${short}${coin}${home}`;
}

/** One or two sentences on the movement dice. */
export function movementWords(choice: ChoiceOfDie): string {
  const { outcomes } = choice;
  const lines: string[] = [];
  const most = Math.max(...outcomes.map((one) => one.path.length - 1));
  const isBlocked = outcomes.some((one) => one.blocked);
  if (isBlocked)
    lines.push(
      most === 0
        ? 'A car right ahead: no step is free.'
        : `A car ahead: at most ${most === 1 ? '1 cell' : `${most} cells`}.`,
    );
  else if (!outcomes.some((one) => one.crashes)) lines.push('The road is free ahead.');
  const rolls = (kind: BarKind) => outcomes.filter((one) => barKind(one) === kind).map((one) => String(one.roll));
  const crash = rolls('crash');
  if (crash.length > 0) lines.push(`${list(crash)} hits the wall.`);
  const hidden = rolls('hidden');
  const own = outcomes.filter((one) => barKind(one) === 'own');
  if (hidden.length > 0) lines.push(`${list(hidden)} lands on a hidden coin.`);
  if (own.length > 0)
    lines.push(`${list(own.map((one) => `${one.roll} on your own ${coinWords(one.coins[0]?.coin ?? 0)}`))}.`);
  const home = rolls('finish');
  if (home.length > 0) lines.push(`${home.length === outcomes.length ? 'Any roll' : list(home)} finishes.`);
  return lines.join(' ');
}

/** Which faces of the lane-change die move the car: 'Left is the wall. Right 1 and right 2 move you.' */
export function laneDieWords(choice: ChoiceOfDie): string {
  const moving = choice.outcomes
    .filter((one) => one.path.length > 1)
    .map((one) => LANE_FACES[one.roll - 1]?.symbol ?? '');
  if (moving.length === 0) return 'No face would move you.';
  const coins = choice.outcomes
    .filter((one) => one.coins.length > 0)
    .map((one) => LANE_FACES[one.roll - 1]?.symbol ?? '');
  const coin = coins.length > 0 ? ` ${list(coins)} lands on a coin.` : '';
  return `${list(moving)} ${moving.length === 1 ? 'moves' : 'move'} you.${coin} Check Engine ends the turn.`;
}

/** Why the lane-change die is not to be had. */
export function noLaneWords(why: Extract<HavocChoices, { kind: 'die' }>['noLane']): string | null {
  if (why === 'inPit') return 'In the pit only one movement die is rolled.';
  return why === 'beside' ? 'A car stands beside you: no merging now.' : null;
}

/** 'Roll 2 dice', 'Roll the die', 'Roll the lane-change die'. */
export function rollWords(choice: ChoiceOfDie): string {
  if (choice.die === 'lane') return 'Change lanes';
  return choice.dice > 1 ? `Roll ${diceWords(choice.dice)}` : 'Roll the die';
}
