// Marks the cells that dice would lead to: likelier ends stand out more, coins on the way are ringed.

import { COIN_MOVE, TOW } from '../../../data/coins';
import { isInPit } from '../../../data/track';
import type { DicePreview } from '../../../narration/preview';
import type { ChoiceOfDie, Coin, DieKind, RollOutcome, Space } from '../../../types';
import type { CellLook } from './marks';

/** A mark on a cell; later marks are on top. */
export interface CellMark {
  space: Space;
  look: CellLook;
}

const COLOURS: Readonly<Record<DieKind, string>> = { movement: '#ffc35a', lane: '#8fbaff' };
const CRASH = '#ff5a4a';
const COIN = { good: '#6fdc9c', bad: '#ff9183', unknown: '#ffe27a' } as const;
/** Default fill of a cell, and the addition for the likeliest roll. */
const FILL = { least: 0.16, more: 0.3 } as const;
/** The factor for the die that is not pointed at. */
const FADED = 0.4;

/** All marks of a preview, lowest first. */
export function marksOf({ dice, die, roll }: Pick<DicePreview, 'dice' | 'die' | 'roll'>): CellMark[] {
  const marks = dice.flatMap((choice) => {
    const isFaded = die !== null && die !== choice.die;
    return endMarks(choice, isFaded).concat(isFaded ? [] : coinMarks(choice));
  });
  const pointed = pointedOutcome({ dice, die, roll });
  if (!pointed) return marks;
  const { to, crashes } = pointed;
  return [...marks, { space: to, look: { colour: crashes ? CRASH : '#ffffff', fill: 0.2, isStrong: true } }];
}

/** The outcome that is pointed at. */
export function pointedOutcome({
  dice,
  die,
  roll,
}: Pick<DicePreview, 'dice' | 'die' | 'roll'>): RollOutcome | undefined {
  if (roll === null) return undefined;
  const choice = dice.find((one) => one.die === die);
  return choice?.outcomes.find((outcome) => outcome.roll === roll);
}

/** The cells where rolls end, each once, with all rolls that lead there. */
function endMarks({ die, outcomes }: ChoiceOfDie, isFaded: boolean): CellMark[] {
  const ends = new Map<Space, { ways: number; crashes: boolean }>();
  for (const outcome of outcomes) {
    const end = outcome.path.at(-1);
    if (end === undefined || outcome.path.length < 2) continue;
    const known = ends.get(end);
    ends.set(end, { ways: (known?.ways ?? 0) + outcome.ways, crashes: outcome.crashes || (known?.crashes ?? false) });
  }
  const most = Math.max(1, ...[...ends.values()].map((one) => one.ways));
  return [...ends].map(([space, one]) => {
    const share = Math.round((one.ways / most) * 4) / 4;
    const fill = (FILL.least + FILL.more * share) * (isFaded ? FADED : 1) * (die === 'lane' ? 0.7 : 1);
    return { space, look: { colour: one.crashes ? CRASH : COLOURS[die], fill, isDashed: die === 'lane' } };
  });
}

/** Coins that rolls would meet, and where the viewer's own coins would send the car. */
function coinMarks({ die, outcomes }: ChoiceOfDie): CellMark[] {
  const marks: CellMark[] = [];
  const seen = new Set<Space>();
  for (const { coins, path, to } of outcomes) {
    for (const { at, coin } of coins) {
      if (seen.has(at)) continue;
      seen.add(at);
      marks.push({ space: at, look: { colour: coinColour(coin), fill: 0.1, isStrong: true } });
    }
    const isSent = coins.length > 0 && to !== path.at(-1) && !seen.has(to) && !isInPit(to);
    if (isSent) marks.push({ space: to, look: { colour: COLOURS[die], fill: 0, isDashed: true } });
  }
  return marks;
}

function coinColour(coin: Coin | null): string {
  if (coin === null) return COIN.unknown;
  return coin === TOW || (COIN_MOVE[coin] ?? 0) < 0 ? COIN.bad : COIN.good;
}
