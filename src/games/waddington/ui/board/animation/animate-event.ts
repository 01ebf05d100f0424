// What the board shows for each event, how long that delays the next one, and how long batches are kept watchable.

import type { Seat } from '@core/contract';
import { nameOf } from '@narration/phrases';
import { caption, PAINFUL, WELCOME } from '@ui/game/board/captions';
import { INK } from '@ui/stage/ink';
import { cutTime, moveTime, speedFactorFor, speedFactorForStart } from '@ui/stage/motion/timing';
import { fiveLights, LIGHTS_TIME } from '@ui/stage/start-lights';
import { SUPERB } from '../../../data/cards';
import * as say from '../../../narration/board-text';
import { t } from '../../../text/t';
import type { WaddingtonEvent } from '../../../types';
import type { WaddingtonAnimationContext } from './context';
import { drive, spinOff, spinTime } from './drive';

type EventOf<T extends WaddingtonEvent['type']> = Extract<WaddingtonEvent, { type: T }>;
type Animations = {
  [T in WaddingtonEvent['type']]?: (context: WaddingtonAnimationContext, event: EventOf<T>) => Promise<void> | void;
};

const DICE_TIME = 1550;
/** Time for the whole grid, from the back to pole, ms. */
const SWEEP = 1300;
/** With reduced motion: how long a still picture is shown, ms. */
const GLANCE = 80;
/** Slowing by more than this leaves smoke, mph. */
const HARD_BRAKING = 20;

/**
 * The board's animation for each event. A returned promise delays the next event; anything started without waiting runs
 * beside it. Events without an entry show up elsewhere (dials, hand, log).
 */
const ANIMATIONS: Animations = {
  carChoiceRolled: (context, event) => throwForCars(context, event),
  carChosen: (context, event) => chooseCar(context, event),
  gridFormed: (context, event) => {
    for (const { seat, at } of event.grid) context.cars.place(seat, at);
    return context.sweep(event.grid.map(({ at }) => context.road.spot(at)).reverse(), SWEEP);
  },
  roundStarted: (context, event) => (event.round === 1 ? fiveLights(context, context.boardText) : undefined),
  turnStarted: (context, event) => {
    context.trail.length = 0;
    context.cars.setActive(event.seat);
    void context.near([event.seat]);
    return hold(context, 'turnStarted');
  },
  turnMissed: (context, event) => {
    context.cars.setActive(event.seat);
    caption(context, event.seat, t('board.misses', { left: event.left }), PAINFUL);
    return hold(context, 'turnMissed');
  },
  superbDriving: (context, event) => {
    caption(context, event.seat, say.tacticText(SUPERB), INK.amberLight);
    return hold(context, 'superbDriving');
  },
  restarted: (context, event) => caption(context, event.seat, say.restartText(event), WELCOME),
  speedSet: (context, event) => changeSpeed(context, event),
  wearAdded: (context, event) => {
    const text = say.outcomeText({ ...event, result: 'wear' });
    if (event.cause === 'reduction' && event.tyres + event.brakes > 0) caption(context, event.seat, text, PAINFUL);
  },
  carMoved: (context, event) => {
    context.cars.setActive(event.seat);
    return drive(context, event);
  },
  lineCrossed: (context, event) => {
    if (!event.first) caption(context, event.seat, say.lapText(event.dialTo), INK.amberLight);
  },
  bandCrossed: (context, event) => {
    // No band is judged on a run that ends on the verge (R28), so nothing is "over" there.
    if (context.unjudged.has(event)) return;
    void context.corners.flash(event.place, event.excess > 0 ? 'amber' : 'green');
    if (event.excess > 0) caption(context, event.seat, t('board.over', { excess: event.excess }), '#ffc35a');
  },
  baulked: (context, event) => {
    caption(context, event.seat, t('board.heldUp', { ran: String(event.squares > 0) }), '#ffc35a');
    return hold(context, 'baulked');
  },
  tacticPlayed: async (context, event) => {
    caption(context, event.seat, say.tacticText(event.card), INK.amberLight);
    void context.effects.boost(event.seat);
    await hold(context, 'tacticPlayed');
  },
  cornerJudged: (context, event) => judge(context, event),
  diceRolled: (context, event) => rollDice(context, event),
  spunOff: async (context, event) => {
    context.cars.setActive(event.seat);
    const reason = say.reasonText(event.reason);
    if (reason !== '') caption(context, event.seat, reason, PAINFUL);
    await spinOff(context, event);
  },
  pitEntered: (context, event) => {
    context.cars.place(event.seat, event.at);
    caption(context, event.seat, t('board.pitStop'));
    return hold(context, 'pitEntered');
  },
  gaugesReset: (context, event) => {
    caption(context, event.seat, t('board.renewed'), WELCOME);
    return hold(context, 'gaugesReset');
  },
  pitCardDrawn: (context, event) => {
    caption(context, event.seat, say.pitCardText(event.card), INK.amberLight);
    return hold(context, 'pitCardDrawn');
  },
  tacticTaken: (context, event) => {
    if (event.from !== 'none') caption(context, event.seat, t('board.takesCard'));
  },
  pitCardActivated: (context, event) => {
    caption(context, event.seat, say.pitCardText(event.card), PAINFUL);
    return hold(context, 'pitCardActivated');
  },
  pitCardEnded: (context, event) => {
    if (event.reason === 'used') caption(context, event.seat, say.pitCardText(event.card), WELCOME);
  },
  finalRound: async (context) => {
    void context.boardText.banner(t('board.lastTurn'));
    await hold(context, 'finalRound');
  },
  carFinished: (context, event) => {
    context.cars.setFinished(event.seat, true);
    caption(context, event.seat, t('board.finished', { place: event.place }), INK.amberLight);
    return hold(context, 'carFinished');
  },
  raceEnded: async (context) => {
    void context.boardText.banner(t('board.finish'));
    await context.effects.flag();
  },
};

