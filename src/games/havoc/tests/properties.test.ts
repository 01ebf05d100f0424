// Invariants at every step of any race: cards and coins are conserved, spaces never shared, turns equal, offers exact, and
// face-down values hidden. fast-check prints the seed of a failing race and shrinks it.

import { clonePlain } from '@core/clone';
import { advance, begin, isOver } from '@core/engine';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carOf, progressOf } from '../cars';
import { deckOf } from '../data/cards';
import { FULL_PURSE } from '../data/coins';
import { havoc } from '../index';
import { outcomesOf } from '../outlook/outcomes';
import type { HavocEvent, HavocState } from '../types';
import { view, viewEvent } from '../view';
import { raceConfig } from './race-config';

type Look = (s: HavocState, events: readonly HavocEvent[], before: HavocState | undefined) => void;

/** Plays a random race; look receives the events of every step, the state after it and the state before. */
function playRandom(seed: number, look: Look): void {
  const draw = drawOf(seedRng(`race ${seed}`));
  const config = raceConfig(2 + draw(3), {
    dice: 1 + draw(2),
    decks: 1 + draw(2),
    handSize: 3 + draw(3),
    coins: 1 + draw(3),
    passes: 2 + draw(3),
  });
  const start = begin(havoc, config, `seed ${seed}`);
  if (!start.ok) throw new Error(start.violation.code);
  const { state } = start.value;
  look(state, start.value.events, undefined);
  while (!isOver(state)) {
    const decision = state.asks[0]!;
    const before = clonePlain(state);
    const action = havoc.sample(state, decision, draw);
    const outcome = advance(havoc, state, { ask: decision.id, seat: decision.seat, action, by: 'bot' });
    if (!outcome.ok) throw new Error(outcome.violation.code);
    look(state, outcome.value.events, before);
  }
}

function everyRace(look: () => Look, races = 10): void {
  fc.assert(
    fc.property(fc.nat(1_000_000), (seed) => playRandom(seed, look())),
    { numRuns: races },
  );
}

const rising = (list: readonly number[]) => list.toSorted((a, b) => a - b);

test('[R2, R35, R41] no card or coin appears or disappears, and each has its lot', () => {
  everyRace(() => (s) => {
    const coins = [...s.purse, ...s.tray, ...s.laid.coin, ...s.cars.flatMap((car) => car.coins)];
    expect(rising(coins)).toEqual(rising(FULL_PURSE));
    for (const car of s.cars) {
      expect([car.handLots.length, car.coinLots.length]).toEqual([car.hand.length, car.coins.length]);
    }
    if (s.stage !== 'storm') return;
    const cards = [...s.stock, ...s.pile, ...s.cars.flatMap((car) => car.hand)];
    expect(rising(cards)).toEqual(rising(deckOf(s.decks)));
  });
});

test('[R44, R54] a space has at most one pawn and a cell at most one coin', () => {
  everyRace(() => (s) => {
    const spaces = s.cars.map((car) => car.at).filter((at) => at >= 0);
    expect(new Set(spaces).size).toBe(spaces.length);
    expect(new Set(s.laid.at).size).toBe(s.laid.at.length);
    // A coin is never under a pawn at rest, unless the pawn could not move (R55).
    for (const car of s.cars) if (s.stage === 'coins') expect(s.laid.at).not.toContain(car.at);
  });
});

test('[R50, R83] in each pass every seat has one turn, in winning order', () => {
  everyRace(() => {
    let order: number[] = [];
    let turns: number[] = [];
    return (_s, events) => {
      for (const event of events) {
        if (event.type === 'passStarted') [order, turns] = [event.order, []];
        if (event.type === 'raceTurn') turns.push(event.seat);
        if (event.type === 'passEnded') expect(turns).toEqual(order);
      }
    };
  });
});

test('[R51-R80] a roll matches the offer as long as it meets only own coins', () => {
  let compared = 0;
  everyRace(
    () => (s, events, before) => {
      const rolled = events.find((event) => event.type === 'dieRolled');
      if (before === undefined || rolled === undefined) return;
      const { seat, die, faces, total } = rolled;
      const outcome = outcomesOf(before, seat, die).outcomes.find((one) => one.roll === (total || faces[0]));
      const ended = events.find((event) => event.type === 'raceTurnEnded');
      if (outcome === undefined || ended === undefined) throw new Error('a roll has no outcome');
      if (outcome.coins.some((one) => one.coin === null)) return;
      compared++;
      expect([ended.lap, ended.progress]).toEqual([outcome.lap, outcome.progress]);
      // Any pit slot is as good as another; the cell of the track matters.
      if (ended.at < 389) expect(ended.at).toBe(outcome.to);
      expect(events.some((event) => event.type === 'pitWallHit')).toBe(outcome.crashes);
      expect(events.some((event) => event.type === 'playerFinished')).toBe(outcome.finishes);
      expect(outcome.coins.map((one) => one.coin)).toEqual(
        events.flatMap((event) => (event.type === 'coinRevealed' ? [event.coin] : [])),
      );
      expect(progressOf(carOf(s, seat))).toBe(outcome.progress);
    },
    20,
  );
  expect(compared).toBeGreaterThan(200);
});

test('hands, stock, purse and face-down coins are shown to their owner only', () => {
  everyRace(
    () => (s, events) => {
      for (let seat = 0; seat < s.cars.length; seat++) {
        const seen = view(s, seat);
        expect(seen.own).toEqual({ seat, hand: carOf(s, seat).hand, coins: carOf(s, seat).coins });
        expect(seen.everybody).toBeNull();
        seen.laid.forEach((one, index) => {
          expect(one.coin).toBe(one.by === seat ? s.laid.coin[index] : null);
        });
        const named = Object.keys(seen).filter((key) => ['stock', 'purse', 'hands', 'bottomSuit', 'lot'].includes(key));
        expect(named).toEqual([]);
        for (const event of events) {
          const shown = viewEvent(event, seat);
          if (shown?.type === 'stormCardDealt') expect(shown.card !== null).toBe(shown.seat === seat);
          if (shown?.type === 'cardsDrawn') expect(shown.cards !== null).toBe(shown.seat === seat);
          if (shown?.type === 'coinsDrawn') expect(shown.coins !== null).toBe(shown.seat === seat);
          if (shown?.type === 'coinPlaced') expect(shown.coin !== null).toBe(shown.seat === seat);
        }
      }
      const watched = view(s, 'watcher');
      expect([watched.own, watched.everybody, watched.laid.every((one) => one.coin === null)]).toEqual([
        null,
        null,
        true,
      ]);
    },
    4,
  );
});
