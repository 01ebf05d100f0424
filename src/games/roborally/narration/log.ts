// RoboRally's events as text: one line per event worth reading. Not here: animations or statistics.

import { listOf } from '@i18n/page';
import { card, corner, incident, logBook, move, race, type Telling } from '@narration/log';
import { t } from '../text/t';
import type { RoborallyEvent, RoborallyEventBody, Shot } from '../types';
import { cardName, compassPoint, courseName, courseNamed, optionName } from './texts';

type Stamp = Pick<RoborallyEvent, 'turn' | 'register'>;

/** Event kinds that get no line, and why. */
export const SILENT = {
  draftChanged: 'the own dashboard shows it',
  cardFixed: 'the own dashboard shows it',
  cardsDealt: 'the hand shows it',
  cardsDiscarded: 'the registers show it',
  registerEnded: 'the next register says so',
  archiveMoved: 'the checkpoint says so',
  respawnAsked: 'the banner asks',
} as const satisfies Partial<Record<RoborallyEventBody['type'], string>>;

/** The line of an event, or null if there is nothing to say. */
export const logLine = logBook<RoborallyEventBody, keyof typeof SILENT, Stamp>(SILENT, {
  raceStarted: (e, c) => race(t('log.raceStarted', { course: courseName(c.circuit), robots: e.robots.length })),
  turnStarted: (e) => race(t('log.turnStarted', { turn: e.turn })),
  lockedFilled: (e, c) =>
    card(t('log.lockedFilled', { name: c.name(e.seat), card: cardName(e.card), register: e.slot })),
  programSubmitted: (e, c) => card(t('log.programSubmitted', { name: c.name(e.seat) }), e.seat),
  timerExpired: (e, c) => incident(t('log.timerExpired', { name: c.name(e.seat), filled: e.slots.length })),
  powerDownAnnounced: (e, c) => race(t('log.powerDownAnnounced', { name: c.name(e.seat) }), e.seat),
  stayDownChosen: (e, c) => race(t('log.stayDownChosen', { name: c.name(e.seat) }), e.seat),
  registerStarted: (e) => race(t('log.registerStarted', { register: e.register })),
  cardsRevealed: (e, c) => {
    const [first, ...rest] = e.cards;
    if (!first) return null;
    const others = listOf(rest.map(({ seat }) => c.name(seat)));
    return card(
      t('log.cardsRevealed', { robots: e.cards.length, first: c.name(first.seat), card: first.card, others }),
    );
  },
  cardStarted: (e, c) => card(t('log.cardStarted', { name: c.name(e.seat), card: cardName(e.card, e.marked) })),
  robotRotated: (e, c) =>
    e.cause === 'card'
      ? null
      : move(t('log.robotRotated', { cause: e.cause, name: c.name(e.seat), way: compassPoint(e.to) })),
  robotsMoved: (e, c) => {
    const pushed = e.moves.filter(({ seat }) => seat !== e.by).map(({ seat }) => c.name(seat));
    if (pushed.length === 0) return null;
    const what = { names: listOf(pushed), way: compassPoint(e.facing) };
    return e.by >= 0
      ? move(t('log.robotsMoved', { name: c.name(e.by), ...what }), e.by)
      : move(t('log.robotsMoved.pusher', what));
  },
  moveBlocked: (e, c) => move(t('log.moveBlocked', { name: c.name(e.seat), lost: e.lost })),
  beltsMoved: (e, c) =>
    e.moves.length > 0 ? move(t('log.beltsMoved', { pass: e.pass, names: namesOf(e.moves, c) })) : null,
  beltsHeld: (e, c) => {
    const [first] = e.held;
    return first ? move(t('log.beltsHeld', { names: namesOf(e.held, c), reason: first.reason })) : null;
  },
  pusherFired: (e, c) => (e.pushed ? null : move(t('log.pusherFired', { name: c.name(e.seat) }))),
  gearsTurned: (e, c) => (e.turns.length > 0 ? move(t('log.gearsTurned', { names: namesOf(e.turns, c) })) : null),
  lasersFired: (e, c) => {
    const hits = e.shots.filter((shot) => shot.hits.length > 0);
    return hits.length > 0 ? incident(hits.map((shot) => shotText(shot, c)).join('; ')) : null;
  },
  damageTaken: (e, c) => incident(t('log.damageTaken', { name: c.name(e.seat), amount: e.amount, damage: e.damage })),
  registersLocked: (e, c) => incident(t('log.registersLocked', { name: c.name(e.seat), ...slotsOf(e.slots) })),
  robotDestroyed: (e, c) => {
    const what = { name: c.name(e.seat), cause: e.cause, lives: e.lives };
    const isOwn = e.by < 0 || e.by === e.seat;
    return incident(isOwn ? t('log.robotDestroyed', what) : t('log.robotDestroyed.by', { ...what, by: c.name(e.by) }));
  },
  robotEliminated: (e, c) => incident(t('log.robotEliminated', { name: c.name(e.seat) })),
  checkpointTouched: (e, c) =>
    corner(t('log.checkpointTouched', { name: c.name(e.seat), number: e.number, left: e.left })),
  robotFinished: (e, c) => race(t('log.robotFinished', { name: c.name(e.seat), place: e.place }), e.seat),
  repaired: (e, c) => corner(t('log.repaired', { name: c.name(e.seat), site: e.site, from: e.from, to: e.to })),
  registersUnlocked: (e, c) => corner(t('log.registersUnlocked', { name: c.name(e.seat), ...slotsOf(e.slots) })),
  robotRespawned: (e, c) =>
    race(t('log.robotRespawned', { name: c.name(e.seat), beside: String(e.beside), damage: e.damage }), e.seat),
  poweredDown: (e, c) => race(t('log.poweredDown', { name: c.name(e.seat), removed: e.removed }), e.seat),
  poweredUp: (e, c) => race(t('log.poweredUp', { name: c.name(e.seat) }), e.seat),
  optionDrawn: (e, c) => card(t('log.optionDrawn', { name: c.name(e.seat), option: optionName(e.card) })),
  optionUsed: (e, c) => card(t('log.optionUsed', { name: c.name(e.seat), option: optionName(e.card) })),
  optionLost: (e, c) => card(t('log.optionLost', { name: c.name(e.seat), option: optionName(e.card) })),
  seatRetired: (e, c) => race(t('log.seatRetired', { name: c.name(e.seat) }), e.seat),
  turnEnded: (e, c) => {
    const [first] = e.standings;
    return first === undefined ? null : race(t('log.turnEnded', { name: c.name(first), turn: e.turn }));
  },
  raceEnded: (e, c) =>
    race(e.winner < 0 ? t('log.raceEnded.nobody') : t('log.raceEnded', { name: c.name(e.winner), reason: e.reason })),
});

function namesOf(robots: readonly { seat: number }[], c: Telling): string {
  return listOf(robots.map(({ seat }) => c.name(seat)));
}

function shotText(shot: Shot, c: Telling): string {
  const names = listOf(shot.hits.map(c.name));
  if (shot.seat >= 0) return t('log.shot', { name: c.name(shot.seat), names });
  const beams = courseNamed(c.circuit)?.lasers[shot.laser]?.beams ?? shot.beams;
  return t('log.shot.laser', { beams, names });
}

function slotsOf(registers: readonly number[]): { n: number; registers: string } {
  return { n: registers.length, registers: listOf(registers.map(String)) };
}
