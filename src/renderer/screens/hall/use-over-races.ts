// Which of the tables' races are over, from the host's list of races: a race that is over is in the host's memory only while somebody
// looks at its results.

import type { PartyTable } from '@api/tables/commands';
import { useMemo } from 'react';
import { useApp } from '../../app/store';
import type { OverRaces } from './table-state';

/** The races (ids) of these tables that are over. A guest has no list of races. */
export function useOverRaces(tables: readonly PartyTable[]): OverRaces {
  const races = useApp((s) => s.races);
  return useMemo(() => {
    const over = (races ?? []).filter(({ status }) => status === 'finished').map(({ match }) => match);
    return new Set(over.filter((match) => tables.some((table) => table.match === match)));
  }, [races, tables]);
}
