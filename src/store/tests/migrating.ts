// The program that migration.test.ts runs: opens the store of the given folder, as a starting app does, and ends at a disk
// step, or prints how many there were. Arguments: folder, step (0: none). Not here: anything else; only that test uses it.

import { writeSync } from 'node:fs';
import { countFrom, stepsCounted, watchDisk } from '@host/tests/kills/disk-steps';
import { openStore } from '../open';
import { LONG_STEPS } from './long-steps';

const [dir = '', at = ''] = process.argv.slice(2);
watchDisk();
countFrom(Number(at));
const opened = await openStore({ dir, migrations: LONG_STEPS });
writeSync(1, `${opened.ok ? stepsCounted() : opened.trouble.code}\n`);
process.exit(0);
