// Entry point of a simulation thread: plays one race per message and posts its outcome. The app's is ai/worker.ts.

import { parentPort } from 'node:worker_threads';
import { compileClones } from '@core/clone';
import { type RaceJob, simulateRace } from './race';

const port = parentPort;
if (!port) throw new Error('this file runs as a worker thread only');
compileClones();
port.on('message', (job: RaceJob) => port.postMessage(simulateRace(job)));
