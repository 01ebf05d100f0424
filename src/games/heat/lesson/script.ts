// The script of Heat's lesson: its positions on Italy, and every right answer with what the others do after it. All of it was
// raced once and recorded in script.json. Not here: what is taught, which pages have too (../data/lesson.ts).

import type { Json, LessonStage } from '@core/contract';
import { type RacedSection, type SectionScript, scriptOf } from '@core/lesson-script';
import { HEAT_COLOURS } from '../data/colours';
import raced from './script.json';

type SectionId = keyof typeof raced;

const CONFIG: LessonStage['config'] = {
  circuit: 'italy',
  options: {
    mode: 'race',
    laps: 1,
    legendLevel: 'medium',
    legendBonus: 0,
    grid: 'seats',
    slipstreamReach: 'adjacent',
    garage: 'off',
    weather: false,
    weatherReach: 'home',
    event: 'none',
    sponsorship: false,
  },
  cars: HEAT_COLOURS.slice(0, 3).map((colour) => ({ colour })),
};

/** By section. Cards may be played in any order. */
export const SCRIPT = {
  cards: section('cards'),
  corners: section('corners'),
  heat: section('heat'),
  cool: section('cool'),
  slip: section('slip'),
  last: section('last'),
} satisfies Record<SectionId, SectionScript>;

function section(id: SectionId): SectionScript {
  const script = raced[id] as unknown as RacedSection;
  return scriptOf(script, CONFIG, Object.fromEntries(script.own.map((action, at) => [at, inAnyOrder(action)])));
}

function inAnyOrder(action: Json): Json[] {
  const { type, cards } = action as { readonly type: string; readonly cards?: Json };
  return type === 'cards' && cards !== undefined ? [{ type, cards: { anyOrder: cards } }] : [];
}
