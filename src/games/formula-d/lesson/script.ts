// The script of Formula D's lesson: its positions on Paddock Ring, and every right answer with the others' moves after
// it. It was raced once and saved as script.json.
// Not here: what is taught, which pages also need (../data/lesson.ts).

import { type RacedSection, type SectionScript, scriptOf } from '@core/lesson-script';
import raced from './script.json';

type SectionId = keyof typeof raced;

const OPTIONS = {
  laps: 1,
  wearPoints: 18,
  grid: 'seats',
  greatStart: '17',
  collision: 'mover',
  pitStops: true,
  slipstream: false,
  teamPoints: false,
  raceEnd: 0,
};

/** By section. */
export const SCRIPT = {
  gears: section('gears'),
  corners: section('corners'),
  wear: section('wear'),
  two: section('two'),
  slip: section('slip', true),
  last: section('last', true),
} satisfies Record<SectionId, SectionScript>;

function section(id: SectionId, slipstream = false): SectionScript {
  return scriptOf(raced[id] as unknown as RacedSection, {
    circuit: 'paddock-ring',
    options: { ...OPTIONS, slipstream },
    cars: (['red', 'yellow', 'blue'] as const).map((colour) => ({ colour })),
  });
}
