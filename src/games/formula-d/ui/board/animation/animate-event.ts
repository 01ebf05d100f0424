// What the board shows for each event, how long that delays the next one, and how long batches are kept watchable.

import type { Seat } from '@core/contract';
import { caption, PAINFUL, WELCOME } from '@ui/game/board/captions';
import { INK } from '@ui/stage/ink';
import { cutTime, moveTime, speedFactorFor, speedFactorForStart } from '@ui/stage/motion/timing';
import { THROW_TIME } from '@ui/stage/motion/tumble';
import { fiveLights, LIGHTS_TIME } from '@ui/stage/start-lights';
import { cornerAfter } from '../../../geometry/road';
import * as say from '../../../narration/board-text';
import { t } from '../../../text/t';
import type { FormulaEvent } from '../../../types';
import { type FormulaAnimationContext, SLIPSTREAM } from './context';
import { rollCollision, rollGear, rollMotor, rollStart } from './dice';
import { drive, LEAVE_TIME, leave } from './drive';

type EventOf<T extends FormulaEvent['type']> = Extract<FormulaEvent, { type: T }>;
type Animations = {
  [T in FormulaEvent['type']]?: (context: FormulaAnimationContext, event: EventOf<T>) => Promise<void> | void;
};

/** Delay between two cars that arrive on the grid, ms. */
const GRID_STEP = 140;

/**
 * The board's animation for each event. A returned promise delays the next event; anything started without waiting runs
 * beside it. Events without an entry show up elsewhere (dials, list, log).
 */
