// Writes the golden playthroughs and saves again, of every game or of the named one. Review the diff: a change of play raises
// rulesVersion.

import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

const vitest = path.join(path.dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const game = process.argv[2];
const names = `${game === undefined ? '' : `^${game} `}.*playthroughs and saves`;
const result = spawnSync(process.execPath, [vitest, 'run', 'src/games/laws.test.ts', '-t', names], {
  cwd: path.dirname(import.meta.dirname),
  env: { ...process.env, PADDOCK_WRITE_PLAYTHROUGHS: '1' },
  stdio: 'inherit',
});
process.exitCode = result.status ?? 1;
