// Havoc Speedway's events as text: one line per event worth reading. Not here: animations or statistics.

import { card, incident, logBook, move, race, winText } from '@narration/log';
import { list } from '@narration/phrases';
import { coinSign } from '../data/coins';
import { t } from '../text/t';
import type { HavocEvent, HavocEventBody } from '../types';
import { cardText, coinText, faceOf, placeOf, suitId } from './texts';

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

/** The line of an event, or null if there is nothing to say. */
export const logLine = logBook<HavocEventBody, keyof typeof SILENT, Stamp>(SILENT, {
  gameStarted: (e) => race(t('log.started', { laps: e.settings.laps, drivers: e.seats })),
  stageStarted: (e) => race(e.round > 0 ? t('log.stage', { round: e.round, stage: e.stage }) : t(`stage.${e.stage}`)),
  dealerGridDealt: (e) => card(t('log.grid', { n: e.cards, again: e.again ? 'yes' : 'no' })),
  dealerCardFlipped: (e, c) => card(t('log.flips', { name: c.name(e.seat), card: cardText(e.card) })),
  dealerTie: (e, c) => card(t('log.dealerTie', { names: list(e.seats.map(c.name)) })),
  dealerChosen: (e, c) => race(t('log.dealsFirst', { name: c.name(e.seat), card: cardText(e.card) }), e.seat),
  dealerButtonMoved: (e, c) => race(t('log.deals', { name: c.name(e.to) }), e.to),
  stormStarterTurned: (e) => card(t('log.starter', { card: cardText(e.card) })),
  suitCalled: (e, c) => {
    const suit = suitId(e.suit);
    return card(e.by < 0 ? t('log.bottomCalls', { suit }) : t('log.calls', { name: c.name(e.by), suit }), e.by);
  },
  cardPlayed: (e, c) => card(t('log.plays', { name: c.name(e.seat), card: cardText(e.card) })),
  turnSkipped: (e, c) => card(t('log.skipped', { name: c.name(e.seat) })),
  stockReshuffled: (e) => card(t('log.reshuffled', { n: e.stock })),
  cardsDrawn: (e, c) => card(t('log.drawn', { name: c.name(e.seat), n: e.count, reason: e.reason })),
  stormPassed: (e, c) => card(t('log.passed', { name: c.name(e.seat) })),
  badgeAwarded: (e, c) => race(t('log.badge', { name: c.name(e.seat), place: e.place }), e.seat),
  stormEnded: (e, c) => {
    const [first, ...rest] = e.order;
    if (first === undefined) return null;
    const how = e.stopped ? 'stopped' : 'played';
    return race(t('log.stormEnded', { name: c.name(first), others: list(rest.map(c.name)), how }), first);
  },
  laneChosen: (e, c) =>
    move(t('log.lane', { name: c.name(e.seat), how: e.automatic ? 'left' : 'taken', lane: e.lane })),
  coinsDrawn: (e, c) => {
    const name = c.name(e.seat);
    if (e.coins === null) return card(t('log.coinsHidden', { name, n: e.count }));
    return card(t('log.coins', { name, coins: list(e.coins.map(coinText)) }));
  },
  purseRefilled: (e) => card(t('log.refilled', { n: e.purse })),
  coinAwardForfeited: (e, c) => card(t('log.forfeits', { name: c.name(e.seat), n: e.count })),
  coinPlaced: (e, c) => {
    const coin = e.coin === null ? 'hidden' : coinSign(e.coin);
    return card(t('log.coinPlaced', { name: c.name(e.seat), coin, ...placeOf(e.at) }));
  },
  passStarted: ({ pass, tieBreak }) => {
    if (tieBreak) return race(t('log.tiePass', { pass }));
    return pass > 1 ? race(t('log.pass', { pass })) : null;
  },
  dieRolled: (e, c) => {
    const name = c.name(e.seat);
    if (e.die === 'lane') return move(t('log.rollsLane', { name, ...faceOf(e.symbol) }));
    const { total } = e;
    if (e.faces.length < 2) return move(t('log.rolls', { name, total }));
    return move(t('log.rollsSum', { name, total, faces: e.faces.join(' + ') }));
  },
  pawnMoved: (e, c) => {
    if (e.cause === 'roll' && e.made === e.asked) return null;
    if (e.made === 0) return null;
    const { made: n, asked, direction } = e;
    const name = c.name(e.seat);
    if (n === asked) return move(t('log.movedBy', { name, direction, n }));
    return move(t('log.moved', { name, direction, n, asked }));
  },
  pawnBlocked: (e, c) => {
    const name = c.name(e.seat);
    return move(e.by === 'wall' ? t('log.wallStops', { name }) : t('log.blocked', { name, rival: c.name(e.by) }));
  },
  lineCrossed: (e, c) => {
    const name = c.name(e.seat);
    return race(e.direction === 'forward' ? t('log.line', { name, lap: e.lap }) : t('log.lineBack', { name }), e.seat);
  },
  laneShifted: (e, c) => {
    const name = c.name(e.seat);
    if (e.path.length < 2) return move(t('log.notShifted', { name }));
    return move(t('log.shifted', { name, ...placeOf(e.path.at(-1) ?? -1) }));
  },
  checkEngine: (e, c) => incident(t('log.checkEngine', { name: c.name(e.seat) })),
  coinRevealed: (e, c) =>
    incident(
      t('log.landed', {
        name: c.name(e.seat),
        whose: e.by === e.seat ? 'own' : 'other',
        owner: c.name(e.by),
        coin: coinSign(e.coin),
        chain: e.chain,
      }),
    ),
  towed: (e, c) => incident(t('log.towed', { name: c.name(e.seat) })),
  pitExited: (e, c) => move(t('log.pitExited', { name: c.name(e.seat) })),
  pitLaneEntered: (e, c) => move(t('log.pitEntered', { name: c.name(e.seat) })),
  pitWallHit: (e, c) => incident(t('log.wallHit', { name: c.name(e.seat) })),
  pitStuck: (e, c) => incident(t('log.stuck', { name: c.name(e.seat), rival: c.name(e.by) })),
  merged: (e, c) => move(t('log.merged', { name: c.name(e.seat), ...placeOf(e.to) })),
  playerFinished: (e, c) => race(t('log.finished', { name: c.name(e.seat) }), e.seat),
  passEnded: (e, c) => {
    const [first] = e.standings;
    return first ? race(t('log.leads', { name: c.name(first.seat) })) : null;
  },
  tieBreakStarted: (e, c) => race(t('log.tie', { names: list(e.seats.map(c.name)) })),
  tieBreakNarrowed: (e, c) => race(t('log.stillTied', { names: list(e.seats.map(c.name)) })),
  raceEnded: (e, c) => {
    const names = e.ranking.map(({ seat }) => c.name(seat));
    const [first = '', ...rest] = names;
    if (!e.roundLimit) return race(winText(names) ?? '');
    return race(t('log.roundLimit', { count: names.length, first, others: list(rest) }));
  },
});
