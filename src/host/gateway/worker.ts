// Entry of the gateway's thread.

import { parentPort } from 'node:worker_threads';
import { runGateway } from './gateway';

if (!parentPort) throw new Error('this file runs as a worker thread only');
runGateway(parentPort);
