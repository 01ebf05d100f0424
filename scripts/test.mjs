// npm test: lint, unused exports, types, unit and DOM tests, and the browser journeys, in the order that finds trouble soonest.
// npm run test:full: all of that, and the long tests: every other browser test, floods, kills, fuzzing and the drivers'
// strength.
// npm run test:full -- --rest: only what npm test leaves out. CI runs npm test, then the rest.
// Each stops at the first stage that fails. The last line is always `N passed, N failed`, the sum of all tests; a failed
// stage without tests counts as one.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { tryBuild } from './build-if-stale.mjs';
import { chromiumVersion, findChromium, HOW_TO_GET_CHROMIUM } from './chromium.mjs';
import { electronBinary } from './electron.mjs';
import { ensureNode } from './right-node.mjs';
import { quietStage } from './side-by-side.mjs';

ensureNode();
const root = path.join(import.meta.dirname, '..');
const bin = (...parts) => path.join(root, 'node_modules', ...parts);
const reports = path.join(root, 'test-results');
const unitReport = path.join(reports, 'unit.json');
const browserReport = path.join(reports, 'browser.json');
const total = { passed: 0, failed: 0 };
/** Which tests run: the usual ones, all, or the rest that the usual ones leave out. */
const scope = process.argv.includes('--rest') ? 'rest' : process.argv.includes('--full') ? 'full' : 'usual';
const notes = [];
/** Rows of the tables of times: each stage, then each file of the stages that have files. */
const stages = ['| stage | s |', '| --- | --- |'];
const tables = [];
/** The whole program, and each environment separately: code without Node, without a browser, and without either. */
const TYPE_WORLDS = ['.', 'tsconfig.pure.json', 'tsconfig.node.json', 'tsconfig.browser.json'];

if (scope !== 'rest') rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const chromium = findChromium();
const skipBrowser = process.env.PADDOCK_SKIP_BROWSER === '1';
chooseBrowser();

if (scope !== 'rest') {
  // The type check uses one core: lint and unused exports run on another meanwhile.
  await sideBySide(
    ['Lint', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings']],
    ['Exports that nothing uses', [bin('knip/bin/knip.js'), '--no-progress']],
    ['Types', [bin('typescript/bin/tsc'), '-b', ...TYPE_WORLDS]],
  );
}
stage(scope === 'rest' ? 'Long unit tests' : 'Unit tests, DOM tests, rules and laws', unitCommand(), countUnit);
heading('Build');
if (!tryBuild()) {
  total.failed += 1;
  end(1);
}
if (scope !== 'rest') {
  stage('Desktop shell, built, under a stand-in for Electron', [path.join(root, 'scripts/boot-main.mjs')], countOne);
  stage('Package', [path.join(root, 'scripts/check-package.mjs')], countOne);
}
if (skipBrowser) notes.push('The browser tests were left out: PADDOCK_SKIP_BROWSER=1.');
else stage(...browserStage(), countBrowser);
if (scope === 'usual') notes.push('The long tests were left out: npm run test:full.');
if (electronBinary() === null)
  notes.push('The desktop tests (e2e/desktop) were not run: there is no Electron binary here (npx install-electron).');
end(0);

/** Prints which browser the tests will use; ends here if there is none, not minutes later. */
function chooseBrowser() {
  if (skipBrowser) return;
  if (chromium !== null) {
    console.log(`The browser tests use ${chromium} (${chromiumVersion(chromium)}).`);
    return;
  }
  console.error(HOW_TO_GET_CHROMIUM);
  total.failed += 1;
  end(1);
}

/** The browser tests of this run: journeys through the whole app (tagged @journey), the others, or both. */
function browserStage() {
  const command = [bin('@playwright/test/cli.js'), 'test', '-c', 'e2e'];
  if (scope === 'usual') return ['Browser journeys', [...command, '--grep', '@journey']];
  if (scope === 'rest') return ['Other browser tests', [...command, '--grep-invert', '@journey']];
  return ['Browser tests', command];
}

function unitCommand() {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];
  return [bin('vitest/vitest.mjs'), 'run', ...reporters];
}

/** Runs stages without tests side by side; ends here if one fails. */
async function sideBySide(...commands) {
  heading(commands.map(([name]) => name).join(', '));
  const results = await Promise.all(
    commands.map(async ([name, command]) => {
      const result = await quietStage(name, command);
      stages.push(row(name, result.ms));
      return result;
    }),
  );
  const failed = results.filter(({ passed }) => !passed).length;
  total.failed += failed;
  if (failed > 0) end(1);
}

