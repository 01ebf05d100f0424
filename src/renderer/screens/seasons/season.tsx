// Season.

import { ScreenFrame } from '@ui/panels/screen-frame';
import type { ReactElement } from 'react';
import { AppTopBar } from '../../app/top-bar';

/** Season. */
export function SeasonScreen(_: { season: string }): ReactElement {
  return (
    <ScreenFrame top={<AppTopBar />}>
      <h1 className="heading h1">Season</h1>
    </ScreenFrame>
  );
}
