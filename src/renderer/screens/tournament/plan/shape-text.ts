// How many tables and stages a planned tournament has, in a sentence. Pure.

import type { GameCard } from '@api/contract';
import { t } from '../../../text/plan';
import { type CupDraft, seatsOf, shapeOf } from './plan-draft';

/** '3 heats, 2 semi-finals, then the final: 6 races.' */
export function shapeText(draft: CupDraft, cards: readonly GameCard[]): string {
  const { least, most } = seatsOf(draft, cards);
  if (draft.plan.rounds.length === 0 || draft.plan.drivers.length < 2 || least > most) return '';
  const shape = shapeOf(draft, cards);
  switch (shape.kind) {
    case 'stages': {
      const races = shape.stages.reduce((sum, { tables }) => sum + tables, 0);
      const [first] = shape.stages;
      if (shape.stages.length === 1 || first === undefined) return t('cup.shape.one');
      return t('cup.shape.stages', { stages: shape.stages.length, first: first.tables, races });
    }
    case 'rounds':
      return t('cup.shape.rounds', { rounds: shape.rounds, tables: shape.tables });
    case 'league':
      return t('cup.shape.league', { weeks: shape.weeks, tables: shape.tables, divisions: shape.divisions });
    case 'robin':
      return t('cup.shape.robin', { tables: shape.tables });
  }
}
