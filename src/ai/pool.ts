// Worker threads: jobs wait in one queue, and a worker that dies is replaced. A pool of them is a thinker.
// Not for: what the jobs do (jobs.ts).

import { Worker } from 'node:worker_threads';
import type { JobKind, JobMap, Jobs, ReplyFrame } from './jobs';
import type { Thinker } from './thinker';

/** Workers that do these kinds of jobs. */
export interface Workers<J extends JobMap> {
  /** Rejects when the job itself throws, when two workers in turn died on it, or when the workers are closed. */
  run<K extends keyof J & string>(kind: K, input: J[K]['input']): Promise<J[K]['output']>;
  close(): Promise<void>;
}

/** A thinker that also runs other kinds of jobs. */
export interface Pool extends Thinker {
  /** Rejects when the job itself throws, when two workers in turn died on it, or when the pool is closed. */
  run<K extends JobKind>(kind: K, input: Jobs[K]['input']): Promise<Jobs[K]['output']>;
}
/** workers: threads at most, at least 1; they start when first needed. workerFile: the built file of the worker. */
export interface PoolOptions {
  workers: number;
  workerFile: string | URL;
}

interface Waiting {
  id: number;
  frame: string;
  /** Workers that died on it. */
  losses: number;
  settle(reply: ReplyFrame): void;
  fail(error: Error): void;
}
interface Desk {
  worker: Worker;
  job: Waiting | undefined;
}

/** A job that lost this many workers is given up. */
const LOSSES_BORNE = 2;

/** Opens a pool. It starts no thread before the first job, and idle threads do not keep the process alive. */
export function createPool(options: PoolOptions): Pool {
  const workers = createWorkers<Jobs>(options);
  return { ...workers, decide: (question) => workers.run('decide', question) };
}

/** Opens workers of any kind, as createPool does. */
export function createWorkers<J extends JobMap>(options: PoolOptions): Workers<J> {
  const pool = new WorkerPool(options);
  return {
    run: (kind, input) => pool.run(kind, input) as Promise<J[typeof kind]['output']>,
    close: () => pool.close(),
  };
}

class WorkerPool {
  private readonly desks = new Set<Desk>();
  private readonly queue: Waiting[] = [];
  private readonly options: PoolOptions;
  private nextId = 1;
  private closing: Promise<unknown> | undefined;

  constructor(options: PoolOptions) {
    if (!(options.workers >= 1)) throw new Error(`a pool needs at least one worker, not ${options.workers}`);
    this.options = options;
  }

  run(kind: string, input: unknown): Promise<unknown> {
    if (this.closing) return Promise.reject(new Error('the thinker is closed'));
    return new Promise((resolve, reject) => {
      const id = this.nextId++;
      const settle = (reply: ReplyFrame): void => {
        if ('failed' in reply) reject(new Error(reply.failed));
        else resolve(reply.output);
      };
      this.queue.push({ id, frame: JSON.stringify({ id, kind, input }), losses: 0, settle, fail: reject });
      this.serve();
    });
  }

  async close(): Promise<void> {
    this.closing ??= this.stop();
    await this.closing;
  }

  private async stop(): Promise<void> {
    const desks = [...this.desks];
    const left = [...desks.map((desk) => desk.job), ...this.queue.splice(0)];
    this.desks.clear();
    for (const job of left) job?.fail(new Error('the thinker is closed'));
    await Promise.all(desks.map((desk) => desk.worker.terminate()));
  }

  /** Hands queued jobs to free workers, opening new ones while the pool may grow. */
  private serve(): void {
    while (this.queue.length > 0) {
      const desk = this.freeDesk();
      if (!desk) return;
      const job = this.queue.shift();
      if (!job) return;
      desk.job = job;
      desk.worker.ref();
      desk.worker.postMessage(job.frame);
    }
  }

  private freeDesk(): Desk | undefined {
    for (const desk of this.desks) if (!desk.job) return desk;
    return this.desks.size < this.options.workers ? this.openDesk() : undefined;
  }

  private openDesk(): Desk {
    const desk: Desk = { worker: new Worker(this.options.workerFile), job: undefined };
    this.desks.add(desk);
    desk.worker.unref();
    desk.worker.on('message', (text: string) => this.finish(desk, JSON.parse(text)));
    desk.worker.on('error', (error) => this.lose(desk, error instanceof Error ? error.message : String(error)));
    desk.worker.on('exit', (code) => this.lose(desk, `it ended with code ${code}`));
    return desk;
  }

  private finish(desk: Desk, reply: ReplyFrame): void {
    const job = desk.job;
    if (!job || job.id !== reply.id) return;
    desk.job = undefined;
    desk.worker.unref();
    job.settle(reply);
    this.serve();
  }

  /** A dead worker leaves its desk; its job goes to the front of the queue once, the second time it fails. */
  private lose(desk: Desk, why: string): void {
    if (!this.desks.delete(desk)) return;
    void desk.worker.terminate();
    const job = desk.job;
    if (job) {
      job.losses += 1;
      if (job.losses < LOSSES_BORNE) this.queue.unshift(job);
      else job.fail(new Error(`the worker was lost twice: ${why}`));
    }
    this.serve();
  }
}
