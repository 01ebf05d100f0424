import type { SeatInfo } from '@api/contract';
import type { GameUpdate } from '@ui/ui-types';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { choices } from '../choices';
import type { HeatUi } from '../narration/preview';
import { type Race, race } from '../tests/race';
import type { HeatEvent, HeatView } from '../types';
import { view } from '../view';
import { continueLine, frame } from './frame';

const COLOURS = ['red', 'blue', 'yellow'] as const;
const seats: SeatInfo[] = ['Marta', 'Ada', 'Bruno'].map((name, seat) => ({
  seat,
  name,
  colour: COLOURS[seat] ?? 'red',
  driver: seat === 0 ? { kind: 'you' } : { kind: 'ai', level: 'medium' },
}));

/** What a seat sees of a position. */
function updateOf({ s }: Race, viewer = 0): GameUpdate<HeatUi> {
  const decisions = s.asks.map(({ id, seat, kind, sealed, committed }) => ({
    id,
    seat,
    kind,
    sealed,
    committed,
    endsAt: null,
  }));
  const own = s.asks.filter((decision) => decision.seat === viewer);
  return {
    viewer,
    mine: [viewer],
    seats,
    asks: decisions,
    circuit: s.track,
    view: view(s, viewer),
    choices: Object.fromEntries(own.map((decision) => [String(decision.id), choices(s, decision)])),
  } as unknown as GameUpdate<HeatUi>;
}

const threeCars = () => race('italy').car({ at: 14, gear: 3 }).car({ at: 27, gear: 2 }).car({ at: 17, gear: 2 });

describe('the frame of a Heat race', () => {
  it('[R14] shows standings with gaps to the leader and laps as filled segments', () => {
    const shown = frame(updateOf(threeCars().begin(2)));
    expect(shown.standings.map(({ seat, place, gap }) => [seat, place, gap])).toEqual([
      [1, 1, '–'],
      [2, 2, '+10'],
      [0, 3, '+13'],
    ]);
    expect(shown.standingsTitle).toBe('Italy · lap 1 of 3');
    expect(shown.standings[0]?.laps.map((part) => Math.round(part * 100))).toEqual([50, 0, 0]);
  });
  it('[C113] shows what to do, and marks the phase among nine', () => {
    const shown = frame(updateOf(threeCars().begin(2)));
    expect(shown.banner).toMatchObject({ title: 'Play cards', prompt: 'Choose 3 cards for 3rd gear', mine: true });
    expect(shown.pips).toEqual(['done', 'now', ...Array(7).fill('next')]);
    expect(shown.round).toBe('Round 5');
  });
  it('[C115] names the driver that it waits for', () => {
    const position = threeCars().begin(1);
    position.act(0, { type: 'gear', gear: 3 });
    expect(frame(updateOf(position)).banner).toMatchObject({ prompt: 'Waiting for Ada and Bruno', mine: false });
    position.act(1, { type: 'gear', gear: 2 });
    expect(frame(updateOf(position)).banner.prompt).toBe('Waiting: Bruno is choosing a gear');
  });
  it('[C115, R82] names the next picker, also while the start is shown and no decision is open yet', () => {
    const update = updateOf(threeCars().begin(2));
    const draft = { round: 1, order: [1, 0, 2], turn: 2, dealt: [10, 11, 12, 13, 14, 15], taken: [], earlier: [] };
    const drafting = (turn: number) => {
      const seen = { ...update.view, status: 'draft', round: 0, phase: 0, draft: { ...draft, turn } } as HeatView;
      const origin = { practice: false, season: null };
      return { ...update, asks: [], choices: {}, options: {}, origin, view: seen };
    };
    expect(frame(drafting(2)).banner.prompt).toBe('Waiting: Bruno is choosing an upgrade');
    expect(frame(drafting(0)).banner.prompt).toBe('Your pick is coming up');
    expect(frame({ ...drafting(0), mine: [0, 2] }).banner.prompt).toBe('Waiting: Marta is choosing an upgrade');
    const decks: HeatEvent = { round: 0, phase: 0, type: 'decksBuilt', counts: [] };
    expect(frame(drafting(0), decks).banner.prompt).toBe('Decks are shuffled, first hands drawn');
  });
  it('[C163, C164] counts a sponsorship card in its driver’s row as soon as it is won', () => {
    const update = updateOf(threeCars().begin(2));
    const won = { seat: 2, reason: 'press', corner: 1, card: null } as const;
    const taken: HeatEvent = { round: 5, phase: 7, type: 'sponsorTaken', ...won };
    const markOf = (played: readonly HeatEvent[]) => {
      const row = frame(update, played.at(-1), played).standings.find(({ seat }) => seat === 2);
      return [row?.marked, (row?.mark?.props as { isNew?: boolean } | undefined)?.isNew];
    };
    expect(markOf([])).toEqual([undefined, undefined]);
    expect(markOf([taken])).toEqual(['1 sponsorship card', true]);
    expect(markOf([taken, taken])).toEqual(['2 sponsorship cards', true]);
    expect(frame(update, taken, [taken]).standings.filter(({ marked }) => marked !== undefined)).toHaveLength(1);
  });
  it('[C241] fades drivers who have answered, and points at the acting car', () => {
    const position = threeCars().begin(1);
    position.act(1, { type: 'gear', gear: 2 });
    const update = updateOf(position);
    expect(frame(update).order.map(({ seat, done }) => [seat, done])).toEqual([
      [1, true],
      [2, false],
      [0, false],
    ]);
    // A driver who still has to answer sees their own car pointed at; after answering, none.
    expect(
      frame(update)
        .order.filter((car) => car.acting)
        .map(({ seat }) => seat),
    ).toEqual([0]);
    expect(frame(updateOf(position, 1)).order.some((car) => car.acting)).toBe(false);
    const event: HeatEvent = { round: 5, phase: 5, type: 'cooled', seat: 2, count: 1 };
    const shown = frame(update, event);
    expect(shown.order.find((car) => car.acting)?.seat).toBe(2);
    expect(shown.banner).toMatchObject({ title: 'React', prompt: 'Bruno cools 1 heat', mine: false });
    expect(shown.pips.indexOf('now')).toBe(4);
  });
  it('[C281] hides standings and order in qualifying and shows the lap timer instead', () => {
    const shown = frame(
      updateOf(race('italy', { mode: 'qualifying' }).set({ mode: 'qualifying' }).car({ at: 3 }).begin(1)),
    );
    expect(shown.order).toEqual([]);
    expect(shown.standings).toEqual([]);
    expect(shown.side).not.toBeNull();
  });
  it('sums up a saved race in one line', () => {
    const seen = view(threeCars().begin(1).s, 'watcher');
    expect(renderToStaticMarkup(continueLine(seen, seats))).toBe(
      'Lap 1 of 3, round 5. You are <b>3rd</b>, 13 spaces behind Ada.',
    );
    const leading: SeatInfo[] = seats.map((info) => ({
      ...info,
      driver: info.seat === 1 ? { kind: 'you' } : { kind: 'ai', level: 'easy' },
    }));
    expect(renderToStaticMarkup(continueLine(seen, leading))).toBe(
      'Lap 1 of 3, round 5. You are <b>1st</b>, 10 spaces ahead of Bruno.',
    );
  });
});
