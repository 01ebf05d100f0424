// The jobs of a gallery page: replays and reviews of the races in memory. It has no files, which need a folder.

import { replayOf } from '@host/archive/replays';
import { systemClock } from '@host/clock';
import type { Context } from '@host/context';
import type { JobInput, JobOutput, JobRunner } from '@host/jobs/job-types';
import { decisionIn, lookIn, outlineIn } from '@host/reviews/work';
import { createPlans } from '@host/seasons/plans';
import type { Store } from '@store/store';

type Kind = 'replay' | 'reviewOutline' | 'reviewDecision' | 'reviewLook';

/** A job runner over the races of this store. Rejects for files. */
export function galleryJobs(store: Store, games: Context['games']): JobRunner {
  const context = { store, games, clock: systemClock, plans: createPlans(store, games) } as Context;
  const jobs: { [K in Kind]: (input: JobInput<K>) => JobOutput<K> } = {
    replay: ({ match }) => replayOf(context, match),
    reviewOutline: ({ match }) => outlineIn(context, match),
    reviewDecision: ({ match, step, care }) => decisionIn(context, match, { step, care }),
    reviewLook: ({ match, step }) => lookIn(context, match, step),
  };
  return {
    async run(kind, _at, input) {
      const job = (jobs as Partial<Record<typeof kind, (given: typeof input) => unknown>>)[kind];
      if (job === undefined) throw new Error(`the gallery does no ${kind}`);
      await Promise.resolve();
      return job(input) as never;
    },
    close: async () => undefined,
  };
}
