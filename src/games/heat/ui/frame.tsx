// What the race screen's frame shows of Heat: order strip, standings, banner and phase pips, from a view.

import type { MatchUpdate, SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import { pipsAt, restBanner, seatIn } from '@ui/game/frame/banner';
import { placeWords, toldOf } from '@ui/game/frame/place-words';
import type { RaceFrame } from '@ui/game-ui';
import { trackOf } from '../data/tracks';
import type { AskKind, HeatChoices, HeatEvent, HeatView, Phase } from '../types';
import { draftSetup } from './draft/deck';
import { DraftScene } from './draft/draft-screen';
import { draftAfter } from './draft/draft-table';
import { draftPrompt } from './draft/draft-words';
import { LapTimer } from './lap-timer';
import { logLine } from './log';
import { PHASE_ICONS, START_ICONS } from './phase-icons';
import { hasRoad, RoadChip, RoadPanel } from './road/road-panel';
import { circuitName, count, DOING, list, nameOf, ordinal, PHASE_TITLES, START_PROMPTS, START_TITLES } from './texts';
import { EventChip } from './weekend/event-chip';
import { HeldMark } from './weekend/held-mark';
import { isStarting, isWeekend, type Stage, type StepView, sightOf, stageOf, stepsOf } from './weekend/stage';
import { WeekendScene } from './weekend/weekend-screen';
import { raceOfSeason } from './weekend/weekend-words';

/** Phases of a round. */
const PHASES = 9;

/** Titles of the banner while the viewer decides; the phase's own title otherwise. */
const ASK_TITLES: Readonly<Record<AskKind, string>> = {
  draft: 'Garage draft',
  gear: 'Shift gears',
  cards: 'Play cards',
  value: 'Choose a value',
  react: 'React',
  slipstream: 'Slipstream',
  discard: 'Discard',
};

/** The frame of an update; event: the one on show, which banner and order strip follow; played: all shown so far. */
export function frame(update: MatchUpdate, event?: unknown, played: readonly unknown[] = []): RaceFrame {
  const view = update.view as HeatView;
  const shown = event as HeatEvent | undefined;
  const events = (played.length > 0 || event === undefined ? played : [event]) as readonly HeatEvent[];
  const start = isStarting(view, events) ? stageOf(view, events) : null;
  const phase: Phase | 0 = shown && shown.phase !== 0 ? shown.phase : view.phase;
  const round = shown ? shown.round : view.round;
  const qualifying = view.mode === 'qualifying';
  return {
    round: round > 0 ? `Round ${round}` : view.status === 'draft' ? 'Draft' : 'Grid',
    order: qualifying ? [] : orderOf(view, shown),
    standingsTitle: standingsTitle(view),
    standings: qualifying ? [] : standingsOf(view, events),
    banner: shown ? eventBanner(update, shown, phase, start) : bannerAtRest(update, view),
    pips: start ? startSteps(update, view, start).map(({ state }) => state) : pipsAt(PHASES, phase - 1),
    side: qualifying ? <LapTimer view={view} seat={view.cars[0]?.seat ?? 0} /> : null,
    ...(start ? startFrame(update, view, events, start) : raceChips(update, view)),
  };
}

/** The event of the race under the order strip, once it is raced, and weather and road under the standings. */
function raceChips(update: MatchUpdate, view: HeatView): Pick<RaceFrame, 'chips' | 'below'> {
  const { event, press, sponsorship } = view;
  const road = hasRoad(view);
  if (event === null && !road) return {};
  const race = raceOfSeason(update.origin);
  const chips = (
    <>
      {event !== null && <EventChip event={event} press={press} sponsorship={sponsorship} race={race} />}
      {road && <RoadChip view={view} />}
    </>
  );
  return { chips, ...(road && { below: <RoadPanel view={view} /> }) };
}

/** Draft and weekend take the whole screen; grid and weather are seen on the board. */
function startFrame(
  update: MatchUpdate,
  view: HeatView,
  events: readonly HeatEvent[],
  stage: Stage,
): Pick<RaceFrame, 'layout' | 'isBare' | 'open' | 'scene'> {
  const viewer = sightOf(update);
  if (isWeekend(view, events, stage)) {
    const screen = { update, view, shown: events, stage, viewer, goingOn: null };
    return { layout: 'whole', isBare: true, open: true, scene: <WeekendScene {...screen} /> };
  }
  const draft = stage === 'draft' ? draftAfter(view, events) : null;
  if (draft === null) return {};
  const screen = { update, view, draft, shown: events, setup: draftSetup(view), viewer, turn: null };
  return { layout: 'whole', open: true, scene: <DraftScene {...screen} /> };
}

/** The steps of this race's start. */
function startSteps({ options }: MatchUpdate, { event, garage, laps }: HeatView, stage: Stage): StepView[] {
  return stepsOf({ event, garage, weather: options.weather === true, grid: String(options.grid), laps }, stage);
}

/** 'Lap 2 of 3, round 8. You are 3rd, 13 spaces behind Ada.' */
export function continueLine(input: unknown, seats: readonly SeatInfo[]): string {
  const view = input as HeatView;
  const told = toldOf(seats);
  const head = `Lap ${lapOf(view, told?.seat)} of ${view.laps}, round ${Math.max(1, view.round)}.`;
  const place = told && placeWords(view.standings, seats, told.seat, (gap) => count(gap, 'space'));
  return told && place && view.mode !== 'qualifying' ? `${head} ${told.who} ${place}.` : head;
}

function orderOf(view: HeatView, event: HeatEvent | undefined): RaceFrame['order'] {
  const acting = event ? seatIn(event) : view.active;
  const cursor = view.active === null ? -1 : view.order.indexOf(view.active);
  const waiting = new Set(view.waiting.map((ask) => ask.seat));
  return view.order.map((seat, i) => ({
    seat,
    acting: acting === seat,
    done: acting !== seat && (cursor >= 0 ? i < cursor : waiting.size > 0 && !waiting.has(seat)),
  }));
}

function standingsOf(view: HeatView, events: readonly HeatEvent[]): RaceFrame['standings'] {
  const { length } = trackOf(view.track);
  return view.standings.map((line) => {
    const car = view.cars[line.seat];
    const out = line.status === 'out';
    const done = Math.max(0, (car?.progress ?? 0) / length);
    const won = cardsWon(events, line.seat);
    const held = (car?.sponsors ?? 0) + won;
    return {
      seat: line.seat,
      place: line.place,
      gap: out ? 'out' : line.place === 1 ? '–' : `+${line.gap}`,
      laps: Array.from({ length: view.laps }, (_, lap) => Math.min(1, Math.max(0, done - lap))),
      note: car ? carNote(car) : null,
      out,
      ...(held > 0 && heldMark(held, won > 0)),
    };
  });
}

/** Sponsorship cards that a driver has not used yet: one back with their number. isNew: the last has just been won. */
function heldMark(held: number, isNew: boolean): Pick<RaceFrame['standings'][number], 'mark' | 'marked'> {
  return { mark: <HeldMark key={held} held={held} isNew={isNew} />, marked: count(held, 'sponsorship card') };
}

/** Sponsorship cards won in the running play, which the view on show does not know of yet. */
function cardsWon(events: readonly HeatEvent[], seat: Seat): number {
  return events.filter((event) => event.type === 'sponsorTaken' && event.seat === seat).length;
}

/** 'Gear 3 · engine 4 · 7 cards': what the table may know of a driver. */
function carNote(car: HeatView['cars'][number]): string | null {
  if (car.status === 'retired') return 'Retired';
  if (car.status === 'eliminated') return 'Out of the race';
  if (car.kind === 'legend') return 'Legend';
  const held = car.sponsors > 0 ? ` · ${count(car.sponsors, 'sponsor card')}` : '';
  return `${ordinal(car.gear)} gear · engine ${car.engine} · ${count(car.handCount, 'card')}${held}`;
}

function standingsTitle(view: HeatView): string {
  const leader = view.standings[0]?.seat;
  return `${circuitName(view.track)} · lap ${lapOf(view, leader)} of ${view.laps}`;
}

function lapOf(view: HeatView, seat: Seat | undefined): number {
  const { laps = 0 } = view.cars.find((car) => car.seat === seat) ?? {};
  return Math.min(view.laps, laps + 1);
}

function eventBanner(
  update: MatchUpdate,
  event: HeatEvent,
  phase: Phase | 0,
  start: Stage | null,
): RaceFrame['banner'] {
  const text = logLine(event, update.seats, update.circuit)?.text;
  const seat = seatIn(event);
  if (start) {
    return { icon: START_ICONS[start], title: START_TITLES[start], prompt: text ?? START_PROMPTS[start], mine: false };
  }
  const prompt = text ?? (seat === null ? '' : nameOf(update.seats, seat));
  return { icon: PHASE_ICONS[phase], title: PHASE_TITLES[phase], prompt, mine: false };
}

function bannerAtRest(update: MatchUpdate, view: HeatView): RaceFrame['banner'] {
  return restBanner<HeatChoices>(update, {
    icon: PHASE_ICONS[view.phase],
    isOver: view.status === 'finished',
    askTitles: ASK_TITLES,
    prompt: (choices) => promptOf(choices, update),
    title: PHASE_TITLES[view.phase],
    waiting: waitingFor(update, view),
  });
}

/** What the viewer has to do, in one line. The dashboard counts what is chosen. */
function promptOf(choices: HeatChoices, update: MatchUpdate): string {
  switch (choices.kind) {
    case 'draft':
      return draftPrompt(choices, sightOf(update) === null ? nameOf(update.seats, update.viewer as Seat) : null);
    case 'gear':
      return 'Choose a gear, then confirm';
    case 'cards':
      return `Choose ${count(choices.count, 'card')} for ${ordinal(choices.count)} gear`;
    case 'value':
      return `Speed so far ${choices.speedSoFar}: choose what the card counts`;
    case 'react':
      return choices.scrap > 0
        ? `Use your symbols; ${count(choices.scrap, 'card')} to scrap`
        : 'Use your symbols, then done';
    case 'slipstream':
      return `Follow ${nameOf(update.seats, choices.tow)}, or stay`;
    case 'discard':
      return 'Choose cards to discard, or keep all';
  }
}

/** 'Waiting for Ines and Tomas'; while the start is played nobody is asked yet, but whose pick comes is known. */
function waitingFor(update: MatchUpdate, { draft, round }: HeatView): string {
  const { asks, seats } = update;
  const open = asks.filter((ask) => !ask.committed);
  if (open.length === 0 && draft && draft.turn === sightOf(update)) return 'Your pick comes';
  const waited = [...new Set(open.map((ask) => ask.seat)), ...(open.length === 0 && draft ? [draft.turn] : [])];
  if (waited.length === 0) return round === 0 ? 'The race is being set up' : 'The cars are moving';
  const names = waited.map((seat) => nameOf(seats, seat));
  const doing = DOING[(open[0]?.kind ?? 'draft') as AskKind];
  if (names.length === 1 && doing) return `Waiting: ${names[0]} ${doing[0]}`;
  return names.length > 3 ? `Waiting for ${names.length} drivers` : `Waiting for ${list(names)}`;
}