const ANIMATIONS: Animations = {
  raceSetUp: (context, event) => {
    for (const car of event.cars) {
      context.cars.paint(car);
      context.cars.place(car.seat, car.box);
    }
    return hold(context, 'raceSetUp');
  },
  gridRolled: (context, event) => {
    context.gridRolls.set(event.seat, event.value);
    caption(context, event.seat, String(event.value), INK.amberLight);
    return hold(context, 'gridRolled');
  },
  gridFormed: (context, event) => formGrid(context, event),
  roundStarted: (context, event) => (event.round === 1 ? fiveLights(context, context.boardText) : undefined),
  turnStarted: (context, event) => {
    const { seat, at, corner, made, asked } = event;
    context.cars.setActive(seat);
    context.corners.setAhead(corner >= 0 && made < asked ? corner : cornerAfter(context.road, at));
    context.followed(seat);
    void context.near([seat]);
    return hold(context, 'turnStarted');
  },
  startRolled: (context, event) => rollStart(context, event),
  gearChosen: (context, event) => changeGear(context, event),
  dieRolled: (context, event) => rollGear(context, event),
  movesOffered: (context, event) => {
    if (event.to.length > 0) return undefined;
    // A pause before the car moves on, to show that it is lost.
    caption(context, event.seat, t('play.noMoves'), PAINFUL);
    return hold(context, 'movesOffered');
  },
  carMoved: (context, event) => {
    context.cars.setActive(event.seat);
    return drive(context, event);
  },
  blocked: (context, event) => {
    caption(context, event.seat, t('play.blocked'), PAINFUL);
    return hold(context, 'blocked');
  },
  cornerEntered: (context, event) => context.corners.setAhead(event.corner),
  cornerLeft: (context, { corner, made, asked, seat }) => {
    if (made >= asked) void context.corners.tick(corner);
    const at = context.cars.spaceOf(seat);
    if (at !== undefined) context.corners.setAhead(context.road.circuit.corner[at] ?? -1);
    return hold(context, 'cornerLeft');
  },
  overshot: (context, event) => {
    for (const corner of event.corners) void context.corners.flash(corner);
    context.effects.smoke(context.cars.spotOf(event.seat));
    caption(context, event.seat, t('play.overshoots', { beyond: event.beyond }), PAINFUL);
    return hold(context, 'overshot');
  },
  wearChanged: (context, event) => {
    caption(context, event.seat, say.wearText(event), event.to > event.from ? WELCOME : PAINFUL);
  },
  lapCompleted: (context, event) => {
    caption(context, event.seat, say.lapText(event.lap, context.view?.options.laps ?? 1), INK.amberLight);
  },
  pitEntered: (context, event) => caption(context, event.seat, t('play.pit.in'), INK.amberLight),
  pitQueued: (context, event) => caption(context, event.seat, t('play.pit.waits')),
  pitServiced: (context, event) => {
    caption(context, event.seat, t('play.pit.stop'), WELCOME);
    return hold(context, 'pitServiced');
  },
  pitLeft: (context, event) => caption(context, event.seat, t('play.pit.out'), INK.amberLight),
  slipstreamTaken: async (context, event) => {
    caption(context, event.seat, t('play.slipstream'), SLIPSTREAM);
    void context.near([event.seat, event.behind]);
    await context.effects.wind(event.seat, event.behind);
  },
  stopMade: (context, event) => {
    void context.corners.tick(event.corner);
    caption(context, event.seat, say.stopText(event), event.made > event.asked ? INK.white : WELCOME);
    return hold(context, 'stopMade');
  },
  collisionRolled: (context, event) => {
    void context.near([event.seat, ...event.neighbours]);
    return rollCollision(context, event);
  },
  motorStrained: (context, event) => {
    for (const seat of event.seats) context.effects.smoke(context.cars.spotOf(seat));
    return hold(context, 'motorStrained');
  },
  motorTested: (context, event) => rollMotor(context, event),
  carEliminated: (context, event) => eliminate(context, event),
  carFinished: async (context, event) => {
    context.cars.setFinished(event.seat, true);
    caption(context, event.seat, t('play.finished', { place: event.place }), INK.amberLight);
    await hold(context, 'carFinished');
    await leave(context, event.seat);
    context.cars.setFinished(event.seat, false);
  },
  raceEnded: async (context) => {
    void context.boardText.banner(t('play.finish'));
    await context.effects.flag();
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

/** How long an event delays the next one at 1x, ms, as counted for the length of a batch. */
function timeOf(event: FormulaEvent): number {
  if (event.type === 'carMoved') return moveTime(event.path.length - 1);
  if (event.type === 'movesOffered' && event.to.length > 0) return 0;
  if (event.type === 'gridFormed') return event.grid.length * GRID_STEP;
  if (event.type === 'roundStarted') return event.round === 1 ? LIGHTS_TIME : 0;
  return ROLLS.includes(event.type) ? THROW_TIME : (HOLD[event.type] ?? 0);
}

/** The share of its usual time that everything in this batch takes. */
export function speedFactorOf(events: readonly FormulaEvent[]): number {
  const all = events.reduce((sum, event) => sum + timeOf(event), 0);
  return events[0]?.type === 'raceSetUp' ? speedFactorForStart(all) : speedFactorFor(all);
}

/** The car that moves in an event, which the camera follows; null if none does. */
export function moverOf(event: FormulaEvent): Seat | null {
  return event.type === 'carMoved' ? event.seat : null;
}

/** How long all of this takes at 1x, ms, including the camera's way from car to car. */
export function animationTime(events: readonly FormulaEvent[]): number {
  return events.reduce((sum, event) => sum + timeOf(event), 0) * speedFactorOf(events) + cutTime(events.map(moverOf));
}

/** Animates one event. Resolves when the next one may begin. */
export async function animateEvent(context: FormulaAnimationContext, event: FormulaEvent): Promise<void> {
  // The table is keyed by the same type that it is looked up with, which the compiler cannot follow.
  const animate = ANIMATIONS[event.type] as
    | ((context: FormulaAnimationContext, event: FormulaEvent) => Promise<void> | void)
    | undefined;
  await animate?.(context, event);
}

/** Time to see what happened before the next event. */
function hold(context: FormulaAnimationContext, type: FormulaEvent['type']): Promise<void> {
  return context.stage.motion.wait(context.pace.ms(HOLD[type] ?? 0));
}

/** Cars arrive on the grid one after the other, pole first, each with its roll. */
async function formGrid(context: FormulaAnimationContext, { grid }: EventOf<'gridFormed'>): Promise<void> {
  if (!context.pace.isReduced)
    void context.sweep(
      grid.map(({ at }) => context.road.spot(at)),
      grid.length * GRID_STEP,
    );
  for (const { seat, at } of grid) {
    context.cars.place(seat, at);
    void context.cars.hop(seat);
    const value = context.gridRolls.get(seat);
    if (value !== undefined) caption(context, seat, String(value), INK.amberLight);
    await context.stage.motion.wait(context.pace.ms(GRID_STEP));
  }
  context.gridRolls.clear();
}

async function changeGear(context: FormulaAnimationContext, event: EventOf<'gearChosen'>): Promise<void> {
  const { seat, from, to, cost } = event;
  if (from === to) return;
  if (cost > 0) context.effects.smoke(context.cars.spotOf(seat));
  nod(context, seat);
  caption(context, seat, say.gearText(event), cost > 0 ? PAINFUL : INK.white);
  await hold(context, 'gearChosen');
}

async function eliminate(context: FormulaAnimationContext, { seat, reason }: EventOf<'carEliminated'>): Promise<void> {
  const { effects, cars, boardText } = context;
  effects.redEdge();
  effects.sparks(cars.spotOf(seat).x, cars.spotOf(seat).y);
  effects.engineSmoke(seat);
  void boardText.slam(say.outText(reason), cars.spotOf(seat), PAINFUL);
  await context.stage.motion.wait(context.pace.ms(700));
  await leave(context, seat);
}

function nod(context: FormulaAnimationContext, seat: Seat): void {
  const { stage, pace, cars } = context;
  if (pace.isReduced) return;
  void stage.motion.run(pace.ms(200), (t) => cars.swell(seat, 1 + 0.09 * Math.sin(Math.PI * t)));
}
