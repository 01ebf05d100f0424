// Which event shows what on the board, how long it holds up the next one, and how a whole batch is kept watchable.

import type { Seat } from '@core/contract';
import { caption, PAINFUL, WELCOME } from '@ui/game/board/captions';
import { INK } from '@ui/stage/ink';
import { cutTime, moveTime, speedFactorFor, speedFactorForStart } from '@ui/stage/motion/timing';
import { THROW_TIME } from '@ui/stage/motion/tumble';
import { fiveLights, LIGHTS_TIME } from '@ui/stage/start-lights';
import { t } from '../../../text/t';
import type { FormulaEvent } from '../../../types';
import { cornerAfter } from '../geometry/road';
import { rollCollision, rollGear, rollMotor, rollStart } from './dice';
import { drive, LEAVE_TIME, leave } from './drive';
import { SLIPSTREAM, type Table } from './table';
import * as say from './words';

type EventOf<T extends FormulaEvent['type']> = Extract<FormulaEvent, { type: T }>;
type Animations = { [T in FormulaEvent['type']]?: (table: Table, event: EventOf<T>) => Promise<void> | void };

/** Time between two cars that come up to the grid, ms. */
const GRID_STEP = 140;

/**
 * Everything the board has to show for an event. A returned promise holds up the next event;
 * what an animation starts without waiting goes on beside it. Events without an entry are seen elsewhere (dials, list, log).
 */
const ANIMATIONS: Animations = {
  raceSetUp: (table, event) => {
    for (const car of event.cars) {
      table.cars.paint(car);
      table.cars.place(car.seat, car.box);
    }
    return hold(table, 'raceSetUp');
  },
  gridRolled: (table, event) => {
    table.gridRolls.set(event.seat, event.value);
    caption(table, event.seat, String(event.value), INK.amberLight);
    return hold(table, 'gridRolled');
  },
  gridFormed: (table, event) => formGrid(table, event),
  roundStarted: (table, event) => (event.round === 1 ? fiveLights(table, table.words) : undefined),
  turnStarted: (table, event) => {
    const { seat, at, corner, made, asked } = event;
    table.cars.setActive(seat);
    table.corners.setAhead(corner >= 0 && made < asked ? corner : cornerAfter(table.road, at));
    table.followed(seat);
    void table.near([seat]);
    return hold(table, 'turnStarted');
  },
  startRolled: (table, event) => rollStart(table, event),
  gearChosen: (table, event) => changeGear(table, event),
  dieRolled: (table, event) => rollGear(table, event),
  movesOffered: (table, event) => {
    if (event.to.length > 0) return undefined;
    // The car is lost before it moves on: time to see it.
    caption(table, event.seat, t('play.noMoves'), PAINFUL);
    return hold(table, 'movesOffered');
  },
  carMoved: (table, event) => {
    table.cars.setActive(event.seat);
    return drive(table, event);
  },
  blocked: (table, event) => {
    caption(table, event.seat, t('play.blocked'), PAINFUL);
    return hold(table, 'blocked');
  },
  cornerEntered: (table, event) => table.corners.setAhead(event.corner),
  cornerLeft: (table, { corner, made, asked, seat }) => {
    if (made >= asked) void table.corners.tick(corner);
    const at = table.cars.spaceOf(seat);
    if (at !== undefined) table.corners.setAhead(table.road.circuit.corner[at] ?? -1);
    return hold(table, 'cornerLeft');
  },
  overshot: (table, event) => {
    for (const corner of event.corners) void table.corners.flash(corner);
    table.effects.smoke(table.cars.spotOf(event.seat));
    caption(table, event.seat, t('play.overshoots', { beyond: event.beyond }), PAINFUL);
    return hold(table, 'overshot');
  },
  wearChanged: (table, event) => {
    caption(table, event.seat, say.wearWords(event), event.to > event.from ? WELCOME : PAINFUL);
  },
  lapCompleted: (table, event) => {
    caption(table, event.seat, say.lapWords(event.lap, table.view?.options.laps ?? 1), INK.amberLight);
  },
  pitEntered: (table, event) => caption(table, event.seat, t('play.pit.in'), INK.amberLight),
  pitQueued: (table, event) => caption(table, event.seat, t('play.pit.waits')),
  pitServiced: (table, event) => {
    caption(table, event.seat, t('play.pit.stop'), WELCOME);
    return hold(table, 'pitServiced');
  },
  pitLeft: (table, event) => caption(table, event.seat, t('play.pit.out'), INK.amberLight),
  slipstreamTaken: async (table, event) => {
    caption(table, event.seat, t('play.slipstream'), SLIPSTREAM);
    void table.near([event.seat, event.behind]);
    await table.effects.wind(event.seat, event.behind);
  },
  stopMade: (table, event) => {
    void table.corners.tick(event.corner);
    caption(table, event.seat, say.stopWords(event), event.made > event.asked ? INK.white : WELCOME);
    return hold(table, 'stopMade');
  },
  collisionRolled: (table, event) => {
    void table.near([event.seat, ...event.neighbours]);
    return rollCollision(table, event);
  },
  motorStrained: (table, event) => {
    for (const seat of event.seats) table.effects.smoke(table.cars.spotOf(seat));
    return hold(table, 'motorStrained');
  },
  motorTested: (table, event) => rollMotor(table, event),
  carEliminated: (table, event) => eliminate(table, event),
  carFinished: async (table, event) => {
    table.cars.setFinished(event.seat, true);
    caption(table, event.seat, t('play.finished', { place: event.place }), INK.amberLight);
    await hold(table, 'carFinished');
    await leave(table, event.seat);
    table.cars.setFinished(event.seat, false);
  },
  raceEnded: async (table) => {
    void table.words.banner(t('play.finish'));
    await table.effects.flag();
  },
};

