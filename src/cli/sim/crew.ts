// Plays many races on several threads; each free thread takes the next race.

import { Worker } from 'node:worker_threads';
import { type RaceJob, type RaceOutcome, simulateRace } from './race';

/**
 * Outcomes of all jobs, in any order. With one worker, races run on this thread. workerFile: the built worker.ts.
 * heard: gets each outcome as it arrives.
 */
export async function simulateRaces(
  jobs: readonly RaceJob[],
  workers: number,
  workerFile: string,
  heard: (outcome: RaceOutcome) => void = () => undefined,
): Promise<RaceOutcome[]> {
  const outcomes: RaceOutcome[] = [];
  const keep = (outcome: RaceOutcome): void => {
    outcomes.push(outcome);
    heard(outcome);
  };
  if (workers === 1) {
    for (const job of jobs) keep(simulateRace(job));
    return outcomes;
  }
  const queue = [...jobs];
  const threads = Array.from({ length: Math.min(workers, jobs.length) }, () => new Worker(workerFile));
  try {
    await Promise.all(threads.map((thread) => serveThread(thread, queue, keep)));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
  return outcomes;
}

/** Changes queue. Resolves when the queue is empty; rejects with what the thread threw. */
function serveThread(thread: Worker, queue: RaceJob[], keep: (outcome: RaceOutcome) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = (): void => {
      const job = queue.shift();
      if (job === undefined) resolve();
      else thread.postMessage(job);
    };
    thread.on('message', (outcome: RaceOutcome) => {
      keep(outcome);
      next();
    });
    thread.on('error', reject);
    thread.on('exit', (code) => reject(new Error(`a simulation thread ended with code ${code}`)));
    next();
  });
}
