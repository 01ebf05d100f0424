// npm run test:long [-- PART ...]: tests that take too long for every day. Each part writes its line into docs/long-run.md.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureNode } from './right-node.mjs';

ensureNode();
const root = path.join(import.meta.dirname, '..');
const report = path.join(root, 'docs/long-run.md');
const bin = (...parts) => path.join(root, 'node_modules', ...parts);
/** No limits: a busy machine is slow, not wrong. */
const LIMITS = ['--testTimeout=7200000', '--hookTimeout=7200000'];
const unit = (...args) => [bin('vitest/vitest.mjs'), 'run', ...LIMITS, ...args];
const paddock = (...args) => [path.join(root, 'scripts/paddock.mjs'), ...args];

/** Every part by name: its description, and its command for node. */
const PARTS = {
  laws: ['all laws of all games, nearly every position of 200 races', unit('src/games/laws.test.ts')],
  'weekend-laws': [
    'all laws over 200 races of Heat with every module',
    unit('src/games/heat/tests/weekend/laws.test.ts'),
  ],
  'formula-d-roads': ['15,000 positions of the path search', unit('src/games/formula-d/tests/properties.test.ts')],
  kills: [
    '1,000 kills at exact commits and steps on the disk: a change of rounds, an import, a restore, a copy, a review and a migration 110 times each, races, ends of races and parties besides',
    unit(
      'src/host/tests/kills',
      'src/host/seasons/tests',
      'src/host/match/tests/kill',
      'src/host/party/tests/party-kill',
    ),
  ],
  evenings: [
    '1,000 kills of evenings with a race of every game and a tournament at seven tables, fourteen guests over WebSockets',
    unit('src/host/party/tests/evening-kill'),
  ],
  commands: ['10,000 hostile payloads at every command', unit('src/host/tests/fuzz', 'src/api/serve')],
  fuzz: ['a million frames', paddock('fuzz')],
  browser: [
    'the browser suite the long way: three guests at every party, a hundred cuts, every size',
    [bin('@playwright/test/cli.js'), 'test', '-c', 'e2e'],
  ],
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
let isGood = true;
for (const name of asked.length > 0 ? asked : Object.keys(PARTS)) isGood = run(name) && isGood;
process.exit(isGood ? 0 : 1);

function run(name) {
  const [, command] = PARTS[name];
  console.log(`\n== ${name}`);
  const began = performance.now();
  const env = { ...process.env, PADDOCK_LONG: '1' };
  const ran = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit', env });
  note(name, ran.status === 0, (performance.now() - began) / 60_000);
  return ran.status === 0;
}

/** Replaces this part's line; lines of the other parts stay. */
function note(name, good, minutes) {
  const lines = existsSync(report) ? readFileSync(report, 'utf8').split('\n') : [];
  const line = `| ${[name, PARTS[name][0], good ? 'passed' : 'FAILED', `${minutes.toFixed(1)} min`, today(), commit()].join(' | ')} |`;
  const old = new Map(lines.filter((one) => one.startsWith('| ')).map((one) => [one.split(' | ')[0]?.slice(2), one]));
  const rows = Object.keys(PARTS).map((part) => (part === name ? line : old.get(part)));
  writeFileSync(
    report,
    `${[
      '# Long runs',
      '',
      'What `npm run test:long` ran last, part by part; it writes this page. A commit with `+` had changes on top.',
      '',
      '| part | what | result | took | date | commit |',
      '|---|---|---|---|---|---|',
      ...rows.filter((row) => row !== undefined),
    ].join('\n')}\n`,
  );
}

function today() {
  return new Date().toISOString().slice(0, 10);
}

function commit() {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();
  const changed = git('status', '--porcelain', '--', '.', ':!docs/long-run.md') !== '';
  return `${git('rev-parse', '--short', 'HEAD')}${changed ? '+' : ''}`;
}
