// What the race screen's frame shows of Heat: order strip, standings, banner and phase pips, from a view.

import type { MatchUpdate, SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import { listOf } from '@i18n/page';
import { nameOf } from '@narration/phrases';
import { pipsAt, restBanner, seatIn } from '@ui/game/frame/banner';
import { shareDone } from '@ui/game/frame/done';
import { placeOf, subjectOf } from '@ui/game/frame/subject';
import type { RaceFrame } from '@ui/game-ui';
import type { GameUpdate } from '@ui/ui-types';
import { lazy, type ReactElement, Suspense } from 'react';
import { trackOf } from '../data/tracks';
import { draftSetup } from '../narration/deck';
import { draftAfter } from '../narration/draft-table';
import { draftPrompt } from '../narration/draft-text';
import { logLine } from '../narration/log';
import type { HeatUi } from '../narration/preview';
import { isStarting, isWeekend, type StepView, sightOf, stageOf, stepsOf, type WeekendStage } from '../narration/stage';
import { circuitName, phaseTitle } from '../narration/texts';
import { raceOfSeason, startPrompt, startTitle } from '../narration/weekend-text';
import { t } from '../text/t';
import type { DecisionKind, HeatChoices, HeatEvent, HeatView, Phase } from '../types';
import { PHASE_ICONS, START_ICONS } from './phase-icons';
import { rich } from './rich';
import { LapTimer } from './road/lap-timer';
import { hasRoad, RoadChip, RoadPanel } from './road/road-panel';
import { EventChip } from './weekend/event/event-chip';
import { HeldMark } from './weekend/held-mark';

// A lobby uses the frame's texts, and never shows these two.
const DraftScene = lazy(async () => ({ default: (await import('./draft/draft-screen')).DraftScene }));
const WeekendScene = lazy(async () => ({ default: (await import('./weekend/weekend-screen')).WeekendScene }));

function inTime(scene: ReactElement): ReactElement {
  return <Suspense fallback={null}>{scene}</Suspense>;
}

/** Number of phases in a round. */
const PHASES = 9;

/** Titles of the banner while the viewer decides: the phase's own, except for a value. */
function decisionTitles(): Readonly<Record<DecisionKind, string>> {
  return {
    draft: phaseTitle(0),
    gear: phaseTitle(1),
    cards: phaseTitle(2),
    value: t('ask.value'),
    react: phaseTitle(5),
    slipstream: phaseTitle(6),
    discard: phaseTitle(8),
  };
}

/** The frame of an update. shown: the current event, which banner and order strip follow; played: all shown so far. */
export function frame(update: GameUpdate<HeatUi>, shown?: HeatEvent, played: readonly HeatEvent[] = []): RaceFrame {
  const { view } = update;
  const events = played.length > 0 || shown === undefined ? played : [shown];
  const start = isStarting(view, events) ? stageOf(view, events) : null;
  const phase: Phase | 0 = shown && shown.phase !== 0 ? shown.phase : view.phase;
  const round = shown ? shown.round : view.round;
  const qualifying = view.mode === 'qualifying';
  return {
    round: round > 0 ? t('frame.round', { n: round }) : t(view.status === 'draft' ? 'frame.draft' : 'frame.grid'),
    order: qualifying ? [] : orderOf(update, view, shown),
    standingsTitle: standingsTitle(view),
    done: shareDone(
      view.cars.map(({ progress }) => progress),
      trackOf(view.track).length * view.laps,
    ),
    standings: qualifying ? [] : standingsOf(view, events),
    banner: shown ? eventBanner(update, shown, phase, start) : bannerAtRest(update, view),
    pips: start ? startSteps(update, view, start).map(({ state }) => state) : pipsAt(PHASES, phase - 1),
    side: qualifying ? <LapTimer view={view} seat={view.cars[0]?.seat ?? 0} /> : null,
    ...(start ? startFrame(update, view, events, start) : raceChips(update, view)),
  };
}

/** The event of the race under the order strip, once the race has begun, and weather and road under the standings. */
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

/** Draft and weekend take the whole screen; grid and weather appear on the board. */
function startFrame(
  update: MatchUpdate,
  view: HeatView,
  events: readonly HeatEvent[],
  stage: WeekendStage,
): Pick<RaceFrame, 'layout' | 'isBare' | 'open' | 'scene'> {
  const viewer = sightOf(update);
  if (isWeekend(view, events, stage)) {
    const screen = { update, view, shown: events, stage, viewer, goingOn: null };
    return { layout: 'whole', isBare: true, open: true, scene: inTime(<WeekendScene {...screen} />) };
  }
  const draft = stage === 'draft' ? draftAfter(view, events) : null;
  if (draft === null) return {};
  const screen = { update, view, draft, shown: events, setup: draftSetup(view), viewer, turn: null };
  return { layout: 'whole', open: true, scene: inTime(<DraftScene {...screen} />) };
}

/** The steps of this race's start. */
function startSteps({ options }: MatchUpdate, { event, garage, laps }: HeatView, stage: WeekendStage): StepView[] {
  return stepsOf({ event, garage, weather: options.weather === true, grid: String(options.grid), laps }, stage);
}

/** Summary of a saved race: 'Lap 2 of 3, round 8. You are 3rd, 13 spaces behind Ada.' */
export function continueLine(view: HeatView, seats: readonly SeatInfo[]): ReactElement {
  const subject = subjectOf(seats);
  const head = { lap: lapOf(view, subject?.seat), laps: view.laps, round: Math.max(1, view.round) };
  const placed = subject && placeOf(view.standings, seats, subject.seat);
  if (!subject || !placed || view.mode === 'qualifying') return <>{t('continue.head', head)}</>;
  const { side, ...rest } = placed;
  return rich(
    `continue.${side}`,
    { ...head, who: subject.who, name: subject.name, ...rest },
    { b: (inner) => <b>{inner}</b> },
  );
}

/** In a simultaneous choice the viewer counts as the acting driver until they have answered. */
function orderOf({ viewer }: MatchUpdate, view: HeatView, event: HeatEvent | undefined): RaceFrame['order'] {
  const waiting = new Set(view.waiting.map((decision) => decision.seat));
  const asked = viewer !== 'watcher' && waiting.has(viewer) ? viewer : null;
  const acting = event ? seatIn(event) : (view.active ?? asked);
  const cursor = view.active === null ? -1 : view.order.indexOf(view.active);
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
      gap: out ? t('frame.out') : line.place === 1 ? '–' : `+${line.gap}`,
      ...(!out && { trails: line.gap }),
      laps: Array.from({ length: view.laps }, (_, lap) => Math.min(1, Math.max(0, done - lap))),
      note: car ? carNote(car) : null,
      out,
      ...(held > 0 && heldMark(held, won > 0)),
    };
  });
}

