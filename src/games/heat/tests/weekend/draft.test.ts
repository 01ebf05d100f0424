// The Garage draft (R81 to R85): display, pick order, the decks that result, drivers who leave, what a timeout takes.

import { begin } from '@core/engine';
import { drawOf, ioWith, scriptedIo, silentIo } from '@core/io';
import { describe, expect, test } from 'vitest';
import { apply, check } from '../../check';
import { choices } from '../../choices';
import { CARDS, HEAT, isSpeedCard, STRESS, upgradesOf } from '../../data/cards';
import source from '../../data/cards.json';
import { usualPick } from '../../data/draft-list';
import { TRACK_IDS } from '../../data/tracks';
import { heat } from '../../index';
import { beginDraft, cardsLeft, draftNext } from '../../phases/draft';
import { setup } from '../../setup';
import type { HeatAction, HeatEvent, HeatState } from '../../types';
import { baseOf, card, cards } from '../race';
import { heatConfig } from '../race-config';

type SeenEvent = { type: HeatEvent['type'] } & Record<string, unknown>;

/** A race in its draft, with all events so far. Drivers are seats 0 and up in grid order, with the Legends behind. */
function inDraft(drivers: number, legends = 0, track: string = 'usa', seed = 'draft') {
  const events: HeatEvent[] = [];
  const base = baseOf(seed);
  const config = heatConfig(track, drivers, legends, { garage: 'mixed' });
  const s = setup(
    config,
    base,
    ioWith((event) => events.push(event), drawOf(base.rng)),
  );
  return { s, events, eventsOf: (type: HeatEvent['type']) => eventsOf(events, type) };
}

function eventsOf(events: readonly HeatEvent[], type: HeatEvent['type']): SeenEvent[] {
  return events.filter((event) => event.type === type) as unknown as SeenEvent[];
}

/** Answers the open decision, with the timeout default unless an action is given. */
function answer(s: HeatState, events: HeatEvent[], action?: HeatAction): void {
  const [decision] = s.asks;
  if (decision === undefined) throw new Error('nobody is asked');
  const chosen = action ?? heat.fallback(s, decision);
  expect(check(s, decision, chosen)).toBeNull();
  apply(
    s,
    decision,
    chosen,
    ioWith((event) => events.push(event), drawOf(s.rng)),
  );
}

