// Formula D's lesson in the driving school: what it asks on Paddock Ring and what it highlights. Text:
// text/<language>/lesson.ts. Positions and right answers stay on the host: ../lesson.

import type { Json, Lesson, LessonAnswer, LessonStep } from '@core/contract';
import { spaceNamed } from './circuit';
import { circuitOf } from './circuits';

const CIRCUIT = circuitOf('paddock-ring');
const GEAR_KEYS = ['1', '2', '3', '4', '5', '6'];
const SPACE_KEYS = ['←', '↑', '→', '↓'];

/** A gear to choose; wrong: the text for other gears. */
function gear(right: number, wrong: LessonAnswer['wrong']): Pick<LessonStep, 'light' | 'why' | 'keys' | 'answer'> {
  return { light: ['gears'], why: 'ask.gear', keys: GEAR_KEYS, answer: { right: [`die.${right}`], wrong } };
}

/** The text for other gears. */
function gears(say: string, ...of: readonly number[]) {
  return { when: { type: 'gear', gear: { oneOf: of } }, say };
}

/** Which answer is meant: the move after the roll, or the move in a slipstream. */
type Kind = 'move' | 'slipstream';

function moveTo(type: Kind, ...names: readonly string[]): Json {
  return { type, to: { oneOf: names.map((name) => spaceNamed(CIRCUIT, name)) } };
}

/** A space to choose, by its name on the board. near: others highlighted with it. wrong: the text for the rest. */
function space(
  to: string,
  near: readonly string[],
  wrong: LessonAnswer['wrong'],
  type: Kind = 'move',
): Pick<LessonStep, 'light' | 'spots' | 'keys' | 'answer'> {
  return {
    light: type === 'move' ? ['spaces'] : ['spaces', 'letGo'],
    spots: [to, ...near].map((name) => `space.${name}`),
    keys: SPACE_KEYS,
    answer: { right: [`space.${spaceNamed(CIRCUIT, to)}`], wrong },
  };
}

/** Matches every way of stopping short. */
const SHORT = { when: { type: 'move' }, say: 'brake' };

const GEARS: Lesson['sections'][number] = {
  id: 'gears',
  about: ['ask.gear', 'die.2', 'ask.move'],
  steps: [
    { id: 'car', light: [], place: 'car.0' },
    { id: 'gear', ...gear(2, [gears('first', 1)]) },
    {
      id: 'space',
      why: 'ask.move',
      ...space('A4', ['B4', 'C3'], [{ when: moveTo('move', 'B4', 'C3'), say: 'lane' }, SHORT]),
    },
  ],
};

const CORNERS: Lesson['sections'][number] = {
  id: 'corners',
  about: ['event.stopMade', 'sign.stops'],
  steps: [
    { id: 'sign', light: [], place: 'corner.0', why: 'sign.stops' },
    { id: 'gear', place: 'corner.0', sum: true, ...gear(3, [gears('slow', 1, 2)]) },
    {
      id: 'stop',
      place: 'corner.0',
      why: 'event.stopMade',
      ...space('C9', ['A10', 'B10'], [{ when: moveTo('move', 'A10', 'B10'), say: 'lane' }, SHORT]),
    },
    { id: 'made', light: ['wear'], why: 'event.cornerLeft' },
  ],
};

const WEAR: Lesson['sections'][number] = {
  id: 'wear',
  about: ['token.wear', 'event.overshot', 'wear.brake'],
  steps: [
    { id: 'points', light: ['wear'], why: 'token.wear' },
    {
      id: 'over',
      place: 'corner.1',
      sum: true,
      why: 'event.overshot',
      ...space('C23', ['C22'], [{ when: moveTo('move', 'C22'), say: 'beside' }, SHORT]),
    },
    { id: 'locked', light: ['wear'], why: 'word.locked' },
  ],
};

const TWO: Lesson['sections'][number] = {
  id: 'two',
  about: ['out.crash', 'wear.shift'],
  steps: [
    { id: 'sign', light: [], place: 'corner.2', why: 'out.crash' },
    {
      id: 'gear',
      place: 'corner.2',
      sum: true,
      ...gear(2, [gears('fast', 3, 4, 5), gears('slow', 1)]),
    },
    {
      id: 'stop',
      place: 'corner.2',
      why: 'event.stopMade',
      ...space('C33', ['B35'], [{ when: moveTo('move', 'B35'), say: 'lane' }, SHORT]),
    },
  ],
};

const SLIP: Lesson['sections'][number] = {
  id: 'slip',
  about: ['ask.slipstream', 'event.collisionRolled'],
  steps: [
    {
      id: 'behind',
      place: 'car.2',
      why: 'ask.slipstream',
      ...space('A48', ['B47', 'C45'], [{ when: moveTo('move', 'B47', 'C45'), say: 'beside' }, SHORT]),
    },
    {
      id: 'follow',
      place: 'car.2',
      why: 'ask.slipstream',
      ...space(
        'A50',
        ['B49', 'C46'],
        [
          { when: { type: 'decline' }, say: 'letGo' },
          { when: moveTo('slipstream', 'B49', 'C46'), say: 'lane' },
          { when: { type: 'slipstream' }, say: 'brake' },
        ],
        'slipstream',
      ),
    },
    { id: 'contact', light: [], place: 'car.2', why: 'event.collisionRolled' },
  ],
};

/** The lesson: about five minutes. */
export const LESSON: Lesson = {
  names: ['Ada', 'Bruno'],
  sections: [
    ...[GEARS, CORNERS, WEAR, TWO, SLIP],
    {
      id: 'last',
      about: [],
      steps: [{ id: 'drive', light: [], drive: { turn: 'gear', turns: 5, notes: ['gear', 'move', 'slipstream'] } }],
    },
  ],
};
