// Writes the golden playthroughs and saves of every game anew. Review the diff: a change of play raises rulesVersion.

import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

const vitest = path.join(path.dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const result = spawnSync(process.execPath, [vitest, 'run', 'src/games/laws.test.ts', '-t', 'playthroughs and saves'], {
  cwd: path.dirname(import.meta.dirname),
  env: { ...process.env, PADDOCK_WRITE_PLAYTHROUGHS: '1' },
  stdio: 'inherit',
});
process.exitCode = result.status ?? 1;
