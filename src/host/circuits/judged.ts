// What the games' judges say of the workshop's circuits, remembered: an id is the hash of what it names, so while this process runs, the
// rules say the same of it again. Not here: judging (the game's Workshop).

import type { Json } from '@core/contract';
import type { StoredCircuit } from '@store/circuits';
import { type Context, gameIn } from '../context';

/** A circuit that its game can read. source: with every field; errors, warnings: how many there are. */
export interface Judged {
  readonly id: string;
  readonly source: Json;
  readonly errors: number;
  readonly warnings: number;
}

/** Judges a circuit of the workshop; undefined if this Paddock can't read it. */
export type Judge = (stored: StoredCircuit) => Judged | undefined;

/** More than a workshop holds, with edits of an evening. Then it begins again. */
const MOST = 5000;

/** Asks the game each time. */
export function judge(context: Context, { game, source }: StoredCircuit): Judged | undefined {
  const reading = gameIn(context, game)?.workshop?.read(source);
  if (reading?.source === undefined || reading.id === undefined) return undefined;
  const count = (level: 'error' | 'warning') => reading.problems.filter((one) => one.level === level).length;
  return { id: reading.id, source: reading.source, errors: count('error'), warnings: count('warning') };
}

/** Asks the game once about each content. */
export function rememberingJudge(context: Context): Judge {
  const known = new Map<string, Omit<Judged, 'source'>>();
  return (stored) => {
    const key = keyOf(stored);
    const before = known.get(key);
    if (before !== undefined) return { ...before, source: stored.source as Json };
    const judged = judge(context, stored);
    // A source from an older Paddock may lack fields. It is completed each time until it is saved again.
    if (judged === undefined || JSON.stringify(judged.source) !== JSON.stringify(stored.source)) return judged;
    if (known.size >= MOST) known.clear();
    const { source: _, ...verdict } = judged;
    known.set(key, verdict);
    return judged;
  };
}

/** The content's id, with the fields that are no part of it. */
function keyOf({ game, circuit, source }: StoredCircuit): string {
  const { name, author, parent } = source as Readonly<Record<string, unknown>>;
  return JSON.stringify([game, circuit, name, author, parent]);
}
