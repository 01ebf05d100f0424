// The events of Formula D as text: one line per event worth reading. Not here: animations or statistics.

import { corner, incident, type Line, logBook, move, race, type Telling, winText } from '@narration/log';
import { list } from '@narration/phrases';
import { t } from '../text/t';
import type { FormulaEvent, FormulaEventBody } from '../types';
import { circuitName, cornerName } from './places';

type Of<K extends FormulaEventBody['type']> = Extract<FormulaEventBody, { type: K }> & Stamp;
type Stamp = Pick<FormulaEvent, 'round' | 'turn'>;

/** Event kinds that get no line, and why. */
export const SILENT = {
  turnStarted: 'the order strip points at the car',
  moveChosen: 'the move itself is told',
  cornerEntered: 'the stop in it, or the way out, is told',
  cornerLeft: 'the board shows it',
  slipstreamOffered: 'the banner asks',
  turnEnded: 'the order strip moves on',
} as const satisfies Partial<Record<FormulaEventBody['type'], string>>;

/** The line of an event, or null if there is nothing to say. */
export const logLine = logBook<FormulaEventBody, keyof typeof SILENT, Stamp>(SILENT, {
  raceSetUp: (e, c) =>
    race(t('log.raceSetUp', { circuit: circuitName(c.circuit), laps: e.options.laps, cars: e.cars.length })),
  gridRolled: (e, c) =>
    race(t(e.again > 0 ? 'log.gridRolledAgain' : 'log.gridRolled', { name: c.name(e.seat), value: e.value }), e.seat),
  gridFormed: (e, c) => {
    const [pole] = e.grid;
    return pole ? race(t('log.gridFormed', { name: c.name(pole.seat) }), pole.seat) : null;
  },
  roundStarted: (e) => race(t('log.roundStarted', { round: e.round })),
  startRolled: (e, c) => {
    const text = t(`log.start.${e.outcome}`, { name: c.name(e.seat), value: e.value });
    return e.outcome === 'stalled' ? incident(text) : move(text);
  },
  gearChosen: (e, c) => {
    if (!e.chosen) return null;
    const [name, gear] = [c.name(e.seat), e.to];
    if (e.from === e.to) return move(t('log.gear.stays', { name, gear }));
    if (e.cost === 0) return move(t('log.gear.takes', { name, gear }));
    return move(t('log.gear.skips', { name, gear, cost: e.cost, skipped: e.skipped }));
  },
  dieRolled: (e, c) => move(t('log.dieRolled', { name: c.name(e.seat), value: e.value, gear: e.gear })),
  // The board lights what can be chosen. If nothing can, this line says so before the car drives on.
  movesOffered: (e, c) =>
    e.to.length === 0 ? incident(t('log.noMoves', { name: c.name(e.seat), spaces: e.spaces })) : null,
  carMoved: (e, c) => moved(e, c),
  blocked: (e, c) => incident(t('log.blocked', { name: c.name(e.seat), others: list(e.by.map(c.name)) })),
  overshot: (e, c) => {
    const corners = list(e.corners.map((corner) => cornerName(c.circuit, corner)));
    const values = { name: c.name(e.seat), corners, beyond: e.beyond, cost: e.cost };
    return corner(
      e.into >= 0
        ? t('log.overshot.into', { ...values, next: cornerName(c.circuit, e.into) })
        : t('log.overshot', values),
    );
  },
  wearChanged: (e, c) => wear(e, c),
  lapCompleted: (e, c) => {
    const name = c.name(e.seat);
    return race(
      e.lap === 1 ? t('log.lap.first', { name }) : t('log.lap', { name, lap: e.lap, place: e.place }),
      e.seat,
    );
  },
  pitEntered: (e, c) => race(t('log.pit.in', { name: c.name(e.seat) }), e.seat),
  pitQueued: (e, c) => incident(t('log.pit.waits', { name: c.name(e.seat) })),
  pitServiced: (e, c) => race(t('log.pit.stop', { name: c.name(e.seat), from: e.from, to: e.to }), e.seat),
  pitLeft: (e, c) => race(t('log.pit.out', { name: c.name(e.seat) }), e.seat),
  slipstreamTaken: (e, c) => move(t('log.slipstream.taken', { name: c.name(e.seat), other: c.name(e.behind) })),
  slipstreamDeclined: (e, c) => move(t('log.slipstream.declined', { name: c.name(e.seat), other: c.name(e.behind) })),
  stopMade: (e, c) => {
    const values = { name: c.name(e.seat), corner: cornerName(c.circuit, e.corner) };
    if (e.asked > 1) return corner(t('log.stop.nth', { ...values, made: e.made, asked: e.asked }));
    return corner(t(e.made > e.asked ? 'log.stop.more' : 'log.stop.only', values));
  },
  collisionRolled: (e, c) => {
    const values = { name: c.name(e.seat), value: e.value, others: list(e.neighbours.map(c.name)) };
    return incident(t(e.lost ? 'log.collision.hit' : 'log.collision.free', values));
  },
  motorStrained: (e, c) => incident(t('log.strained', { name: c.name(e.seat), face: e.face, engines: e.seats.length })),
  motorTested: (e, c) =>
    incident(t(e.lost ? 'log.motor.hit' : 'log.motor.free', { name: c.name(e.seat), value: e.value })),
  carEliminated: (e, c) => ({
    ...incident(t(`log.out.${e.reason}`, { name: c.name(e.seat) })),
    about: `out.${e.reason}`,
  }),
  carFinished: (e, c) => race(t('log.finished', { name: c.name(e.seat), place: e.place, wear: e.wear }), e.seat),
  roundEnded: (e, c) => {
    const [first, second] = e.places;
    if (first === undefined || second === undefined) return null;
    return race(t('log.leads', { first: c.name(first), second: c.name(second) }));
  },
  raceEnded: (e, c) => {
    const top = e.finisher ? e.classification.filter((line) => line.status !== 'out').slice(0, 3) : [];
    return race(winText(top.map(({ seat }) => c.name(seat))) ?? t('log.nobody'));
  },
});

/** The die already shows the roll, so only what differs from it gets a line. */
function moved(e: Of<'carMoved'>, c: Telling): Line | null {
  const spaces = e.path.length - 1;
  const name = c.name(e.seat);
  if (e.cause === 'great') return move(t('log.moved.great', { name, spaces }));
  if (e.cause === 'slipstream') return move(t('log.moved.slipstream', { name, spaces }));
  if (e.cause === 'last') return incident(t('log.moved.last', { name, spaces }));
  if (e.lost === 0 || e.free) return null;
  const text = e.forced > 0 ? 'log.braked.blocked' : 'log.braked';
  return { ...move(t(text, { name, lost: e.lost, driven: spaces })), about: 'wear.brake' };
}

/** The lines for overshooting, collisions and engines include their cost. */
function wear(e: Of<'wearChanged'>, c: Telling): Line | null {
  const name = c.name(e.seat);
  const cost = e.from - e.to;
  switch (e.reason) {
    case 'brake':
    case 'slipstream':
      return { ...corner(t(`log.wear.${e.reason}`, { name, cost })), about: `wear.${e.reason}` };
    case 'worn':
      return { ...incident(t('log.wear.worn', { name })), about: 'wear.worn' };
    case 'shift':
    case 'overshoot':
    case 'collision':
    case 'motor':
    case 'pit':
      return null;
  }
}
