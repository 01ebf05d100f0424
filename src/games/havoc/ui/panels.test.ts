import type { GameCard, MatchUpdate, RaceResult, SeatInfo, SeatSetup } from '@api/contract';
import type { Board } from '@ui/game-ui';
import { describe, expect, it, vi } from 'vitest';
import { choices } from '../choices';
import { PRESETS } from '../data/settings';
import { spaceNamed } from '../data/track';
import { havoc } from '../index';
import { card, Race } from '../tests/race';
import type { HavocChoices, HavocEvent, StageResult } from '../types';
import { view, viewEvent } from '../view';
import { coinChoice, offerCoins } from './coin-choice';
import { nextPlace } from './dashboard/dealer-table';
import { rowsOf, shortWords } from './dashboard/results-popup';
import { troubleWith } from './dashboard/use-storm-turn';
import { continueLine, frame } from './frame';
import { barKind, laneDieWords, movementWords, noLaneWords, outcomeWords, rollWords } from './outlook';
import { nextCell } from './places';
import { results } from './results';
import { hostPopups, numberOf, type PopupEvent, partsOf, pausing, resultsPause } from './results-pause';
import { presetNote, presetOf, setupRows, setupSummary, setupTrouble, usualRace } from './setup';
import { awards } from './stages-panel';
import { tableAfter } from './table';
import { cardSpoken, coinSpoken, diceWords, spaceWords } from './texts';
import { Trackside } from './trackside/trackside';

const seats: SeatInfo[] = ['Marta', 'Ada', 'Bruno'].map((name, seat) => ({
  seat,
  name,
  colour: (['red', 'black', 'blue'] as const)[seat] ?? 'red',
  driver: seat === 0 ? { kind: 'you' } : { kind: 'ai', level: 'medium' },
}));

/** What a seat is told of a position. */
function updateOf({ s }: Race, viewer = 0): MatchUpdate {
  const asks = s.asks.map(({ id, seat, kind }) => ({ id, seat, kind, sealed: false, committed: false, endsAt: null }));
  const own = s.asks.filter((ask) => ask.seat === viewer);
  return {
    viewer,
    seats,
    asks,
    circuit: 'havoc-speedway',
    view: view(s, viewer),
    choices: Object.fromEntries(own.map((ask) => [String(ask.id), choices(s, ask)])),
  } as unknown as MatchUpdate;
}
function dieOf({ s, open }: Race): Extract<HavocChoices, { kind: 'die' }> {
  const offer = choices(s, open);
  if (offer.kind !== 'die') throw new Error(`asked for ${offer.kind}`);
  return offer;
}
const storm = () => new Race(3).storm({ hands: ['9♠ 7♥ Q♦', '8♣ 7♣', 'K♦ A♦'], pile: '9♥' });

describe('the frame', () => {
  it('lays Dealer Selection and Storm on the table and the rest beside the oval', () => {
    expect(frame(updateOf(storm())).layout).toBe('table');
    expect(frame(updateOf(new Race(3).pawn(1, 'L1-10').racing())).layout).toBe('oval');
  });
  it('gives a replay the card table for as long as nobody drives', () => {
    expect(frame(updateOf(storm())).scene).toBeDefined();
    expect(frame(updateOf(new Race(3))).scene).toBeDefined();
    expect(frame(updateOf(new Race(3).pawn(1, 'L1-10').racing())).scene).toBeUndefined();
    const event: HavocEvent = { round: 1, type: 'stageStarted', stage: 'coins', dealer: 0 };
    expect(frame(updateOf(storm()), event, [event]).scene).toBeUndefined();
  });
  it('has the trackside close-up beside the oval, not beside the table', () => {
    const hasCloseUp = (race: Race, event?: HavocEvent): boolean => {
      const { aside } = frame(updateOf(race), event, event ? [event] : []);
      if (!aside) throw new Error('no left column');
      const parts = (aside.props as { children: ({ type: unknown } | false)[] }).children;
      return parts.some((part) => part && part.type === Trackside);
    };
    expect(hasCloseUp(storm())).toBe(false);
    for (const stage of ['lanes', 'coins', 'racing'] as const) {
      expect([stage, hasCloseUp(storm(), { round: 1, type: 'stageStarted', stage, dealer: 0 })]).toEqual([stage, true]);
    }
  });
  it('says what the own turn asks for and who else is waited for', () => {
    expect(frame(updateOf(storm())).banner).toMatchObject({
      title: 'Storm',
      prompt: 'Play a card or draw',
      mine: true,
    });
    expect(frame(updateOf(storm(), 1)).banner).toMatchObject({ prompt: 'Marta is playing', mine: false });
    const toxic = new Race(3).storm({ hands: ['9♠', '8♣', 'K♦'], pile: '7♥', toxic: 4 });
    expect(frame(updateOf(toxic)).banner.prompt).toBe('Draw 4');
  });
  it('follows the event on show, and the stage it leads to', () => {
    const event: HavocEvent = { round: 1, type: 'stageStarted', stage: 'coins', dealer: 0 };
    const told = frame(updateOf(storm()), event, [event]);
    expect(told.layout).toBe('oval');
    expect(told.banner).toMatchObject({ title: 'Coins', prompt: 'Round 1: Coins', mine: false });
  });
  it('sums a saved race up in one line', () => {
    const race = new Race(3).pawn(1, 'L1-10').pawn(2, 'L2-14').racing();
    expect(continueLine(view(race.s, 0), seats)).toBe('Lap 1 of 1, round 1: Racing. You are 2nd, 4 behind Ada.');
  });
});

