// `paddock export RACE FILE`: one race of the data folder as a file, for replay and for friends.

import { existsSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { attempt } from '@core/attempt';
import { raceFileText } from '@games/record-file';
import { dataFolder } from '@host/data-folder';
import { raceFileOf } from '@host/files/export';
import type { Store } from '@store/store';
import type { Command } from '../command';
import { inEnglish } from '../english';
import { Failure } from '../failure';

const LISTED = 20;

/** Writes a race with its drivers to a file. RACE: its id, or 'latest'. */
export const exportRace: Command = {
  summary: "writes a race of the data folder as one file; RACE is its id or 'latest'",
  positionals: ['RACE', 'FILE'],
  options: { data: { type: 'text', value: 'DIR', help: 'the data folder; by default the one the app uses' } },
  async run(args) {
    const [race = '', file = ''] = args.positionals;
    const dir = args.text('data') ?? dataFolder({ env: process.env, platform: process.platform, home: os.homedir() });
    // Opening would create a missing folder; a mistyped path should not leave one behind.
    if (!existsSync(dir)) throw new Failure(`there is no data folder ${dir}`);
    // Imported only here: the other commands need no database driver.
    const { openStore } = await import('@store/open');
    const opened = await openStore({ dir });
    if (!opened.ok) throw new Failure(inEnglish(opened.trouble.descriptor));
    const { store } = opened;
    try {
      const id = idOf(store, race);
      const head = store.saves.head(id);
      const whole = head && raceFileOf(store, head);
      if (whole === undefined) throw new Failure(`race ${race} in ${dir} is damaged and cannot be exported`);
      const written = attempt(() => writeFileSync(file, raceFileText(whole)));
      if (!written.ok) throw new Failure(`${file} cannot be written: ${written.message}`);
      const { game, moves } = whole.record;
      const value = { race: id, file, game, steps: moves.length };
      return { value, lines: [`${value.game} race ${value.race}, ${value.steps} steps, is now in ${file}`] };
    } finally {
      store.close();
    }
  },
};

function idOf(store: Store, race: string): string {
  const known = store.saves.list(LISTED).map((one) => one.id);
  if (race === 'latest' && known[0] !== undefined) return known[0];
  if (race !== 'latest' && store.saves.head(race) !== undefined) return race;
  const what = known.length === 0 ? 'it holds no races' : `its races are ${known.join(', ')}`;
  throw new Failure(`there is no race "${race}" in ${store.dir}; ${what}`);
}
