// Which event shows what on the board, how long the next one waits for it, and how a whole batch is kept short.

import type { Seat } from '@core/contract';
import { caption } from '@ui/game/board/captions';
import { INK } from '@ui/stage/ink';
import { cutTime, moveTime, speedFactorFor, speedFactorForStart } from '@ui/stage/motion/timing';
import { weatherName } from '../../../narration/condition-text';
import { t } from '../../../text/t';
import type { HeatEvent, HeatView, RoadId } from '../../../types';
import { SYMBOL_ANIMATIONS } from '../../symbols/symbols';
import { eventPause } from '../../weekend/event/event-pause';
import { LIGHT_SPOTS } from '../art/trackside';
import type { HeatAnimationContext } from './context';
import { drive, spinOut } from './drive';

type EventOf<T extends HeatEvent['type']> = Extract<HeatEvent, { type: T }>;
type AnimatedType = Exclude<HeatEvent['type'], keyof typeof QUIET>;
type Animations = { [T in AnimatedType]: (context: HeatAnimationContext, event: EventOf<T>) => Promise<void> | void };

/** Kinds of events that the board does not show, and where they appear instead. */
export const QUIET = {
  raceSetUp: 'the circuit itself, and the log',
  decksBuilt: 'the counts of the dashboard',
  handFilled: 'the hand',
  deckReshuffled: 'the counts of the dashboard',
  roundStarted: 'the round over the order strip',
  roundEnded: 'the round over the order strip',
  phaseStarted: 'the banner and its pips',
  seatLocked: 'the standings',
  seatUnlocked: 'the standings',
  cardsCommitted: 'the standings',
  cardStalled: 'the card on the table, which is turned',
  speedSet: 'the move that follows',
  valueChosen: 'the move that follows',
  cornerLineCrossed: 'the sign in phase 7, which says how the corner went',
  reactEnded: 'the order strip',
  refreshed: 'the counts of the dashboard',
  slipstreamOffered: 'the answer that follows',
  slipstreamDeclined: 'nothing happens',
  discarded: 'the hand and the discard pile',
} as const satisfies Partial<Record<HeatEvent['type'], string>>;

const LIGHT_EVERY = 240;
/** Delay between two cars that come up to the grid, ms. */
const GRID_STEP = 170;
/** Time for a road token to drop, turn over and change its sign, ms. */
const TOKEN_TIME = 880;
/** Reduced motion: the grid appears at once and is shown this long, ms. */
const GLANCE = 80;
/** Time to deal the cards of a draft round one after the other, ms. */
const DEALT = 400;
const DEALT_EACH = 60;

/**
 * What the board shows for each event. The next event waits for a returned promise;
 * animations that are not awaited go on in parallel. Every kind of event is here or in QUIET.
 */
