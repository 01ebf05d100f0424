// The script of the lesson of Waddington's Formula 1: its positions on Thornbury Park, and every right answer with what
// the others do after it. All was raced once and is script.json. Not here: what is taught, which pages have too
// (../data/lesson.ts).

import type { Json } from '@core/contract';
import { type RacedSection, type SectionScript, scriptOf } from '@core/lesson-script';
import type { WaddingtonOptions } from '../types';
import raced from './script.json';

type SectionId = keyof typeof raced;

/** Red moves before the others: anyone who learns sees first what they have done, then what others do. */
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

/** options: what differs in it. */
function section(id: SectionId, options: Partial<WaddingtonOptions> = {}): SectionScript {
  const script = raced[id] as unknown as RacedSection;
  const config = {
    circuit: 'thornbury-park',
    options: { ...OPTIONS, ...options },
    cars: COLOURS.map((colour) => ({ colour })),
  };
  return scriptOf(script, config, Object.fromEntries(script.own.map((action, at) => [at, [toSameSquare(action)]])));
}

/** Any way to the same square, and with a card window or without. */
function toSameSquare(action: Json): Json {
  const { path, quiet: _, ...same } = action as { readonly path: readonly number[]; readonly quiet?: boolean };
  return { ...same, path: { last: path.at(-1) ?? -1 } };
}
