// Packs the built app with a stand-in for Electron and checks what would be shipped: the files in the archive, the fuses, and
// that the app starts from the archive's contents alone. Linux only; elsewhere it says so and passes.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { extractAll, listPackage } from '@electron/asar';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { writeStandIn } from './stand-in-electron.mjs';

const root = path.join(import.meta.dirname, '..');
/** Every path in the archive fits one of these. */
const ALLOWED = [
  /^\/package\.json$/,
  /^\/out$/,
  /^\/out\/(main|preload|renderer)(\/|$)/,
  /^\/node_modules$/,
  /^\/node_modules\/better-sqlite3$/,
  /^\/node_modules\/better-sqlite3\/(LICENSE|README\.md|package\.json)$/,
  /^\/node_modules\/better-sqlite3\/lib(\/|$)/,
  /^\/node_modules\/better-sqlite3\/prebuilds(\/linux-(x64|arm64)\.node)?$/,
];
/** And none of these. */
const FORBIDDEN = [/^\/out\/main\/(tools(\/|$)|(cli|sim-worker)\.js$)/];
const NEEDED = [
  '/out/main/index.js',
  '/out/main/ai-worker.js',
  '/out/main/job-worker.js',
  '/out/main/gateway.js',
  '/out/preload/index.cjs',
  '/out/renderer/index.html',
];
const FUSES = {
  RunAsNode: false,
  EnableCookieEncryption: false,
  EnableNodeOptionsEnvironmentVariable: false,
  EnableNodeCliInspectArguments: false,
  EnableEmbeddedAsarIntegrityValidation: true,
  OnlyLoadAppFromAsar: true,
  LoadBrowserProcessSpecificV8Snapshot: false,
  GrantFileProtocolExtraPrivileges: false,
};

if (process.platform !== 'linux') {
  console.log('package: not checked here, the stand-in is for Linux');
  process.exit(0);
}
const work = mkdtempSync(path.join(tmpdir(), 'paddock-package-'));
process.on('exit', () => rmSync(work, { recursive: true, force: true }));
const standIn = path.join(work, 'electron');
mkdirSync(standIn);
writeStandIn(standIn, root);

const builder = path.join(root, 'node_modules/electron-builder/cli.js');
const output = path.join(work, 'dist');
const options = ['--linux', 'dir', `-c.electronDist=${standIn}`, `-c.directories.output=${output}`];
const built = spawnSync(process.execPath, [builder, ...options], { cwd: root, encoding: 'utf8' });
if (built.status !== 0) fail(`electron-builder failed:\n${built.stdout}${built.stderr}`);

const app = path.join(output, 'linux-unpacked');
const archive = path.join(app, 'resources/app.asar');
const paths = listPackage(archive, { isPack: false });
const strange = paths.filter(
  (file) => !ALLOWED.some((one) => one.test(file)) || FORBIDDEN.some((one) => one.test(file)),
);
if (strange.length > 0) fail(`not to be shipped: ${strange.join(', ')}`);
const missing = NEEDED.filter((file) => !paths.includes(file));
if (missing.length > 0) fail(`missing: ${missing.join(', ')}`);

const wire = await getCurrentFuseWire(path.join(app, 'paddock'));
for (const [name, on] of Object.entries(FUSES))
  if (wire[FuseV1Options[name]] !== (on ? FuseState.ENABLE : FuseState.DISABLE)) fail(`fuse ${name} should be ${on}`);

const unpacked = path.join(work, 'app');
extractAll(archive, unpacked);
const boot = path.join(root, 'scripts/boot-main.mjs');
const booted = spawnSync(process.execPath, [boot, unpacked], { cwd: work, encoding: 'utf8' });
if (booted.status !== 0) fail(`the packed app does not start:\n${booted.stdout}${booted.stderr}`);
console.log(
  `package: ${paths.length} paths, ${Object.keys(FUSES).length} fuses and the start from the archive are right`,
);

function fail(message) {
  console.error(`package: ${message}`);
  process.exit(1);
}