export const ANIMATIONS: Animations = {
  eventRevealed: (context, event) => showEvent(context, event),
  draftRoundStarted: (context, event) =>
    context.stage.motion.wait(context.pace.ms(DEALT + event.cards.length * DEALT_EACH)),
  upgradePicked: (context) => hold(context, 'upgradePicked'),
  draftRoundEnded: (context) => hold(context, 'draftRoundEnded'),
  sponsorsDealt: (context) => hold(context, 'sponsorsDealt'),
  gridSet: (context, event) => fillGrid(context, event),
  weatherRevealed: async (context, { weather }) => {
    if (context.view) await context.roadside.reveal(bare(context.view), weather);
    context.paintWeather(weather, []);
    void context.boardText.banner(weatherName(weather).toUpperCase());
    await hold(context, 'weatherRevealed');
  },
  roadTokensPlaced: (context, event) => layTokens(context, event),
  sponsorTaken: (context, { seat, reason, corner }) => {
    context.roadside.win(corner, context.cars.spotOf(seat));
    if (corner !== null) void context.roadside.flash(corner);
    caption(context, seat, t(reason === 'press' ? 'caption.press' : 'caption.sponsor'), INK.amberLight);
  },
  raceStarted: (context) => startLights(context),
  activeSeat: (context, event) => context.cars.setActive(event.seat),
  gearsRevealed: (context, event) => {
    for (const shift of event.shifts)
      nod(context, shift.seat, shift.from === shift.to ? '' : t('caption.gear', { gear: shift.to }));
  },
  cardsRevealed: (context, event) => {
    context.cars.setActive(event.seat);
    void context.near([event.seat]);
    return hold(context, 'cardsRevealed');
  },
  cardFlipped: (context) => hold(context, 'cardFlipped'),
  legendCardTurned: (context) => hold(context, 'legendCardTurned'),
  cardHeatPaid: (context, event) => {
    if (event.heat > 0) context.effects.pay(event.seat, event.heat);
  },
  clutteredHand: (context, event) => caption(context, event.seat, t('caption.cluttered'), '#ff9183'),
  carMoved: (context, event) => {
    context.cars.setActive(event.seat);
    return drive(context, event);
  },
  legendDecided: (context, event) => caption(context, event.seat, legendText(event), INK.amberLight),
  lapCompleted: (context, event) => {
    if (event.lap >= context.laps) {
      caption(context, event.seat, t('caption.overLine'), INK.amberLight);
      return;
    }
    const isLast = event.lap === context.laps - 1;
    caption(context, event.seat, isLast ? t('caption.lastLap') : t('caption.lap', { lap: event.lap + 1 }), INK.white);
  },
  lapLost: (context, event) => caption(context, event.seat, t('caption.lapLost'), '#ff9183'),
  finalRound: async (context) => {
    void context.boardText.banner(t('banner.final'));
    await hold(context, 'finalRound');
  },
  finalRoundCancelled: (context) => void context.boardText.banner(t('banner.goesOn')),
  adrenalineGranted: (context, event) => caption(context, event.seat, t('caption.adrenaline'), INK.amberLight),
  boosted: async (context, event) => {
    void context.effects.boost(event.seat);
    caption(context, event.seat, t('caption.boost', { n: event.value }), '#ffb36b');
    await hold(context, 'boosted');
  },
  ...SYMBOL_ANIMATIONS,
  slipstreamed: (context, event) => {
    caption(context, event.seat, t('caption.slipstream'), '#cfe8ff');
    void context.near([event.seat, event.tow]);
    return context.effects.wind(event.seat, event.tow);
  },
  cornerPassed: async (context, event) => {
    void context.signs.flash(event.corner, 'passed');
    await hold(context, 'cornerPassed');
  },
  cornerPaid: async (context, event) => {
    void context.signs.flash(event.corner, 'paid');
    void context.near([event.seat]);
    context.effects.pay(event.seat, event.heat);
    caption(context, event.seat, t('caption.heat', { n: event.heat }), '#ff9183');
    await hold(context, 'cornerPaid');
  },
  spunOut: (context, event) => {
    context.cars.setActive(event.seat);
    return spinOut(context, event);
  },
  eliminated: (context, event) => takeOff(context, event.seat, t('caption.eliminated')),
  retired: (context, event) => takeOff(context, event.seat, t('caption.retired')),
  lapTimed: (context, event) =>
    caption(context, event.seat, t('caption.lapTimed', { lap: event.lap, n: event.rounds }), INK.amberLight),
  raceFinished: (context) => finish(context),
  qualifyingFinished: (context) => finish(context),
};

/** How long the next event waits for this one at 1x, ms, as far as it counts for the length of a batch. */
function timeOf(event: HeatEvent): number {
  if (event.type === 'gridSet') return event.slots.length * GRID_STEP;
  if (event.type === 'roadTokensPlaced') return event.tokens.length * TOKEN_TIME;
  if (event.type === 'carMoved') return moveTime(event.to - event.from);
  return HOLD[event.type] ?? 0;
}
const HOLD: Readonly<Partial<Record<HeatEvent['type'], number>>> = {
  eventRevealed: 2500,
  upgradePicked: 900,
  draftRoundEnded: 450,
  sponsorsDealt: 500,
  gearsRevealed: 300,
  cardsRevealed: 450,
  cardFlipped: 250,
  legendCardTurned: 450,
  spunOut: 900,
  boosted: 260,
  slipstreamed: 420,
  cornerPassed: 160,
  cornerPaid: 380,
  finalRound: 500,
  weatherRevealed: 900,
  roadTokensPlaced: 500,
  raceStarted: (LIGHT_SPOTS.length + 1) * LIGHT_EVERY,
};

/** A start with any of these events has more to show than a start of the base game. */
const WEEKEND: readonly HeatEvent['type'][] = [
  'eventRevealed',
  'weatherRevealed',
  'draftRoundStarted',
  'sponsorsDealt',
];

/** Factor on the usual duration of everything in this batch. */
export function speedFactorOf(events: readonly HeatEvent[]): number {
  const all = events.reduce((sum, event) => sum + timeOf(event), 0);
  const isPlain = events[0]?.type === 'raceSetUp' && !events.some(({ type }) => WEEKEND.includes(type));
  return isPlain ? speedFactorForStart(all) : speedFactorFor(all);
}

/** The seat of the car that moves in an event, which the camera follows; null if none moves. */
export function moverOf(event: HeatEvent): Seat | null {
  return event.type === 'carMoved' || event.type === 'spunOut' ? event.seat : null;
}

