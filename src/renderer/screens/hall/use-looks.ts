// The races of all tables, asked for once a second while somebody looks at the page. Not here: what is drawn of them
// (table-card.tsx).

import type { PartyTable } from '@api/tables/commands';
import { useEffect, useState } from 'react';
import { client } from '../../app/client';
import { useApp } from '../../app/store';
import { type Looks, merged } from './looks';

/** ms between two looks. */
const LOOKS = 1000;
/** Every so often a look asks for every race, changed or not: one that the host leaves out then is not in its memory. */
const WHOLE = 10;

/** The races of these tables as spectators see them. */
export function useLooks(tables: readonly PartyTable[]): Looks {
  const [looks, setLooks] = useState<Looks>(new Map());
  const session = useApp((s) => s.session);
  const matches = tables.flatMap(({ match }) => match ?? []).join(' ');
  useEffect(() => {
    if (session === 0 || matches === '') return;
    const known: Record<string, number> = {};
    let isHere = true;
    let isAsking = false;
    let count = 0;
    const look = async () => {
      if (document.hidden || isAsking) return;
      isAsking = true;
      const isWhole = count % WHOLE === 0;
      count += 1;
      const reply = await client.call('tables.look', { known: isWhole ? {} : known });
      isAsking = false;
      if (!isHere || !reply.ok) return;
      for (const { match, seq } of reply.value) known[match] = seq;
      setLooks((before) => merged(before, matches.split(' '), reply.value, isWhole));
    };
    void look();
    const timer = setInterval(() => void look(), LOOKS);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [matches, session]);
  return looks;
}
