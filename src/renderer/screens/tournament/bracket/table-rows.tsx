// The drivers of a table's card, by what the table is doing. Not here: the card around them (table-card.tsx).

import type { MatchUpdate } from '@api/contract';
import { drawInOrder } from '@ui/draw-in-order';
import { classes } from '@ui/panels/classes';
import { PlaceBadge } from '@ui/panels/seat';
import { Check, Footprints, UserRound } from 'lucide-react';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import { useCircuit, useGameUi } from '../../../app/games/games';
import { t } from '../../../text/tournament';
import type { TourneyPart } from '../context';
import { TourneyFace } from '../face';
import { placeKey, slotKey } from '../model/links';
import { driverAt, driverIn, nameIn, type Placed, partyTableOf, phaseOf } from '../model/lookup';
import { isMissing, isSame } from '../model/own';
import { sourceText } from '../words';
import styles from './table-card.module.css';

export interface TableRowsProps extends TourneyPart {
  at: Placed;
}

/** The rows. */
export function TableRows(props: TableRowsProps): ReactElement {
  const { view, party, looks, at } = props;
  const { table } = at;
  if (table.results.length > 0 && table.state === 'finished') return <ResultRows {...props} />;
  const update = looks.get(partyTableOf(party, table.round)?.match ?? '')?.update;
  if (phaseOf(view, table) === 'racing' && update !== undefined) {
    return (
      <Suspense fallback={<SeatRows {...props} />}>
        <RaceRows {...props} update={update} />
      </Suspense>
    );
  }
  return <SeatRows {...props} />;
}

interface RowProps extends TableRowsProps {
  /** 0-based. */
  index: number;
  driver: string | null;
  badge?: ReactNode;
  /** In place of the name. */
  text?: string | undefined;
  isUp?: boolean;
  isGone?: boolean;
  side: ReactNode;
}

function Row(props: RowProps): ReactElement {
  const { view, at, own, index, driver: id, badge, text, side, isUp = false, isGone = false } = props;
  const driver = id === null ? undefined : driverIn(view, id);
  const isOwn = id !== null && own.includes(id);
  return (
    <li
      className={classes(
        styles.tourneyRow,
        isUp && styles.tourneyRowUp,
        isOwn && styles.tourneyRowOwn,
        isGone && styles.tourneyRowGone,
      )}
      data-anchor={placeKey(at.table.round, index + 1)}
      data-slot={slotKey(at.table.round, index)}
    >
      {badge}
      {driver === undefined ? (
        <span className={styles.tourneyNobody} aria-hidden="true">
          <UserRound size={15} />
        </span>
      ) : (
        <TourneyFace driver={driver} size={at.stage.number === 1 ? 24 : 28} />
      )}
      <span className={classes(styles.tourneyName, driver === undefined && styles.tourneyOpen)}>
        {text ?? (isOwn && driver?.driver.kind !== 'hotseat' ? t('you') : (driver?.name ?? ''))}
      </span>
      {side}
    </li>
  );
}

/** Nobody races yet: who sits there or where they come from, and who is ready. */
function SeatRows(props: TableRowsProps): ReactElement {
  const { view, at } = props;
  const phase = phaseOf(view, at.table);
  return (
    <ol className={styles.tourneyRows}>
      {drawInOrder(at.table.places, (place, index) => {
        if (place.kind === 'open')
          return <Row {...props} index={index} driver={null} text={sourceText(view, place.from)} side={null} />;
        const side =
          phase === 'called' ? (
            <Ready {...props} driver={place.driver} />
          ) : place.kind === 'fillIn' || place.standIn ? (
            <span className={styles.tourneyNote}>{t('ai')}</span>
          ) : place.from === null || at.stage.number === 1 ? null : (
            <span className={styles.tourneyFrom}>{sourceText(view, place.from, true)}</span>
          );
        return <Row {...props} index={index} driver={place.driver} side={side} />;
      })}
    </ol>
  );
}

/** Whether a called driver sits at the table; AI drivers always do. */
function Ready({ view, at, driver }: TableRowsProps & { driver: string }): ReactElement {
  if (isMissing(view, at.table.round, driver)) {
    return (
      <span className={styles.tourneyMissing}>
        <Footprints size={14} className="icon" aria-hidden="true" />
        {t('onTheWay')}
      </span>
    );
  }
  return (
    <span className={styles.tourneyReady}>
      <Check size={14} strokeWidth={3.4} className="icon" aria-hidden="true" />
      {t('ready')}
    </span>
  );
}

/** Places as they are in the race now. */
function RaceRows({ update, ...props }: TableRowsProps & { update: MatchUpdate }): ReactElement {
  const { view, at } = props;
  const ui = useGameUi(update.game);
  useCircuit(ui, update);
  const places = ui.frame(update).standings.toSorted((a, b) => Number(a.out) - Number(b.out) || a.place - b.place);
  const drivers = at.table.places.flatMap((place) => driverAt(place) ?? []);
  const ids = new Map(
    update.seats.map(({ seat, name }) => [seat, drivers.find((id) => isSame(nameIn(view, id), name))]),
  );
  return (
    <ol className={styles.tourneyRows}>
      {drawInOrder(places, ({ seat, place, gap, behind, out }, index) => (
        <Row
          {...props}
          index={index}
          driver={ids.get(seat) ?? null}
          text={ids.get(seat) === undefined ? update.seats.find((one) => one.seat === seat)?.name : undefined}
          badge={<PlaceBadge place={place} />}
          isGone={out}
          side={
            <span className={styles.tourneyGap}>{out ? t('out') : place === 1 ? t('leads') : (behind ?? gap)}</span>
          }
        />
      ))}
    </ol>
  );
}

/** Places and points, best first; those who go on are green. */
function ResultRows(props: TableRowsProps): ReactElement {
  const { at } = props;
  const best = bestOf(props);
  return (
    <ol className={styles.tourneyRows}>
      {at.table.results.map((result, index) => (
        <Row
          key={result.driver}
          {...props}
          index={index}
          driver={result.driver}
          badge={<PlaceBadge place={result.place} />}
          isUp={result.place <= at.stage.each || best.has(result.driver)}
          isGone={result.out || result.taken}
          side={
            <>
              {(result.standIn || result.fillIn) && <span className={styles.tourneyNote}>{t('ai')}</span>}
              <span className={styles.tourneyPoints}>
                {result.points}
                <span className="visually-hidden"> {t('points.unit', { n: result.points })}</span>
              </span>
            </>
          }
        />
      ))}
    </ol>
  );
}

/** Best thirds of this stage who are known to go on. */
function bestOf({ view, at }: TableRowsProps): ReadonlySet<string> {
  const next = view.stages[at.stage.number];
  const places = next?.tables.flatMap((table) => table.places) ?? [];
  return new Set(places.flatMap((one) => (one.kind === 'driver' && one.from?.kind === 'best' ? one.driver : [])));
}
