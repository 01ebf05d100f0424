// The page of a game's positions: a click opens one in the real race screen, and leaving the race leads back to the list.
// Not here: one position of a story (race-at.tsx).

import type { RaceRecord } from '@core/contract';
import { Button } from '@ui/controls/button';
import { Slider } from '@ui/controls/slider';
import { Panel, PanelHead } from '@ui/panels/panel';
import { type ReactElement, Suspense, use, useMemo, useState } from 'react';
import { useHashLocation } from 'wouter/use-hash-location';
import { App } from '../renderer/app/app';
import { openAt } from './app-at';
import { galleryHost } from './page';
import { type SeatingOptions, saveAsRace } from './position-race';
import {
  builtPosition,
  builtTitles,
  firstQuestions,
  type Position,
  positionIn,
  recordNames,
  recordOf,
} from './positions';
import { saveRecord } from './saved/recorded-race';
import { Specimens } from './specimens';
import styles from './specimens.module.css';
import { Waiting } from './waiting';

/** The list's address; every other address is the app's. */
const LIST = '/gallery/positions';

export interface PositionListProps extends SeatingOptions {
  game: string;
  /** Opens at once: a title of the list. */
  opened?: string;
}

/** Positions that tests build, and the recorded races at any step. */
export function PositionList({ game, opened, ...seating }: PositionListProps): ReactElement {
  useState(() => {
    location.hash = `#${LIST}`;
    if (opened !== undefined) open(builtPosition(game, opened), seating);
  });
  const [address] = useHashLocation();
  // Leaving a race leads to the app's home.
  if (address !== LIST && address !== '/') return <App />;
  return (
    <Suspense fallback={<Waiting />}>
      <Specimens title="Built by the tests">
        {builtTitles(game).map((title) => (
          <Button key={title} onClick={() => open(builtPosition(game, title), seating)}>
            {title}
          </Button>
        ))}
      </Specimens>
      <Specimens title="Recorded races">
        {recordNames(game).map((name) => (
          <Recorded key={name} {...{ game, name, seating }} />
        ))}
      </Specimens>
    </Suspense>
  );
}

function Recorded({ game, name, seating }: { game: string; name: string; seating: SeatingOptions }): ReactElement {
  const record = use(recordOf(game, name));
  const questions = useMemo(() => firstQuestions(record), [record]);
  const [share, setShare] = useState(50);
  const moves = Math.round((share / 100) * (record.moves.length - 1));
  return (
    <Panel className={styles.galleryRecord}>
      <PanelHead>{name}</PanelHead>
      <p className={styles.galleryButtons}>
        {[...questions].map(([kind, at]) => (
          <Button key={kind} size="small" look="quiet" onClick={() => open(positionIn(record, at), seating)}>
            {`First ${kind}`}
          </Button>
        ))}
      </p>
      <Slider label="Moves" value={share} step={1} onChange={setShare} />
      <p className={styles.galleryButtons}>
        <Button size="small" onClick={() => open(positionIn(record, moves), seating)}>
          {`After ${moves} of ${record.moves.length} moves`}
        </Button>
        <Button size="small" onClick={() => show(record, seating)}>
          Results
        </Button>
      </p>
    </Panel>
  );
}

function open(position: Position, seating: SeatingOptions): void {
  openAt(`/race/${saveAsRace(galleryHost().store, position, seating)}`);
}

function show(record: RaceRecord, seating: SeatingOptions): void {
  openAt(`/results/${saveRecord(galleryHost().store, record, seating)}`);
}
