// New season.

import { ScreenFrame } from '@ui/panels/screen-frame';
import type { ReactElement } from 'react';
import { AppTopBar } from '../../app/top-bar';

/** New season. */
export function PlanScreen(_: { season?: string; from?: string }): ReactElement {
  return (
    <ScreenFrame top={<AppTopBar />}>
      <h1 className="heading h1">New season</h1>
    </ScreenFrame>
  );
}
