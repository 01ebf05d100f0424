// The circuit behind a report, darkened and coloured by what happens at its corners, with a number beside each sign.

import { Segments } from '@ui/controls/segments';
import { classes } from '@ui/panels/classes';
import { type ReactElement, useMemo, useRef } from 'react';
import { t } from '../../text/report';
import styles from './board.module.css';
import { type Corner, cornersOf, termsOf } from './corners';
import { Drawn, shareOf } from './drawn';
import { useRoom } from './room';
import { fine } from './said';
import type { CornerMap, Shown } from './shown';

/** From a sign's middle to the middle of its number, px. */
const AWAY = { x: 62, y: 40 } as const;
/** The same on a phone, whose numbers are smaller: in a board narrower than this, px. */
const CLOSE = { x: 46, y: 34, below: 600 } as const;
/** Half the width of a number beside a sign, and of the words in its place, px. */
const HALF = { number: 38, words: 60 } as const;
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
              style={{ left: withinBoard(x, isIdle), top: y }}
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
        <div className={classes(styles.reportMap, 'panel panel-glass')}>
          <Segments
            label={t('map')}
            value={map}
            choices={[
              { value: 'troubles', label: terms.troubles },
              { value: 'cost', label: terms.cost },
              ...(hasOvertakes ? [{ value: 'overtakes', label: t('map.overtakes') } as const] : []),
            ]}
            onChange={setMap}
          />
          <span className="note">{t('map.unit', { map })}</span>
          <span className={styles.reportScaleOf}>
            {t('map.least')}
            <i />
            {t('map.most', { map, most: map === 'troubles' ? fine(most) : most })}
          </span>
          <ul className="visually-hidden" aria-label={t('board')}>
            {corners.map((corner) => (
              <li key={corner.place}>{saidOf(corner)}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** Where the middle of a number stands, so that all of it is on the board. */
function withinBoard(x: number, isIdle: boolean): string {
  const half = isIdle ? HALF.words : HALF.number;
  return `clamp(${half}px, ${x}px, calc(100% - ${half}px))`;
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
