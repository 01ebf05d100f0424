// The events of RoboRally in words: one line per event worth reading. Not for: animations or statistics.

import { card, corner, incident, logBook, move, race, type Telling } from '@ui/game/words/log';
import { count, list, ordinal } from '@ui/phrases';
import type { EndReason, HoldReason, RoborallyEvent, RoborallyEventBody, Shot } from '../types';
import {
  cardName,
  courseName,
  courseNamed,
  DESTROYED_WORDS,
  damageWords,
  direction,
  lifeWords,
  optionName,
} from './texts';

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

const HELD: Readonly<Record<HoldReason, string>> = {
  wall: 'a wall',
  occupied: 'a robot in the way',
  conflict: 'another belt',
};
const ENDS: Readonly<Record<EndReason, string>> = {
  finish: 'wins the race',
  lastStanding: 'is the last robot standing',
  noneLeft: 'Nobody is left',
  turnLimit: 'leads at the turn limit',
};

/** The line of an event, or null where there is nothing to say. */
export const logLine = logBook<RoborallyEventBody, keyof typeof SILENT, Stamp>(SILENT, {
  raceStarted: (e, c) => race(`${courseName(c.circuit)}, ${count(e.robots.length, 'robot')}`),
  turnStarted: (e) => race(`Turn ${e.turn}`),
  lockedFilled: (e, c) => card(`${c.name(e.seat)} gets ${cardName(e.card)} into locked register ${e.slot}`),
  programSubmitted: (e, c) => race(`${c.name(e.seat)} is ready`, e.seat),
  timerExpired: (e, c) => {
    const what =
      e.slots.length > 0 ? `${count(e.slots.length, 'register')} filled at random` : 'the programme stands as it lies';
    return incident(`Time is up for ${c.name(e.seat)}: ${what}`);
  },
  powerDownAnnounced: (e, c) => race(`${c.name(e.seat)} will power down`, e.seat),
  stayDownChosen: (e, c) => race(`${c.name(e.seat)} stays powered down`, e.seat),
  registerStarted: (e) => race(`Register ${e.register}`),
  cardsRevealed: (e, c) => {
    const [first, ...rest] = e.cards;
    if (!first) return null;
    const after = rest.length > 0 ? `, then ${list(rest.map(({ seat }) => c.name(seat)))}` : '';
    return card(`${c.name(first.seat)} goes first with ${first.card}${after}`);
  },
  cardStarted: (e, c) => card(`${c.name(e.seat)}: ${cardName(e.card, e.marked)}`),
  robotRotated: (e, c) => (e.cause === 'card' ? null : move(`A ${e.cause} turns ${c.name(e.seat)} ${direction(e.to)}`)),
  robotsMoved: (e, c) => {
    const pushed = e.moves.filter(({ seat }) => seat !== e.by).map(({ seat }) => c.name(seat));
    if (pushed.length === 0) return null;
    const who = e.by >= 0 ? c.name(e.by) : 'A pusher';
    return move(`${who} pushes ${list(pushed)} ${direction(e.facing)}`, e.by >= 0 ? e.by : undefined);
  },
  moveBlocked: (e, c) => move(`A wall stops ${c.name(e.seat)}${e.lost > 1 ? `, ${e.lost} steps lost` : ''}`),
  beltsMoved: (e, c) => {
    const names = e.moves.map(({ seat }) => c.name(seat));
    return names.length > 0 ? move(`${e.pass === 'express' ? 'Express belts' : 'Belts'} carry ${list(names)}`) : null;
  },
  beltsHeld: (e, c) => {
    const [first] = e.held;
    return first ? move(`The belt holds ${list(e.held.map(({ seat }) => c.name(seat)))}: ${HELD[first.reason]}`) : null;
  },
  pusherFired: (e, c) => (e.pushed ? null : move(`A pusher cannot move ${c.name(e.seat)}`)),
  gearsTurned: (e, c) => {
    const names = e.turns.map(({ seat }) => c.name(seat));
    return names.length > 0 ? move(`Gears turn ${list(names)}`) : null;
  },
  lasersFired: (e, c) => {
    const hits = e.shots.filter((shot) => shot.hits.length > 0);
    return hits.length > 0 ? incident(hits.map((shot) => shotWords(shot, c)).join('; ')) : null;
  },
  damageTaken: (e, c) => incident(`${c.name(e.seat)} takes ${damageWords(e.amount)}, ${e.damage} in all`),
  registersLocked: (e, c) => incident(`${c.name(e.seat)}: ${slots(e.slots)} locked`),
  robotDestroyed: (e, c) => {
    const by = e.by >= 0 && e.by !== e.seat ? `, thanks to ${c.name(e.by)}` : '';
    return incident(`${c.name(e.seat)} ${DESTROYED_WORDS[e.cause]}${by}, ${lifeWords(e.lives)} left`);
  },
  robotEliminated: (e, c) => incident(`${c.name(e.seat)} is out of the race`),
  checkpointTouched: (e, c) =>
    corner(`${c.name(e.seat)} touches checkpoint ${e.number}${e.left > 0 ? `, ${e.left} to go` : ', the last one'}`),
  robotFinished: (e, c) => race(`${c.name(e.seat)} finishes ${ordinal(e.place)}`, e.seat),
  repaired: (e, c) =>
    corner(
      `${c.name(e.seat)} is repaired at a ${e.site === 'repair' ? 'repair site' : 'checkpoint'}: damage ${e.from} to ${e.to}`,
    ),
  registersUnlocked: (e, c) => corner(`${c.name(e.seat)}: ${slots(e.slots)} unlocked`),
  robotRespawned: (e, c) =>
    race(`${c.name(e.seat)} is back${e.beside ? ' beside its archive' : ''} with ${damageWords(e.damage)}`, e.seat),
  poweredDown: (e, c) =>
    race(`${c.name(e.seat)} is powered down${e.removed > 0 ? `, ${damageWords(e.removed)} repaired` : ''}`, e.seat),
  poweredUp: (e, c) => race(`${c.name(e.seat)} wakes up`, e.seat),
  optionDrawn: (e, c) => card(`${c.name(e.seat)} draws ${optionName(e.card)}`),
  optionUsed: (e, c) => card(`${c.name(e.seat)} uses ${optionName(e.card)}`),
  optionLost: (e, c) => card(`${c.name(e.seat)} loses ${optionName(e.card)}`),
  seatRetired: (e, c) => race(`${c.name(e.seat)} gives up`, e.seat),
  turnEnded: (e, c) => {
    const [first] = e.standings;
    return first === undefined ? null : race(`${c.name(first)} leads after turn ${e.turn}`);
  },
  raceEnded: (e, c) => race(e.winner < 0 ? `${ENDS[e.reason]}, nobody wins` : `${c.name(e.winner)} ${ENDS[e.reason]}`),
});

function shotWords(shot: Shot, c: Telling): string {
  const who = shot.seat >= 0 ? c.name(shot.seat) : laserWords(shot, c.circuit);
  return `${who} hits ${list(shot.hits.map(c.name))}`;
}

function laserWords(shot: Shot, circuit: string): string {
  const beams = courseNamed(circuit)?.lasers[shot.laser]?.beams ?? shot.beams;
  return beams > 1 ? `A laser of ${beams} beams` : 'A laser';
}

function slots(registers: readonly number[]): string {
  return `${registers.length === 1 ? 'register' : 'registers'} ${list(registers.map(String))}`;
}
