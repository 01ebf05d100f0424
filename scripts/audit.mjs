// npm run audit: asks npm's registry for known vulnerabilities of everything shipped: the dependencies with their own, and
// Electron, which is among the dev dependencies because its packer requires that. Part of npm run dist.
// Exits with 0 if none is known, 1 if some are, 2 if the registry could not be asked.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
/** No long wait without a network. */
const PATIENCE = ['--fetch-retries=0', '--fetch-timeout=20000'];

const shipped = audit('--omit=dev');
const everything = shipped.ok ? audit() : shipped;
if (!shipped.ok || !everything.ok) {
  console.error(`audit: NOT AUDITED. npm's registry could not be asked: ${shipped.ok ? everything.why : shipped.why}`);
  console.error(
    'audit: nothing is known of the packages that are shipped. Try again where the registry can be reached.',
  );
  process.exit(2);
}
const found = new Map([...shipped.found, ...everything.found.filter(([name]) => name === 'electron')]);
for (const [name, { severity, range, via }] of found)
  console.error(`audit: ${severity}: ${name} ${range}: ${advisories(via)}`);
if (found.size > 0) console.error(`audit: ${found.size} packages that are shipped have known weaknesses.`);
else console.log(`audit: no weakness is known of the ${shipped.count} packages that are shipped, nor of Electron.`);
process.exit(found.size > 0 ? 1 : 0);

/** npm's reply; why: the reason it could not be asked. */
function audit(...options) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const shell = process.platform === 'win32';
  const command = ['audit', '--json', '--audit-level=none', ...PATIENCE, ...options];
  const ran = spawnSync(npm, command, { cwd: root, encoding: 'utf8', shell, timeout: 60_000 });
  if (ran.error) return { ok: false, why: ran.error.message };
  const report = parsed(ran.stdout);
  const { vulnerabilities, metadata } = report ?? {};
  if (vulnerabilities === undefined || metadata === undefined) {
    return { ok: false, why: report?.message ?? report?.error?.summary ?? `npm audit ended with ${ran.status}` };
  }
  return { ok: true, found: Object.entries(vulnerabilities), count: metadata.dependencies?.prod ?? 0 };
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function advisories(via) {
  return via.map((one) => (typeof one === 'string' ? `through ${one}` : `${one.title} (${one.url})`)).join('; ');
}