/** Runs one stage; count adds its tests to the total. */
function stage(name, command, count) {
  heading(name);
  const began = performance.now();
  const env = { ...process.env, PADDOCK_BROWSER_REPORT: browserReport, PADDOCK_TESTS: scope };
  const ran = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit', env });
  const failedBefore = total.failed;
  const good = ran.status === 0;
  count?.(good);
  const ms = performance.now() - began;
  stages.push(row(name, ms));
  console.log(`${good ? 'ok' : 'FAILED'} in ${(ms / 1000).toFixed(1)} s`);
  if (good) return;
  if (total.failed === failedBefore) total.failed += 1;
  end(1);
}

function countUnit() {
  const report = read(unitReport);
  total.passed += report?.numPassedTests ?? 0;
  total.failed += report?.numFailedTests ?? 0;
  const times = (report?.testResults ?? []).map(({ name, assertionResults }) => ({
    file: path.relative(root, name),
    ms: assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0),
  }));
  timesOf('unit', times);
  for (const { name, message, assertionResults } of report?.testResults ?? []) {
    const file = path.relative(root, name);
    const bad = assertionResults.filter(({ status }) => status === 'failed');
    for (const { fullName, failureMessages } of bad) noteFailure(`${file}: ${fullName}`, failureMessages.join('\n'));
    if (bad.length === 0 && message) noteFailure(file, message);
  }
}

function countBrowser() {
  const stats = read(browserReport)?.stats;
  total.passed += (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  total.failed += stats?.unexpected ?? 0;
  timesOf('browser', browserTimes(read(browserReport)?.suites ?? []));
  for (const [title, message] of failedIn(read(browserReport) ?? {})) noteFailure(title, message);
  if (stats?.flaky) notes.push(`${stats.flaky} browser test(s) passed only when tried again.`);
  if (stats?.skipped) notes.push(`${stats.skipped} browser test(s) were left out:`, ...skippedIn(read(browserReport)));
}

/** Adds a failed test to the last lines, which are all that some CI services show. */
function noteFailure(title, message) {
  const lines = stripVTControlCharacters(message).split('\n');
  const shown = lines.filter((line) => line.trim() !== '' && !/^\s+at /.test(line)).slice(0, 12);
  notes.push(`FAILED ${title}`, ...shown.map((line) => `  ${line}`));
}

/** The failed tests of a browser report, each with the message of its last try. */
function failedIn({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => [`e2e/${file}: ${title}`, results.at(-1)?.error?.message ?? '']),
  );
  return [...own, ...suites.flatMap(failedIn)];
}

/** The time of each spec file, including retries. */
function browserTimes(suites) {
  const timeOf = ({ suites: inner = [], specs = [] }) =>
    inner.reduce((sum, one) => sum + timeOf(one), 0) +
    specs
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .reduce((sum, { duration }) => sum + duration, 0);
  return suites.map((suite) => ({ file: `e2e/${suite.file}`, ms: timeOf(suite) }));
}

/** Prints the slowest files, and keeps all of them for the table of times. times: ms, files side by side. */
function timesOf(kind, times) {
  const sorted = times.toSorted((a, b) => b.ms - a.ms);
  tables.push(['', `| ${kind} tests | s |`, '| --- | --- |', ...sorted.map(({ file, ms }) => row(`\`${file}\``, ms))]);
  console.log(`\nSeconds per file, the slowest ten of ${sorted.length} (all: test-results/times-${scope}.md)`);
  for (const { file, ms } of sorted.slice(0, 10)) console.log(`${(ms / 1000).toFixed(1).padStart(8)}  ${file}`);
}

/** A row of a table of times. */
function row(name, ms) {
  return `| ${name} | ${(ms / 1000).toFixed(1)} |`;
}

/** A line per skipped test, with its reason. */
function skippedIn({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter((test) => test.status === 'skipped')
      .map(({ annotations }) => {
        const why = annotations.find(({ type }) => type === 'skip')?.description;
        return `  ${title}${why === undefined ? '' : `: ${why}`}`;
      }),
  );
  return [...own, ...suites.flatMap(skippedIn)];
}

function countOne(good) {
  if (good) total.passed += 1;
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function heading(name) {
  console.log(`\n== ${name} ${'='.repeat(Math.max(4, 74 - name.length))}`);
}

function end(code) {
  writeFileSync(path.join(reports, `times-${scope}.md`), [...stages, ...tables.flat(), ''].join('\n'));
  console.log('');
  for (const note of notes) console.log(note);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(code);
}
