// The script of the lesson of Waddington's Formula 1: its positions on Thornbury Park, and every right answer with the
// others' moves after it. It was raced once and saved as script.json.
// Not here: what is taught, which pages also need (../data/lesson.ts).

import type { Json } from '@core/contract';
import { type RacedSection, type SectionScript, scriptOf } from '@core/lesson-script';
import type { WaddingtonOptions } from '../types';
import raced from './script.json';

type SectionId = keyof typeof raced;

/** Red moves before the others, so learners see their own move first, then the others'. */
const COLOURS = ['red', 'black', 'blue'] as const;
const OPTIONS = { laps: 3, carChoice: 'given', handSize: 0, pitCards: false, strictTyres: false } as const;

/** By section. */
export const SCRIPT = {
  speed: section('speed'),
  corners: section('corners'),
  brakes: section('brakes'),
  traffic: section('traffic'),
  cards: section('cards', { handSize: 5 }),
  pits: section('pits', { pitCards: true }),
  last: section('last', { handSize: 5 }),
} satisfies Record<SectionId, SectionScript>;

/** options: the differences from the usual ones. */
function section(id: SectionId, options: Partial<WaddingtonOptions> = {}): SectionScript {
  const script = raced[id] as unknown as RacedSection;
  const config = {
    circuit: 'thornbury-park',
    options: { ...OPTIONS, ...options },
    cars: COLOURS.map((colour) => ({ colour })),
  };
  return scriptOf(script, config, Object.fromEntries(script.own.map((action, at) => [at, [toSameSquare(action)]])));
}

/** Any path to the same square, with or without a card window. */
function toSameSquare(action: Json): Json {
  const { path, quiet: _, ...same } = action as { readonly path: readonly number[]; readonly quiet?: boolean };
  return { ...same, path: { last: path.at(-1) ?? -1 } };
}
