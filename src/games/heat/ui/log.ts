// Heat's events in words: one line per event worth reading. Not for: the board's animations or the statistics.

import { card, corner, incident, type Line, logBook, move, race, type Telling, winWords } from '@ui/game/words/log';
import { WEATHER } from '../data/conditions';
import { EVENTS } from '../data/events';
import type { Card, HeatEvent, HeatEventBody } from '../types';
import { cardName, circuitName, cornerName, count, list, ordinal, trackNamed } from './texts';

type Of<K extends HeatEventBody['type']> = Extract<HeatEventBody, { type: K }> & Stamp;
type Stamp = Pick<HeatEvent, 'round'>;

/** Event kinds that get no line, and why. */
export const SILENT = {
  decksBuilt: 'counts are on the dashboard from the start',
  handFilled: 'every driver draws every round',
  phaseStarted: 'the banner names the phase',
  seatLocked: 'the standings show who has answered',
  seatUnlocked: 'the standings show who has answered',
  activeSeat: 'the order strip points at the car',
  cardsCommitted: 'the standings show who has answered',
  speedSet: 'the move that follows names the speed',
  legendDecided: 'the move that follows names the spaces',
  cornerLineCrossed: 'phase 7 says how the corner went',
  reactEnded: 'the order strip moves on',
  slipstreamOffered: 'the answer follows',
  slipstreamDeclined: 'nothing happened',
} as const satisfies Partial<Record<HeatEventBody['type'], string>>;

/** The line of an event, or null where there is nothing to say. */
export const logLine = logBook<HeatEventBody, keyof typeof SILENT, Stamp>(SILENT, {
  raceSetUp: (e, c) => race(`${circuitName(c.circuit)}, ${count(e.laps, 'lap')}, ${count(e.cars.length, 'car')}`),
  gridSet: (e, c) => {
    const first = e.slots.toSorted((a, b) => b.progress - a.progress)[0];
    return first && e.slots.length > 1 ? race(`${c.name(first.seat)} starts from the front`) : null;
  },
  eventRevealed: (e, c) => {
    const press = e.press.map((at) => cornerName(c.circuit, at));
    return race(`${EVENTS[e.event].name}${press.length > 0 ? `: press at ${list(press)}` : ''}`);
  },
  draftRoundStarted: (e) => card(`Draft round ${e.draftRound}: ${count(e.cards.length, 'card')}`),
  upgradePicked: (e, c) => card(`${c.name(e.seat)} takes ${cardName(e.card)}`),
  draftRoundEnded: (e) => card(`Draft round ${e.draftRound} is over: ${cards(e.removed)} left`),
  weatherRevealed: (e) => race(`Weather: ${WEATHER[e.weather].name}`),
  roadTokensPlaced: (e, c) => race(roadWords(e, c)),
  sponsorsDealt: (e, c) => card(`${c.name(e.seat)} starts with ${count(e.count, 'sponsorship card')}`),
  sponsorTaken: (e, c) => card(`${c.name(e.seat)} takes a sponsorship card: ${sponsorReason(e, c)}`),
  raceStarted: () => race('Lights out, the race is on'),
  roundStarted: (e) => race(`Round ${e.round}`),
  gearsRevealed: (e, c) => {
    const shifts = e.shifts.filter((shift) => shift.from !== shift.to);
    if (shifts.length === 0) return card('Everybody stays in gear');
    const words = shifts.map(
      (s) => `${c.name(s.seat)} ${ordinal(s.to)}${s.heat > 0 ? ` (${count(s.heat, 'heat', 'heat')})` : ''}`,
    );
    return card(`Gears: ${words.join(', ')}`);
  },
  legendCardTurned: (e) =>
    card(e.reshuffled ? 'The Legend cards are shuffled, a new one is turned' : 'A Legend card is turned'),
  clutteredHand: (e, c) => incident(`${c.name(e.seat)} has a cluttered hand and stays, 1st gear`),
  cardsRevealed: (e, c) => card(`${c.name(e.seat)} plays ${cards(e.cards)}`),
  cardHeatPaid: (e, c) => card(`${c.name(e.seat)} pays ${e.heat} heat for ${cardName(e.card)}`),
  cardStalled: (e, c) => incident(`${cardName(e.card)} stalls for ${c.name(e.seat)}: no heat to pay it`),
  cardFlipped: (e, c) => {
    const turned = `${c.name(e.seat)} turns up ${cardName(e.card)}`;
    return card(e.kept ? turned : `${turned} and discards it`);
  },
  deckReshuffled: (e, c) => card(`${c.name(e.seat)} shuffles ${count(e.count, 'card')} into a new draw pile`),
  valueChosen: (e, c) => card(`${c.name(e.seat)} counts ${cardName(e.card)} as ${e.value}`),
  carMoved: (e, c) => moved(e, c),
  lapCompleted: (e, c) => race(`${c.name(e.seat)} completes lap ${e.lap}`, e.seat),
  lapLost: (e, c) => incident(`${c.name(e.seat)} falls back over the line: lap ${e.lap} is open again`),
  finalRound: (e, c) => race(`${c.name(e.seat)} reaches the finish: this is the last round`, e.seat),
  finalRoundCancelled: (e, c) => race(`${c.name(e.seat)} is back before the line: the race goes on`, e.seat),
  adrenalineGranted: (e, c) => card(`${c.name(e.seat)} gets adrenaline`),
  cooled: (e, c) => card(`${c.name(e.seat)} cools ${e.count} heat`),
  boosted: (e, c) => move(`${c.name(e.seat)} boosts for ${e.value}, pays ${e.heat} heat`),
  stressReduced: (e, c) => card(`${c.name(e.seat)} sheds ${e.count} stress`),
  scrapped: (e, c) => card(`${c.name(e.seat)} scraps ${cards(e.cards)}`),
  salvaged: (e, c) => card(`${c.name(e.seat)} salvages ${cards(e.cards)}`),
  superCooled: (e, c) => card(`${c.name(e.seat)} cools ${e.count} heat from the discard pile`),
  accelerated: (e, c) => move(`${c.name(e.seat)} accelerates for ${e.value}`),
  playedDirectly: (e, c) => move(`${c.name(e.seat)} plays ${cardName(e.card)} for ${e.value}`),
  slipstreamed: (e, c) => move(`${c.name(e.seat)} slipstreams ${c.name(e.tow)} for ${e.length}`),
  cornerPassed: (e, c) =>
    corner(`${c.name(e.seat)} takes ${cornerName(c.circuit, e.corner)} at ${e.speed}, limit ${e.limit}`),
  cornerPaid: (e, c) =>
    corner(
      `${c.name(e.seat)} takes ${cornerName(c.circuit, e.corner)} at ${e.speed}: ${e.heat} heat${e.overheat ? ', 1 of it overheat' : ''}`,
    ),
  spunOut: (e, c) => {
    const loss = e.heatLost > 0 ? `, loses ${e.heatLost} heat` : '';
    return incident(
      `${c.name(e.seat)} spins out at ${cornerName(c.circuit, e.corner)}${loss}, takes ${e.stress} stress`,
    );
  },
  eliminated: (e, c) => incident(`${c.name(e.seat)} is out of the race`),
  retired: (e, c) => incident(`${c.name(e.seat)} retires`),
  discarded: (e, c) =>
    card(e.cards.length === 0 ? `${c.name(e.seat)} keeps all cards` : `${c.name(e.seat)} discards ${cards(e.cards)}`),
  refreshed: (e, c) => card(`${c.name(e.seat)} puts ${cards(e.cards)} on the draw pile`),
  roundEnded: (e, c) => {
    const [first, second] = e.standings;
    if (first === undefined || second === undefined) return null;
    const gap = e.gaps[1] ?? 0;
    if (gap === 0) return race(`${c.name(first)} and ${c.name(second)} are level`);
    return race(`${c.name(first)} is ${count(gap, 'space')} ahead of ${c.name(second)}`);
  },
  lapTimed: (e, c) => race(`${c.name(e.seat)} drives lap ${e.lap} in ${count(e.rounds, 'round')}`, e.seat),
  raceFinished: (e, c) => race(winWords(e.standings.slice(0, 3).map(c.name)) ?? 'The race is over'),
  qualifyingFinished: (e) => race(`Best lap ${count(e.best, 'round')}, ${count(e.total, 'round')} in all`),
});