describe('the table', () => {
  it('[R13, R24] follows cards from hand to pile, and badges, before the view has settled', () => {
    const race = storm();
    const before = view(race.s, 0);
    race.play('9♠');
    const shown = race.events.map((event) => viewEvent(event, 0));
    const table = tableAfter(before, shown);
    const after = view(race.s, 0);
    expect(table.view.pile).toEqual(after.pile);
    expect(table.view.own).toEqual(after.own);
    expect(table.view.cars[0]?.handCount).toBe(2);
    expect(table.acting).toBe(1);
    expect(before.own?.hand).toHaveLength(3);
  });
  it('[R18] counts a toxic draw and clears the stock', () => {
    const race = new Race(3).storm({ hands: ['9♠', '8♣ 9♣', 'K♦'], pile: '7♥', toxic: 2 });
    const before = view(race.s, 1);
    race.draw();
    const { view: now } = tableAfter(
      before,
      race.events.map((event) => viewEvent(event, 1)),
    );
    const after = view(race.s, 1);
    expect([now.toxic, now.stockCount, now.drawCount]).toEqual([0, after.stockCount, after.drawCount]);
    expect(now.cars[0]?.handCount).toBe(3);
    expect(now.own).toEqual(after.own);
  });
  it('[R42] takes placed coins off the card and lays them down', () => {
    const race = new Race(3).pawn(1, 'L1-10').coins(1, '+3', 'TOW').placing();
    const before = view(race.s, 0);
    race.place('TOW', 'L3-50');
    const { view: now } = tableAfter(before, race.events);
    expect(now.own?.coins).toEqual(view(race.s, 0).own?.coins);
    expect(now.cars[0]?.coinCount).toBe(1);
    expect(now.laid).toEqual(view(race.s, 0).laid);
  });
  it('shows the dice of each seat until the stage ends', () => {
    const race = new Race(2).pawn(1, 'L1-10').pawn(2, 'L2-10').racing();
    const before = view(race.s, 0);
    race.roll(3, 4);
    const { view: now, acting } = tableAfter(before, race.events);
    expect(now.cars[0]?.faces).toEqual([3, 4]);
    expect(acting).toBe(1);
    const next: HavocEvent = { round: 2, type: 'stageStarted', stage: 'storm', dealer: 1 };
    expect(tableAfter(before, [...race.events, next]).view.cars[0]?.faces).toEqual([]);
  });
  it('[R4] shows the card each seat has flipped', () => {
    const before = view(new Race(2).s, 0);
    const deal: HavocEvent = { round: 0, type: 'dealerGridDealt', cards: 18, again: false };
    const flip: HavocEvent = { round: 0, type: 'dealerCardFlipped', seat: 1, place: 5, card: card('K♦') };
    const table = tableAfter(before, [deal, flip]);
    expect(table.picked).toEqual([null, card('K♦')]);
    expect(table.view.grid[5]).toEqual({ card: card('K♦'), by: 1 });
  });
});

