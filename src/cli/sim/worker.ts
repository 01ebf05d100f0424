// Entry of one simulation thread: plays a race per message and posts its outcome. Not for: decisions of the app (ai/worker.ts).

import { parentPort } from 'node:worker_threads';
import { compileClones } from '@core/clone';
import { playRace, type RaceJob } from './race';

const port = parentPort;
if (!port) throw new Error('this file runs as a worker thread only');
compileClones();
port.on('message', (job: RaceJob) => port.postMessage(playRace(job)));
