// Seasons.

import { ScreenFrame } from '@ui/panels/screen-frame';
import type { ReactElement } from 'react';
import { AppTopBar } from '../../app/top-bar';

/** Seasons. */
export function SeasonsScreen(): ReactElement {
  return (
    <ScreenFrame top={<AppTopBar />}>
      <h1 className="heading h1">Seasons</h1>
    </ScreenFrame>
  );
}