const HOLD: Readonly<Partial<Record<WaddingtonEvent['type'], number>>> = {
  carChosen: 170,
  turnStarted: 120,
  turnMissed: 350,
  superbDriving: 300,
  speedSet: 160,
  baulked: 300,
  tacticPlayed: 350,
  cornerJudged: 160,
  pitEntered: 300,
  gaugesReset: 300,
  pitCardDrawn: 600,
  pitCardActivated: 400,
  finalRound: 500,
  carFinished: 250,
  raceEnded: 1400,
};

/** How long an event delays the next one at 1x, ms, as counted for the length of a batch. */
function timeOf(event: WaddingtonEvent): number {
  if (event.type === 'carMoved') return moveTime(event.path.length - 1);
  if (event.type === 'roundStarted') return event.round === 1 ? LIGHTS_TIME : 0;
  if (event.type === 'gridFormed') return SWEEP;
  if (event.type === 'spunOff') return spinTime(event.undone);
  if (event.type === 'diceRolled' || event.type === 'carChoiceRolled') return DICE_TIME;
  return HOLD[event.type] ?? 0;
}

/** The share of its usual time that everything in this batch takes. */
export function speedFactorOf(events: readonly WaddingtonEvent[]): number {
  const all = events.reduce((sum, event) => sum + timeOf(event), 0);
  return events[0]?.type === 'raceSetUp' ? speedFactorForStart(all) : speedFactorFor(all);
}

/** The bands crossed in this batch that are never judged: the ones on runs that end on the verge (R28). */
export function unjudgedOf(events: readonly WaddingtonEvent[]): Set<WaddingtonEvent> {
  const found = new Set<WaddingtonEvent>();
  let turn: WaddingtonEvent[] = [];
  for (const event of events) {
    if (event.type === 'turnStarted') turn = [];
    else if (event.type === 'bandCrossed') turn.push(event);
    else if (event.type === 'spunOff' && event.corner < 0) for (const band of turn) found.add(band);
  }
  return found;
}

