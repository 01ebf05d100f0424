import type { SeatInfo } from '@api/contract';
import { describe, expect, it } from 'vitest';
import { card } from '../../tests/race';
import type { HeatEvent, HeatEventBody, SymbolEvent } from '../../types';
import { logLine, SILENT } from '../log';

/** Events of symbols are in tests/symbols.test.ts. */
type Kind = Exclude<HeatEventBody['type'], SymbolEvent['type']>;

const seats: SeatInfo[] = [
  { seat: 0, name: 'Marta', colour: 'red', driver: { kind: 'you' } },
  { seat: 1, name: 'Ada', colour: 'yellow', driver: { kind: 'ai', level: 'medium' } },
];
const [two, heatCard] = [card('2'), card('heat')];

/** One event of every kind; the type ensures that none is missing. text: its line, or null if it has none. */
const SAMPLES: { [K in Kind]: [event: Extract<HeatEventBody, { type: K }>, text: string | null] } = {
  raceSetUp: [
    {
      type: 'raceSetUp',
      mode: 'race',
      track: 'italy',
      laps: 3,
      cars: [
        { seat: 0, kind: 'driver', colour: 'red' },
        { seat: 1, kind: 'driver', colour: 'yellow' },
      ],
    },
    'Italy, 3 laps, 2 cars',
  ],
  gridSet: [
    {
      type: 'gridSet',
      slots: [
        { seat: 0, progress: -2, lane: 0 },
        { seat: 1, progress: -1, lane: 0 },
      ],
    },
    'Ada starts at the front',
  ],
  decksBuilt: [{ type: 'decksBuilt', counts: [] }, null],
  handFilled: [{ type: 'handFilled', seat: 0, count: 7, cards: null, reshuffled: false }, null],
  eventRevealed: [
    { type: 'eventRevealed', event: 'record', press: [1], laps: 3 },
    'Record hunters: press at Il Tornante',
  ],
  draftRoundStarted: [
    { type: 'draftRoundStarted', draftRound: 2, cards: [two, heatCard], order: [1, 0] },
    'Draft round 2: 2 cards',
  ],
  upgradePicked: [{ type: 'upgradePicked', seat: 0, card: card('turbo-8') }, 'Marta takes Turbocharger 8'],
  draftRoundEnded: [
    { type: 'draftRoundEnded', draftRound: 2, removed: [card('body-3')] },
    'Draft round 2 is over: Body 3 left',
  ],
  weatherRevealed: [{ type: 'weatherRevealed', weather: 'rain' }, 'Weather: Heavy rain'],
  roadTokensPlaced: [
    { type: 'roadTokensPlaced', tokens: ['slower', 'tow', 'weather'], limits: [4, 2, 3], weatherSectors: [2] },
    'Road tokens: limit 4 at Prima Curva',
  ],
  sponsorsDealt: [{ type: 'sponsorsDealt', seat: 0, count: 2, cards: null }, 'Marta starts with 2 sponsorship cards'],
  sponsorTaken: [
    { type: 'sponsorTaken', seat: 1, reason: 'press', corner: 0, card: null },
    'Ada wins a sponsorship card from the press at Prima Curva',
  ],
  raceStarted: [{ type: 'raceStarted' }, 'Lights out, the race is on'],
  roundStarted: [{ type: 'roundStarted', order: [1, 0], adrenaline: [0] }, 'Round 3'],
  phaseStarted: [{ type: 'phaseStarted', kind: 'simultaneous', seats: [0, 1] }, null],
  seatLocked: [{ type: 'seatLocked', seat: 1 }, null],
  seatUnlocked: [{ type: 'seatUnlocked', seat: 1 }, null],
  activeSeat: [{ type: 'activeSeat', seat: 1 }, null],
  gearsRevealed: [
    {
      type: 'gearsRevealed',
      shifts: [
        { seat: 0, from: 1, to: 3, heat: 1 },
        { seat: 1, from: 2, to: 2, heat: 0 },
      ],
    },
    'Gears: Marta 3rd (1 heat)',
  ],
  cardsCommitted: [{ type: 'cardsCommitted', seat: 0, count: 3 }, null],
  legendCardTurned: [{ type: 'legendCardTurned', card: 4, reshuffled: false }, 'A Legend card is turned up'],
  clutteredHand: [
    { type: 'clutteredHand', seat: 0, hand: [heatCard], cards: [heatCard] },
    'Marta has a cluttered hand: no move, down to 1st gear',
  ],
  cardsRevealed: [{ type: 'cardsRevealed', seat: 0, cards: [two, card('stress')] }, 'Marta plays Speed 2, Stress'],
  cardHeatPaid: [
    { type: 'cardHeatPaid', seat: 0, card: card('turbo-7'), heat: 2, cooled: 0 },
    'Marta pays 2 heat for Turbocharger 7',
  ],
  cardStalled: [
    { type: 'cardStalled', seat: 0, card: card('turbo-7') },
    'Marta’s Turbocharger 7 stalls: no heat to pay for it',
  ],
  cardFlipped: [{ type: 'cardFlipped', seat: 0, card: two, kept: true, cause: 'stress' }, 'Marta turns up Speed 2'],
  deckReshuffled: [{ type: 'deckReshuffled', seat: 1, count: 9 }, 'Ada shuffles 9 cards into a new draw pile'],
  valueChosen: [{ type: 'valueChosen', seat: 0, card: card('brakes-13'), value: 3 }, 'Marta chooses 3 for Brakes 1/3'],
  speedSet: [{ type: 'speedSet', seat: 0, speed: 7, parts: [4, 3] }, 'Marta: speed 4 + 3 = 7'],
  carMoved: [
    {
      type: 'carMoved',
      seat: 0,
      cause: 'play',
      wanted: 2,
      from: 0,
      to: 3,
      fromLane: 0,
      lane: 1,
      path: [1, 2, 3],
      extra: 1,
    },
    'Marta moves 2, 1 more past full spaces',
  ],
  legendDecided: [{ type: 'legendDecided', seat: 1, case: 'straight', speed: 9, diamond: 1, corner: 2 }, null],
  cornerLineCrossed: [{ type: 'cornerLineCrossed', seat: 0, corner: 0, lap: 0, by: 'play' }, null],
  lapCompleted: [{ type: 'lapCompleted', seat: 0, lap: 1 }, 'Marta completes lap 1'],
  lapLost: [{ type: 'lapLost', seat: 0, lap: 1 }, 'Marta falls back over the line: lap 1 no longer counts'],
  finalRound: [{ type: 'finalRound', seat: 1 }, 'Ada reaches the finish: this is the last round'],
  finalRoundCancelled: [{ type: 'finalRoundCancelled', seat: 1 }, 'Ada is back behind the line: the race goes on'],
  adrenalineGranted: [{ type: 'adrenalineGranted', seat: 0 }, 'Marta gets adrenaline'],
  boosted: [{ type: 'boosted', seat: 1, heat: 1, value: 3 }, 'Ada boosts by 3 and pays 1 heat'],
  reactEnded: [{ type: 'reactEnded', seat: 0 }, null],
  slipstreamOffered: [{ type: 'slipstreamOffered', seat: 0, lengths: [2], tow: 1 }, null],
  slipstreamed: [{ type: 'slipstreamed', seat: 0, length: 2, tow: 1 }, 'Marta slipstreams Ada for 2'],
  slipstreamDeclined: [{ type: 'slipstreamDeclined', seat: 0 }, null],
  cornerPassed: [
    { type: 'cornerPassed', seat: 0, corner: 0, speed: 5, limit: 5 },
    'Marta takes Prima Curva at 5, limit 5',
  ],
  cornerPaid: [
    { type: 'cornerPaid', seat: 1, corner: 0, speed: 6, limit: 5, heat: 1, overheat: false },
    'Ada takes Prima Curva at 6, limit 5: 1 heat',
  ],
  spunOut: [
    {
      type: 'spunOut',
      seat: 1,
      corner: 0,
      speed: 9,
      limit: 5,
      heatLost: 2,
      from: 11,
      to: 9,
      fromLane: 0,
      lane: 0,
      stress: 2,
      gear: 4,
    },
    'Ada takes Prima Curva at 9, limit 5, and spins out: loses 2 heat, takes 2 stress',
  ],
  eliminated: [{ type: 'eliminated', seat: 1 }, 'Ada is out of the race'],
  retired: [{ type: 'retired', seat: 1 }, 'Ada retires'],
  discarded: [{ type: 'discarded', seat: 0, cards: [two] }, 'Marta discards Speed 2'],
  refreshed: [{ type: 'refreshed', seat: 0, cards: [card('susp-4')] }, 'Marta puts Suspension 4 on the draw pile'],
  roundEnded: [{ type: 'roundEnded', standings: [1, 0], gaps: [0, 4] }, 'Ada is 4 spaces ahead of Marta'],
  lapTimed: [{ type: 'lapTimed', seat: 0, lap: 2, rounds: 7, overshoot: 1 }, 'Marta completes lap 2 in 7 rounds'],
  raceFinished: [{ type: 'raceFinished', standings: [1, 0] }, 'Ada wins, then Marta'],
  qualifyingFinished: [
    { type: 'qualifyingFinished', lapTimes: [7, 8], best: 7, total: 15, overshoot: 1 },
    'Best lap 7 rounds, 15 rounds in all',
  ],
};

