// Where a race is before its first round: which of the start's steps is on show, and what each step of it is called.
// Not here: the draft's cards (draft/draft-table.ts).

import type { MatchUpdate } from '@api/contract';
import type { Seat } from '@core/contract';
import { t } from '../../text/t';
import type { HeatEvent, HeatView } from '../../types';
import { eventName } from '../texts';

/** A step of the start: sponsors are dealt with the decks, before the race. */
export type StartStep = 'event' | 'grid' | 'draft' | 'weather' | 'race';
/** What the screen shows: one of the steps, the sponsorship cards that are dealt, or nothing of the start any more. */
export type WeekendStage = StartStep | 'sponsors';

/** The step that begins with an event of this kind. */
const BEGINS: Readonly<Partial<Record<HeatEvent['type'], WeekendStage>>> = {
  eventRevealed: 'event',
  gridSet: 'grid',
  draftRoundStarted: 'draft',
  upgradePicked: 'draft',
  draftRoundEnded: 'draft',
  weatherRevealed: 'weather',
  roadTokensPlaced: 'weather',
  decksBuilt: 'race',
  sponsorsDealt: 'sponsors',
  handFilled: 'race',
  raceStarted: 'race',
  roundStarted: 'race',
};

/** The stage on show: that of the last event which begins one; at rest the draft, or the race. */
export function stageOf(view: Pick<HeatView, 'status'>, shown: readonly HeatEvent[]): WeekendStage {
  const last = shown.findLast((event) => BEGINS[event.type] !== undefined);
  const begun = last && BEGINS[last.type];
  if (begun) return begun;
  // A start that is played begins before any of its steps.
  if (shown.some((event) => event.type === 'raceSetUp')) return 'grid';
  return view.status === 'draft' ? 'draft' : 'race';
}

/** The start is on show: before the lights go out. */
export function isStarting(view: Pick<HeatView, 'status'>, shown: readonly HeatEvent[]): boolean {
  if (shown.length === 0) return view.status === 'draft';
  const first = shown[0];
  return first !== undefined && first.round === 0 && shown.at(-1)?.type !== 'raceStarted' && shown.at(-1)?.round === 0;
}

/** The driver through whose eyes the start is shown: nobody's where several persons look at one screen. */
export function sightOf({ viewer, mine }: Pick<MatchUpdate, 'viewer' | 'mine'>): Seat | null {
  return typeof viewer === 'number' && mine.length < 2 ? viewer : null;
}

/** The weekend's screen is on show: an event's card, or sponsorship cards that it has dealt. */
export function isWeekend(view: Pick<HeatView, 'event'>, shown: readonly HeatEvent[], stage: WeekendStage): boolean {
  return (
    stage === 'event' ||
    (stage === 'sponsors' && (view.event !== null || shown.some(({ type }) => type === 'eventRevealed')))
  );
}

/** One step as the stepper shows it. note: its result once it is done, what it will be before. */
export interface StepView {
  step: StartStep;
  title: string;
  note: string;
  state: 'done' | 'now' | 'next';
}

const GRIDS = ['random', 'seats', 'qualifying', 'given'] as const;

/** What the steps are told from: switched-off ones are left out. */
export interface StartOptions {
  event: HeatView['event'];
  garage: HeatView['garage'];
  /** Weather and road are played. */
  weather: boolean;
  grid: string;
  laps: number;
}

/** The steps of this start in their order. now: the stage on show; done steps tell what came of them. */
export function stepsOf(options: StartOptions, now: WeekendStage): StepView[] {
  const { event, garage, weather, grid, laps } = options;
  const notes: readonly (readonly [StartStep, string, string] | null)[] = [
    event === null ? null : ['event', t('step.note.event'), eventName(event)],
    ['grid', gridNote(grid), t('step.note.grid.done')],
    garage === 'off' ? null : ['draft', t('step.note.draft'), t('step.note.draft.done')],
    weather ? ['weather', t('step.note.weather'), t('step.note.weather.done')] : null,
    ['race', t('laps', { n: laps }), t('laps', { n: laps })],
  ];
  const steps = notes.filter((step) => step !== null);
  const at = steps.findIndex(([step]) => step === (now === 'sponsors' ? 'race' : now));
  return steps.map(([step, before, after], i) => ({
    step,
    title: t(`step.${step}`),
    note: i < at ? after : before,
    state: i < at ? 'done' : i === at ? 'now' : 'next',
  }));
}

/** How the grid is set, in a few words. */
function gridNote(grid: string): string {
  return t(`step.note.grid.${GRIDS.find((one) => one === grid) ?? 'random'}`);
}
