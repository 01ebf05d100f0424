// RoboRally's answers as text: the answer given for a player whose time ran out. Not here: its effects (log.ts).

import { listOf } from '@i18n/page';
import { placeOf } from '../data/course';
import { t } from '../text/t';
import type { Card, Register, RoborallyAction } from '../types';
import { cardName, compassPoint, courseNamed } from './texts';

/** 'empty registers filled at random': describes an answer, after 'time ran out: '. */
export function answerText(action: RoborallyAction, circuit: string): string {
  switch (action.type) {
    case 'draft':
      return cardList(action.cards, []);
    case 'program':
      return cardList(action.cards, action.marked);
    case 'timeout':
      return t('answer.timeout');
    case 'power':
      return action.stay ? t('answer.stay') : t('answer.wake');
    case 'respawn': {
      const course = courseNamed(circuit);
      const way = compassPoint(action.facing);
      if (course === undefined) return t('answer.facing', { way });
      return t('answer.respawn', { ...placeOf(course, action.cell), way });
    }
    case 'retire':
      return t('answer.retire');
    case 'wait':
      return t('answer.wait');
  }
}

function cardList(cards: readonly Card[], marked: readonly Register[]): string {
  const names = cards.flatMap((card, slot) =>
    card > 0 ? [cardName(card, marked.includes((slot + 1) as Register))] : [],
  );
  return listOf(names) || t('answer.none');
}
