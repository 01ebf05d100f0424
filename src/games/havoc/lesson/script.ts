// The script of Havoc Speedway's lesson: its positions, and every right answer with the others' answers. Recorded from one
// race in script.json. Not here: what is taught, which pages need too (../data/lesson.ts).

import { type RacedSection, type SectionScript, scriptOf } from '@core/lesson-script';
import { PAWN_COLOURS } from '../data/coins';
import { OVAL } from '../data/oval';
import raced from './script.json';

type SectionId = keyof typeof raced;

const OPTIONS = { laps: 1, dice: 2, decks: 1, handSize: 3, coins: 3, passes: 3 } as const;

/** By section. */
export const SCRIPT = {
  storm: section('storm', { handSize: 4 }),
  special: section('special'),
  coins: section('coins'),
  racing: section('racing'),
  change: section('change', { passes: 4 }),
  pits: section('pits', { passes: 4 }),
  last: section('last', { passes: 4 }),
} satisfies Record<SectionId, SectionScript>;

/** options: differences from the default options. */
function section(id: SectionId, options: Readonly<Record<string, number>> = {}): SectionScript {
  return scriptOf(raced[id] as unknown as RacedSection, {
    circuit: OVAL.id,
    options: { ...OPTIONS, ...options },
    cars: PAWN_COLOURS.slice(0, 3).map(({ id: colour }) => ({ colour })),
  });
}
