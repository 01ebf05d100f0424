// Under the results of a career's race: points won, the place in the standings, and the way back. Not here: the career's page.

import type { RaceResult } from '@api/contract';
import { type ReactElement, Suspense, useEffect, useState } from 'react';
import { client } from '../../../app/client';
import { screen } from '../../../app/language';
import { useApp } from '../../../app/store';
import type { CareerPart } from './strip';

// Few races are part of a career.
const Strip = screen(['career'], async () => (await import('./strip')).Strip);

/** The strip; nothing after any other race, and for guests. */
export function CareerStrip({ result }: { result: RaceResult }): ReactElement | null {
  const part = useCareerOf(result);
  return part === null ? null : (
    <Suspense>
      <Strip part={part} />
    </Suspense>
  );
}

function useCareerOf({ match, setup }: RaceResult): CareerPart | null {
  const owner = useApp((s) => s.role === 'owner');
  const [part, setPart] = useState<CareerPart | null>(null);
  const isAsked = owner && setup.seats.some(({ driver }) => driver.kind === 'you');
  useEffect(() => {
    if (!isAsked) return;
    let here = true;
    void client.call('careers.of', { match }).then((reply) => here && reply.ok && setPart(reply.value));
    return () => {
      here = false;
    };
  }, [match, isAsked]);
  return part;
}
