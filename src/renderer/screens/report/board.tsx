// The circuit behind a report, darkened and coloured by what happens at its corners, with a number beside each sign.

import { classes } from '@ui/panels/classes';
import { type ReactElement, useMemo, useRef } from 'react';
import { t } from '../../text/report';
import styles from './board.module.css';
import { type Corner, cornersOf, termsOf } from './corners';
import { Drawn, shareOf } from './drawn';
import { MapKey } from './map-key';
import { useRoom, withinBoard } from './room';
import { fine } from './said';
import type { CornerMap, Shown } from './shown';

/** From a sign's middle to the middle of its number, px. */
const AWAY = { x: 62, y: 40 } as const;
/** The same on a phone, whose numbers are smaller: in a board narrower than this, px. */
const CLOSE = { x: 46, y: 34, below: 600 } as const;
/** Half the width of the words that stand in a number's place, px. */
const HALF_WORDS = 60;
/** A value as great as this is fully red if no corner has more. */
const LEAST_RED = { troubles: 0.02, cost: 0.5, overtakes: 1 } as const;

export interface BoardProps {
  shown: Shown;
  circuit: string;
  map: CornerMap;
  setMap(map: CornerMap): void;
}

/** The board and the switch for its colours. */
export function Board({ shown, circuit, map, setMap }: BoardProps): ReactElement {
  const { workshop, report, lit, light } = shown;
  const free = useRef<HTMLDivElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const room = useRoom(whole, free);
  const board = useMemo(
    () => (room === null ? undefined : workshop.reportBoard?.(circuit, room)),
    [workshop, circuit, room],
  );
  // A report on what the circuit was before has other corners.
  const corners = report?.circuit === circuit ? cornersOf(report) : [];
  const hasOvertakes = report?.places.some(({ overtakes }) => overtakes !== null) ?? false;
  const most = Math.max(LEAST_RED[map], ...corners.map((corner) => corner[map] ?? 0));
  const away = room !== null && room.width < CLOSE.below ? CLOSE : AWAY;
  const terms = termsOf(workshop);
  return (
    <>
      <div ref={whole} className={styles.reportBoard}>
        {board && <Drawn board={board} given={[corners.map((corner) => shareOf(corner[map] ?? 0, most)), lit]} />}
        {board?.signs.map((sign, index) => {
          const corner = corners[index];
          if (corner === undefined) return null;
          const [x, y] = [sign.x + sign.away[0] * away.x, sign.y + sign.away[1] * away.y];
          const isIdle = corner.isIdle && map !== 'overtakes';
          return (
            <span
              key={corner.place}
              className={classes(styles.reportTag, isIdle && styles.reportTagIdle)}
              style={{ left: withinBoard(x, isIdle ? HALF_WORDS : undefined), top: y }}
              aria-hidden="true"
              onPointerEnter={() => light(index)}
              onPointerLeave={() => light(null)}
            >
              {isIdle ? t('tag.idle') : <TagValue {...{ corner, map }} share={(corner[map] ?? 0) / most} />}
            </span>
          );
        })}
      </div>
      <div ref={free} className={styles.reportRoom} />
      {corners.length > 0 && (
        <MapKey
          value={map}
          choices={[
            { value: 'troubles', label: terms.troubles },
            { value: 'cost', label: terms.cost },
            ...(hasOvertakes ? [{ value: 'overtakes', label: t('map.overtakes') } as const] : []),
          ]}
          unit={t('map.unit', { map })}
          most={t('map.most', { map, most: map === 'troubles' ? fine(most) : most })}
          onChange={setMap}
        >
          <ul className="visually-hidden" aria-label={t('board')}>
            {corners.map((corner) => (
              <li key={corner.place}>{saidOf(corner)}</li>
            ))}
          </ul>
        </MapKey>
      )}
    </>
  );
}

function saidOf({ corner, limit, troubles, cost, overtakes }: Corner): string {
  const values = {
    corner,
    troubles: fine(troubles),
    cost,
    counted: String(overtakes !== null),
    overtakes: overtakes ?? 0,
  };
  return limit === null ? t('tag.said.free', values) : t('tag.said', { ...values, limit });
}

function TagValue({ corner, map, share }: { corner: Corner; map: CornerMap; share: number }): ReactElement {
  const value = map === 'troubles' ? fine(corner.troubles) : (corner[map] ?? 0);
  return (
    <>
      <i style={{ opacity: 0.35 + 0.65 * share }} />
      {t(`tag.${map}`, { value })}
    </>
  );
}
