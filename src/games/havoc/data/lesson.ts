// Havoc Speedway's driving-school lesson: its decisions and the highlighted controls. Text: text/<language>/lesson.ts.
// Positions and right answers stay on the host: ../lesson.

import type { Json, Lesson, LessonAnswer, LessonSection } from '@core/contract';
import { coinNamed } from './coins';

/** Controls of the right answer, and wrong answers; the last one matches every other answer. */
function answer(right: readonly string[], wrong: readonly (readonly [Json, string])[]): LessonAnswer {
  return { right, wrong: wrong.map(([when, say]) => ({ when, say })) };
}

/** Matches any answer. */
const ANY: Json = { type: { oneOf: ['play', 'draw', 'suit', 'lane', 'coin', 'die'] } };
const DRAW: Json = { type: 'draw' };
const ACROSS = ['←', '→'];
const ARROWS = ['←', '↑', '→', '↓'];
const DICE = ['1', '2'];
/** A hand and the allowed controls: a wrong answer must be possible, too. */
const HAND = ['hand', 'draw'];

const STORM: LessonSection = {
  id: 'storm',
  about: ['ask.storm', 'action.draw'],
  steps: [
    { id: 'hand', light: ['hand'], why: 'event.badgeAwarded' },
    {
      id: 'suit',
      light: HAND,
      place: 'pile',
      why: 'ask.storm',
      keys: ACROSS,
      answer: answer(
        ['card.8D'],
        [
          [DRAW, 'draw'],
          [ANY, 'rank'],
        ],
      ),
    },
    {
      id: 'rank',
      light: HAND,
      place: 'pile',
      why: 'ask.storm',
      keys: ACROSS,
      answer: answer(['card.JC'], [[ANY, 'draw']]),
    },
  ],
};

const SPECIAL: LessonSection = {
  id: 'special',
  about: ['effect.toxic', 'effect.wild', 'effect.skip', 'token.badge'],
  steps: [
    {
      id: 'seven',
      light: HAND,
      place: 'pile',
      why: 'effect.toxic',
      keys: ACROSS,
      answer: answer(['card.7H'], [[ANY, 'draw']]),
    },
    {
      id: 'queen',
      light: HAND,
      place: 'pile',
      why: 'effect.wild',
      keys: ACROSS,
      answer: answer(['card.QS'], [[ANY, 'draw']]),
    },
    {
      id: 'call',
      light: ['suits', 'hand'],
      why: 'ask.suit',
      keys: ARROWS,
      answer: answer(['suit.clubs'], [[ANY, 'other']]),
    },
    {
      id: 'ace',
      light: HAND,
      place: 'pile',
      why: 'effect.skip',
      keys: ['Enter'],
      answer: answer(['card.AC'], [[ANY, 'draw']]),
    },
    { id: 'badge', light: ['player.0'], why: 'token.badge' },
  ],
};

const COINS: LessonSection = {
  id: 'coins',
  about: ['ask.lane', 'ask.coin', 'token.coin'],
  steps: [
    {
      id: 'lane',
      light: ['lanes'],
      place: 'cell.L3-96',
      why: 'ask.lane',
      keys: ['1', '…', '4'],
      answer: answer(
        ['lane.3'],
        [
          [{ type: 'lane', lane: 2 }, 'two'],
          [ANY, 'edge'],
        ],
      ),
    },
    { id: 'hold', light: ['coins'], why: 'token.coin' },
    {
      id: 'own',
      light: ['coins', 'walk'],
      place: 'cell.L3-7',
      sum: true,
      why: 'ask.coin',
      keys: ARROWS,
      answer: answer(
        ['coin.+4', 'walk.forward'],
        [
          [{ type: 'coin', coin: coinNamed('+4') }, 'cell'],
          [ANY, 'coin'],
        ],
      ),
    },
    {
      id: 'trap',
      light: ['coins', 'walk'],
      place: 'cell.L2-7',
      spots: ['car.1'],
      why: 'breach.cell-guarded',
      keys: ARROWS,
      answer: answer(
        ['coin.-5', 'walk.lane', 'walk.forward'],
        [
          [{ type: 'coin', coin: coinNamed('-5') }, 'cell'],
          [ANY, 'coin'],
        ],
      ),
    },
  ],
};

const RACING: LessonSection = {
  id: 'racing',
  about: ['ask.die', 'die.movement', 'event.coinRevealed'],
  steps: [
    {
      id: 'roll',
      light: ['dice'],
      place: 'cell.L3-7',
      why: 'die.movement',
      keys: DICE,
      answer: answer(['die.movement'], [[ANY, 'lane']]),
    },
    { id: 'landed', light: [], place: 'car.0', why: 'event.coinRevealed' },
  ],
};

const CHANGE: LessonSection = {
  id: 'change',
  about: ['die.lane', 'event.pawnBlocked'],
  steps: [
    {
      id: 'blocked',
      light: ['dice'],
      place: 'car.2',
      why: 'die.lane',
      keys: DICE,
      answer: answer(['die.lane'], [[ANY, 'behind']]),
    },
    { id: 'moved', light: [], place: 'car.0', why: 'event.checkEngine' },
  ],
};

const PITS: LessonSection = {
  id: 'pits',
  about: ['coin.TOW', 'event.pitExited', 'event.merged'],
  steps: [
    { id: 'towed', light: [], place: 'car.0', why: 'coin.TOW' },
    {
      id: 'merge',
      light: ['dice'],
      place: 'cell.L1-3',
      why: 'event.merged',
      keys: DICE,
      answer: answer(['die.lane'], [[ANY, 'wall']]),
    },
    { id: 'back', light: [], place: 'car.0', why: 'event.merged' },
  ],
};

/** The lesson: about five minutes. */
export const LESSON: Lesson = {
  names: ['Ada', 'Bruno'],
  sections: [
    ...[STORM, SPECIAL, COINS, RACING, CHANGE, PITS],
    {
      id: 'last',
      about: [],
      steps: [{ id: 'drive', light: [], drive: { turn: 'die', turns: 5, notes: ['storm', 'suit', 'coin', 'die'] } }],
    },
  ],
};