describe('what dice would bring', () => {
  it('[R53, R57] marks hidden coins, own coins and cars ahead', () => {
    const race = new Race(2).pawn(1, 'L1-10').pawn(2, 'L1-20').coin('L1-13:-2', 2).coin('L1-15:+3', 1).racing();
    const [movement] = dieOf(race).dice;
    if (!movement) throw new Error('no movement');
    const kinds = Object.fromEntries(movement.outcomes.map((one) => [one.roll, barKind(one)]));
    expect(kinds).toMatchObject({ 2: 'plain', 3: 'hidden', 5: 'own', 12: 'short' });
    expect(movementWords(movement)).toBe('A car ahead: at most 9 cells. 3 lands on a hidden coin. 5 on your own +3.');
    const five = movement.outcomes.find((one) => one.roll === 5);
    expect(five && outcomeWords(five)).toBe('5 cells, lands on your own +3');
  });
  it('[R65] tells which faces of the lane-change die move the car', () => {
    const [, lane] = dieOf(new Race(2).pawn(1, 'L1-50').pawn(2, 'L4-10').racing()).dice;
    expect(lane && laneDieWords(lane)).toBe('R1 and R2 move you. Check Engine ends the turn.');
  });
  it('[R72, R78] says why there is no lane-change die, and "die" for one', () => {
    const offer = dieOf(new Race(2).pawn(1, 'PIT-1').pawn(2, 'L4-10').racing());
    expect(offer.dice.map((one) => rollWords(one))).toEqual(['Roll the die']);
    expect(noLaneWords(offer.noLane)).toMatch(/one movement die/);
    expect(noLaneWords('beside')).toMatch(/beside you/);
    expect([diceWords(1), diceWords(2)]).toEqual(['1 die', '2 dice']);
    const crash = offer.dice[0]?.outcomes.at(-1);
    expect(crash && barKind(crash)).toBe('crash');
  });
});

describe('walking with the keys', () => {
  const cells = ['L1-3', 'L1-5', 'L2-3', 'L4-3'].map(spaceNamed);
  it('goes along the lane past closed cells and round the line', () => {
    expect(nextCell(cells, spaceNamed('L1-3'), -1, 0, 1)).toBe(spaceNamed('L1-5'));
    expect(nextCell(cells, spaceNamed('L1-5'), -1, 0, 1)).toBe(spaceNamed('L1-3'));
    expect(nextCell(cells, null, spaceNamed('L1-4'), 0, -1)).toBe(spaceNamed('L1-3'));
  });
  it('goes across the lanes, and comes to every cell in the end', () => {
    expect(nextCell(cells, spaceNamed('L2-3'), -1, 1, 0)).toBe(spaceNamed('L4-3'));
    expect(nextCell([], null, -1, 0, 1)).toBeNull();
  });
  it('[R4] goes from card to card of the grid', () => {
    expect(nextPlace([0, 2, 8], 2, 6)).toBe(8);
    expect(nextPlace([0, 2, 8], 2, 1)).toBe(8);
    expect(nextPlace([0, 2, 8], 0, -1)).toBe(8);
  });
});

