// Whether a medal is won in any time trial, so that only then more is loaded. Not here: showing it (medal-mark.tsx).

import type { Trial } from '@api/trials/commands';
import { useEffect, useState } from 'react';
import { client } from '../../../app/client';

/** All trials once a medal is won; undefined before. */
export function useMedals(): readonly Trial[] | undefined {
  const [trials, setTrials] = useState<readonly Trial[]>();
  useEffect(() => {
    let here = true;
    void client.call('trials.home', {}).then((reply) => {
      if (here && reply.ok && reply.value.trials.some(({ tries }) => tries > 0)) setTrials(reply.value.trials);
    });
    return () => {
      here = false;
    };
  }, []);
  return trials;
}
