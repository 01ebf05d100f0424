// The events of Waddington's Formula 1 as text: one line per event worth reading. Not here: animations or statistics.

import { listOf } from '@i18n/page';
import { card, corner, incident, type Line, logBook, move, race, type Telling, winText } from '@narration/log';
import { pitCardOf } from '../data/cards';
import { MOST_TYRES, PENALTY_CHART, RESTART_SPEED } from '../data/charts';
import { ROW } from '../data/circuits';
import { t } from '../text/t';
import type { WaddingtonEvent, WaddingtonEventBody } from '../types';
import { circuitName, cornerName, outcomeGiven, pitCardName, tacticName, wearGiven } from './texts';

type Of<K extends WaddingtonEventBody['type']> = Extract<WaddingtonEventBody, { type: K }> & Stamp;
type Stamp = Pick<WaddingtonEvent, 'round' | 'turn'>;

/** Event kinds that get no line, and why. */
export const SILENT = {
  packsShuffled: 'every race begins so',
  gridFormed: 'the board shows the grid, and its order is that of the colours',
  turnStarted: 'the order strip points at the car',
  bandCrossed: 'the verdict on the corner follows',
  cardWindow: 'the card played or passed follows',
  tacticPassed: 'nothing happened',
  gaugesReset: 'the stop itself is told',
  turnEnded: 'the order strip moves on',
} as const satisfies Partial<Record<WaddingtonEventBody['type'], string>>;

/** The line of an event, or null if there is nothing to say. */
export const logLine = logBook<WaddingtonEventBody, keyof typeof SILENT, Stamp>(SILENT, {
  raceSetUp: ({ laps, seats }, c) => race(t('log.raceSetUp', { circuit: circuitName(c.circuit), laps, cars: seats })),
  carChoiceRolled: ({ seat, dice, again }, c) =>
    race(t('log.carChoiceRolled', { name: c.name(seat), first: dice[0], second: dice[1], again: String(again) }), seat),
  carChosen: ({ seat, colour }, c) => race(t('log.carChosen', { name: c.name(seat), colour }), seat),
  tacticsDealt: ({ seat, cards, count }, c) =>
    card(
      cards !== null && cards.length > 0
        ? t('log.tacticsSeen', { name: c.name(seat), cards: listOf(cards.map(tacticName)) })
        : t('log.tacticsDealt', { name: c.name(seat), n: count }),
    ),
  roundStarted: (e) => race(t('log.roundStarted', { n: e.round, last: String(e.final) })),
  turnMissed: ({ seat, left }, c) => incident(t('log.turnMissed', { name: c.name(seat), left })),
  superbDriving: (e, c) => card(t('log.superbDriving', at(e, c))),
  restarted: ({ seat, from }, c) => move(t('log.restarted', { name: c.name(seat), from })),
  speedSet: (e, c) => speedLine(e, c),
  wearAdded: (e, c) =>
    e.cause === 'reduction' ? corner(t('log.brakesHard', { name: c.name(e.seat), ...wearGiven(e) })) : null,
  carMoved: (e, c) => moved(e, c),
  lineCrossed: ({ seat, first, dialTo }, c) =>
    race(
      first ? t('log.crossesFirst', { name: c.name(seat) }) : t('log.crosses', { name: c.name(seat), left: dialTo }),
      seat,
    ),
  baulked: (e, c) => {
    const [name, n] = [c.name(e.seat), e.squares];
    if (e.standing && n === 0) return incident(t('log.waits', { name }));
    if (e.blocker < 0) return incident(t('log.heldUpAhead', { name, n }));
    return incident(t('log.heldUp', { name, rival: c.name(e.blocker), n }));
  },
  tacticPlayed: (e, c) => card(t('log.plays', { name: c.name(e.seat), card: tacticName(e.card), n: e.squares })),
  cornerJudged: (e, c) => verdict(e, c),
  diceRolled: (e, c) => {
    const [first, second] = e.dice;
    const { result, ...wear } = outcomeGiven(e);
    const given = { ...at(e, c), first, second, column: e.column, ...wear };
    const from = spinFrom(e);
    // If the tyres decided (R41), the roll alone does not explain the result.
    return corner(t('log.diceRolled', { ...given, from, result: result === 'spin' && from > 0 ? 'worn' : result }));
  },
  spunOff: (e, c) =>
    incident(
      e.corner < 0
        ? t('log.spunOffRoad', { name: c.name(e.seat) })
        : t('log.spunOff', { ...at(e, c), reason: e.reason }),
    ),
  pitEntered: (e, c) => race(t('log.pitEntered', { name: c.name(e.seat) }), e.seat),
  pitCardDrawn: (e, c) => {
    const isUsual = e.missTurns > 0 || pitCardOf(e.card).startSpeed === RESTART_SPEED;
    const given = { missed: e.missTurns, speed: isUsual ? 0 : e.startSpeed, kept: String(e.kept) };
    return card(t('log.pitCardDrawn', { name: c.name(e.seat), card: pitCardName(e.card), ...given }));
  },
  tacticTaken: ({ seat, from, card: taken }, c) => {
    const name = c.name(seat);
    if (from === 'none') return card(t('log.tacticMissing', { name }));
    if (taken === null) return card(t('log.tacticTakenUnseen', { name, from }));
    return card(t('log.tacticTaken', { name, card: tacticName(taken), from }));
  },
  pitCardActivated: (e, c) => incident(t('log.pitCardActivated', { card: pitCardName(e.card), name: c.name(e.seat) })),
  pitCardEnded: (e, c) =>
    card(t('log.pitCardEnded', { card: pitCardName(e.card), name: c.name(e.seat), reason: e.reason })),
  finalRound: (e, c) => race(t('log.finalRound', { name: c.name(e.seat) }), e.seat),
  carFinished: (e, c) => race(t('log.carFinished', { name: c.name(e.seat), squares: rows(e.past) }), e.seat),
  roundEnded: (e, c) => {
    const [first, second] = e.order;
    if (first === undefined || second === undefined) return null;
    const gap = e.gaps[1] ?? 0;
    const names = { name: c.name(first), rival: c.name(second) };
    return race(gap === 0 ? t('log.level', names) : t('log.ahead', { ...names, squares: rows(gap) }));
  },
  raceEnded: (e, c) => {
    const names = e.classification.slice(0, 3).map(({ seat }) => c.name(seat));
    const [first = '', ...others] = names;
    if (!e.roundLimit) return race(winText(names) ?? '');
    return race(t('log.roundLimit', { count: names.length, first, others: listOf(others) }));
  },
});