describe('the log', () => {
  for (const [kind, [event, text]] of Object.entries(SAMPLES)) {
    it(`has words for ${kind}, or a reason for silence`, () => {
      const line = logLine({ round: 3, phase: 3, ...event }, seats, 'italy');
      expect(line?.text ?? null).toBe(text);
      if (text === null) expect(SILENT[kind as keyof typeof SILENT]).toMatch(/\w{3}/);
      else expect(Object.hasOwn(SILENT, kind)).toBe(false);
    });
  }
  it("gives each line its car's dot", () => {
    expect(logLine({ round: 1, phase: 5, type: 'cooled', seat: 1, count: 1 }, seats, 'italy')?.seat).toBe(1);
    expect(logLine({ round: 1, phase: 0, type: 'raceStarted' }, seats, 'italy')?.seat).toBeNull();
  });
  it('reports a boost once: the move that follows has no line', () => {
    const move = SAMPLES.carMoved[0];
    const boost = { round: 1, phase: 5, ...move, cause: 'boost', extra: 0 } as HeatEvent & { type: 'carMoved' };
    expect(logLine(boost, seats, 'italy')).toBeNull();
    expect(logLine({ ...boost, extra: 2 }, seats, 'italy')?.text).toBe('The space is full: Marta moves on by 2');
  });
});
