// Builds an entry of Paddock into one file that a test can start, as the real build does. Not here: entries that need native
// packages (host/tests/killing.ts).

import { build } from 'vite';

/** Bundles an entry, a path from the project's root, into a folder under this name: an ES module beside what is already there. */
export async function buildEntry(entry: string, dir: string, name: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: dir,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: name, format: 'es' } },
    },
  });
}
