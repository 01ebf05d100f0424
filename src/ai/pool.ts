// A pool of worker threads: jobs wait in one queue, and a worker that dies is replaced. The pool is also a bot runner.
// Not here: what the jobs do (jobs.ts).

import { Worker } from 'node:worker_threads';
import type { BotRunner } from './bot-runner';
import type { JobKind, JobMap, Jobs, ReplyFrame } from './jobs';

/** Workers that run these kinds of jobs. */
export interface Workers<J extends JobMap> {
  /**
   * Rejects if the job itself throws, if two workers in turn died on it, if the workers are closed, or if it is cancelled
   * while it waits. taken: aborts when the result is no longer wanted.
   */
  run<K extends keyof J & string>(kind: K, input: J[K]['input'], taken?: AbortSignal): Promise<J[K]['output']>;
  close(): Promise<void>;
}

/** A bot runner that also runs other kinds of jobs. */
export interface Pool extends BotRunner {
  /** Rejects if the job itself throws, if two workers in turn died on it, or if the pool is closed. */
  run<K extends JobKind>(kind: K, input: Jobs[K]['input'], taken?: AbortSignal): Promise<Jobs[K]['output']>;
}
/** workers: maximum number of threads, at least 1; they start when first needed. workerFile: the built worker file. */
export interface PoolOptions {
  workers: number;
  workerFile: string | URL;
}

interface Waiting {
  id: number;
  frame: string;
  /** How many workers died while running it. */
  losses: number;
  settle(reply: ReplyFrame): void;
  fail(error: Error): void;
}
interface PooledWorker {
  worker: Worker;
  /** Shared with the thread: the id of its job once the job is cancelled. */
  taken: Int32Array;
  job: Waiting | undefined;
}

/** A job fails after this many workers have died on it. */
const LOSSES_BORNE = 2;

/** Opens a pool. It starts no thread before the first job, and idle threads do not keep the process alive. */
export function createPool(options: PoolOptions): Pool {
  const workers = createWorkers<Jobs>(options);
  return {
    ...workers,
    decide: (question, taken) => workers.run('decide', question, taken),
    hint: (question, taken) => workers.run('hint', question, taken),
  };
}

/** Like createPool, for any set of jobs. */
export function createWorkers<J extends JobMap>(options: PoolOptions): Workers<J> {
  const pool = new WorkerPool(options);
  return {
    run: (kind, input, taken) => pool.run(kind, input, taken) as Promise<J[typeof kind]['output']>,
    close: () => pool.close(),
  };
}

class WorkerPool {
  private readonly workers = new Set<PooledWorker>();
  private readonly queue: Waiting[] = [];
  private readonly options: PoolOptions;
  private nextId = 1;
  private closing: Promise<unknown> | undefined;

  constructor(options: PoolOptions) {
    if (!(options.workers >= 1)) throw new Error(`a pool needs at least one worker, not ${options.workers}`);
    this.options = options;
  }

  run(kind: string, input: unknown, taken?: AbortSignal): Promise<unknown> {
    if (this.closing) return Promise.reject(new Error('the bot runner is closed'));
    return new Promise((resolve, reject) => {
      const id = this.nextId++;
      const settle = (reply: ReplyFrame): void => {
        if ('failed' in reply) reject(new Error(reply.failed));
        else resolve(reply.output);
      };
      const job = { id, frame: JSON.stringify({ id, kind, input }), losses: 0, settle, fail: reject };
      taken?.addEventListener('abort', () => this.takeBack(job), { once: true });
      this.queue.push(job);
      this.serve();
    });
  }

  async close(): Promise<void> {
    this.closing ??= this.stop();
    await this.closing;
  }

  private async stop(): Promise<void> {
    const workers = [...this.workers];
    const left = [...workers.map((pooled) => pooled.job), ...this.queue.splice(0)];
    this.workers.clear();
    for (const job of left) job?.fail(new Error('the bot runner is closed'));
    await Promise.all(workers.map((pooled) => pooled.worker.terminate()));
  }

  /** Hands queued jobs to free workers, starting new ones while the pool may grow. */
  private serve(): void {
    while (this.queue.length > 0) {
      const pooled = this.freeWorker();
      if (!pooled) return;
      const job = this.queue.shift();
      if (!job) return;
      pooled.job = job;
      pooled.worker.ref();
      pooled.worker.postMessage(job.frame);
    }
  }

  private freeWorker(): PooledWorker | undefined {
    for (const pooled of this.workers) if (!pooled.job) return pooled;
    return this.workers.size < this.options.workers ? this.openWorker() : undefined;
  }

  private openWorker(): PooledWorker {
    const taken = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const worker = new Worker(this.options.workerFile, { workerData: { taken } });
    const pooled: PooledWorker = { worker, taken, job: undefined };
    this.workers.add(pooled);
    pooled.worker.unref();
    pooled.worker.on('message', (text: string) => this.finish(pooled, JSON.parse(text)));
    pooled.worker.on('error', (error) => this.lose(pooled, error instanceof Error ? error.message : String(error)));
    pooled.worker.on('exit', (code) => this.lose(pooled, `it ended with code ${code}`));
    return pooled;
  }

  /** Cancels a job: a queued one fails at once; a running one is signalled and ends with what it has. */
  private takeBack(job: Waiting): void {
    const at = this.queue.indexOf(job);
    if (at >= 0) {
      this.queue.splice(at, 1);
      job.fail(new Error('the question was taken back'));
      return;
    }
    for (const pooled of this.workers) if (pooled.job === job) Atomics.store(pooled.taken, 0, job.id);
  }

  private finish(pooled: PooledWorker, reply: ReplyFrame): void {
    const job = pooled.job;
    if (!job || job.id !== reply.id) return;
    pooled.job = undefined;
    pooled.worker.unref();
    job.settle(reply);
    this.serve();
  }

  /** Removes a dead worker. Its job goes to the front of the queue once; the second time it fails. */
  private lose(pooled: PooledWorker, why: string): void {
    if (!this.workers.delete(pooled)) return;
    void pooled.worker.terminate();
    const job = pooled.job;
    if (job) {
      job.losses += 1;
      if (job.losses < LOSSES_BORNE) this.queue.unshift(job);
      else job.fail(new Error(`the worker was lost twice: ${why}`));
    }
    this.serve();
  }
}
