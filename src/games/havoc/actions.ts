// Every legal answer to a decision, in a fixed order, and a random one.
// Not here: the default answer (fallback.ts) or good answers (ai/).

import type { Decision, Draw } from '@core/contract';
import { carOf, freeLanes } from './cars';
import { SUITS } from './data/cards';
import { CELLS } from './data/track';
import { isOpenCell } from './phases/coins';
import { faceDownPlaces } from './phases/dealer';
import { diceAllowed } from './phases/drive';
import { isPlayable, mayDraw, mustPass, playableCards } from './phases/matching';
import type { DecisionKind, HavocAction, HavocState } from './types';

/** All legal answers: places, cards in hand order, cells ascending, movement before lane change. */
export function* actions(s: Readonly<HavocState>, decision: Decision): Generator<HavocAction> {
  const { seat } = decision;
  switch (decision.kind as DecisionKind) {
    case 'pick':
      for (const place of faceDownPlaces(s)) yield { type: 'pick', place };
      return;
    case 'storm':
      for (const card of playableCards(s, seat)) yield { type: 'play', card };
      if (mayDraw(s)) yield { type: 'draw' };
      if (mustPass(s, seat)) yield { type: 'pass' };
      return;
    case 'suit':
      for (let suit = 0; suit < SUITS.length; suit++) yield { type: 'suit', suit };
      return;
    case 'lane':
      for (const lane of freeLanes(s)) yield { type: 'lane', lane };
      return;
    case 'coin':
      for (const coin of new Set(carOf(s, seat).coins)) {
        for (let at = 0; at < CELLS; at++) if (isOpenCell(s, seat, at)) yield { type: 'coin', coin, at };
      }
      return;
    case 'die':
      for (const die of diceAllowed(s, seat)) yield { type: 'die', die };
      return;
  }
}

/** sample draws instead of playing, or changes lanes, once in this many calls on average. */
const DRAW_ODDS = 12;
const LANE_ODDS = 5;

/** One legal answer at random. Cards, cells and movement come up more often than draws and lane changes. */
export function sample(s: Readonly<HavocState>, decision: Decision, draw: Draw): HavocAction {
  const { seat } = decision;
  switch (decision.kind as DecisionKind) {
    case 'pick':
      return { type: 'pick', place: oneOf(faceDownPlaces(s), draw) };
    case 'storm':
      return sampleStorm(s, decision, draw);
    case 'suit':
      return { type: 'suit', suit: draw(SUITS.length) };
    case 'lane':
      return { type: 'lane', lane: oneOf(freeLanes(s), draw) };
    case 'coin':
      return sampleCoin(s, decision, draw);
    case 'die': {
      const dice = diceAllowed(s, seat);
      return { type: 'die', die: dice.length > 1 && draw(LANE_ODDS) === 0 ? 'lane' : 'movement' };
    }
  }
}

function sampleStorm(s: Readonly<HavocState>, { seat }: Decision, draw: Draw): HavocAction {
  const { hand } = carOf(s, seat);
  let playable = 0;
  for (const card of hand) if (isPlayable(s, card)) playable++;
  const canDraw = mayDraw(s);
  if (playable === 0) return canDraw ? { type: 'draw' } : { type: 'pass' };
  if (canDraw && draw(DRAW_ODDS) === 0) return { type: 'draw' };
  let left = draw(playable);
  for (const card of hand) if (isPlayable(s, card) && left-- === 0) return { type: 'play', card };
  throw new Error('a playable card is gone');
}

// Most cells are open, so random tries soon find one.
function sampleCoin(s: Readonly<HavocState>, { seat }: Decision, draw: Draw): HavocAction {
  const coin = oneOf(carOf(s, seat).coins, draw);
  for (;;) {
    const at = draw(CELLS);
    if (isOpenCell(s, seat, at)) return { type: 'coin', coin, at };
  }
}

function oneOf<V>(list: readonly V[], draw: Draw): V {
  const value = list[list.length === 1 ? 0 : draw(list.length)];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
}
