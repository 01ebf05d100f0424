// The names of a tournament's tables in German.

import type { Translation } from '@i18n/messages';
import type { messages as source } from '../en/tables';

export const messages: Translation<typeof source> = {
  'table.heats': 'Vorlauf {table, number}',
  'table.round': 'Runde {stage, number}, Tisch {table, number}',
  'table.quarter': 'Viertelfinale {table, number}',
  'table.semi': 'Halbfinale {table, number}',
  'table.final': 'Das Finale',
  'table.week': 'Woche {stage, number}, Liga {division, number}, Tisch {table, number}',
  'table.other': 'Tisch {table}',
};