const HOLD: Readonly<Partial<Record<FormulaEvent['type'], number>>> = {
  raceSetUp: 250,
  gridRolled: 110,
  turnStarted: 120,
  gearChosen: 200,
  blocked: 250,
  movesOffered: 700,
  cornerLeft: 60,
  overshot: 350,
  pitServiced: 400,
  stopMade: 220,
  motorStrained: 400,
  carEliminated: 700 + LEAVE_TIME,
  carFinished: 500,
  slipstreamTaken: 420,
  raceEnded: 1400,
};
const ROLLS: readonly FormulaEvent['type'][] = ['startRolled', 'dieRolled', 'collisionRolled', 'motorTested'];

/** What an event holds up the next one for at 1x, ms, as far as it counts for the length of a batch. */
function timeOf(event: FormulaEvent): number {
  if (event.type === 'carMoved') return moveTime(event.path.length - 1);
  if (event.type === 'movesOffered' && event.to.length > 0) return 0;
  if (event.type === 'gridFormed') return event.grid.length * GRID_STEP;
  if (event.type === 'roundStarted') return event.round === 1 ? LIGHTS_TIME : 0;
  return ROLLS.includes(event.type) ? THROW_TIME : (HOLD[event.type] ?? 0);
}

/** Share of its usual time that everything in this batch takes. */
export function speedFactorOf(events: readonly FormulaEvent[]): number {
  const all = events.reduce((sum, event) => sum + timeOf(event), 0);
  return events[0]?.type === 'raceSetUp' ? speedFactorForStart(all) : speedFactorFor(all);
}

/** The car that moves in an event, to which the camera goes; null: none does. */
export function moverOf(event: FormulaEvent): Seat | null {
  return event.type === 'carMoved' ? event.seat : null;
}

/** What all of this takes at 1x, ms, the camera on its way from car to car included. */
export function animationTime(events: readonly FormulaEvent[]): number {
  return events.reduce((sum, event) => sum + timeOf(event), 0) * speedFactorOf(events) + cutTime(events.map(moverOf));
}

/** Animates one event; resolves when the next may begin. */
export async function animateEvent(table: Table, event: FormulaEvent): Promise<void> {
  // The table of animations is keyed by the very type it is looked up with, which the compiler cannot follow.
  const animate = ANIMATIONS[event.type] as ((table: Table, event: FormulaEvent) => Promise<void> | void) | undefined;
  await animate?.(table, event);
}

/** Time to see what happened before the next event. */
function hold(table: Table, type: FormulaEvent['type']): Promise<void> {
  return table.stage.motion.wait(table.pace.ms(HOLD[type] ?? 0));
}

/** Cars come up to the grid one after the other, pole first, each with what it rolled. */
async function formGrid(table: Table, { grid }: EventOf<'gridFormed'>): Promise<void> {
  if (!table.pace.isReduced)
    void table.sweep(
      grid.map(({ at }) => table.road.spot(at)),
      grid.length * GRID_STEP,
    );
  for (const { seat, at } of grid) {
    table.cars.place(seat, at);
    void table.cars.hop(seat);
    const value = table.gridRolls.get(seat);
    if (value !== undefined) caption(table, seat, String(value), INK.amberLight);
    await table.stage.motion.wait(table.pace.ms(GRID_STEP));
  }
  table.gridRolls.clear();
}

async function changeGear(table: Table, event: EventOf<'gearChosen'>): Promise<void> {
  const { seat, from, to, cost } = event;
  if (from === to) return;
  if (cost > 0) table.effects.smoke(table.cars.spotOf(seat));
  nod(table, seat);
  caption(table, seat, say.gearWords(event), cost > 0 ? PAINFUL : INK.white);
  await hold(table, 'gearChosen');
}

async function eliminate(table: Table, { seat, reason }: EventOf<'carEliminated'>): Promise<void> {
  const { effects, cars, words } = table;
  effects.redEdge();
  effects.sparks(cars.spotOf(seat).x, cars.spotOf(seat).y);
  effects.engineSmoke(seat);
  void words.slam(say.outWords(reason), cars.spotOf(seat), PAINFUL);
  await table.stage.motion.wait(table.pace.ms(700));
  await leave(table, seat);
}

function nod(table: Table, seat: Seat): void {
  const { stage, pace, cars } = table;
  if (pace.isReduced) return;
  void stage.motion.run(pace.ms(200), (t) => cars.swell(seat, 1 + 0.09 * Math.sin(Math.PI * t)));
}
