// Under the results of a career's race: points won, the place in the standings, and the way back. Not here: the career's page.

import type { RaceResult } from '@api/contract';
import { type ReactElement, Suspense } from 'react';
import { screen } from '../../../app/language';
import { useResultOf } from '../../../app/own/use-race-of';

// Few races are part of a career.
const Strip = screen(['career'], async () => (await import('./strip')).Strip);

/** The strip; nothing after any other race, and for guests. */
export function CareerStrip({ result }: { result: RaceResult }): ReactElement | null {
  const part = useResultOf('careers.of', result);
  return part === null ? null : (
    <Suspense>
      <Strip part={part} />
    </Suspense>
  );
}