/** Total time of these events at 1x, ms, including the camera's travel from car to car. */
export function animationTime(events: readonly HeatEvent[]): number {
  return events.reduce((sum, event) => sum + timeOf(event), 0) * speedFactorOf(events) + cutTime(events.map(moverOf));
}

/** Animates one event; resolves when the next may begin. */
export async function animateEvent(context: HeatAnimationContext, event: HeatEvent): Promise<void> {
  // ANIMATIONS is keyed by the event's own type, which the compiler cannot follow.
  const animate = (ANIMATIONS as Record<string, unknown>)[event.type] as
    | ((context: HeatAnimationContext, event: HeatEvent) => Promise<void> | void)
    | undefined;
  await animate?.(context, event);
}

/** Shows the event's card until someone continues, or, if no one can, as in a recording, for as long as it takes to read. */
async function showEvent(context: HeatAnimationContext, event: EventOf<'eventRevealed'>): Promise<void> {
  if (eventPause.isHosted()) return eventPause.hold(event, 1);
  await hold(context, 'eventRevealed');
}

/** Waits for the time it takes to read the cards on the table, or to see what happened, before the next event. */
function hold(context: HeatAnimationContext, type: HeatEvent['type']): Promise<void> {
  return context.stage.motion.wait(context.pace.ms(HOLD[type] ?? 0));
}

/** The view as it was before weather and road were known. */
function bare(view: HeatView): HeatView {
  return { ...view, weather: null, road: view.road.map(() => null), weatherSectors: [] };
}

/** Turns over tokens one by one, and changes each limit on its sign. */
async function layTokens(
  context: HeatAnimationContext,
  { tokens, limits, weatherSectors }: EventOf<'roadTokensPlaced'>,
): Promise<void> {
  const { roadside, signs, view } = context;
  if (!view) return;
  const road = view.road.map((): RoadId | null => null);
  for (const [corner, id] of tokens.entries()) {
    if (road[corner] !== null) continue;
    await roadside.turnOver(corner, id);
    road[corner] = id;
    roadside.show({ ...view, road: [...road], weatherSectors: [] });
    await signs.change(corner, limits[corner] ?? 0);
  }
  context.paintWeather(view.weather, weatherSectors);
  roadside.show({ ...view, road: tokens, weatherSectors });
  await context.stage.motion.wait(context.pace.ms(context.pace.isReduced ? GLANCE : (HOLD.roadTokensPlaced ?? 0)));
}

/** Cars come up to their boxes one after the other, pole first. */
async function fillGrid(context: HeatAnimationContext, { slots }: EventOf<'gridSet'>): Promise<void> {
  const { cars, stage, pace } = context;
  const boxes = slots.map(({ progress, lane }) => context.road.cell(progress, lane));
  if (!pace.isReduced) void context.sweep(boxes, slots.length * GRID_STEP);
  for (const { seat, progress, lane } of slots) {
    cars.place(seat, progress, lane);
    if (pace.isReduced) continue;
    void cars.hop(seat);
    await stage.motion.wait(pace.ms(GRID_STEP));
  }
  if (pace.isReduced) await stage.motion.wait(pace.ms(GLANCE));
}

async function startLights(context: HeatAnimationContext): Promise<void> {
  const { signs, stage, pace, boardText } = context;
  const [pole] = context.view?.order ?? [];
  if (pole !== undefined) void context.near([pole]);
  for (let count = 0; count <= LIGHT_SPOTS.length && !pace.isReduced; count++) {
    signs.light('red', count);
    await stage.motion.wait(pace.ms(LIGHT_EVERY));
  }
  signs.light('green', LIGHT_SPOTS.length);
  void boardText.banner(t('banner.go'));
}

function nod(context: HeatAnimationContext, seat: Seat, text: string): void {
  const { stage, pace, cars } = context;
  if (text !== '') caption(context, seat, text);
  if (pace.isReduced) return;
  void stage.motion.run(pace.ms(200), (t) => cars.swell(seat, 1 + 0.09 * Math.sin(Math.PI * t)));
}

function takeOff(context: HeatAnimationContext, seat: Seat, text: string): void {
  caption(context, seat, text, '#ff9183');
  context.cars.setOut(seat, true);
}

async function finish(context: HeatAnimationContext): Promise<void> {
  void context.boardText.banner(t('banner.finish'));
  await context.effects.flag();
}

function legendText({ case: rule, speed, diamond }: EventOf<'legendDecided'>): string {
  return t(`caption.legend.${rule}`, { n: rule === 'stop' ? diamond : speed });
}
