// Where a race is before its first round: the current step of the start, and the name of each step.
// Not here: the draft's cards (draft-table.ts).

import type { MatchUpdate } from '@api/contract';
import type { Seat } from '@core/contract';
import { t } from '../text/t';
import type { HeatEvent, HeatView } from '../types';
import { eventName } from './texts';

/** A step of the start. Sponsors are dealt with the decks, before the race. */
export type StartStep = 'event' | 'grid' | 'draft' | 'weather' | 'race';
/** What the screen shows: one of the steps, the sponsorship cards being dealt, or the race after the start. */
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

/** The current stage: begun by the last event that begins one; without events the draft, or the race. */
export function stageOf(view: Pick<HeatView, 'status'>, shown: readonly HeatEvent[]): WeekendStage {
  const last = shown.findLast((event) => BEGINS[event.type] !== undefined);
  const begun = last && BEGINS[last.type];
  if (begun) return begun;
  // A start that is being shown begins before any of its steps.
  if (shown.some((event) => event.type === 'raceSetUp')) return 'grid';
  return view.status === 'draft' ? 'draft' : 'race';
}

/** Whether the start is being shown, before the lights go out. */
export function isStarting(view: Pick<HeatView, 'status'>, shown: readonly HeatEvent[]): boolean {
  if (shown.length === 0) return view.status === 'draft';
  const first = shown[0];
  return first !== undefined && first.round === 0 && shown.at(-1)?.type !== 'raceStarted' && shown.at(-1)?.round === 0;
}

/** The driver from whose view the start is shown; null if several people share one screen. */
export function sightOf({ viewer, mine }: Pick<MatchUpdate, 'viewer' | 'mine'>): Seat | null {
  return typeof viewer === 'number' && mine.length < 2 ? viewer : null;
}

/** Whether the weekend's screen is shown, for an event's card, or for sponsorship cards that the event has dealt. */
export function isWeekend(view: Pick<HeatView, 'event'>, shown: readonly HeatEvent[], stage: WeekendStage): boolean {
  return (
    stage === 'event' ||
    (stage === 'sponsors' && (view.event !== null || shown.some(({ type }) => type === 'eventRevealed')))
  );
}

/** One step in the stepper. note: its result once it is done, a description before. */
export interface StepView {
  step: StartStep;
  title: string;
  note: string;
  state: 'done' | 'now' | 'next';
}

const GRIDS = ['random', 'seats', 'qualifying', 'given'] as const;

/** What the steps depend on; steps that are switched off are left out. */
export interface StartOptions {
  event: HeatView['event'];
  garage: HeatView['garage'];
  /** Whether the race has weather and road. */
  weather: boolean;
  grid: string;
  laps: number;
}

/** The steps of this start in order. now: the current stage; finished steps show their result. */
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
