// The home screen: the shelf above, below it the race to go on with and six ways into the app.

import { ScreenFrame } from '@ui/panels/screen-frame';
import type { ReactElement } from 'react';
import { Suspense, useEffect } from 'react';
import { Notices } from '../../app/notices';
import { refreshRaces } from '../../app/store';
import { AppTopBar } from '../../app/top-bar';
import { ContinueCard, ContinuePlaceholder } from './continue-card';
import { Shelf } from './shelf';
import { Tiles } from './tiles';
import './home.css';

/** The home screen. */
export function HomeScreen(): ReactElement {
  useEffect(() => void refreshRaces(), []);
  return (
    <ScreenFrame top={<AppTopBar />}>
      <Notices />
      <Shelf />
      <div className="home-low">
        <Suspense fallback={<ContinuePlaceholder />}>
          <ContinueCard />
        </Suspense>
        <Suspense>
          <Tiles />
        </Suspense>
      </div>
    </ScreenFrame>
  );
}
