// Up to four races side by side on the television: boards, leaders and gaps. Not here: which races these are (programme.ts).

import type { MatchUpdate, SeatInfo } from '@api/contract';
import type { TvTable } from '@api/tv/commands';
import { nameOf } from '@narration/phrases';
import type { Insets } from '@ui/board';
import type { RaceFrame } from '@ui/game-ui';
import { PlaceBadge } from '@ui/panels/seat';
import { type ReactElement, Suspense, useCallback, useMemo } from 'react';
import { useCircuit, useGameUi } from '../../../app/games/games';
import { t } from '../../../text/tv';
import { BoardHost } from '../../race/board/board-host';
import { useRaceBoard } from '../../race/board/use-race-board';
import { useShown } from '../../race/state/turn';
import { useFrame } from '../../race/state/use-frame';
import { useSilentRace } from '../../race/state/use-race';
import { useFirstOf } from '../race/use-first';
import { TvFace } from '../tv-face';
import styles from './tv-split.module.css';

/** Drivers who are named under a board. */
const NAMED = 3;

export interface TvSplitProps {
  tables: readonly TvTable[];
  /** The handshake after which this page may watch. */
  session: number;
}

/** The races of these tables. */
export function TvSplit({ tables, session }: TvSplitProps): ReactElement {
  return (
    <div className={styles.tvSplit} data-parts={tables.length}>
      {tables.map(({ id, number, match }) => (
        <section key={id} className={styles.tvPart} aria-label={t('hall.table', { table: number })}>
          <Suspense>{match !== null && <Part key={match} {...{ match, number, session }} />}</Suspense>
        </section>
      ))}
    </div>
  );
}

interface PartProps {
  match: string;
  /** Of the table. */
  number: number;
  session: number;
}

function Part({ match, number, session }: PartProps): ReactElement | null {
  const first = useFirstOf(match, session);
  return first === undefined ? null : <Race {...{ first, number, session }} />;
}

interface RaceProps extends Omit<PartProps, 'match'> {
  first: MatchUpdate;
}

function Race({ first, number, session }: RaceProps): ReactElement {
  const ui = useGameUi(first.game);
  useCircuit(ui, first);
  const race = useSilentRace(first.match, ui, session);
  const now = useShown(race, first);
  const on = useMemo(() => ({ insetsOf: partInsets }), []);
  const { board } = useRaceBoard(ui, race, now, on);
  const { frame, seats } = useFrame(ui, now);
  const tap = useCallback(() => undefined, []);
  return (
    <>
      <BoardHost board={board} className={styles.tvPartBoard} readyClassName={styles.tvPartBoardReady} onTap={tap} />
      {frame.scene !== undefined && <div className={styles.tvPartScene}>{frame.scene}</div>}
      <p className={styles.tvPartBadge}>
        <b>{t('hall.table', { table: number })}</b>
        <span>{now.settled.finished ? t('split.over') : frame.standingsTitle}</span>
      </p>
      <Leaders frame={frame} seats={seats} />
    </>
  );
}

interface LeadersProps {
  frame: RaceFrame;
  /** In the colours of their cars. */
  seats: readonly SeatInfo[];
}

/** The first three with their gaps. A gap in words, such as flags, would leave no room for names. */
function Leaders({ frame, seats }: LeadersProps): ReactElement {
  return (
    <ol className={styles.tvPartOrder} data-tv="third" aria-label={t('race.standings')}>
      {frame.standings.slice(0, NAMED).map(({ seat, place, trails }) => {
        const info = seats[seat];
        return (
          <li key={seat}>
            <PlaceBadge place={place} />
            {info && (
              <TvFace driver={info.driver} name={info.name} colour={info.colour} className={styles.tvPartFace} />
            )}
            <span className={styles.tvPartName}>{nameOf(seats, seat)}</span>
            {place > 1 && trails !== undefined && <span className={styles.tvPartGap}>+{trails}</span>}
          </li>
        );
      })}
    </ol>
  );
}

/** The board keeps clear of the badge above it and the names below. */
function partInsets(host: HTMLElement): Insets {
  const { height, width } = host.getBoundingClientRect();
  return { top: 0.16 * height, left: 0.02 * width, right: 0.02 * width, bottom: 0.16 * height };
}
