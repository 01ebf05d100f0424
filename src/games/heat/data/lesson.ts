// Heat's lesson in the driving school: positions on Italy, what is asked in them and what is lit.
// Words: text/<language>/lesson.ts. What others answer was raced once and is kept in lesson-scripts.json.

import type { Lesson, ScriptedAnswer, Stage } from '@core/lesson';
import { HEAT_COLOURS } from './legends';
import scripts from './lesson-scripts.json';

type SectionId = keyof typeof scripts;

const CONFIG: Stage['config'] = {
  circuit: 'italy',
  options: {
    ...{ mode: 'race', laps: 1, legendLevel: 'medium', legendBonus: 0, grid: 'seats', slipstreamReach: 'adjacent' },
    ...{ garage: 'off', weather: false, weatherReach: 'home', event: 'none', sponsorship: false },
  },
  cars: HEAT_COLOURS.slice(0, 3).map((colour) => ({ colour })),
};

/** The answers before a section. */
function stage(section: SectionId): Stage {
  const { seed, answers } = scripts[section];
  return { config: CONFIG, seed, answers: answers as unknown as readonly ScriptedAnswer[] };
}

/** What everybody answers after the nth answer of a section, from 0. */
function others(section: SectionId, n: number): readonly ScriptedAnswer[] {
  return (scripts[section].after[n] ?? []) as unknown as readonly ScriptedAnswer[];
}

const GEARS = ['1', '2', '3', '4'];
const OTHER = { when: {}, say: 'other' };
const ANY_CARDS = { type: 'cards' };

/** The answer that plays these cards; any others of the hand are told apart from leaving it to chance. */
function cards(section: SectionId, n: number, played: readonly number[], say: string) {
  return {
    action: { type: 'cards', cards: played },
    like: [{ type: 'cards', cards: { anyOrder: played } }],
    right: [...new Set(played)].map((card) => `card.${card}`),
    wrong: [{ when: ANY_CARDS, say }, OTHER],
    after: others(section, n),
  };
}

/** Speed cards by their number (data/cards.ts). */
const [TWO, THREE, FOUR, STRESS] = [3, 4, 5, 1];

/** The lesson: about five minutes. */
export const LESSON: Lesson = {
  names: ['Ada', 'Bruno'],
  sections: [
    {
      id: 'cards',
      about: ['ask.gear', 'ask.cards'],
      stage: stage('cards'),
      steps: [
        { id: 'car', light: [], place: 'car.0' },
        {
          id: 'gear',
          light: ['gears'],
          why: 'ask.gear',
          keys: GEARS,
          answer: {
            action: { type: 'gear', gear: 2 },
            right: ['gear.2'],
            wrong: [
              { when: { type: 'gear', gear: 1 }, say: 'first' },
              { when: { type: 'gear', gear: 3 }, say: 'third' },
              OTHER,
            ],
            after: others('cards', 0),
          },
        },
        { id: 'play', light: ['hand'], why: 'ask.cards', answer: cards('cards', 1, [FOUR, THREE], 'slow') },
        { id: 'drawn', light: ['hand'] },
      ],
    },
    {
      id: 'corners',
      about: ['phase.7'],
      stage: stage('corners'),
      steps: [
        { id: 'sign', light: [], place: 'corner.0', why: 'phase.7' },
        {
          id: 'gear',
          light: ['gears'],
          place: 'corner.0',
          sum: true,
          why: 'ask.gear',
          keys: GEARS,
          answer: {
            action: { type: 'gear', gear: 2 },
            right: ['gear.2'],
            wrong: [
              { when: { type: 'gear', gear: { oneOf: [3, 4] } }, say: 'fast' },
              { when: { type: 'gear', gear: 1 }, say: 'slow' },
              OTHER,
            ],
            after: others('corners', 0),
          },
        },
        {
          id: 'play',
          light: ['hand'],
          place: 'corner.0',
          sum: true,
          why: 'ask.cards',
          answer: cards('corners', 1, [TWO, THREE], 'speed'),
        },
      ],
    },
    {
      id: 'heat',
      about: ['phase.7', 'event.spunOut'],
      stage: stage('heat'),
      steps: [
        {
          id: 'pay',
          light: ['hand'],
          place: 'corner.2',
          sum: true,
          why: 'phase.7',
          answer: cards('heat', 0, [TWO, THREE], 'speed'),
        },
        { id: 'piles', light: ['piles'] },
        { id: 'spin', light: ['piles'], why: 'event.spunOut' },
      ],
    },
    {
      id: 'cool',
      about: ['symbol.cooldown', 'card.stress'],
      stage: stage('cool'),
      steps: [
        { id: 'hand', light: ['hand', 'piles'] },
        {
          id: 'gear',
          light: ['gears'],
          why: 'symbol.cooldown',
          keys: GEARS,
          answer: {
            action: { type: 'gear', gear: 1 },
            right: ['gear.1'],
            wrong: [{ when: { type: 'gear' }, say: 'high' }, OTHER],
            after: others('cool', 0),
          },
        },
        { id: 'play', light: ['hand'], why: 'card.stress', answer: cards('cool', 1, [STRESS], 'speed') },
        {
          id: 'react',
          light: ['tiles'],
          why: 'symbol.cooldown',
          answer: {
            action: { type: 'cool', count: 2 },
            right: ['react.cool'],
            wrong: [{ when: { type: 'cool' }, say: 'less' }, OTHER],
            after: others('cool', 2),
          },
        },
      ],
    },
    {
      id: 'slip',
      about: ['ask.slipstream'],
      stage: stage('slip'),
      steps: [
        {
          id: 'boost',
          light: ['tiles'],
          why: 'action.boost',
          answer: { action: { type: 'boost' }, right: ['react.boost'], wrong: [OTHER], after: others('slip', 0) },
        },
        {
          id: 'follow',
          light: ['tiles'],
          why: 'ask.slipstream',
          answer: {
            action: { type: 'slipstream', length: 2 },
            right: ['tiles'],
            wrong: [OTHER],
            after: others('slip', 1),
          },
        },
      ],
    },
    {
      id: 'last',
      about: [],
      stage: stage('last'),
      steps: [
        {
          id: 'drive',
          light: [],
          drive: { answers: 12, notes: ['gear', 'cards', 'react', 'slipstream', 'discard'] },
        },
      ],
    },
  ],
};
