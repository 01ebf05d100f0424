// The name of a tournament's table as a message, which follows from its round's id alone. Not here: drawing tables and their ids
// (src/season/tournament).

import type { MessageDescriptor } from '@i18n/messages';
import { message } from '../messages';

/** 'Heat 2', 'The final', 'Round 2, table 1', 'Week 3, division 1, table 2'; the id itself for one of another Paddock. */
export function tableMessage(round: string): MessageDescriptor {
  if (round === 'final') return message('table.final');
  const [, kind, first, second] =
    /^(heats|quarter|semi|round|swiss|robin|d)-?(\d+)(?:-w?(\d+(?:-\d+)?))?$/.exec(round) ?? [];
  const number = Number(first);
  switch (kind) {
    case 'heats':
      return message('table.heats', { table: number });
    case 'quarter':
      return message('table.quarter', { table: number });
    case 'semi':
      return message('table.semi', { table: number });
    case 'd': {
      const [week, table] = (second ?? '').split('-').map(Number);
      return message('table.week', { stage: week ?? 0, division: number, table: table ?? 0 });
    }
    case undefined:
      return message('table.other', { table: round });
    default:
      return message('table.round', { stage: number, table: Number(second) });
  }
}
