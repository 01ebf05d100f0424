// Makes a script run on a Node that Paddock works with. `npm install` brings one for Linux; elsewhere it must be installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const OLDEST = [22, 13];
const root = path.join(import.meta.dirname, '..');

/** Runs the current script again on the Node that npm installed, if the current one is too old. Then ends the process. */
export function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  const own = path.join(root, 'node_modules/.bin/node');
  if (process.env.PADDOCK_NODE === 'own' || !existsSync(own)) {
    const why = existsSync(path.join(root, 'node_modules')) ? 'Install Node 24' : 'Run npm install';
    console.error(
      `Paddock needs Node ${OLDEST.join('.')} or newer, this is ${process.versions.node}. ${why}, then try again.`,
    );
    process.exit(1);
  }
  const env = {
    ...process.env,
    PADDOCK_NODE: 'own',
    PATH: `${path.dirname(own)}${path.delimiter}${process.env.PATH ?? ''}`,
  };
  const ran = spawnSync(own, process.argv.slice(1), { stdio: 'inherit', env });
  process.exit(ran.status ?? 1);
}
