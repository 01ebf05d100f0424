// RoboRally's answers in words: what was answered for a player whose time ran out. Not for: what came of it (log.ts).

import { list } from '@ui/phrases';
import type { Card, Register, RoborallyAction } from '../types';
import { cardName, cellWords, courseNamed, direction } from './texts';

/** 'empty registers filled at random': what an answer is, after 'time ran out: '. */
export function answerWords(answer: unknown, circuit: string): string {
  const action = answer as RoborallyAction;
  switch (action.type) {
    case 'draft':
      return cardList(action.cards, []);
    case 'program':
      return cardList(action.cards, action.marked);
    case 'timeout':
      return 'empty registers filled at random';
    case 'power':
      return action.stay ? 'powered down again' : 'power on';
    case 'respawn': {
      const course = courseNamed(circuit);
      const cell = course === undefined ? '' : `${cellWords(course.id, action.cell).toLowerCase()}, `;
      return `${cell}facing ${direction(action.facing)}`;
    }
    case 'retire':
      return 'giving up';
    case 'wait':
      return 'nothing';
  }
}

function cardList(cards: readonly Card[], marked: readonly Register[]): string {
  const names = cards.flatMap((card, slot) =>
    card > 0 ? [cardName(card, marked.includes((slot + 1) as Register))] : [],
  );
  return list(names) || 'no cards';
}
