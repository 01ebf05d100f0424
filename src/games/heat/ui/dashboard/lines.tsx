// A forecast's sentences, those that speak of a spin-out in red.

import type { ReactElement } from 'react';
import type { ForecastLine } from '../forecast/words';

/** The sentences, one after the other. */
export function Lines({ lines }: { lines: readonly ForecastLine[] }): ReactElement {
  return (
    <>
      {lines.map(({ text, bad }) => (
        <span key={text} className={bad ? 'heat-warning' : undefined}>
          {text}{' '}
        </span>
      ))}
    </>
  );
}
