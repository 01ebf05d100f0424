// Measures again what drafted cards of Heat are worth: 1,000 races of six per circuit, or the number given; takes some
// minutes.

import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

const races = process.argv[2] ?? '1000';
const vitest = path.join(path.dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const test = ['run', 'src/games/heat/ai/draft/measure.test.ts', '-t', 'the worths are measured anew'];
const result = spawnSync(process.execPath, [vitest, ...test], {
  cwd: path.dirname(import.meta.dirname),
  env: { ...process.env, PADDOCK_WRITE_DRAFT_WORTH: races },
  stdio: 'inherit',
});
process.exitCode = result.status ?? 1;
