// RoboRally's driving-school lesson: the decisions on First Shift and Clover Sprint, and the controls that are highlighted.
// Text: text/<language>/lesson.ts. Positions and right answers stay on the host: ../lesson.

import type { Json, Lesson, LessonAnswer, LessonStep } from '@core/contract';
import type { Card } from '../types';

/** Controls of the right answer, and wrong answers; the last one matches every other answer. */
function answer(right: readonly string[], wrong: Explained): LessonAnswer {
  return { right, wrong: wrong.map(([when, say]) => ({ when, say })) };
}

/** Matches any answer. */
const ANY: Json = {
  type: { oneOf: ['draft', 'program', 'timeout', 'power', 'respawn', 'retire'] },
};
/** Number keys that choose cards of the hand. */
const CARD_KEYS = ['1', '…', '9'];

/** The cards in the five registers, 0 if one is free. */
type Laid = readonly [Card, Card, Card, Card, Card];
/** Wrong cards for the free register, and their text. */
type Missed = readonly (readonly [readonly Card[], string])[];
/** Wrong answers, and their text. */
type Explained = readonly (readonly [Json, string])[];
/** The cards in place at the steps that fill one register, or the first of two. */
const EMPTY: Laid = [0, 0, 0, 0, 0];
const TURN: Laid = [840, 420, 810, 540, 0];
const BEYOND: Laid = [820, 790, 780, 0, 310];
const RIDDEN: Laid = [760, 750, 830, 0, 680];
const BEFORE_BEAM: Laid = [740, 250, 810, 40, 0];
const ON_PUSHER: Laid = [550, 0, 70, 610, 520];

type Programmed = Pick<LessonStep, 'light' | 'keys' | 'answer'>;

/** The same with one of these cards in the first free register. */
function laidWith(laid: Laid, ...cards: readonly Card[]): Json[] {
  const free = laid.indexOf(0);
  return laid.map((card, i) => (i === free ? { oneOf: cards } : card));
}

/** A draft programme (R12). */
function draft(cards: readonly Json[]): Json {
  return { type: 'draft', cards, powerDown: false };
}

/** The free register, and the hand for its card. */
function lightFor(laid: Laid): readonly string[] {
  return [`register.${laid.indexOf(0) + 1}`, 'hand', 'registers'];
}

/**
 * One card to place: it counts as soon as it is in its register. laid: the cards in place before, and possibly again
 * after a wrong card is taken back.
 */
function put(laid: Laid, card: Card, missed: Missed): Programmed {
  const wrong = missed.map(([cards, say]) => [draft(laidWith(laid, ...cards)), say] as const);
  return {
    light: lightFor(laid),
    keys: CARD_KEYS,
    answer: { ...answer([`card.${card}`], [...wrong, [ANY, 'other']]), lays: [draft(laid)] },
  };
}

/** The missing cards, then Ready. laid: the cards in place before; cards: the right ones, in order. */
function submit(laid: Laid, cards: readonly Card[], wrong: Explained): Programmed {
  const right = cards.map((card) => `card.${card}`);
  return {
    light: lightFor(laid),
    keys: CARD_KEYS,
    answer: { ...answer(right, [...wrong, [ANY, 'other']]), lays: [{ type: 'draft' }] },
  };
}

/** A whole programme, with any of these cards in the free register. */
function program(laid: Laid, ...cards: readonly Card[]): Json {
  return { type: 'program', cards: laidWith(laid, ...cards) };
}

const CARDS: Lesson['sections'][number] = {
  id: 'cards',
  about: ['ask.program', 'card.move3', 'floor.checkpoint'],
  steps: [
    { id: 'robot', light: [], place: 'flag.1', why: 'floor.checkpoint' },
    {
      id: 'move',
      why: 'ask.program',
      ...put(EMPTY, 840, [
        [[740, 540, 520], 'short'],
        [[420, 340, 250, 50], 'turn'],
      ]),
    },
    { id: 'turn', why: 'card.rotateRight', ...put([840, 0, 0, 0, 0], 420, [[[250], 'left']]) },
    {
      id: 'ready',
      why: 'card.rotateLeft',
      ...submit(TURN, [250], [[program(TURN, 340), 'west']]),
    },
    {
      id: 'flag',
      place: 'flag.1',
      sum: true,
      why: 'card.backUp',
      ...submit(
        BEYOND,
        [430],
        [
          [program(BEYOND, 740), 'far'],
          [program(BEYOND, 230, 130, 90), 'turn'],
        ],
      ),
    },
  ],
};

