// The tables that a television shows now, by the host's choice; it tells the host which these are. Not here: the choice itself
// (programme.ts).

import type { TvParty, TvTable } from '@api/tv/commands';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../app/client';
import { loadGameUi } from '../../app/games/games';
import { steadyNow } from '../../app/use-now';
import { type Closeness, closenessOf, closestTable, MOST_SHOWN, type OnScreen } from './programme';

/** ms between two looks at all races. */
const LOOKS = 5000;

/**
 * The tables on screen, at most MOST_SHOWN; empty while no race runs and the host has chosen no table. session: the handshake after which
 * the host let this page in; 0: not yet.
 */
export function useProgramme(party: TvParty | null, session: number): readonly TvTable[] {
  const mode = party?.programme.mode;
  const racing = (party?.tables ?? []).filter(({ match }) => match !== null);
  const closest = useClosest(racing, session, mode === 'closest' && racing.length > 1);
  const shown = shownBy(party, racing, closest);
  useReport(shown, session);
  return shown;
}

function shownBy(party: TvParty | null, racing: readonly TvTable[], closest: string | undefined): readonly TvTable[] {
  if (party === null) return [];
  const { mode, table } = party.programme;
  if (mode === 'table') return party.tables.filter(({ id }) => id === table);
  if (mode === 'split') return racing.slice(0, MOST_SHOWN);
  const found = racing.find(({ id }) => id === closest) ?? racing[0];
  return found === undefined ? [] : [found];
}

/** The table with the closest race; looked for only while there are several. */
function useClosest(racing: readonly TvTable[], session: number, isWanted: boolean): string | undefined {
  const [shown, setShown] = useState<OnScreen | null>(null);
  const newest = useRef(racing);
  newest.current = racing;
  useEffect(() => {
    if (!isWanted || session === 0) return;
    const known = new Map<string, Closeness>();
    const sequences: Record<string, number> = {};
    let isOpen = true;
    const look = async () => {
      const reply = await client.call('tables.look', { known: sequences });
      if (!isOpen || !reply.ok) return;
      for (const update of reply.value) {
        const ui = await loadGameUi(update.game);
        if (update.source !== undefined) await ui.learnCircuit?.(update.circuit, update.source);
        known.set(update.match, closenessOf(ui.frame(update), update));
        sequences[update.match] = update.seq;
      }
      if (!isOpen) return;
      setShown((now) => {
        const at = steadyNow();
        const table = closestTable(newest.current, known, now, at);
        return table === undefined || table === now?.table ? now : { table, since: at };
      });
    };
    void look();
    const timer = setInterval(() => void look(), LOOKS);
    return () => {
      isOpen = false;
      clearInterval(timer);
    };
  }, [isWanted, session]);
  return shown === null ? undefined : shown.table;
}

/** Tells the host, so that the hall can mark the tables. */
function useReport(shown: readonly TvTable[], session: number): void {
  const ids = shown.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (session === 0) return;
    void client.call('tv.showing', { tables: ids === '' ? [] : ids.split(' ') });
  }, [ids, session]);
}
