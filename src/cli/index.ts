// Entry point of `npm run paddock`. Everything that can be tested is in main.ts.

import { main } from './main';

// A reader that stops early, such as `head`, is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

process.exitCode = await main(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`), {
  say: (line) => process.stderr.write(`${line}\n`),
  dir: import.meta.dirname,
});
