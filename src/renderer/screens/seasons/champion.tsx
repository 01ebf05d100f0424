// Champion.

import { ScreenFrame } from '@ui/panels/screen-frame';
import type { ReactElement } from 'react';
import { AppTopBar } from '../../app/top-bar';

/** Champion. */
export function ChampionScreen(_: { season: string }): ReactElement {
  return (
    <ScreenFrame top={<AppTopBar />}>
      <h1 className="heading h1">Champion</h1>
    </ScreenFrame>
  );
}
