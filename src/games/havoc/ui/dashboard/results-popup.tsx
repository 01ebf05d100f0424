// The popup after a stage, and the one that announces a tie-break: the results, and the button to continue.

import type { SeatInfo } from '@api/contract';
import { listOf, signed } from '@i18n/page';
import { list, nameOf } from '@narration/phrases';
import { Button } from '@ui/controls/button';
import { drawInOrder } from '@ui/draw-in-order';
import type { GoingOn } from '@ui/game-ui';
import { Dialog } from '@ui/overlays/dialog';
import { classes } from '@ui/panels/classes';
import { SeatSwatch } from '@ui/panels/seat';
import { memo, type ReactElement, useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { badgeText, placeOf } from '../../narration/texts';
import { t } from '../../text/t';
import type { HavocStage, StageResult } from '../../types';
import { Badge } from '../cards/badge';
import { hostPopups, isShort, numberOf, type PopupEvent, resultsPause } from '../results-pause';
import styles from './results-popup.module.css';

export interface ResultsPopupProps {
  seats: readonly SeatInfo[];
  /** Seconds after which it continues automatically, 0 = never. */
  auto: number;
  goingOn: GoingOn;
}

/** Shows the results that the screen is waiting at: the host continues for everyone, guests wait. */
export const ResultsPopup = memo(function ResultsPopup(props: ResultsPopupProps): ReactElement | null {
  const { seats, auto, goingOn } = props;
  const { event, go } = useStore(resultsPause);
  useEffect(hostPopups, []);
  // Kept while the dialog fades out.
  const [last, setLast] = useState<PopupEvent | null>(null);
  useEffect(() => {
    if (event && !isShort(event)) setLast(event);
  }, [event]);
  const { isHost, host, tell } = goingOn;
  const isPast = event !== null && !isShort(event) && host >= numberOf(event);
  useEffect(() => {
    if (isPast) go();
  }, [isPast, go]);
  const leave = useCallback(() => {
    if (event) tell(numberOf(event));
    go();
  }, [event, tell, go]);
  if (event && isShort(event)) return <ShortWord event={event} seats={seats} />;
  const shown = event ?? last;
  if (!shown) return null;
  return (
    <Dialog
      open={event !== null}
      onClose={isHost ? leave : stay}
      title={titleOf(shown)}
      text={textOf(shown, seats)}
      actions={
        <GoOn
          key={numberOf(shown)}
          event={shown}
          isHost={isHost}
          go={isHost ? leave : go}
          auto={event === null ? 0 : auto}
        />
      }
    >
      {shown.type === 'stageResults' && <Results event={shown} seats={seats} />}
    </Dialog>
  );
});

function stay(): void {
  // The host continues.
}

/** Lanes or coins in one line under the cards, while the board shows them. */
function ShortWord({ event, seats }: { event: PopupEvent; seats: readonly SeatInfo[] }): ReactElement {
  return (
    <p className={classes('panel panel-glass', styles.resultsShort)} role="status">
      {shortText(event, seats)}
    </p>
  );
}

/** 'Lanes: Ada 3, Marta 1.' or 'Coins: Ada 3, Marta 2, Bruno none.' */
export function shortText(event: PopupEvent, seats: readonly SeatInfo[]): string {
  if (event.type !== 'stageResults') return '';
  const isLanes = event.stage === 'lanes';
  const lines = event.table.map((row) => {
    const name = nameOf(seats, row.seat);
    return isLanes ? t('popup.lanes.line', { name, lane: row.lane }) : t('popup.coins.line', { name, n: row.coins });
  });
  return t(isLanes ? 'popup.lanes' : 'popup.coins', { lines: listOf(lines, 'unit') });
}

interface GoOnProps {
  event: PopupEvent;
  isHost: boolean;
  go(): void;
  /** Seconds, 0 = never. */
  auto: number;
}

function GoOn({ event, isHost, go, auto }: GoOnProps): ReactElement {
  const [left, setLeft] = useState(auto);
  useEffect(() => {
    if (auto === 0) return;
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : go()), 1000);
    return () => clearTimeout(timer);
  }, [auto, left, go]);
  const stage = event.type === 'stageResults' ? event.next : 'tieBreak';
  const soon = auto > 0 ? left : 0;
  if (!isHost) {
    return (
      <p className={styles.resultsWaiting} role="status">
        {t('popup.waiting', { left: soon })}
      </p>
    );
  }
  return (
    <Button look="main" autoFocus onClick={go}>
      {t('popup.continue', { stage, left: soon })}
    </Button>
  );
}

function titleOf(event: PopupEvent): string {
  if (event.type === 'tieBreakStarted') return t('stage.tieBreak');
  return t('popup.title', { stage: event.stage });
}

function textOf(event: PopupEvent, seats: readonly SeatInfo[]): string {
  if (event.type === 'tieBreakStarted') {
    return t('popup.tie', { names: list(event.seats.map((seat) => nameOf(seats, seat))) });
  }
  if (event.stage === 'storm') return t('popup.storm');
  return event.stage === 'racing' ? t('popup.racing') : '';
}

/** The lines in the order of the stage's result: badges after a Storm, race order after Racing (level: better badge, R87). */
export function rowsOf({ stage, table }: Extract<PopupEvent, { type: 'stageResults' }>): readonly StageResult[] {
  return stage === 'racing' ? table.toSorted((a, b) => b.progress - a.progress || a.badge - b.badge) : table;
}

/** One line per driver, with the stage's results. */
function Results({
  event,
  seats,
}: {
  event: Extract<PopupEvent, { type: 'stageResults' }>;
  seats: readonly SeatInfo[];
}): ReactElement {
  const isRoad = event.stage === 'racing';
  return (
    <table className={styles.results}>
      <thead>
        <tr>
          <th scope="col">{t(isRoad ? 'popup.place' : 'popup.badge')}</th>
          <th scope="col">{t('popup.driver')}</th>
          {HEADS[event.stage]?.map((head) => (
            <th key={head} scope="col">
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(event).map((row, at) => {
          const place = isRoad ? at + 1 : row.badge;
          const colour = seats.find((one) => one.seat === row.seat)?.colour;
          return (
            <tr key={row.seat}>
              <td>
                <Badge place={place} className={styles.resultsBadge}>
                  {badgeText(place)}
                </Badge>
              </td>
              <th scope="row">
                <span className={styles.resultsDriver}>
                  {colour && <SeatSwatch colour={colour} />} {nameOf(seats, row.seat)}
                </span>
              </th>
              {drawInOrder(cellsOf(event.stage, row), (cell) => (
                <td>{cell}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const HEADS: Partial<Record<HavocStage, readonly ('popup.order' | 'popup.stands' | 'popup.gained')[]>> = {
  storm: ['popup.order'],
  racing: ['popup.stands', 'popup.gained'],
};

function cellsOf(stage: HavocStage, row: StageResult): string[] {
  if (stage === 'storm') return [t('popup.turn', { badge: row.badge })];
  const at = placeOf(row.at);
  const where = { ...at, place: row.finished ? 'home' : at.place, lap: Math.max(1, row.lap) };
  return [t('popup.where', where), signed(row.gained)];
}
