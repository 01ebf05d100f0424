// Assembles store, AI drivers and host, and closes them in the right order, for the desktop app and `paddock host`.

import os from 'node:os';
import { isMainThread } from 'node:worker_threads';
import { createPool } from '@ai/pool';
import type { Settings } from '@api/contract';
import type { Log } from '@api/log';
import type { Service } from '@api/session';
import { compileClones } from '@core/clone';
import { games } from '@games/registry';
import { type CheckCopy, copyProblem } from '@store/folder/backups';
import { openStore } from '@store/open';
import { countQuestions, createReportWorkers } from './circuits/report-workers';
import { systemClock } from './clock';
import { createHost } from './host';
import { type About, savedSettings } from './installation';
import { createJobRunner } from './jobs/job-runner';
import type { JobRunner } from './jobs/job-types';
import { createLan } from './lan/create-lan';
import { createFirewall, type FirewallOptions } from './lan/firewall';
import { createNetworkMemory } from './lan/network-memory';

export interface BackendOptions extends About {
  /** Folder where races are stored. */
  data: string;
  /** The built src/ai/worker.ts. */
  workerFile: string;
  /** The built src/host/jobs/worker.ts. */
  jobWorkerFile: string;
  /** For guests: the folder of the built renderer, and the built src/host/gateway/worker.ts. Left out: guests can't join. */
  guests?: { pages: string; gatewayFile: string };
  /** Windows alone: the firewall that this program asks to be let through when a party opens for the first time. */
  firewall?: FirewallOptions | undefined;
  log: Log;
}
/** A running host with everything it needs. */
export interface Backend {
  service: Service;
  /** The current language setting. */
  language(): Settings['language'];
  /** Suspends the races, closes every port, stops the AI drivers, closes the store. */
  close(): Promise<void>;
}

/** AI workers that think at the same time, at most. */
const MOST_WORKERS = 4;

/**
 * Opens the backend. A folder that can't be used (read-only, full, in use by another Paddock) still opens: its store keeps
 * nothing, and its notice says why.
 */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { data, workerFile, jobWorkerFile, version, shell, log } = options;
  compileClones();
  // Files written from here on are readable by this user only; openStore fixes the existing ones.
  if (isMainThread) process.umask(0o077);
  const jobs = createJobRunner(jobWorkerFile);
  const opened = await openStore({ dir: data, checkCopy: checkedIn(jobs, data, log) });
  if (!opened.ok) log.error({ data, trouble: opened.trouble.code }, 'nothing can be saved');
  const { store } = opened;
  // Leaves one core free for the page and the host.
  const workers = Math.max(1, Math.min(MOST_WORKERS, os.availableParallelism() - 1));
  const pool = countQuestions(createPool({ workers, workerFile }));
  const reportWorkers = createReportWorkers((threads) => createPool({ workers: threads, workerFile }), pool.asked);
  const { guests } = options;
  const memory = createNetworkMemory(store, log);
  const beforeOpening = options.firewall && createFirewall(options.firewall, memory, log);
  const lan =
    guests && createLan({ root: guests.pages, gatewayFile: guests.gatewayFile, log, version, memory, beforeOpening });
  const host = createHost({
    store,
    botRunner: pool,
    jobs,
    reportWorkers,
    games,
    version,
    shell,
    log,
    ...(lan && { lan }),
  });
  return {
    service: host,
    language: () => savedSettings({ store }).language,
    async close() {
      host.close();
      await lan?.close();
      await Promise.all([pool.close(), reportWorkers.rest()]);
      await store.backUp(true);
      // Before the store: a job that still reads would keep its log from being emptied.
      await jobs.close();
      store.close();
    },
  };
}

/** Checks backups in a job: a large one takes seconds, in which the host would stand still. */
function checkedIn(jobs: JobRunner, dir: string, log: Log): CheckCopy {
  return async (file) => {
    try {
      return (await jobs.run('checkCopy', { dir, now: systemClock.now() }, { file })).problem ?? undefined;
    } catch (error) {
      log.warn({ err: error }, 'the job that checks a backup was lost');
      return copyProblem(file);
    }
  };
}
