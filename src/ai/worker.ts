// Entry of one worker thread: does one job frame at a time and posts the reply.
// Not for: anything else; jobs live in jobs.ts.

import { parentPort, workerData } from 'node:worker_threads';
import { compileClones } from '@core/clone';
import { answerFrame } from './jobs';

const port = parentPort;
if (!port) throw new Error('this file runs as a worker thread only');
compileClones();
// Written by the pool: the job for which nobody waits any more.
const { gone } = workerData as { gone: Int32Array };
port.on('message', (text: string) => port.postMessage(answerFrame(text, (id) => Atomics.load(gone, 0) === id)));