describe('the draft', () => {
  test('E43 Draft (R81-R83): four drivers and two Legends see 7 cards, pick G4..G1, G1..G4, G4..G1; 3 are removed per round', () => {
    const { s, events } = inDraft(4, 2);
    const order: number[] = [];
    while (s.status === 'draft') {
      order.push(s.asks[0]?.seat ?? -1);
      answer(s, events);
    }
    expect(order).toEqual([3, 2, 1, 0, 0, 1, 2, 3, 3, 2, 1, 0]);
    const started = eventsOf(events, 'draftRoundStarted');
    expect(started.map((event) => [event.draftRound, (event.cards as number[]).length, event.order])).toEqual([
      [1, 7, [3, 2, 1, 0]],
      [2, 7, [0, 1, 2, 3]],
      [3, 7, [3, 2, 1, 0]],
    ]);
    expect(eventsOf(events, 'draftRoundEnded').map((event) => (event.removed as number[]).length)).toEqual([3, 3, 3]);
    expect(s.cars.map((car) => car.picks.length)).toEqual([3, 3, 3, 3, 0, 0]);
    expect(s.upgrades.length).toBe(source.poolCounts.mixed - 21);
    expect(s.removed.length).toBe(9);
  });

  test.each(TRACK_IDS)('[R82] the grid order of the draft is the turn order of the first round: %s', (track) => {
    const { s, events } = inDraft(6, 0, track);
    const order = s.draft?.order;
    while (s.status === 'draft') answer(s, events);
    expect(s.order).toEqual(order);
  });

  test('[R12, R82] a card that is not in the display or already taken is refused for every seat', () => {
    const { s, events } = inDraft(2);
    const [first] = cardsLeft(s.draft!);
    const missing = CARDS.find((face) => face.kind === 'upgrade' && !s.draft!.dealt.includes(face.id))!.id;
    const refused = (of: number) => check(s, s.asks[0]!, { type: 'draft', card: of });
    expect(refused(missing)).toMatchObject({ code: 'not-on-offer', rule: 'R82' });
    expect(check(s, s.asks[0]!, { type: 'gear', gear: 1 })).toMatchObject({ code: 'wrong-phase' });
    const copies = s.draft!.dealt.filter((one) => one === first).length;
    answer(s, events, { type: 'draft', card: first! });
    expect(refused(first!)?.code).toBe(copies > 1 ? undefined : 'not-on-offer');
  });

  test('[R84, R8] the three picks replace Speed 0, Speed 5 and the starting Heat', () => {
    const { s, events } = inDraft(3);
    while (s.status === 'draft') answer(s, events);
    for (const car of s.cars) {
      const deck = [...car.hand, ...car.draw].sort((a, b) => a - b);
      const speed = deck.filter(isSpeedCard);
      const rest = deck.filter((one) => !isSpeedCard(one) && one !== STRESS);
      expect([deck.length, speed.length, deck.filter((one) => one === STRESS).length]).toEqual([18, 12, 3]);
      expect(rest).toEqual(car.picks.toSorted((a, b) => a - b));
      expect([car.hand.length, car.engine]).toEqual([7, 6]);
    }
  });

  test('[R84] a drafted Spare Heat is a plain Heat card of the deck', () => {
    const { s, events } = inDraft(2);
    s.draft!.dealt[0] = HEAT;
    answer(s, events, { type: 'draft', card: HEAT });
    while (s.status === 'draft') answer(s, events);
    const { hand, draw, picks } = s.cars[1]!;
    expect(picks[0]).toBe(HEAT);
    expect([...hand, ...draw].filter((one) => one === HEAT)).toHaveLength(picks.filter((one) => one === HEAT).length);
  });

  test.each(['basic', 'advanced', 'mixed'] as const)(
    '[2.5] cards are dealt from the pool %s, which has every card twice',
    (pool) => {
      const all = upgradesOf(pool);
      expect(all.length).toBe(source.poolCounts[pool]);
      const base = baseOf(pool);
      const s = setup(heatConfig('italy', 6, 0, { garage: pool }), base, silentIo(base.rng));
      const events: HeatEvent[] = [];
      while (s.status === 'draft') answer(s, events);
      const seen = [...s.cars.flatMap((car) => car.picks), ...s.removed, ...s.upgrades].sort((a, b) => a - b);
      expect(seen).toEqual(all.toSorted((a, b) => a - b));
    },
  );

  test('[R85] if the pool runs short, removed cards are shuffled back in and dealing goes on', () => {
    const { s } = inDraft(2);
    s.upgrades = cards('4wd-4 body-3');
    s.removed = cards('turbo-8 turbo-7 wings-4');
    s.draft!.round = 2;
    s.draft!.dealt = cards('fuel-2 gas-1');
    s.draft!.taken = [
      { seat: 0, card: card('fuel-2') },
      { seat: 1, card: card('gas-1') },
    ];
    // Two cards are left to shuffle after the first: 3, 2.
    const io = scriptedIo<HeatEvent>([0, 0]);
    expect(draftNext(s, s.draft!, io)).toBe(false);
    expect(io.unused()).toEqual([]);
    expect(s.draft!.dealt.slice(0, 2)).toEqual(cards('body-3 4wd-4'));
    expect(new Set(s.draft!.dealt.slice(2))).toEqual(new Set(cards('turbo-8 turbo-7 wings-4')));
    expect([s.removed, s.upgrades]).toEqual([[], []]);
  });

  test('[R106] a driver who gives up in the draft does not race; the others draft on, from a display with one card less', () => {
    const { s, events } = inDraft(3, 1);
    answer(s, events, { type: 'retire' });
    expect([s.cars[2]?.status, s.asks[0]?.seat]).toEqual(['retired', 1]);
    while (s.status === 'draft') answer(s, events);
    expect(eventsOf(events, 'draftRoundStarted').map((event) => (event.cards as number[]).length)).toEqual([6, 5, 5]);
    expect(s.order).toEqual([0, 1, 3]);
    expect(heat.standings(s).at(-1)).toMatchObject({ seat: 2, status: 'out' });
    expect(s.asks.map((decision) => decision.seat)).toEqual([0, 1]);
  });

  test('[R106] when the last driver gives up in the draft, the race is over and the Legends rank where they are', () => {
    const { s, events } = inDraft(1, 3);
    answer(s, events, { type: 'retire' });
    expect([s.status, s.asks]).toEqual(['finished', []]);
    expect(heat.standings(s).map(({ seat, status }) => [seat, status])).toEqual([
      [1, 'finished'],
      [2, 'finished'],
      [3, 'finished'],
      [0, 'out'],
    ]);
    expect(heat.schemas.state.parse(JSON.parse(JSON.stringify(s)))).toEqual(s);
  });

  test('[R101] qualifying has no Garage, weather or events', () => {
    for (const options of [
      { garage: 'basic' as const },
      { weather: true },
      { event: 'drawn' as const },
      { sponsorship: true },
    ]) {
      const config = heatConfig('usa', 1, 0, { mode: 'qualifying', ...options });
      expect(heat.checkConfig(config)).toMatchObject({ code: 'qualifying-modules', rule: 'R101' });
    }
  });
});

