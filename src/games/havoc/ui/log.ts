// The events of Havoc Speedway in words: one line per event worth reading. Not for: animations or statistics.

import { card, incident, logBook, move, race, winWords } from '@ui/game/words/log';
import { count, list, ordinal } from '@ui/phrases';
import { LANE_FACES } from '../data/coins';
import type { HavocEvent, HavocEventBody } from '../types';
import { badgeName, cardWords, coinWords, STAGES, spaceWords, suitName } from './texts';

type Stamp = Pick<HavocEvent, 'round'>;

/** Event kinds that get no line, and why. */
export const SILENT = {
  dealerTurn: 'the card of the seat lights up',
  stormShuffled: 'the deal shows it',
  stormCardDealt: 'the hands show it',
  toxicChanged: 'the stock shows it',
  stormTurn: 'the card of the seat lights up',
  suitCallAwaited: 'the bubble asks',
  stageResults: 'the results popup tells it',
  laneTurn: 'the card of the seat lights up',
  coinTurn: 'the card of the seat lights up',
  raceTurn: 'the card of the seat lights up',
  dieChosen: 'the roll follows at once',
  raceTurnEnded: 'the next turn begins',
} as const satisfies Partial<Record<HavocEventBody['type'], string>>;

/** The line of an event, or null where there is nothing to say. */
export const logLine = logBook<HavocEventBody, keyof typeof SILENT, Stamp>(SILENT, {
  gameStarted: (e) => race(`Havoc Speedway, ${count(e.settings.laps, 'lap')}, ${count(e.seats, 'driver')}`),
  stageStarted: (e) => race(e.round > 0 ? `Round ${e.round}: ${STAGES[e.stage]}` : STAGES[e.stage]),
  dealerGridDealt: (e) => card(`${count(e.cards, 'card')} lie face down${e.again ? ' once more' : ''}`),
  dealerCardFlipped: (e, c) => card(`${c.name(e.seat)} flips ${cardWords(e.card)}`),
  dealerTie: (e, c) => card(`${list(e.seats.map(c.name))} share the lowest card and flip again`),
  dealerChosen: (e, c) => race(`${c.name(e.seat)} deals first, with ${cardWords(e.card)}`, e.seat),
  dealerButtonMoved: (e, c) => race(`${c.name(e.to)} deals`, e.to),
  stormStarterTurned: (e) => card(`${cardWords(e.card)} is turned up`),
  suitCalled: (e, c) =>
    card(e.by < 0 ? `The bottom card calls ${suitName(e.suit)}` : `${c.name(e.by)} calls ${suitName(e.suit)}`, e.by),
  cardPlayed: (e, c) => card(`${c.name(e.seat)} plays ${cardWords(e.card)}`),
  turnSkipped: (e, c) => card(`${c.name(e.seat)} is skipped`),
  stockReshuffled: (e) => card(`The pile is shuffled into a new stock of ${e.stock}`),
  cardsDrawn: (e, c) => card(`${c.name(e.seat)} draws ${e.count}${e.reason === 'toxic' ? ', toxic' : ''}`),
  stormPassed: (e, c) => card(`${c.name(e.seat)} can neither play nor draw`),
  badgeAwarded: (e, c) => race(`${c.name(e.seat)} is out ${badgeName(e.place) || ordinal(e.place)}`, e.seat),
  stormEnded: (e, c) => {
    const [first, ...rest] = e.order;
    if (first === undefined) return null;
    const how = e.stopped ? ', stopped by the judges' : '';
    return race(`${c.name(first)} wins the Storm, then ${list(rest.map(c.name))}${how}`, first);
  },
  laneChosen: (e, c) => move(`${c.name(e.seat)} ${e.automatic ? 'is left with' : 'takes'} lane ${e.lane}`),
  coinsDrawn: (e, c) =>
    card(
      e.coins
        ? `${c.name(e.seat)} draws ${list(e.coins.map(coinWords))}`
        : `${c.name(e.seat)} draws ${count(e.count, 'coin')}`,
    ),
  purseRefilled: (e) => card(`The purse is filled again with ${count(e.purse, 'coin')}`),
  coinAwardForfeited: (e, c) => card(`${c.name(e.seat)} forfeits ${count(e.count, 'coin')}`),
  coinPlaced: (e, c) =>
    card(`${c.name(e.seat)} places ${e.coin === null ? 'a coin' : coinWords(e.coin)} on ${spaceWords(e.at)}`),
  passStarted: (e) =>
    e.pass > 1 || e.tieBreak ? race(e.tieBreak ? `Tie-break, turn ${e.pass}` : `Racing turn ${e.pass}`) : null,
  dieRolled: (e, c) => {
    if (e.die === 'lane') return move(`${c.name(e.seat)} rolls ${laneWords(e.symbol)}`);
    const faces = e.faces.length > 1 ? ` (${e.faces.join(' + ')})` : '';
    return move(`${c.name(e.seat)} rolls ${e.total}${faces}`);
  },
  pawnMoved: (e, c) => {
    if (e.cause === 'roll' && e.made === e.asked) return null;
    if (e.made === 0) return null;
    const how = e.direction === 'backward' ? 'goes back' : 'drives';
    return move(`${c.name(e.seat)} ${how} ${count(e.made, 'cell')}`);
  },
  pawnBlocked: (e, c) =>
    move(e.by === 'wall' ? `A wall stops ${c.name(e.seat)}` : `${c.name(e.seat)} is stopped behind ${c.name(e.by)}`),
  lineCrossed: (e, c) =>
    race(
      e.direction === 'forward'
        ? `${c.name(e.seat)} crosses the line: lap ${e.lap}`
        : `${c.name(e.seat)} goes back across the line`,
      e.seat,
    ),
  laneShifted: (e, c) =>
    e.path.length > 1
      ? move(`${c.name(e.seat)} changes to ${spaceWords(e.path.at(-1) ?? -1)}`)
      : move(`${c.name(e.seat)} cannot change lanes`),
  checkEngine: (e, c) => incident(`Check engine: ${c.name(e.seat)} stays`),
  coinRevealed: (e, c) => {
    const whose = e.by === e.seat ? 'the own' : `${c.name(e.by)}’s`;
    return incident(
      `${c.name(e.seat)} lands on ${whose} coin: ${coinWords(e.coin)}${e.chain > 1 ? `, the ${ordinal(e.chain)} in a row` : ''}`,
    );
  },
  towed: (e, c) => incident(`${c.name(e.seat)} is towed to the pit`),
  pitExited: (e, c) => move(`${c.name(e.seat)} leaves the pit`),
  pitLaneEntered: (e, c) => move(`${c.name(e.seat)} turns into the pit lane`),
  pitWallHit: (e, c) => incident(`${c.name(e.seat)} hits the wall of the pit lane and is back in the pit`),
  pitStuck: (e, c) => incident(`${c.name(e.seat)} cannot leave the pit: ${c.name(e.by)} is in the way`),
  merged: (e, c) => move(`${c.name(e.seat)} merges onto ${spaceWords(e.to)}`),
  playerFinished: (e, c) => race(`${c.name(e.seat)} has driven all laps`, e.seat),
  passEnded: (e, c) => {
    const [first] = e.standings;
    return first ? race(`${c.name(first.seat)} leads`) : null;
  },
  tieBreakStarted: (e, c) => race(`${list(e.seats.map(c.name))} are level: the tie is raced out`),
  tieBreakNarrowed: (e, c) => race(`${list(e.seats.map(c.name))} are still level`),
  raceEnded: (e, c) => {
    const end = e.roundLimit ? 'The round limit ends the race: ' : '';
    return race(`${end}${winWords(e.ranking.map(({ seat }) => c.name(seat)))}`);
  },
});

/** 'left 2', 'right 1', 'check engine' of a face's symbol. */
function laneWords(symbol: string | null): string {
  const face = LANE_FACES.find((one) => one.symbol === symbol);
  if (!face || face.side === 0) return 'check engine';
  return `${face.side < 0 ? 'left' : 'right'} ${face.steps}`;
}