describe('the results popup', () => {
  const results: HavocEvent = { round: 1, type: 'stageResults', stage: 'storm', next: 'lanes', table: [] };
  const other: HavocEvent = { round: 1, type: 'stormTurn', seat: 0 };
  function boardThatNotes(): { board: Board; played: unknown[][] } {
    const played: unknown[][] = [];
    const nothing = () => undefined;
    const board: Board = {
      holding: { hold: nothing, stop: nothing, step: nothing },
      show: nothing,
      play: (events) => Promise.resolve(void played.push([...events])),
      skip: nothing,
      preview: nothing,
      setInsets: nothing,
      zoomBy: nothing,
      fit: nothing,
      follow: nothing,
      destroy: nothing,
    };
    return { board, played };
  }
  it('cuts a play after each event that gets one', () => {
    expect(partsOf([other, results, results, other])).toEqual([[other, results], [results], [other]]);
    expect(partsOf([])).toEqual([[]]);
    expect(partsOf([results])).toEqual([[results]]);
  });
  it('holds the screen until its viewer goes on', async () => {
    const { board, played } = boardThatNotes();
    const leave = hostPopups();
    const done = pausing(board, () => 1).play([results, other], {});
    await expect.poll(() => resultsPause.getState().event).toBe(results);
    expect(played).toEqual([[results]]);
    resultsPause.getState().go();
    await done;
    expect(played).toEqual([[results], [other]]);
    expect(resultsPause.getState().event).toBeNull();
    leave();
  });
  const ended = (stage: 'storm' | 'lanes' | 'coins' | 'racing', round = 1, table: StageResult[] = []): PopupEvent => ({
    round,
    type: 'stageResults',
    stage,
    next: 'racing',
    table,
  });
  const line = (seat: number, badge: number, progress: number, coins = 0): StageResult => {
    return { seat, badge, lane: seat + 1, coins, at: 0, lap: 1, progress, gained: 0, finished: false };
  };
  it('numbers results in the order of the race, so that what the host went on from holds for all before it', () => {
    const tie: PopupEvent = { round: 2, type: 'tieBreakStarted', seats: [0, 1], progress: 100 };
    const order = [
      ended('storm'),
      ended('lanes'),
      ended('coins'),
      ended('racing'),
      ended('storm', 2),
      ended('racing', 2),
      tie,
    ];
    const numbers = order.map(numberOf);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(new Set(numbers).size).toBe(order.length);
  });
  it('lets lanes and coins go by themselves after a moment, and at once when the play is skipped', async () => {
    vi.useFakeTimers();
    const leave = hostPopups();
    const { board, played } = boardThatNotes();
    const pauses = pausing(board, () => 2);
    const done = pauses.play([ended('lanes'), other], {});
    await vi.advanceTimersByTimeAsync(0);
    expect(resultsPause.getState().event).toMatchObject({ stage: 'lanes' });
    await vi.advanceTimersByTimeAsync(1000);
    await done;
    expect(played).toHaveLength(2);
    const skipped = pauses.play([ended('coins'), other], {});
    await vi.advanceTimersByTimeAsync(0);
    expect(resultsPause.getState().event).toMatchObject({ stage: 'coins' });
    pauses.skip();
    await skipped;
    expect(resultsPause.getState().event).toBeNull();
    // A Storm's results stay, whatever is skipped.
    const held = pauses.play([ended('storm')], {});
    await vi.advanceTimersByTimeAsync(60_000);
    pauses.skip();
    expect(resultsPause.getState().event).toMatchObject({ stage: 'storm' });
    leave();
    await held;
    vi.useRealTimers();
  });
  it('says lanes and coins in a line', () => {
    expect(shortWords(ended('lanes', 1, [line(1, 1, 0), line(0, 2, 0)]), seats)).toBe(
      'Lanes taken: Ada lane 2, Marta lane 1',
    );
    expect(shortWords(ended('coins', 1, [line(1, 1, 0, 3), line(0, 2, 0, 0)]), seats)).toBe(
      'Coins placed: Ada 3, Marta none',
    );
  });
  it('lists the results of Racing in the order of the road, level cars by the better badge [R87]', () => {
    const table = [line(0, 1, 40), line(1, 2, 55), line(2, 3, 40)];
    expect(rowsOf({ ...ended('racing', 1, table), type: 'stageResults' } as never).map((row) => row.seat)).toEqual([
      1, 0, 2,
    ]);
    expect(rowsOf({ ...ended('storm', 1, table), type: 'stageResults' } as never).map((row) => row.seat)).toEqual([
      0, 1, 2,
    ]);
  });
  it('holds nothing where nobody can go on', async () => {
    const { board, played } = boardThatNotes();
    await pausing(board, () => 1).play([results, other], {});
    expect(played).toEqual([[results, other]]);
  });
  it('lets a held play go when the screen is left', async () => {
    const leave = hostPopups();
    const done = pausing(boardThatNotes().board, () => 1).play([results], {});
    await expect.poll(() => resultsPause.getState().event).toBe(results);
    leave();
    await done;
  });
});

describe('words', () => {
  it('names cards, coins and spaces for those who listen', () => {
    expect([cardSpoken(card('Q♥')), cardSpoken(card('10♣'))]).toEqual(['Queen of hearts', '10 of clubs']);
    expect([coinSpoken(0), coinSpoken(8)]).toEqual(['Forward 2', 'Tow']);
    expect(spaceWords(spaceNamed('PL-2'))).toBe('pit lane 2');
  });
  it('[R14, R16] says why a card may not be played', () => {
    expect(troubleWith(card('Q♦'), 4, 0)).toBe('Only a 7 answers a toxic 7: play one or draw 4.');
    expect(troubleWith(card('9♠'), 0, 1)).toBe('9♠ does not match: diamonds, the same rank or a Queen would.');
  });
  it('[R38] tells the coins of each badge', () => {
    const cars = view(new Race(4).s, 0).cars;
    expect(awards({ awards: 3, cars })).toEqual([3, 2, 1, 0]);
    expect(awards({ awards: 1, cars })).toEqual([1, 0, 0, 0]);
  });
  it('keeps the coin picked up for dashboard and card alike', () => {
    offerCoins({ chosen: 1, choose: () => undefined });
    expect(coinChoice.getState().chosen).toBe(1);
    offerCoins(null);
    expect(coinChoice.getState().chosen).toBeNull();
  });
});

