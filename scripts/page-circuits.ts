// Circuits of the page, read while it is built: the page gets files that have been checked, with every default filled in, and
// loads no schemas. A circuit that cannot be raced on fails the build. Hosts and tests read the files themselves.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';

/** Reads one file of a game; throws if it is wrong. */
type Read = (name: string, source: unknown) => unknown;

/** What reads the circuits of a game that uses schemas for them. */
interface Reader {
  readonly module: string;
  readonly name: string;
  readonly circuits: string;
}

const READERS: readonly Reader[] = [
  { module: 'heat/data/track-file.ts', name: 'readTrackFile', circuits: 'heat/circuits/' },
  { module: 'waddington/data/circuit-file.ts', name: 'readCircuitFile', circuits: 'waddington/circuits/' },
  { module: 'havoc/data/oval-file.ts', name: 'readOvalFile', circuits: 'havoc/circuits/' },
];

/** games: the folder of the games, with slashes on every system. */
export function pageCircuits(games: string): Plugin {
  const reads = new Map<Reader, Promise<Read>>();
  const readOf = (reader: Reader): Promise<Read> => {
    const read = reads.get(reader) ?? loadReader(path.posix.join(games, reader.module), reader.name);
    reads.set(reader, read);
    return read;
  };
  return {
    name: 'paddock-page-circuits',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!id.startsWith(games)) return null;
      const file = path.posix.relative(games, id);
      const stub = READERS.find(({ module }) => module === file);
      if (stub !== undefined) return `export const ${stub.name} = (name, source) => source;`;
      const reader = READERS.find(({ circuits }) => file.startsWith(circuits) && file.endsWith('.json'));
      if (reader === undefined) return null;
      const read = await readOf(reader);
      return JSON.stringify(read(path.posix.basename(file), JSON.parse(readFileSync(id, 'utf8'))));
    },
  };
}

async function loadReader(file: string, name: string): Promise<Read> {
  const { module } = await runnerImport<Readonly<Record<string, Read>>>(file, {
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
  });
  const read = module[name];
  if (read === undefined) throw new Error(`${file} has no ${name}`);
  return read;
}
