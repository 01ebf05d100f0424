// Entry of one worker thread: runs one job at a time and posts the reply. Not here: the jobs (jobs.ts).

import { parentPort } from 'node:worker_threads';
import { answerWith } from '@ai/jobs';
import { compileClones } from '@core/clone';
import { games } from '@games/registry';
import { jobHandlers } from './jobs';

const port = parentPort;
if (!port) throw new Error('this file runs as a worker thread only');
compileClones();
const jobs = jobHandlers(games);
port.on('message', (text: string) => port.postMessage(answerWith(jobs, text)));