/** The car that moves in an event, which the camera follows; null if none does. */
export function moverOf(event: WaddingtonEvent): Seat | null {
  return event.type === 'carMoved' || event.type === 'spunOff' ? event.seat : null;
}

/** How long all of this takes at 1x, ms, including the camera's way from car to car. */
export function animationTime(events: readonly WaddingtonEvent[]): number {
  return events.reduce((sum, event) => sum + timeOf(event), 0) * speedFactorOf(events) + cutTime(events.map(moverOf));
}

/** Animates one event. Resolves when the next one may begin. */
export async function animateEvent(context: WaddingtonAnimationContext, event: WaddingtonEvent): Promise<void> {
  // The table is keyed by the same type that it is looked up with, which the compiler cannot follow.
  const animate = ANIMATIONS[event.type] as
    | ((context: WaddingtonAnimationContext, event: WaddingtonEvent) => Promise<void> | void)
    | undefined;
  await animate?.(context, event);
}

/** Time to see what happened before the next event. */
function hold(context: WaddingtonAnimationContext, type: WaddingtonEvent['type']): Promise<void> {
  return context.stage.motion.wait(context.pace.ms(HOLD[type] ?? 0));
}

function throwForCars(
  context: WaddingtonAnimationContext,
  { seat, dice, again }: EventOf<'carChoiceRolled'>,
): Promise<void> {
  const { frame } = context.scene;
  const middle = { x: (frame.left + frame.right) / 2, y: (frame.top + frame.bottom) / 2 };
  const name = nameOf(context.options.seats, seat);
  const text = t('board.thrown', { name, sum: dice[0] + dice[1], again: String(again) });
  return context.dice.roll(dice, middle, text, INK.amberLight);
}

async function chooseCar(
  context: WaddingtonAnimationContext,
  { seat, colour, place }: EventOf<'carChosen'>,
): Promise<void> {
  const slot = context.road.circuit.grid.find((one) => one.place === place);
  context.cars.paint(seat, colour);
  if (slot) context.cars.place(seat, context.road.placeOf(slot.cell));
  void context.cars.hop(seat);
  await context.stage.motion.wait(context.pace.ms(context.pace.isReduced ? GLANCE : (HOLD.carChosen ?? 0)));
}

async function changeSpeed(
  context: WaddingtonAnimationContext,
  { seat, from, to, reason }: EventOf<'speedSet'>,
): Promise<void> {
  if (to === from) return;
  if (from - to > HARD_BRAKING) context.effects.smoke(context.cars.spotOf(seat));
  nod(context, seat);
  if (reason !== 'choice') caption(context, seat, t('board.speed', { speed: to }));
  await hold(context, 'speedSet');
}

async function judge(
  context: WaddingtonAnimationContext,
  { seat, corner, verdict }: EventOf<'cornerJudged'>,
): Promise<void> {
  if (verdict === 'spin' || verdict === 'dice') return;
  void context.corners.tick(corner);
  if (verdict === 'superb') caption(context, seat, t('board.superb'), WELCOME);
  if (verdict === 'specialTyres') caption(context, seat, t('board.specialTyres'), WELCOME);
  await hold(context, 'cornerJudged');
}

function rollDice(context: WaddingtonAnimationContext, event: EventOf<'diceRolled'>): Promise<void> {
  const colour = event.result === 'none' ? WELCOME : PAINFUL;
  return context.dice.roll(event.dice, context.cars.spotOf(event.seat), say.outcomeText(event), colour);
}

function nod(context: WaddingtonAnimationContext, seat: Seat): void {
  const { stage, pace, cars } = context;
  if (pace.isReduced) return;
  void stage.motion.run(pace.ms(200), (t) => cars.swell(seat, 1 + 0.09 * Math.sin(Math.PI * t)));
}
