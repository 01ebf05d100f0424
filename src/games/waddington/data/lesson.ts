// The lesson of Waddington's Formula 1 in the driving school: what it asks on Thornbury Park and what it highlights.
// Text: text/<language>/lesson.ts. Positions and right answers stay on the host: ../lesson.

import type { Json, Lesson, LessonAnswer } from '@core/contract';
import { tacticNamed } from './cards';

/** Controls of the right answer, and the wrong ones. The last one matches every other answer. */
function answer(right: readonly string[], wrong: readonly (readonly [Json, string])[]): LessonAnswer {
  return { right, wrong: wrong.map(([when, say]) => ({ when, say })) };
}

/** Matches any answer. */
const ANY: Json = { type: { oneOf: ['drive', 'run', 'card', 'pass'] } };
const mph = (...speed: number[]): Json => ({ type: 'drive', speed: { oneOf: speed } });
/** Digits that choose a speed. */
const SPEEDS = ['1', '…', '8'];
const SLIPSTREAM = tacticNamed('slipstream');
const MILL = 1;

/** The lesson: about five minutes. */
export const LESSON: Lesson = {
  names: ['Ada', 'Bruno'],
  sections: [
    {
      id: 'speed',
      about: ['ask.drive', 'gauge.speed'],
      steps: [
        { id: 'car', light: ['dial'], place: 'car.0', why: 'gauge.speed' },
        {
          id: 'start',
          light: ['speeds'],
          why: 'ask.drive',
          keys: ['1', '2', '3'],
          answer: answer(
            ['speed.60'],
            [
              [mph(20, 40), 'slow'],
              [ANY, 'square'],
            ],
          ),
        },
        {
          id: 'faster',
          light: ['speeds'],
          place: 'square.A1/2',
          sum: true,
          why: 'ask.drive',
          keys: SPEEDS,
          answer: answer(
            ['speed.120'],
            [
              [mph(20, 40, 60, 80, 100), 'slow'],
              [ANY, 'square'],
            ],
          ),
        },
        { id: 'turns', light: [], place: 'car.1', why: 'event.turnStarted' },
      ],
    },
    {
      id: 'corners',
      about: ['sign.corner', 'chart.penalty', 'event.spunOff'],
      steps: [
        { id: 'band', light: [], place: 'corner.windmill', why: 'sign.corner' },
        {
          id: 'lane',
          light: ['speeds', 'squares'],
          place: 'square.F3/4',
          why: 'sign.corner',
          keys: SPEEDS,
          answer: answer(
            ['speed.80', 'square.F4/4'],
            [
              [mph(80), 'inside'],
              [mph(100, 120, 140, 160), 'fast'],
              [ANY, 'slow'],
            ],
          ),
        },
        {
          id: 'dice',
          light: ['speeds'],
          place: 'corner.dip',
          sum: true,
          why: 'chart.penalty',
          keys: SPEEDS,
          answer: answer(
            ['speed.120'],
            [
              [mph(120), 'square'],
              [mph(140), 'more'],
              [ANY, 'safe'],
            ],
          ),
        },
        { id: 'rolled', light: ['gauges'], why: 'event.spunOff' },
      ],
    },
    {
      id: 'brakes',
      about: ['gauge.brakes', 'gauge.tyres'],
      steps: [
        { id: 'gauges', light: ['gauges'], why: 'gauge.brakes' },
        {
          id: 'slow',
          light: ['speeds'],
          place: 'corner.chapel',
          sum: true,
          why: 'gauge.brakes',
          keys: SPEEDS,
          answer: answer(
            ['speed.80', 'square.G2/3'],
            [
              [mph(80), 'lane'],
              [mph(100, 120, 140, 160), 'fast'],
              [ANY, 'hard'],
            ],
          ),
        },
      ],
    },
    {
      id: 'traffic',
      about: ['action.run'],
      steps: [
        { id: 'full', light: [], place: 'car.2', why: 'action.run' },
        {
          id: 'run',
          light: ['speeds'],
          place: 'car.2',
          why: 'action.run',
          keys: ['B'],
          answer: answer(['run'], [[ANY, 'slow']]),
        },
      ],
    },
    {
      id: 'cards',
      about: ['tactic.slipstream', 'tactic.superbDriving'],
      steps: [
        { id: 'hand', light: ['cards'], why: 'tactic.slipstream' },
        {
          id: 'play',
          light: ['cards', 'squares'],
          place: 'square.D2/3',
          why: 'tactic.slipstream',
          answer: answer(
            ['tactic.slipstream', 'square.D2/3'],
            [
              [{ type: 'pass' }, 'pass'],
              [{ type: 'card', card: SLIPSTREAM }, 'lane'],
              [ANY, 'other'],
            ],
          ),
        },
        {
          id: 'superb',
          light: ['cards', 'speeds'],
          place: 'corner.mill',
          why: 'tactic.superbDriving',
          keys: ['7', 'S'],
          answer: answer(
            ['speed.140', 'tactic.superbDriving'],
            [
              [{ type: 'drive', speed: 140, superb: -1 }, 'card'],
              [{ type: 'drive', speed: 140 }, 'square'],
              [{ type: 'drive', superb: MILL }, 'speed'],
              [ANY, 'other'],
            ],
          ),
        },
      ],
    },
    {
      id: 'pits',
      about: ['event.pitEntered', 'event.pitCardDrawn'],
      steps: [
        { id: 'worn', light: ['gauges'], place: 'square.P-red', why: 'event.pitEntered' },
        {
          id: 'stop',
          light: ['speeds', 'squares'],
          place: 'square.P-red',
          sum: true,
          why: 'event.pitEntered',
          keys: SPEEDS,
          answer: answer(
            ['speed.140', 'square.P-red'],
            [
              [mph(140), 'past'],
              [ANY, 'count'],
            ],
          ),
        },
        {
          id: 'out',
          light: ['speeds'],
          why: 'event.pitCardDrawn',
          keys: ['1', '…', '4'],
          answer: answer(
            ['speed.80'],
            [
              [mph(80), 'square'],
              [ANY, 'slow'],
            ],
          ),
        },
      ],
    },
    {
      id: 'last',
      about: [],
      steps: [{ id: 'drive', light: [], drive: { turn: 'drive', turns: 5, notes: ['drive', 'card'] } }],
    },
  ],
};