/** Squares with one decimal, from a distance in thousandths of a row. */
function rows(thousandths: number): number {
  return Math.round(thousandths / (ROW / 10)) / 10;
}

/** The driver and the corner of a line. */
function at(e: { seat: number; corner: number }, c: Telling): { name: string; corner: string } {
  return { name: c.name(e.seat), corner: cornerName(c.circuit, e.corner) };
}

function speedLine(e: Of<'speedSet'>, c: Telling): Line | null {
  const { from, to } = e;
  const name = c.name(e.seat);
  switch (e.reason) {
    case 'choice': {
      if (from === to) return move(t('log.stays', { name, speed: to }));
      return move(to > from ? t('log.speedsUp', { name, from, to }) : t('log.slowsDown', { name, from, to }));
    }
    case 'baulk':
      return from === to ? null : move(t('log.takesOn', { name, from, to }));
    case 'surge':
      return move(t('log.picksUp', { name, to }));
    case 'standing':
      return move(t('log.isReady', { name, to }));
  }
}

/** The speed gives the length of a full move, and a card its own, so only runs list their squares. */
function moved(e: Of<'carMoved'>, c: Telling): Line | null {
  if (e.cause !== 'run') return null;
  const far = e.path.length - 1;
  return far > 0 ? move(t('log.runsUp', { name: c.name(e.seat), n: far })) : null;
}

function verdict(e: Of<'cornerJudged'>, c: Telling): Line | null {
  const given = { ...at(e, c), limit: e.limit, speed: e.limit + e.excess, excess: Math.max(0, e.excess) };
  switch (e.verdict) {
    case 'clear':
      return corner(t('log.clear', given));
    case 'superb':
      return corner(t('log.superb', given));
    case 'specialTyres':
      return corner(t('log.specialTyres', given));
    // The following spin-off gives the reason. With strict tyres it needs no excess.
    case 'spin':
      return corner(t(e.excess > 0 ? 'log.over' : 'log.clear', given));
    // The following dice say it.
    case 'dice':
      return null;
  }
}

/** The tyre wear from which a roll's line is a spin-off; 0 if it always or never is one. */
function spinFrom({ row, column }: Of<'diceRolled'>): number {
  const line = PENALTY_CHART[row];
  const penalty = column === 20 ? line?.over20 : line?.over40;
  return penalty?.kind === 'wear' && penalty.spinFrom <= MOST_TYRES ? penalty.spinFrom : 0;
}
