// The keys of the hall: 1 to 8 a table, W watch, G seat a guest, N new table, V the television's choice.

import type { Party } from '@api/party';
import { useKeys } from '@ui/keys';
import { useEffect, useState } from 'react';
import type { TableActions } from './table-card';
import { waitingIn } from './table-state';

/** What the keys need of the hall. */
export interface HallKeys {
  /** The table (id) that W and G mean; undefined: this page's own. */
  chosen: string | undefined;
  choose(table: string): void;
  /** Turns to the page with this table. */
  reveal(table: string): void;
  actions: TableActions;
  /** Free seats by the table's id. */
  free: ReadonlyMap<string, number>;
  /** This page's person cannot leave their table. */
  isBound: boolean;
}

/** Listens while the hall is open. */
export function useHallKeys(party: Party, { chosen, choose, reveal, actions, free, isBound }: HallKeys): void {
  const focusOn = useFocusOn();
  const isHost = party.you === null;
  const table = party.tables.find(({ id }) => id === (chosen ?? party.table)) ?? party.tables[0];
  const numbers = party.tables.map(({ id, number }) => {
    const take = () => {
      choose(id);
      reveal(id);
      focusOn(`[data-table="${number}"]`);
    };
    return [String(number), take] as const;
  });
  const canSeat = isHost && table !== undefined && (free.get(table.id) ?? 0) > 0 && waitingIn(party).length > 0;
  useKeys({
    ...Object.fromEntries(numbers),
    w: () => {
      if (table !== undefined && (!isBound || table.id === party.table)) actions.go(table);
    },
    g: canSeat ? () => actions.seat(table) : undefined,
    n: isHost ? () => focusOn('[data-box]') : undefined,
    v: isHost ? () => focusOn('[data-tv] [role="radio"][aria-checked="true"], [data-tv] button') : undefined,
  });
}

/** Moves the focus to what matches, once the page with it is on screen. */
function useFocusOn(): (selector: string) => void {
  const [wanted, want] = useState({ selector: '' });
  useEffect(() => {
    if (wanted.selector !== '') document.querySelector<HTMLElement>(wanted.selector)?.focus();
  }, [wanted]);
  return (selector) => want({ selector });
}
