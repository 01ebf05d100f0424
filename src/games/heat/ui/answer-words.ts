// Heat's answers in words: what was answered for a driver whose time ran out. Not for: what came of it (log.ts).

import type { Card, HeatAction } from '../types';
import { cardName, count, list, ordinal } from './texts';

/** '3rd gear', 'cards at random', 'no slipstream': what an answer is, after 'time ran out: '. */
export function answerWords(answer: unknown): string {
  const action = answer as HeatAction;
  switch (action.type) {
    case 'draft':
      return cardName(action.card);
    case 'gear':
      return `${ordinal(action.gear)} gear`;
    case 'cards':
      return list(action.cards.map(cardName));
    case 'anyCards':
      return 'cards at random';
    case 'unlock':
      return 'the answer taken back';
    case 'value':
      return `the value ${action.value}`;
    case 'cool':
      return `cooldown of ${action.count}`;
    case 'adrenaline':
      return 'adrenaline';
    case 'boost':
      return 'a boost';
    case 'reduceStress':
      return `${count(action.count, 'stress card')} fewer`;
    case 'scrap':
      return 'scrap';
    case 'superCool':
      return `super cool of ${action.count}`;
    case 'salvage':
      return named(action.cards, 'salvage of', 'nothing salvaged');
    case 'accelerate':
      return `acceleration with ${cardName(action.card)}`;
    case 'directPlay':
      return `direct play of ${cardName(action.card)}`;
    case 'done':
      return 'no more symbols';
    case 'slipstream':
      return action.length === 0 ? 'no slipstream' : `slipstream of ${count(action.length, 'space')}`;
    case 'discard': {
      const discarded = named(action.cards, 'discard of', 'nothing discarded');
      return action.refresh.length === 0 ? discarded : `${discarded}, refresh of ${list(action.refresh.map(cardName))}`;
    }
    case 'retire':
      return 'retirement';
  }
}

function named(cards: readonly Card[], of: string, none: string): string {
  return cards.length === 0 ? none : `${of} ${list(cards.map(cardName))}`;
}
