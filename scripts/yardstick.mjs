// Measures again what balance reports find on the circuits in a game's box, as `npm run yardstick -- GAME`: the races that the app drives for a
// report. Takes some minutes a circuit.

import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
const [game] = process.argv.slice(2);
if (game === undefined) throw new Error('which game? npm run yardstick -- GAME');
const circuits = readdirSync(path.join(root, 'src/games', game, 'circuits')).map((file) => file.replace('.json', ''));
const measured = circuits.toSorted().map(measure);
const [{ cars }] = measured;
const yardstick = { cars, circuits: measured.map(({ cars: _, ...circuit }) => circuit) };
writeFileSync(
  path.join(root, 'src/games', game, 'data/yardstick.json'),
  `${JSON.stringify(yardstick, undefined, 2)}\n`,
);

/** minutes: of a race; skill: races that the best level wins against the one below; cost: of a car in a lap. */
function measure(circuit) {
  const args = [path.join(root, 'scripts/paddock.mjs'), 'circuit', 'test', game, circuit, '--json'];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  if (status !== 0) throw new Error(`${circuit}: the test ended with ${status}`);
  const { cars, minutes, skill, costPerLap } = JSON.parse(String(stdout));
  return { cars, circuit, minutes: rounded(minutes.mean), skill: rounded(skill.share), cost: rounded(costPerLap) };
}

function rounded(value) {
  return Math.round(value * 100) / 100;
}
