// The events of Formula D in words: one line per event worth reading. Not for: animations or statistics.

import { corner, incident, type Line, logBook, move, race, type Telling, winWords } from '@ui/game/words/log';
import { count, list, ordinal } from '@ui/phrases';
import type { FormulaEvent, FormulaEventBody } from '../types';
import { circuitName, cornerName } from './places';
import { gearName, OUT_WORDS, wearWords } from './texts';

type Of<K extends FormulaEventBody['type']> = Extract<FormulaEventBody, { type: K }> & Stamp;
type Stamp = Pick<FormulaEvent, 'round'>;

/** Event kinds that get no line, and why. */
export const SILENT = {
  turnStarted: 'the order strip points at the car',
  moveChosen: 'the move itself is told',
  cornerEntered: 'the stop in it, or the way out, is told',
  cornerLeft: 'the board shows it',
  slipstreamOffered: 'the banner asks',
  turnEnded: 'the order strip moves on',
} as const satisfies Partial<Record<FormulaEventBody['type'], string>>;

/** The line of an event, or null where there is nothing to say. */
export const logLine = logBook<FormulaEventBody, keyof typeof SILENT, Stamp>(SILENT, {
  raceSetUp: (e, c) =>
    race(`${circuitName(c.circuit)}, ${count(e.options.laps, 'lap')}, ${count(e.cars.length, 'car')}`),
  gridRolled: (e, c) =>
    race(`${c.name(e.seat)} rolls ${e.value} for the grid${e.again > 0 ? ' among those who were level' : ''}`, e.seat),
  gridFormed: (e, c) => {
    const [pole] = e.grid;
    return pole ? race(`${c.name(pole.seat)} is on pole`, pole.seat) : null;
  },
  roundStarted: (e) => race(`Round ${e.round}`),
  startRolled: (e, c) => {
    const name = c.name(e.seat);
    switch (e.outcome) {
      case 'stalled':
        return incident(`${name} rolls ${e.value} and stalls on the grid`);
      case 'great':
        return move(`${name} rolls ${e.value}: a great start`);
      case 'normal':
        return move(`${name} rolls ${e.value} and gets away`);
    }
  },
  gearChosen: (e, c) => {
    if (!e.chosen) return null;
    const cost = e.cost > 0 ? `, ${wearWords(e.cost)} for ${count(e.skipped, 'gear')} skipped` : '';
    return move(
      e.from === e.to
        ? `${c.name(e.seat)} stays in ${gearName(e.to)}`
        : `${c.name(e.seat)} takes ${gearName(e.to)}${cost}`,
    );
  },
  dieRolled: (e, c) => move(`${c.name(e.seat)} rolls ${e.value} in ${gearName(e.gear)}`),
  // What can be chosen is lit on the board; where nothing can, that must be said before the car drives on.
  movesOffered: (e, c) =>
    e.to.length === 0
      ? incident(`${c.name(e.seat)} finds no space to survive a roll of ${e.spaces}: too fast, or too little wear left`)
      : null,
  carMoved: (e, c) => moved(e, c),
  blocked: (e, c) => incident(`${c.name(e.seat)} is held up by ${list(e.by.map(c.name))}`),
  overshot: (e, c) => {
    const into = e.into >= 0 ? `, into ${cornerName(c.circuit, e.into)}` : '';
    const which = list(e.corners.map((corner) => cornerName(c.circuit, corner)));
    return corner(`${c.name(e.seat)} overshoots ${which} by ${e.beyond}: ${wearWords(e.cost)}${into}`);
  },
  wearChanged: (e, c) => wear(e, c),
  lapCompleted: (e, c) =>
    e.lap === 1
      ? race(`${c.name(e.seat)} crosses the line, the race is on`, e.seat)
      : race(`${c.name(e.seat)} begins lap ${e.lap}, ${ordinal(e.place)}`, e.seat),
  pitEntered: (e, c) => race(`${c.name(e.seat)} drives into the pits`, e.seat),
  pitQueued: (e, c) => incident(`${c.name(e.seat)} waits in the pit lane`),
  pitServiced: (e, c) => race(`${c.name(e.seat)} stops in the box: wear points ${e.from} to ${e.to}`, e.seat),
  pitLeft: (e, c) => race(`${c.name(e.seat)} leaves the pits`, e.seat),
  slipstreamTaken: (e, c) => move(`${c.name(e.seat)} is pulled along by ${c.name(e.behind)}`),
  slipstreamDeclined: (e, c) => move(`${c.name(e.seat)} lets the slipstream of ${c.name(e.behind)} go`),
  stopMade: (e, c) => {
    const which = e.asked > 1 ? `stop ${e.made} of ${e.asked}` : e.made > e.asked ? 'one stop more' : 'a stop';
    return corner(`${c.name(e.seat)} makes ${which} at ${cornerName(c.circuit, e.corner)}`);
  },
  collisionRolled: (e, c) => {
    const who = list(e.neighbours.map(c.name));
    return incident(
      `${c.name(e.seat)} rolls ${e.value} beside ${who}: ${e.lost ? 'they touch, 1 wear' : 'no contact'}`,
    );
  },
  motorStrained: (e, c) => incident(`${c.name(e.seat)} rolls ${e.face}: ${count(e.seats.length, 'engine')} must hold`),
  motorTested: (e, c) =>
    incident(`${c.name(e.seat)} rolls ${e.value}: ${e.lost ? 'the engine suffers, 1 wear' : 'the engine holds'}`),
  carEliminated: (e, c) => incident(`${c.name(e.seat)} is out, ${OUT_WORDS[e.reason]}`),
  carFinished: (e, c) =>
    race(`${c.name(e.seat)} takes the flag, ${ordinal(e.place)} with ${wearWords(e.wear)} left`, e.seat),
  roundEnded: (e, c) => {
    const [first, second] = e.places;
    if (first === undefined || second === undefined) return null;
    return race(`${c.name(first)} leads ${c.name(second)}`);
  },
  raceEnded: (e, c) => {
    if (!e.finisher) return race('Nobody came home');
    const top = e.classification.filter((line) => line.status !== 'out').slice(0, 3);
    return race(winWords(top.map(({ seat }) => c.name(seat))) ?? 'Nobody came home');
  },
});

/** The roll is told by its die: only what differs from it gets a line. */
function moved(e: Of<'carMoved'>, c: Telling): Line | null {
  const far = e.path.length - 1;
  const name = c.name(e.seat);
  if (e.cause === 'great') return move(`${name} leaps ${count(far, 'space')} off the grid`);
  if (e.cause === 'slipstream') return move(`${name} drives on ${count(far, 'space')}`);
  if (e.cause === 'last') return incident(`${name} drives a last ${count(far, 'space')}`);
  if (e.lost === 0 || e.free) return null;
  const forced = e.forced > 0 ? ', the road is blocked' : '';
  return move(`${name} brakes away ${count(e.lost, 'space')} and drives ${far}${forced}`);
}

/** Overshooting, collisions and engines say their cost themselves. */
function wear(e: Of<'wearChanged'>, c: Telling): Line | null {
  const lost = e.from - e.to;
  switch (e.reason) {
    case 'brake':
      return corner(`${c.name(e.seat)} brakes: ${wearWords(lost)}`);
    case 'slipstream':
      return corner(`${c.name(e.seat)} brakes late behind the car ahead: ${wearWords(lost)}`);
    case 'worn':
      return incident(`${c.name(e.seat)} has no wear points left`);
    case 'shift':
    case 'overshoot':
    case 'collision':
    case 'motor':
    case 'pit':
      return null;
  }
}
