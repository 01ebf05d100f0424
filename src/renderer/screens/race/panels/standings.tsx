// Standings: badge, swatch, name, gap, lap bar. Rows glide when places change; your own row is amber. Click a row for details.

import type { SeatInfo } from '@api/contract';
import type { Party } from '@api/party';
import type { Seat } from '@core/contract';
import { nameOf } from '@narration/phrases';
import { drawInOrder } from '@ui/draw-in-order';
import type { RaceFrame } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { readAs } from '@ui/panels/read-as';
import { pictureUrl, placeBadge, SeatSwatch } from '@ui/panels/seat';
import { Cpu, WifiOff } from 'lucide-react';
import {
  type CSSProperties,
  memo,
  type ReactElement,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { characterAt } from '../../../app/drivers/characters';
import { Face } from '../../../app/drivers/face';
import { guestIn } from '../../../app/party/at-party';
import { useParty } from '../../../app/party/party';
import { t } from '../../../text/race';
import partyLayerStyles from '../layers/party-layer.module.css';
import { rowText } from './row-text';
import standingsStyles from './standings.module.css';

export interface StandingsProps extends Pick<RaceFrame, 'standings' | 'standingsTitle'> {
  gapTitle: string | undefined;
  seats: readonly SeatInfo[];
  viewer: Seat | 'watcher';
  /** Drivers for whom the others wait. */
  waited: readonly Seat[];
}

/** The panel at the top right; a strip on a tablet. */
export const Standings = memo(function Standings(props: StandingsProps): ReactElement {
  const { standings, standingsTitle, gapTitle, seats, viewer, waited } = props;
  const [open, setOpen] = useState<Seat | null>(null);
  const list = useRef<HTMLOListElement>(null);
  useRowSwaps(list, standings.map((row) => row.seat).join());
  const toggle = useCallback((seat: Seat) => setOpen((now) => (now === seat ? null : seat)), []);
  return (
    <section className={classes(standingsStyles.raceStandings, 'panel panel-glass')} aria-label={t('standings.label')}>
      <h2 className={standingsStyles.raceStandingsHead}>
        <span>{standingsTitle}</span>
        <span className={standingsStyles.raceStandingsGap}>{gapTitle ?? t('standings.gap')}</span>
      </h2>
      <ol ref={list}>
        {standings.map((row) => (
          // Not the row itself: who is waited for changes with every decision, and the row's content does not.
          <li
            key={row.seat}
            data-seat={row.seat}
            className={classes(waited.includes(row.seat) && standingsStyles.raceRowWaited)}
          >
            <StandingsRow
              {...{ row, gapTitle, viewer, toggle }}
              info={seats[row.seat]}
              name={nameOf(seats, row.seat)}
              isOpen={open === row.seat}
            />
          </li>
        ))}
      </ol>
    </section>
  );
});

interface StandingsRowProps {
  row: RaceFrame['standings'][number];
  gapTitle: string | undefined;
  info: SeatInfo | undefined;
  name: string;
  viewer: Seat | 'watcher';
  isOpen: boolean;
  toggle(seat: Seat): void;
}

/** One row: only those that change are rendered again. */
const StandingsRow = memo(function StandingsRow(props: StandingsRowProps): ReactElement {
  const { row, gapTitle, info, name, viewer, isOpen, toggle } = props;
  return (
    <button
      type="button"
      className={classes(
        standingsStyles.raceRow,
        row.seat === viewer && standingsStyles.raceRowMine,
        row.out && standingsStyles.raceRowOut,
      )}
      aria-expanded={isOpen}
      title={row.note ?? undefined}
      onClick={() => toggle(row.seat)}
    >
      {readAs(
        rowText(row, info, gapTitle),
        <>
          {placeBadge(row.place)}
          {row.picture ? (
            <img className={standingsStyles.raceRowCar} src={pictureUrl(row.picture)} alt="" width={30} height={24} />
          ) : (
            info && <SeatSwatch colour={info.colour} />
          )}
          <span className={standingsStyles.raceRowName}>
            <span className={standingsStyles.raceRowWho}>{name}</span>
            {info && <DriverMark info={info} />}
            {row.mark}
          </span>
          <span className={standingsStyles.raceRowGap}>
            {row.figure !== undefined && (
              <b className={standingsStyles.raceRowFigure}>
                {row.figure}
                {row.units && <small> {row.units[0]}</small>}
              </b>
            )}
            {row.gap}
            {row.units?.[1] && <small> {row.units[1]}</small>}
          </span>
          {isOpen && row.note ? (
            <span className={standingsStyles.raceRowNote}>{row.note}</span>
          ) : row.detail ? (
            <span className={standingsStyles.raceRowNote}>{row.detail}</span>
          ) : (
            row.laps.length > 0 && <LapBar laps={row.laps} />
          )}
        </>,
      )}
    </button>
  );
});

/** An icon for cars that no person drives, and for cars whose driver has lost the connection. */
const DriverMark = memo(function DriverMark({ info: { seat, driver } }: { info: SeatInfo }): ReactElement | null {
  const lost = useParty((s) => isLost(s.party, seat));
  if (lost)
    return <WifiOff size={14} className={classes(partyLayerStyles.raceRowLost)} aria-label={t('standings.lost')} />;
  if (driver.kind !== 'ai' && driver.kind !== 'automaton') return null;
  if (characterAt(driver)) {
    return (
      <span role="img" aria-label={t('standings.ai')} className={standingsStyles.raceRowCpu}>
        <Face driver={driver} size={20} />
      </span>
    );
  }
  return <Cpu size={14} className={classes(standingsStyles.raceRowCpu)} aria-label={t(`standings.${driver.kind}`)} />;
});

/** Whether the guest in this seat has lost the connection. */
function isLost(party: Party | null, seat: Seat): boolean {
  return party !== null && (guestIn(party, seat)?.away ?? null) !== null;
}

/** One segment per lap. laps: the share of each that is complete, 0 to 1. */
const LapBar = memo(function LapBar({ laps }: { laps: readonly number[] }): ReactElement {
  return (
    <span className={standingsStyles.raceLaps} aria-hidden="true">
      {drawInOrder(laps, (part) => (
        <i className={standingsStyles.raceLap} style={{ '--done': `${part * 100}%` } as CSSProperties} />
      ))}
    </span>
  );
});

/** Animates rows from their old positions to their new ones. order: the seats of the rows, joined by commas. */
function useRowSwaps(list: RefObject<HTMLOListElement | null>, order: string): void {
  const places = useRef(new Map<string, { x: number; y: number }>());
  useLayoutEffect(() => {
    const reduced = document.documentElement.dataset.motion === 'reduced';
    for (const seat of order.split(',')) {
      const row = list.current?.querySelector<HTMLElement>(`li[data-seat="${seat}"]`);
      if (!row) continue;
      const before = places.current.get(seat);
      const now = { x: row.offsetLeft, y: row.offsetTop };
      places.current.set(seat, now);
      if (reduced || !before || (before.x === now.x && before.y === now.y)) continue;
      const from = `translate(${before.x - now.x}px, ${before.y - now.y}px)`;
      row.animate([{ transform: from }, { transform: 'none' }], {
        duration: 350,
        easing: 'cubic-bezier(.45,.05,.35,1)',
      });
    }
  }, [list, order]);
}
