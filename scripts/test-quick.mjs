// npm run test:quick: lint, types and the unit tests that the current change can break (affected.mjs), side by side.
// Tests by long play (laws, drivers' strength, kills, attacks) wait for npm test; the output lists what was left out.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { affectedTests } from './affected.mjs';
import { ensureNode } from './right-node.mjs';
import { quietStage } from './side-by-side.mjs';

ensureNode();
const root = path.join(import.meta.dirname, '..');
const bin = (...parts) => path.join(root, 'node_modules', ...parts);
const base = process.argv[2] ?? changedSince();
if (spawnSync('git', ['rev-parse', '--verify', '--quiet', `${base}^{commit}`], { cwd: root }).status !== 0) {
  console.error(`There is no commit ${base}. npm run test:quick [-- COMMIT] tests what changed since COMMIT.`);
  process.exit(2);
}
const changed = changedFiles();
const tests = affectedTests(
  root,
  [...changed].map((file) => path.relative(root, file).replaceAll(path.sep, '/')),
);
console.log(
  `${tests === undefined ? 'All tests' : `${tests.length} test files`} for what changed since ${base}; slow ones (vitest.config.ts, ` +
    'SLOW), those that know a game by the list of games alone, whether a world uses what only another one has ' +
    '(tsconfig.*.json), and the browser are left to npm test.',
);
const unit = ['run', ...(tests ?? []), '--passWithNoTests', '--reporter', 'dot'];
const lint = ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...linted()];
const unitStage = () =>
  quietStage('Unit tests of what changed', [bin('vitest/vitest.mjs'), ...unit], { PADDOCK_QUICK: '1' });
const results = await Promise.all([
  quietStage('Lint', [bin('@biomejs/biome/bin/biome'), ...lint]),
  quietStage('Types', [bin('typescript/bin/tsc'), '-p', '.']),
  ...(tests?.length === 0 ? [] : [unitStage()]),
]);
process.exit(results.every(({ passed }) => passed) ? 0 : 1);

/** The commit at which this branch left its upstream; without one, uncommitted changes count as the change. */
function changedSince() {
  const found = spawnSync('git', ['merge-base', 'HEAD', '@{upstream}'], { cwd: root, encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : 'HEAD';
}

/** What differs from the base, including untracked files; whole paths. */
function changedFiles() {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n');
  const names = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  return new Set(names.filter((name) => name !== '').map((name) => path.join(root, name)));
}

/** Changed files that still exist; everything, if the lint's own rules changed. */
function linted() {
  const files = [...changed].filter((file) => existsSync(file));
  return files.length === 0 || files.some((file) => path.basename(file) === 'biome.json') ? [] : files;
}