describe('the setup', () => {
  const game = { options: havoc.options } as unknown as GameCard;
  const at = (id: string) => ({
    circuit: 'havoc-speedway',
    options: { ...PRESETS.find((preset) => preset.id === id)?.settings },
  });
  const driver = (name: string, colour: SeatSetup['colour']): SeatSetup => ({ name, colour, driver: { kind: 'you' } });
  const [a, b] = [driver('A', 'red'), driver('B', 'blue')];

  it('has a row for every option', () => {
    const rows = setupRows(game, at('classic')).flatMap((row) => (row.kind === 'option' ? [row.id] : []));
    expect(rows.sort()).toEqual(havoc.options.map((option) => option.id).sort());
  });
  it('names the preset that the settings make', () => {
    for (const { id, label } of PRESETS) expect(presetOf(at(id))?.label).toBe(label);
    expect(presetOf({ ...at('classic'), options: { ...at('classic').options, laps: 4 } })).toBeUndefined();
  });
  it('[R1] says why a setup cannot start', () => {
    expect(setupTrouble(at('classic'), [a])).toMatch(/at least two/);
    expect(setupTrouble(at('classic'), [a, driver('B', 'red')])).toMatch(/same colour/);
    expect(setupTrouble(at('classic'), [a, driver('B', 'ivory')])).toMatch(/no car/);
    expect(setupTrouble(at('classic'), [a, b])).toBeNull();
    expect(setupSummary(at('mayhem'), [a, b])).toEqual({
      headline: 'Havoc Speedway, 1 lap, 2 drivers, 1 die',
      minutes: 20,
      length: '135 answers each',
    });
  });
  it('says how long each preset takes, by who races', () => {
    const seat = (kind: 'you' | 'ai'): SeatSetup =>
      ({ name: kind, colour: 'red', driver: kind === 'ai' ? { kind, level: 'easy' } : { kind } }) as SeatSetup;
    const alone = [seat('you'), seat('ai'), seat('ai'), seat('ai')];
    expect(PRESETS.map(({ id }) => presetNote(id, alone))).toEqual([
      'About 205 answers each, 30 minutes',
      'About 80 answers each, 10 minutes',
      'About 350 answers each, 50 minutes',
      'About 140 answers each, 20 minutes',
    ]);
    // Four people take longer than one with three AI drivers; two cars need fewer answers than four.
    expect(
      presetNote(
        'sprint',
        alone.map(() => seat('you')),
      ),
    ).toBe('About 80 answers each, 20 minutes');
    expect(presetNote('sprint', alone.slice(0, 2))).toBe('About 55 answers each, 5 minutes');
    expect(presetNote('sprint', [])).toBe(presetNote('sprint', alone));
  });
  it('gives a new setup its usual opponents', () => {
    expect(usualRace.opponents).toHaveLength(3);
  });
});

describe('the results', () => {
  it('[E50] list places with points, gaps and what happened on the way', () => {
    const race = new Race(3).pawn(1, 'L1-4', 2).pawn(2, 'L2-4', 2).pawn(3, 'L3-3', 2).racing();
    const cars = view(race.s, 0).cars;
    const ranking = [1, 0, 2].map((seat, i) => ({
      seat,
      place: i + 1,
      points: [10, 6, 3][i] ?? 0,
      at: 0,
      lap: 2,
      progress: 106 - i * 2,
      finished: true,
      statistics: { ...(cars[seat]?.statistics ?? fail()), tows: seat },
    }));
    const told = results({
      seats,
      standings: ranking.map(({ seat, place }) => ({ seat, place, status: 'finished', sortKey: [] })),
      view: view(race.s, 'all'),
      log: [{ round: 4, type: 'raceEnded', ranking, roundLimit: false }],
    } as unknown as RaceResult);
    expect(told.headline).toBe('2nd place');
    expect(told.lines.map(({ seat, gap, points, note }) => [seat, gap, points, note])).toEqual([
      [1, '1 round', '10', '1 tow'],
      [0, '+2', '6', 'All laps driven'],
      [2, '+4', '3', '2 tows'],
    ]);
  });
});

function fail(): never {
  throw new Error('a sample is missing');
}
