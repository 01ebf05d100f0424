// One table of the party as the television's scenes show it. Not here: which table is on (programme.ts).

import type { TvParty, TvTable } from '@api/tv/commands';

/** The party with one of its tables. */
export type TvAtTable = Omit<TvParty, 'tables' | 'programme'> & TvTable;

/** The party as its scenes show it for this table. */
export function atTable(party: TvParty, table: TvTable): TvAtTable {
  const { tables: _, programme: _programme, ...room } = party;
  return { ...room, ...table };
}