/** Sponsorship cards that a driver has not used yet: one back with their number. isNew: the last has just been won. */
function heldMark(held: number, isNew: boolean): Pick<RaceFrame['standings'][number], 'mark' | 'marked'> {
  return { mark: <HeldMark key={held} held={held} isNew={isNew} />, marked: t('sponsorCards', { n: held }) };
}

/** Sponsorship cards won in the running animation, which the current view does not include yet. */
function cardsWon(events: readonly HeatEvent[], seat: Seat): number {
  return events.filter((event) => event.type === 'sponsorTaken' && event.seat === seat).length;
}

/** 'Gear 3 · engine 4 · 7 cards': what everyone may know of a driver. */
function carNote(car: HeatView['cars'][number]): string | null {
  if (car.status === 'retired') return t('frame.retired');
  if (car.status === 'eliminated') return t('frame.eliminated');
  if (car.kind === 'legend') return t('legend');
  const { gear, engine, handCount, sponsors } = car;
  return t('frame.car', { gear, engine, cards: handCount, sponsors });
}

function standingsTitle(view: HeatView): string {
  const leader = view.standings[0]?.seat;
  return t('frame.standings', { circuit: circuitName(view.track), lap: lapOf(view, leader), laps: view.laps });
}

function lapOf(view: HeatView, seat: Seat | undefined): number {
  const { laps = 0 } = view.cars.find((car) => car.seat === seat) ?? {};
  return Math.min(view.laps, laps + 1);
}

function eventBanner(
  update: MatchUpdate,
  event: HeatEvent,
  phase: Phase | 0,
  start: WeekendStage | null,
): RaceFrame['banner'] {
  const text = logLine(event, update.seats, update.circuit)?.text;
  const seat = seatIn(event);
  if (start) {
    return { icon: START_ICONS[start], title: startTitle(start), prompt: text ?? startPrompt(start), mine: false };
  }
  const prompt = text ?? (seat === null ? '' : nameOf(update.seats, seat));
  return { icon: PHASE_ICONS[phase], title: phaseTitle(phase), prompt, mine: false };
}

function bannerAtRest(update: GameUpdate<HeatUi>, view: HeatView): RaceFrame['banner'] {
  return restBanner(update, {
    icon: PHASE_ICONS[view.phase],
    isOver: view.status === 'finished',
    decisionTitles: decisionTitles(),
    prompt: (choices) => promptOf(choices, update),
    title: phaseTitle(view.phase),
    waiting: waitingFor(update, view),
  });
}

/** What the viewer has to do, in one line. The dashboard shows how much is chosen. */
function promptOf(choices: HeatChoices, update: MatchUpdate): string {
  switch (choices.kind) {
    case 'draft':
      return draftPrompt(choices, sightOf(update) === null ? nameOf(update.seats, update.viewer as Seat) : null);
    case 'gear':
      return t('prompt.gear');
    case 'cards':
      return t('prompt.cards', { n: choices.count, gear: choices.count });
    case 'value':
      return t('prompt.value', { speed: choices.speedSoFar });
    case 'react':
      return choices.scrap > 0 ? t('prompt.react.scrap', { n: choices.scrap }) : t('prompt.react');
    case 'slipstream':
      return t('prompt.slipstream', { name: nameOf(update.seats, choices.tow) });
    case 'discard':
      return t('prompt.discard');
  }
}

/** 'Waiting for Ines and Tomas'; while the start is shown no decision is open yet, but the next picker is known. */
function waitingFor(update: MatchUpdate, { draft, round }: HeatView): string {
  const { asks: decisions, seats } = update;
  const open = decisions.filter((decision) => !decision.committed);
  if (open.length === 0 && draft && draft.turn === sightOf(update)) return t('frame.yourPick');
  const waited = [
    ...new Set(open.map((decision) => decision.seat)),
    ...(open.length === 0 && draft ? [draft.turn] : []),
  ];
  if (waited.length === 0) return t(round === 0 ? 'frame.settingUp' : 'frame.moving');
  const names = waited.map((seat) => nameOf(seats, seat));
  const [only = ''] = names;
  const asked = open.length === 0 ? 'draft' : (open[0]?.kind as DecisionKind);
  if (names.length === 1) return t(`waiting.${asked}`, { name: only });
  return names.length > 3 ? t('waiting.many', { n: names.length }) : t('waiting.names', { names: listOf(names) });
}
