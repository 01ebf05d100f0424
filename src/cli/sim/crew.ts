// Plays many races with a number of threads; whoever is free takes the next race.

import { Worker } from 'node:worker_threads';
import { playRace, type RaceJob, type RaceOutcome } from './race';

/** Outcomes of all jobs, in any order. One worker means no thread at all: the races run here. workerFile: the built worker.ts. */
export async function playRaces(jobs: readonly RaceJob[], workers: number, workerFile: string): Promise<RaceOutcome[]> {
  if (workers === 1) return jobs.map(playRace);
  const queue = [...jobs];
  const outcomes: RaceOutcome[] = [];
  const threads = Array.from({ length: Math.min(workers, jobs.length) }, () => new Worker(workerFile));
  try {
    await Promise.all(threads.map((thread) => serveThread(thread, queue, outcomes)));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
  return outcomes;
}

/** Changes queue and outcomes. Resolves when the queue is empty; rejects with what the thread threw. */
function serveThread(thread: Worker, queue: RaceJob[], outcomes: RaceOutcome[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = (): void => {
      const job = queue.shift();
      if (job === undefined) resolve();
      else thread.postMessage(job);
    };
    thread.on('message', (outcome: RaceOutcome) => {
      outcomes.push(outcome);
      next();
    });
    thread.on('error', reject);
    thread.on('exit', (code) => reject(new Error(`a simulation thread ended with code ${code}`)));
    next();
  });
}
