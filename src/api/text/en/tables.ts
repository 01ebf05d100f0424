// The names of a tournament's tables in English.

export const messages = {
  'table.heats': 'Heat {table, number}',
  'table.round': 'Round {stage, number}, table {table, number}',
  'table.quarter': 'Quarter-final {table, number}',
  'table.semi': 'Semi-final {table, number}',
  'table.final': 'The final',
  'table.week': 'Week {stage, number}, division {division, number}, table {table, number}',
  'table.other': 'Table {table}',
} as const;