describe('what everyone sees of the draft', () => {
  test('the view has the display, the order, the next picker, and the picks of this and earlier rounds', () => {
    const { s, events } = inDraft(2);
    const first = s.draft!.dealt.slice();
    answer(s, events, { type: 'draft', card: first[0]! });
    expect(heat.view(s, 'watcher')).toMatchObject({
      status: 'draft',
      round: 0,
      phase: 0,
      active: 0,
      draft: { round: 1, order: [0, 1], turn: 0, dealt: first, taken: [{ seat: 1, card: first[0] }], earlier: [] },
    });
    answer(s, events, { type: 'draft', card: first[1]! });
    expect(heat.view(s, 0).draft).toMatchObject({
      round: 2,
      turn: 0,
      taken: [],
      earlier: [
        { round: 1, seat: 1, card: first[0] },
        { round: 1, seat: 0, card: first[1] },
      ],
    });
    expect(heat.view(s, 'watcher').cars.map((car) => car.picks)).toEqual([[first[1]], [first[0]]]);
  });

  test('the view names the card that a timeout takes, and a timeout takes it', () => {
    const { s } = inDraft(3);
    const decision = s.asks[0]!;
    const offer = choices(s, decision);
    if (offer.kind !== 'draft') throw new Error(offer.kind);
    expect(offer.cards).toEqual(s.draft!.dealt);
    expect(heat.fallback(s, decision)).toEqual({ type: 'draft', card: offer.usual });
  });
});

describe('the usual pick', () => {
  test('follows the list: Brakes 1/5 before Suspension 4 before Body 3 before anything else', () => {
    expect(usualPick('france', [], cards('body-3 susp-4 brakes-15 turbo-7'))).toBe(card('brakes-15'));
    expect(usualPick('france', [], cards('body-3 susp-4 turbo-7'))).toBe(card('susp-4'));
    expect(usualPick('france', [], cards('turbo-7 body-3'))).toBe(card('body-3'));
    expect(usualPick('france', [], cards('gas-1 turbo-7'))).toBe(card('turbo-7'));
    expect(usualPick('france', [], [HEAT, card('gas-1')])).toBe(card('gas-1'));
  });

  test('Turbocharger and R.P.M. move up in Italy; Tires, Wings and Brakes where most corners are slow', () => {
    expect(usualPick('france', [], cards('susp-4 turbo-8'))).toBe(card('susp-4'));
    expect(usualPick('italy', [], cards('susp-4 turbo-8'))).toBe(card('turbo-8'));
    expect(usualPick('france', [], cards('cooling-6 tires-2'))).toBe(card('cooling-6'));
    expect(usualPick('usa', [], cards('cooling-6 tires-2'))).toBe(card('tires-2'));
  });

  test('a third card with Heat symbols is never taken while there is another card', () => {
    const hot = cards('turbo-8 cooling-6');
    expect(usualPick('italy', hot, cards('turbo-8 gas-1'))).toBe(card('gas-1'));
    expect(usualPick('italy', hot, cards('turbo-8 wings-4'))).toBe(card('turbo-8'));
  });
});

test('[R1] nothing is drawn or shown of weather, decks or hands before the draft is over', () => {
  const { s, events } = inDraft(2);
  const kinds = () => events.map((event) => event.type);
  expect(kinds()).toEqual(['raceSetUp', 'gridSet', 'draftRoundStarted', 'activeSeat']);
  expect(s.cars.every((car) => car.hand.length + car.draw.length === 0)).toBe(true);
  while (s.status === 'draft') answer(s, events);
  expect(kinds().slice(kinds().lastIndexOf('draftRoundEnded'))).toEqual([
    'draftRoundEnded',
    'decksBuilt',
    'handFilled',
    'handFilled',
    'raceStarted',
    'roundStarted',
    'phaseStarted',
  ]);
});

test('a race stored in its draft comes back and goes on the same', () => {
  const config = heatConfig('france', 3, 1, { garage: 'mixed', weather: true, event: 'drawn', sponsorship: true });
  const turn = begin(heat, config, 'stored');
  if (!turn.ok) throw new Error(turn.violation.code);
  const { state } = turn.value;
  const copy = heat.schemas.state.parse(JSON.parse(JSON.stringify(state)));
  const events: HeatEvent[] = [];
  for (const s of [state, copy]) while (s.status === 'draft') answer(s, events);
  expect(copy).toEqual(state);
});

test('the pool is shuffled before the first display is dealt from its top', () => {
  const { s } = inDraft(2);
  const events: HeatEvent[] = [];
  const bounds: number[] = [];
  beginDraft(
    s,
    'basic',
    [0, 1],
    ioWith(
      (event) => events.push(event),
      (bound) => bounds.push(bound) * 0,
    ),
  );
  expect(bounds).toEqual(Array.from({ length: source.poolCounts.basic - 1 }, (_, i) => source.poolCounts.basic - i));
  expect(eventsOf(events, 'draftRoundStarted')).toHaveLength(1);
});
