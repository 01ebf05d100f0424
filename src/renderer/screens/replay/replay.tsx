// Replay.

import { ScreenFrame } from '@ui/panels/screen-frame';
import type { ReactElement } from 'react';
import { AppTopBar } from '../../app/top-bar';

/** Replay. */
export function ReplayScreen(_: { match: string }): ReactElement {
  return (
    <ScreenFrame top={<AppTopBar />}>
      <h1 className="heading h1">Replay</h1>
    </ScreenFrame>
  );
}