const ORDER: Lesson['sections'][number] = {
  id: 'order',
  about: ['event.cardsRevealed', 'event.robotsMoved'],
  steps: [
    {
      id: 'first',
      place: 'car.1',
      why: 'event.cardsRevealed',
      ...submit([0, 790, 0, 530, 410], [770, 680], [[{ type: 'program', cards: [680, 790, 770, 530, 410] }, 'late']]),
    },
    { id: 'hit', light: ['sheet', 'hand'], why: 'gauge.damage' },
  ],
};

const BELTS: Lesson['sections'][number] = {
  id: 'belts',
  about: ['floor.belt', 'floor.gear'],
  steps: [
    { id: 'belt', light: [], place: 'cell.4,5', why: 'floor.belt' },
    {
      id: 'ride',
      place: 'cell.4,5',
      sum: true,
      why: 'floor.belt',
      ...put(EMPTY, 760, [[[830], 'far']]),
    },
    {
      id: 'gear',
      place: 'cell.9,5',
      spots: ['cell.10,5'],
      why: 'floor.gear',
      ...put([760, 750, 0, 0, 0], 830, [[[680], 'on']]),
    },
    {
      id: 'go',
      place: 'flag.1',
      why: 'floor.checkpoint',
      ...submit(RIDDEN, [260], [[program(RIDDEN, 410, 210), 'left']]),
    },
  ],
};

const LASERS: Lesson['sections'][number] = {
  id: 'lasers',
  about: ['floor.laser', 'floor.repair'],
  steps: [
    {
      id: 'beam',
      place: 'cell.10,5',
      spots: ['cell.9,5'],
      why: 'floor.laser',
      ...submit(BEFORE_BEAM, [720], [[program(BEFORE_BEAM, 620), 'in']]),
    },
    { id: 'repaired', light: ['sheet', 'hand'], why: 'floor.repair' },
  ],
};

const DAMAGE: Lesson['sections'][number] = {
  id: 'damage',
  about: ['event.registersLocked', 'ask.power'],
  steps: [
    { id: 'locked', light: ['registers', 'sheet'], why: 'event.registersLocked' },
    {
      id: 'down',
      light: ['down'],
      why: 'ask.power',
      keys: ['D'],
      answer: {
        ...answer(
          ['down'],
          [
            [{ type: 'program', cards: [170, 80, 20, 0, 0], powerDown: false }, 'off'],
            [ANY, 'other'],
          ],
        ),
        lays: [{ type: 'draft' }],
      },
    },
    {
      id: 'wake',
      light: ['power'],
      why: 'ask.power',
      keys: ['1'],
      answer: answer(['wake'], [[ANY, 'stay']]),
    },
  ],
};

const TRAPS: Lesson['sections'][number] = {
  id: 'traps',
  about: ['floor.pusher', 'floor.pit'],
  steps: [
    {
      id: 'pusher',
      place: 'cell.6,8',
      spots: ['cell.7,8'],
      why: 'floor.pusher',
      ...submit(ON_PUSHER, [720], [[program(ON_PUSHER, 350, 280, 40), 'stay']]),
    },
  ],
};

const BACK: Lesson['sections'][number] = {
  id: 'back',
  about: ['event.robotDestroyed', 'event.archiveMoved', 'ask.respawn'],
  steps: [
    { id: 'pit', light: [], place: 'cell.12,3', why: 'event.robotDestroyed' },
    {
      id: 'face',
      light: ['facings'],
      place: 'flag.1',
      why: 'ask.respawn',
      keys: ['1', '…', '4'],
      answer: answer(['facing.0'], [[ANY, 'other']]),
    },
  ],
};

/** The lesson: about four minutes. */
export const LESSON: Lesson = {
  names: ['Ada', 'Bruno'],
  sections: [
    ...[CARDS, ORDER, BELTS, LASERS, DAMAGE, TRAPS, BACK],
    {
      id: 'last',
      about: [],
      steps: [{ id: 'drive', light: [], drive: { turn: 'program', turns: 5, notes: ['program', 'respawn', 'power'] } }],
    },
  ],
};
