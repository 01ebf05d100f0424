// The possible results of each die, as text and as bars. Not here: computing them (outlook/).

import { list } from '@narration/phrases';
import { coinSign, LANE_FACES } from '../data/coins';
import { t } from '../text/t';
import type { ChoiceOfDie, HavocChoices, RollOutcome } from '../types';

/** The mark on a bar of the histogram. */
export type BarKind = 'plain' | 'hidden' | 'own' | 'short' | 'crash' | 'finish';

/** The mark of an outcome: the wall, the flag, coins, then an obstacle. */
export function barKind(outcome: RollOutcome): BarKind {
  if (outcome.crashes) return 'crash';
  if (outcome.finishes) return 'finish';
  const [first] = outcome.coins;
  if (first) return first.coin === null ? 'hidden' : 'own';
  return outcome.blocked ? 'short' : 'plain';
}

/** The text of a roll: '8 cells, lands on your own +3'; named: 'R2: 1 cell', prefixed with the roll. */
export function outcomeText(outcome: RollOutcome, named: string | number = 'none'): string {
  const roll = String(named);
  if (outcome.crashes) return t('outcome.wall', { roll });
  const [first] = outcome.coins;
  return t('outcome.moves', {
    roll,
    steps: outcome.path.length - 1,
    blocked: outcome.blocked ? 'yes' : 'no',
    coin: first === undefined ? 'none' : first.coin === null ? 'hidden' : coinSign(first.coin),
    home: outcome.finishes ? 'yes' : 'no',
  });
}

/** One or two sentences about the movement dice. */
export function movementText(choice: ChoiceOfDie): string {
  const { outcomes } = choice;
  const lines: string[] = [];
  const most = Math.max(...outcomes.map((one) => one.path.length - 1));
  if (outcomes.some((one) => one.blocked)) lines.push(t('outlook.blocked', { most }));
  else if (!outcomes.some((one) => one.crashes)) lines.push(t('outlook.free'));
  const [crash, hidden, own, home] = (['crash', 'hidden', 'own', 'finish'] as const).map((kind) =>
    outcomes.filter((one) => barKind(one) === kind),
  ) as [RollOutcome[], RollOutcome[], RollOutcome[], RollOutcome[]];
  if (crash.length > 0) lines.push(t('outlook.wall', rollsOf(crash)));
  if (hidden.length > 0) lines.push(t('outlook.hidden', rollsOf(hidden)));
  if (own.length > 0) {
    const each = own.map((one) => t('outlook.own.roll', { roll: one.roll, coin: coinSign(one.coins[0]?.coin ?? 0) }));
    lines.push(t('outlook.own', { rolls: list(each) }));
  }
  if (home.length > 0)
    lines.push(home.length === outcomes.length ? t('outlook.finishAll') : t('outlook.finish', rollsOf(home)));
  return lines.join(' ');
}

function rollsOf(outcomes: readonly RollOutcome[]): { n: number; rolls: string } {
  return { n: outcomes.length, rolls: list(outcomes.map((one) => String(one.roll))) };
}

/** Which faces of the lane-change die move the car: 'R1 and R2 move you. Check Engine ends the turn.' */
export function laneDieText(choice: ChoiceOfDie): string {
  const moving = facesOf(choice.outcomes.filter((one) => one.path.length > 1));
  if (moving.n === 0) return t('outlook.noFace');
  const coins = facesOf(choice.outcomes.filter((one) => one.coins.length > 0));
  return [
    t('outlook.faces', moving),
    ...(coins.n > 0 ? [t('outlook.facesCoin', coins)] : []),
    t('outlook.checkEngine'),
  ].join(' ');
}

function facesOf(outcomes: readonly RollOutcome[]): { n: number; faces: string } {
  return { n: outcomes.length, faces: list(outcomes.map((one) => faceSign(one.roll))) };
}

/** 'R2' of a face of the lane-change die, 1-based. */
export function faceSign(face: number): string {
  return LANE_FACES[face - 1]?.symbol ?? '';
}

/** Why the lane-change die is not available. */
export function noLaneText(why: Extract<HavocChoices, { kind: 'die' }>['noLane']): string | null {
  return why && t('dice.noLane', { why });
}

/** 'Roll 2 dice', 'Roll the die', 'Change lanes'. */
export function rollText(choice: ChoiceOfDie): string {
  return choice.die === 'lane' ? t('dice.rollLane') : t('dice.roll', { n: choice.dice });
}
