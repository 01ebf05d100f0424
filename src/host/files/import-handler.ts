// The command that imports a season or race from a file: a job runner reads and verifies it, then the store imports it. All
// of it is stored or nothing, and nothing twice. Not here: reading it (reading.ts).

import { IMPORT_LIMIT } from '@api/constants';
import type { In, Out, Reply } from '@api/contract';
import { message } from '@api/messages';
import type { Handlers } from '@api/session';
import { granted, orStorageError, refuse } from '../api-errors';
import { type Context, tellOwners } from '../context';
import { runJob } from '../jobs/run-job';
import { tellSeason } from '../seasons/origin';

const TOO_LARGE = message('import.too-large');

/** The handler of the files commands. One file at a time, because the second may be the same file again. */
export function fileHandlers(context: Context): Pick<Handlers, 'files.import'> {
  let last: Promise<unknown> = Promise.resolve();
  return {
    async 'files.import'(input) {
      const before = last;
      const own = before.then(() => orStorageError(() => bringIn(context, input)));
      last = own.catch(() => {});
      return own;
    },
  };
}

async function bringIn(context: Context, { text }: In<'files.import'>): Promise<Reply<Out<'files.import'>>> {
  if (Buffer.byteLength(text) > IMPORT_LIMIT) return refuse('bad-input', TOO_LARGE);
  const file = context.store.incoming();
  const read = await runJob(context, 'bringIn', { text, file });
  if (!read.ok) return read;
  const came = read.value;
  if (came.fresh) await context.store.takeIn(file, came.kind === 'season' ? came.here : []);
  if (came.fresh) tellOwners(context, 'matches.changed', {});
  if (came.fresh) for (const ended of context.endings) ended();
  if (came.kind === 'race') return granted({ kind: 'race', match: came.match });
  const { season, name, races } = came;
  if (came.fresh) tellSeason(context, { season });
  return granted({ kind: 'season', season, name, races });
}
