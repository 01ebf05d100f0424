// The home screen: the shelf at the top, the race to continue below it, and six links into the app.

import { ScreenFrame } from '@ui/panels/screen-frame';
import { playWhenAwake } from '@ui/sound/sound';
import type { ReactElement } from 'react';
import { Suspense, useEffect, useState } from 'react';
import { firstBox } from '../../app/games/boxes';
import { useLearned } from '../../app/games/use-learned';
import { Notices } from '../../app/notices';
import { refreshRaces, useApp } from '../../app/store';
import { AppTopBar } from '../../app/top-bar';
import { ContinueCard, ContinuePlaceholder } from './continue-card';
import styles from './home.module.css';
import { Shelf } from './shelf';
import { Tiles } from './tiles';

// Kept while the page lives, so that the shelf looks the same on the next visit.
let lastChosen: string | undefined;

let themePlayed = false;

/** Plays a few bars, once, when someone comes to the shelf. */
function theme(): (() => void) | undefined {
  if (themePlayed) return undefined;
  themePlayed = true;
  return playWhenAwake('theme');
}

/** The home screen. */
export function HomeScreen(): ReactElement {
  useEffect(() => void refreshRaces(), []);
  useEffect(theme, []);
  const [chosen, choose] = useChosenBox();
  const learned = useLearned();
  return (
    <ScreenFrame top={<AppTopBar />}>
      <Notices />
      <Shelf chosen={chosen} onChoose={choose} learned={learned} />
      <div className={styles.homeLow}>
        <Suspense fallback={<ContinuePlaceholder />}>
          <ContinueCard learned={learned} />
        </Suspense>
        <Suspense>
          <Tiles chosen={chosen} />
        </Suspense>
      </div>
    </ScreenFrame>
  );
}

/** The box in front: the one from the last visit, or the first that can be opened. */
function useChosenBox(): [string | undefined, (game: string) => void] {
  const first = useApp((s) => firstBox(s.games));
  const [chosen, setChosen] = useState(lastChosen);
  return [
    chosen ?? first,
    (game) => {
      lastChosen = game;
      setChosen(game);
    },
  ];
}
