// The program that migration.test.ts runs and kills: opens the store of the folder it is given, as an app that starts.
// Says 'opening' before and 'open', with the ms that it took, after. Not for: anything but that test.

import { writeSync } from 'node:fs';
import { openStore } from '../open';
import { LONG_STEPS } from './long-steps';

const dir = process.argv[2] ?? '';
writeSync(1, 'opening\n');
const start = performance.now();
const opened = await openStore({ dir, migrations: LONG_STEPS });
writeSync(1, `${opened.ok ? 'open' : opened.trouble.code} ${performance.now() - start}\n`);
// Killed from outside, at whatever moment.
setInterval(() => {}, 1000);
