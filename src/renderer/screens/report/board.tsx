// The circuit behind a report, darkened and coloured by what happens at its corners, with a number beside each sign.

import { Segments } from '@ui/controls/segments';
import type { ReportBoard, ReportRoom } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { pictureUrl } from '@ui/panels/seat';
import { type ReactElement, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { t } from '../../text/report';
import styles from './board.module.css';
import { type Corner, cornersOf, termsOf } from './corners';
import { fine } from './said';
import type { Shown } from './shown';

/** What the colours show. */
export type MapName = 'troubles' | 'cost' | 'overtakes';

/** Room that signs and their numbers need on each side of the road, px. */
const MARGIN = { x: 60, y: 52 } as const;
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
  map: MapName;
  setMap(map: MapName): void;
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
        {board && <Drawn {...{ board, corners, map, most, lit }} />}
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

function TagValue({ corner, map, share }: { corner: Corner; map: MapName; share: number }): ReactElement {
  const value = map === 'troubles' ? fine(corner.troubles) : (corner[map] ?? 0);
  return (
    <>
      <i style={{ opacity: 0.35 + 0.65 * share }} />
      {t(`tag.${map}`, { value })}
    </>
  );
}

interface DrawnProps {
  board: ReportBoard;
  corners: readonly Corner[];
  map: MapName;
  most: number;
  lit: number | null;
}

function Drawn({ board, corners, map, most, lit }: DrawnProps): ReactElement {
  const ground = useMemo(() => pictureUrl(board.ground), [board]);
  // Rounded, so that a race more does not draw the whole road again.
  const shares = corners.map((corner) => Math.round((50 * (corner[map] ?? 0)) / most) / 50);
  const key = shares.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what the shares are
  const colours = useMemo(() => pictureUrl(board.colours(shares, lit)), [board, key, lit]);
  return (
    <>
      <img src={ground} alt="" className={styles.reportGround} />
      <img src={colours} alt="" />
    </>
  );
}

/** What no panel covers: all of the board in one column, where it has a place of its own. */
function roomIn(outer: Element, inner: Element): DOMRect {
  const part = inner.getBoundingClientRect();
  return part.width === 0 ? outer.getBoundingClientRect() : part;
}

/** The room for the board, as long as its size stays; null before it is measured. */
function useRoom(whole: RefObject<HTMLDivElement | null>, free: RefObject<HTMLDivElement | null>): ReportRoom | null {
  const [room, setRoom] = useState<ReportRoom | null>(null);
  useEffect(() => {
    const [outer, inner] = [whole.current, free.current];
    if (outer === null || inner === null) return;
    const look = new ResizeObserver(() => {
      const [all, part] = [outer.getBoundingClientRect(), roomIn(outer, inner)];
      if (all.width === 0) return;
      const [left, top] = [part.left - all.left, part.top - all.top];
      const next = {
        width: Math.round(all.width),
        height: Math.round(all.height),
        left: Math.round(left + MARGIN.x),
        top: Math.round(top + MARGIN.y),
        right: Math.round(left + part.width - MARGIN.x),
        bottom: Math.round(top + part.height - MARGIN.y),
      };
      setRoom((before) => (before !== null && JSON.stringify(before) === JSON.stringify(next) ? before : next));
    });
    look.observe(outer);
    look.observe(inner);
    return () => look.disconnect();
  }, [whole, free]);
  return room;
}
