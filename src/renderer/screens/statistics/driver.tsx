// Driver.

import { ScreenFrame } from '@ui/panels/screen-frame';
import type { ReactElement } from 'react';
import { AppTopBar } from '../../app/top-bar';

/** Driver. */
export function DriverScreen(_: { driver: string }): ReactElement {
  return (
    <ScreenFrame top={<AppTopBar />}>
      <h1 className="heading h1">Driver</h1>
    </ScreenFrame>
  );
}
