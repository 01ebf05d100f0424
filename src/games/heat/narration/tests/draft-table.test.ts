import { describe, expect, it } from 'vitest';
import { trackOf } from '../../data/tracks';
import type { HeatEvent, HeatView } from '../../types';
import {
  type Draft,
  draftAfter,
  gridSeats,
  matPlaces,
  pickOrder,
  pickRows,
  picksBefore,
  picksOf,
} from '../draft-table';
import { draftPrompt, leftoverText, nextText, ownTurnText, waitText } from '../draft-text';
import { sightOf } from '../stage';

// E43: four drivers G1 to G4 on the grid (seats 2, 0, 3, 1), and two Legends.
const DRAFT: Draft = {
  round: 1,
  order: [2, 0, 3, 1],
  turn: 1,
  dealt: [10, 11, 11, 12, 13, 14, 15],
  taken: [],
  earlier: [],
};
const event = (body: object): HeatEvent => ({ round: 0, phase: 0, ...body }) as HeatEvent;
const SEATS = ['Ada', 'Bruno', 'Clark', 'Dora'].map((name, seat) => ({ name, seat }) as never);

describe('the draft shown', () => {
  it('[R82, E43] goes from the last of the grid to the first, then back, then again from the last', () => {
    expect(pickOrder(DRAFT)).toEqual([1, 3, 0, 2]);
    expect(pickOrder(DRAFT, 2)).toEqual([2, 0, 3, 1]);
    expect(pickOrder(DRAFT, 3)).toEqual([1, 3, 0, 2]);
  });
  it('applies the events to the view that they begin from', () => {
    const picked = draftAfter({ draft: DRAFT }, [event({ type: 'upgradePicked', seat: 1, card: 11 })]);
    expect(picked).toMatchObject({ turn: 3, taken: [{ seat: 1, card: 11 }] });
    const next = draftAfter({ draft: DRAFT }, [
      event({ type: 'upgradePicked', seat: 1, card: 11 }),
      event({ type: 'draftRoundEnded', draftRound: 1, removed: [] }),
      event({ type: 'draftRoundStarted', draftRound: 2, cards: [20, 21], order: [2, 0, 3, 1] }),
    ]);
    expect(next).toEqual({
      round: 2,
      order: [2, 0, 3, 1],
      turn: 2,
      dealt: [20, 21],
      taken: [],
      earlier: [{ round: 1, seat: 1, card: 11 }],
    });
    expect(draftAfter({ draft: DRAFT }, [event({ type: 'decksBuilt', counts: [] })])).toBeNull();
  });
  it('depends only on its events if a start is shown from its first event on', () => {
    const first = event({ type: 'raceSetUp' });
    expect(draftAfter({ draft: DRAFT }, [first])).toBeNull();
    const dealt = event({ type: 'draftRoundStarted', draftRound: 1, cards: DRAFT.dealt, order: [1, 3, 0, 2] });
    expect(draftAfter({ draft: DRAFT }, [first, dealt])).toEqual(DRAFT);
  });
  it('shows which driver has which of two equal cards', () => {
    const places = matPlaces({ dealt: DRAFT.dealt, taken: [{ seat: 3, card: 11 }] });
    expect(places.map(({ by }) => by)).toEqual([null, 3, null, null, null, null, null]);
  });
  it('counts a pick once, during and after its round', () => {
    const running: Draft = {
      ...DRAFT,
      round: 2,
      taken: [{ seat: 1, card: 20 }],
      earlier: [{ round: 1, seat: 1, card: 11 }],
    };
    expect(picksOf(running, 1)).toEqual([11, 20]);
    const ended: Draft = { ...running, earlier: [...running.earlier, { round: 2, seat: 1, card: 20 }] };
    expect(picksOf(ended, 1)).toEqual([11, 20]);
    expect(picksOf(running, 0)).toEqual([]);
  });
  it('[E43] draws one row per round, a dash for a Legend', () => {
    const rows = pickRows({ ...DRAFT, taken: [{ seat: 1, card: 12 }], turn: 3 }, [2, 4, 0, 3, 1]);
    expect(rows[0]?.map(({ state }) => state)).toEqual(['next', 'legend', 'next', 'now', 'done']);
    expect(rows[0]?.at(-1)?.card).toBe(12);
    expect(rows[2]?.map(({ state }) => state)).toEqual(['next', 'legend', 'next', 'next', 'next']);
  });
  it('orders its columns by the grid', () => {
    const { grid } = trackOf('italy');
    const cars = [2, 0, 1].map((slot, seat) => ({ seat, ...grid[slot] }));
    expect(gridSeats({ track: 'italy', cars } as unknown as HeatView)).toEqual([1, 2, 0]);
  });
});

describe('the draft as text', () => {
  it("says whose pick is next, when the viewer's comes, and what leaves the game", () => {
    expect(nextText(DRAFT, SEATS, 0)).toBe('Next: Dora, then you, Clark.');
    expect(nextText({ ...DRAFT, taken: [{ seat: 1, card: 10 }] }, SEATS, 0)).toBe('Next: You, then Clark.');
    expect(ownTurnText(DRAFT, 1)).toBe('You pick fourth in round 2.');
    expect(ownTurnText(DRAFT, 0)).toBe('You pick third in round 1.');
    const last: Draft = { ...DRAFT, round: 3, turn: 1 };
    expect(ownTurnText(last, 1)).toBe('This is your last pick.');
    expect(ownTurnText({ ...last, taken: [{ seat: 1, card: 10 }] }, 1)).toBe('You’ve made all three picks.');
    expect(leftoverText(DRAFT)).toBe('Three cards from this round leave the game.');
  });
  it('[C115] names the driver that it waits for while others pick', () => {
    expect(waitText({ ...DRAFT, turn: 3 }, SEATS, 0)).toBe('Waiting for Dora');
    expect(waitText({ ...DRAFT, turn: 3 }, SEATS, null)).toBe('Waiting for Dora');
    expect(waitText({ ...DRAFT, turn: 0 }, SEATS, 0)).toBe('Your pick is coming up');
    const taken = DRAFT.order.map((seat, at) => ({ seat, card: 10 + at }));
    expect(waitText({ ...DRAFT, taken }, SEATS, 0)).toBe('Wait');
  });
  it('asks by name if several people share one screen', () => {
    const choices = { kind: 'draft' as const, round: 1 as const, cards: [1, 2, 3, 4], usual: 1 };
    expect(draftPrompt(choices, null)).toBe('Your pick: take one of four cards');
    expect(draftPrompt(choices, 'Tomas')).toBe('Tomas’s pick: take one of four cards');
    expect(sightOf({ viewer: 1, mine: [1] })).toBe(1);
    expect(sightOf({ viewer: 1, mine: [0, 1] })).toBeNull();
    expect(sightOf({ viewer: 'watcher', mine: [] })).toBeNull();
  });
  it('counts the picks before the next one of a driver', () => {
    expect(picksBefore(DRAFT, 1)).toBe(0);
    expect(picksBefore({ ...DRAFT, taken: [{ seat: 1, card: 10 }] }, 1)).toBe(6);
  });
});
