// Copies the times of the last test runs into docs/testing.md: `npm test`, `npm run test:full -- --rest`, then `node
// scripts/keep-times.mjs "on two idle cores"`. The text says how they were measured.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Seconds; faster files are left out of the page. */
const LEAST = 5;
const root = path.join(import.meta.dirname, '..');
const page = path.join(root, 'docs/testing.md');
const RUNS = { usual: '`npm test`', rest: '`npm run test:full -- --rest`' };
const [begin, end] = ['<!-- times -->', '<!-- end of times -->'];

const how = process.argv[2];
if (how === undefined) {
  console.error('Say how it was measured: node scripts/keep-times.mjs "on two idle cores, 2026-11-28"');
  process.exit(2);
}
const parts = Object.entries(RUNS).flatMap(([scope, command]) => {
  const file = path.join(root, `test-results/times-${scope}.md`);
  if (!existsSync(file)) {
    console.error(`${path.relative(root, file)} is missing: the times of ${command} are left out.`);
    return [];
  }
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return [`${command}:\n\n${lines.filter(isKept).join('\n')}\n`];
});
if (parts.length === 0) process.exit(1);
const text = readFileSync(page, 'utf8');
const [before, rest] = text.split(begin);
const after = rest?.split(end)[1];
if (after === undefined) throw new Error(`docs/testing.md has no ${begin} … ${end}`);
const intro = `Measured ${how}. Files under ${LEAST} s are left out; their times are in \`test-results\` after each run.`;
writeFileSync(page, `${before}${begin}\n${intro}\n\n${parts.join('\n')}${end}${after}`);

/** A stage, or a slow file; lines that are not table rows are kept. */
function isKept(line) {
  const row = /^\| `.+` \| ([\d.]+) \|$/.exec(line);
  return row === null || Number(row[1]) >= LEAST;
}
