// The entry point of a worker thread: runs one job frame at a time and posts the reply.
// Not here: the jobs themselves (jobs.ts).

import { parentPort, workerData } from 'node:worker_threads';
import { compileClones } from '@core/clone';
import { answerFrame } from './jobs';

const port = parentPort;
if (!port) throw new Error('this file runs as a worker thread only');
compileClones();
// Shared with the pool, which writes the id of a job that is cancelled while it runs.
const taken: Int32Array | undefined = workerData?.taken;
const isTaken = (id: number): boolean => taken !== undefined && Atomics.load(taken, 0) === id;
port.on('message', (text: string) => port.postMessage(answerFrame(text, isTaken)));
