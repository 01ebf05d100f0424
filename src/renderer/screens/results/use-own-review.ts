// The review of a race for its results: started automatically, followed while it is made, cancelled when no one needs it.
// Not here: the review's own screen (replay/review).

import type { ReviewState } from '@api/review/commands';
import { useCallback, useEffect, useRef } from 'react';
import { client } from '../../app/client';
import { useReviewState } from '../replay/review/use-review';

/** The state of the review; undefined until it is known, and if none is wanted. */
export function useOwnReview(match: string, wanted: boolean): ReviewState | undefined {
  const begun = useRef<boolean>(false);
  const make = useCallback(async () => {
    // Refused if the rules have changed since: there is nothing to show, and no reason for a message.
    begun.current = (await client.call('review.make', { match })).ok;
  }, [match]);
  useEffect(
    () => () => {
      // The next race needs the computer, unless the person opens the replay or the review of this one.
      if (begun.current && !window.location.hash.includes(match)) void client.call('review.cancel', { match });
    },
    [match],
  );
  return useReviewState(match, wanted, make, true).state;
}
