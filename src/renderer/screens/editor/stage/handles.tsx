// The points, handles, signs and the start of a road, as buttons: they can be dragged, and reached with Tab. Not here: what a drag does
// (use-stage-pointer.ts), or what keys do (use-mark-keys.ts).

import type { Point } from '@geometry/line';
import { pictureUrl } from '@ui/panels/seat';
import type { CornerMark } from '@ui/workshop/road-editor';
import type { ReactElement } from 'react';
import { t } from '../../../text/editor';
import type { Editing, Selected, Shown } from '../state/editor-store';
import { markName } from './mark-name';
import type { RoadMarks } from './marks';
import styles from './stage.module.css';
import { useMarkKeys } from './use-mark-keys';

export interface HandlesProps {
  editing: Editing;
  shown: Shown;
  marks: RoadMarks;
  /** Px of the source's unit. */
  scale: number;
  toStage(place: Point): Point;
  selected: Selected;
  handles: boolean;
}

/** A sign's distance from the road, px, and its size on the board, as a share of the road's width. */
const SIGN = { away: 22, least: 36, most: 50, wide: 0.95 } as const;
/** The height of a drawn sign, as a share of a diamond's. */
const DRAWN = 0.72;
/** The start label's distance from the road, px. */
const LABEL = 18;

/** Everything on the road that can be taken hold of. */
export function Handles(props: HandlesProps): ReactElement {
  const { editing, shown, marks, scale, toStage, selected, handles } = props;
  const keys = useMarkKeys(editing);
  const { source, corners } = shown;
  const chosen = selected.kind === 'points' ? selected.points : [];
  const count = source.road.length;
  // The handles of a selected point and of those beside it, as far as they are bent.
  const near = handles ? new Set(chosen.flatMap((at) => [at, (at + 1) % count, (at - 1 + count) % count])) : new Set();
  return (
    <div className={styles.editorHandles}>
      {source.road.map((point, at) => {
        const [x, y] = toStage([point.x, point.y]);
        return (
          // Points have no name but their number.
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place in the road
          <span key={at}>
            {near.has(at) &&
              (['in', 'out'] as const).map((which) => {
                const end = toStage([point.x + point[which][0], point.y + point[which][1]]);
                return <Handle key={which} {...{ at, which, end }} from={[x, y]} main={chosen.includes(at)} />;
              })}
            <button
              type="button"
              className={styles.editorPoint}
              style={{ transform: `translate(${x}px, ${y}px)` }}
              data-point={at}
              aria-label={t('mark.point', { n: at + 1, count })}
              aria-pressed={chosen.includes(at)}
              onFocus={() => editing.select({ kind: 'points', points: chosen.includes(at) ? chosen : [at] })}
              onKeyDown={(event) => keys.point(event, at)}
            />
          </span>
        );
      })}
      {corners.map((mark, at) => {
        const { corner, line, sign, picture } = mark;
        const { x, y, across } = marks.at(line);
        const side = marks.outside(line);
        const size = Math.min(SIGN.most, Math.max(SIGN.least, marks.half * 2 * scale * SIGN.wide));
        const away = side * (marks.half + SIGN.away / scale);
        const [px, py] = toStage([x + across[0] * away, y + across[1] * away]);
        const isChosen = selected.kind === 'corner' && selected.corner === corner;
        return (
          <button
            key={corner}
            type="button"
            className={styles.editorSign}
            style={{ transform: `translate(${px}px, ${py}px)`, ...sizeOf(picture, size) }}
            data-drawn={picture !== undefined || undefined}
            data-corner={corner}
            aria-label={markName(mark, at)}
            aria-pressed={isChosen}
            onFocus={() => editing.select({ kind: 'corner', corner })}
            onKeyDown={(event) => keys.corner(event, corner)}
          >
            {picture === undefined ? <span>{sign}</span> : <img src={pictureUrl(picture)} alt="" draggable={false} />}
          </button>
        );
      })}
      <StartLabel {...{ editing, marks, scale, toStage, keys }} isChosen={selected.kind === 'start'} />
    </div>
  );
}

/** A drawn sign is as high as a diamond is from its middle to its edge, twice; its width follows. */
function sizeOf(picture: CornerMark['picture'], size: number): { inlineSize: number; blockSize: number } {
  if (picture === undefined) return { inlineSize: size, blockSize: size };
  const high = size * DRAWN;
  return { inlineSize: (high * picture.width) / picture.height, blockSize: high };
}

function Handle(props: { at: number; which: 'in' | 'out'; from: Point; end: Point; main: boolean }): ReactElement {
  const { at, which, from, end, main } = props;
  const [dx, dy] = [end[0] - from[0], end[1] - from[1]];
  const length = Math.hypot(dx, dy);
  return (
    <>
      <span
        className={styles.editorRod}
        data-main={main || undefined}
        style={{
          inlineSize: length,
          transform: `translate(${from[0]}px, ${from[1]}px) rotate(${Math.atan2(dy, dx)}rad)`,
        }}
      />
      <span
        className={styles.editorHandle}
        data-main={main || undefined}
        data-handle={`${at} ${which}`}
        style={{ transform: `translate(${end[0]}px, ${end[1]}px)` }}
      />
    </>
  );
}

function StartLabel(
  props: Pick<HandlesProps, 'editing' | 'marks' | 'scale' | 'toStage'> & {
    keys: ReturnType<typeof useMarkKeys>;
    isChosen: boolean;
  },
): ReactElement {
  const { editing, marks, scale, toStage, keys, isChosen } = props;
  const { x, y, across } = marks.at(0);
  const away = marks.outside(0) * (marks.half + LABEL / scale);
  const [px, py] = toStage([x + across[0] * away, y + across[1] * away]);
  return (
    <button
      type="button"
      className={styles.editorStart}
      style={{ transform: `translate(${px}px, ${py}px)` }}
      data-start=""
      aria-pressed={isChosen}
      onFocus={() => editing.select({ kind: 'start' })}
      onKeyDown={keys.start}
    >
      <span>{t('mark.start')}</span>
    </button>
  );
}