/** Every token is told by the list and on the board; a line has room for the limits they change. */
function roadWords(e: Of<'roadTokensPlaced'>, c: Telling): string {
  const corners = trackNamed(c.circuit)?.corners ?? [];
  const changed = corners.flatMap(({ index, name, limit }) => {
    const now = e.limits[index] ?? limit;
    return now === limit ? [] : [`${now} at ${name}`];
  });
  return changed.length === 0 ? 'Road tokens: no limit is changed' : `Road tokens: limit ${list(changed)}`;
}

function sponsorReason(e: Of<'sponsorTaken'>, c: Telling): string {
  const corner = e.corner === null ? '' : cornerName(c.circuit, e.corner);
  switch (e.reason) {
    case 'press':
      return `the press at ${corner}`;
    case 'slipstream':
      return `slipstream through ${corner}`;
    case 'grandstand':
      return 'among the first of lap 1';
    case 'record':
      return 'a record speed';
    case 'television':
      return 'on television';
  }
}

function moved(e: Of<'carMoved'>, c: Telling): Line | null {
  const name = c.name(e.seat);
  const spaces = e.to - e.from;
  const extra = e.extra > 0 ? `, ${e.extra} more past full spaces` : '';
  switch (e.cause) {
    case 'play':
    case 'legend':
      return move(spaces === 0 ? `${name} does not move` : `${name} moves ${e.wanted}${extra}`);
    case 'adrenaline':
      return move(`${name} uses adrenaline: 1 faster, 1 on${extra}`);
    // The line of the boost, the slipstream or the card itself says how far; only what it does not say is added.
    case 'boost':
    case 'slipstream':
    case 'accelerate':
    case 'direct':
      return e.extra > 0 ? move(`${name} finds the space full and goes ${e.extra} on`) : null;
  }
}

function cards(list: readonly Card[]): string {
  return list.length === 0 ? 'nothing' : list.map(cardName).join(', ');
}
