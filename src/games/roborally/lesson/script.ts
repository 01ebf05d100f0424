// The script of RoboRally's lesson: its positions on First Shift and Clover Sprint, including cards already in the
// learner's registers, and every right answer with the other robots' answers. Recorded from one race in script.json.
// Not here: what is taught, which pages need too (../data/lesson.ts).

import type { Json } from '@core/contract';
import { type RacedSection, type SectionScript, scriptOf } from '@core/lesson-script';
import type { Card, CourseId, RoborallyOptions } from '../types';
import raced from './script.json';

type SectionId = keyof typeof raced;

const COLOURS = ['red', 'yellow', 'blue'] as const;
const OPTIONS: RoborallyOptions = {
  docks: 'seats',
  race: 1,
  lives: 3,
  noTakebacks: false,
  repair: 'all',
  checkpointRepair: 'none',
  repairArchive: false,
  downFires: false,
  lastStanding: true,
  forPlaces: false,
  turnLimit: 80,
  optionCards: false,
};

/** By section, with cards equivalent to those in the script. */
export const SCRIPT = {
  cards: section('cards', 'first-shift', {
    0: [draft(oneOf(840, 810), 0, 0, 0, 0)],
    1: [draft(840, oneOf(420, 340), 0, 0, 0)],
  }),
  order: section('order', 'first-shift'),
  belts: section('belts', 'clover-sprint', { 0: [draft(oneOf(760, 750, 680), 0, 0, 0, 0)] }),
  lasers: section('lasers', 'first-shift'),
  damage: section('damage', 'first-shift'),
  traps: section('traps', 'clover-sprint'),
  back: section('back', 'clover-sprint'),
  last: section('last', 'day-trip'),
} satisfies Record<SectionId, SectionScript>;

function section(id: SectionId, circuit: CourseId, like: SectionScript['like'] = {}): SectionScript {
  const config = { circuit, options: OPTIONS, cars: COLOURS.map((colour) => ({ colour })) };
  return scriptOf(raced[id] as unknown as RacedSection, config, like);
}

/** A draft programme (R12), 0 for a free register. */
function draft(...cards: readonly Json[]): Json {
  return { type: 'draft', cards, powerDown: false };
}

function oneOf(...cards: readonly Card[]): Json {
  return { oneOf: cards };
}
