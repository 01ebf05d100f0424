// What is drawn over the board: the road's middle, and, where the board does not show this road, the road itself; numbers, stops, the
// place under the pointer, and where something is wrong. Not here: points and signs, which are buttons (handles.tsx).

import type { Point } from '@geometry/line';
import type { CornerMark } from '@ui/workshop/road-editor';
import type { ReactElement } from 'react';
import type { Selected, Shown } from '../state/editor-store';
import { type RoadMarks, roadPath } from './marks';
import styles from './stage.module.css';

export interface RoadOverlayProps {
  shown: Shown;
  marks: RoadMarks;
  /** Px of the source's unit. */
  scale: number;
  /** Places of the source on the stage, px. */
  toStage(place: Point): Point;
  selected: Selected;
  /** The board under it shows another road, or none. */
  plain: boolean;
  /** A picture lies under the road, which lets it shine through. */
  sheer: boolean;
  numbers: boolean;
  space: number | undefined;
  stroke: readonly Point[];
}

/** Every fifth number is larger. */
const LARGE = 5;
/** How much a road shows with a picture under it. */
const SHEER = 0.75;
/** Numbers are left out where a space is narrower than this, px. */
const NARROW = 13;

/** The drawing over the board. */
export function RoadOverlay(props: RoadOverlayProps): ReactElement {
  const { shown, marks, scale, toStage, selected, plain, sheer, numbers, space, stroke } = props;
  const { source, corners } = shown;
  const [tx, ty] = toStage([0, 0]);
  const path = roadPath(source);
  const chosen = selected.kind === 'corner' ? corners.find(({ corner }) => corner === selected.corner) : undefined;
  return (
    <svg className={styles.editorOverlay} aria-hidden="true">
      <g transform={`translate(${tx} ${ty}) scale(${scale})`}>
        {plain && <PlainRoad {...{ shown, marks, path, sheer }} />}
        {chosen !== undefined && (
          <path className={styles.editorZone} d={marks.path(...chosen.zone)} strokeWidth={marks.half * 2} />
        )}
        {space !== undefined && (
          <path className={styles.editorSpace} d={marks.path(space, space + 1)} strokeWidth={marks.half * 2} />
        )}
        <BadSpots {...{ shown, marks }} />
        <path className={styles.editorMiddleShade} d={path} />
        <path className={styles.editorMiddle} d={path} />
        {stroke.length > 1 && (
          <path className={styles.editorStroke} d={`M${stroke.map(([x, y]) => `${x} ${y}`).join('L')}`} />
        )}
      </g>
      {numbers && <Numbers {...{ marks, scale, toStage }} />}
      {chosen !== undefined && <Stops {...{ marks, toStage }} corner={chosen} />}
    </svg>
  );
}

/** The road without its land: edges, asphalt, spaces, and the lines of corners. */
function PlainRoad(props: { shown: Shown; marks: RoadMarks; path: string; sheer: boolean }): ReactElement {
  const { shown, marks, path, sheer } = props;
  const line = (space: number): string => {
    const { x, y, across } = marks.at(space);
    const [dx, dy] = [across[0] * marks.half, across[1] * marks.half];
    return `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`;
  };
  const ticks = Array.from({ length: marks.spaces }, (_, space) => line(space)).join('');
  return (
    <g opacity={sheer ? SHEER : undefined}>
      <path className={styles.editorEdge} d={path} strokeWidth={marks.half * 2.16} />
      <path className={styles.editorRoad} d={path} strokeWidth={marks.half * 2} />
      <path className={styles.editorTicks} d={ticks} />
      <path className={styles.editorLines} d={shown.corners.map((corner) => line(corner.line)).join('')} />
      <path className={styles.editorFinish} d={line(0)} />
    </g>
  );
}

/** Stretches where the road itself is wrong, in red. */
function BadSpots({ shown, marks }: { shown: Shown; marks: RoadMarks }): ReactElement[] {
  return shown.problems
    .filter(({ level, space, corner }) => level === 'error' && space !== undefined && corner === undefined)
    .map(({ space = 0 }) => (
      <path
        key={space}
        className={styles.editorBad}
        d={marks.path(space - 1, space + 2)}
        strokeWidth={marks.half * 2}
        data-bad=""
      />
    ));
}

function Numbers(props: { marks: RoadMarks; scale: number; toStage(place: Point): Point }): ReactElement {
  const { marks, scale, toStage } = props;
  const wide = (marks.curve.length / marks.spaces) * scale;
  const every = wide < NARROW ? LARGE : 1;
  return (
    <g className={styles.editorNumbers}>
      {Array.from({ length: marks.spaces }, (_, space) => space)
        .filter((space) => space === 0 || (space + 1) % every === 0)
        .map((space) => {
          const { x, y, across } = marks.at(space + 0.5);
          const away = marks.outside(space + 0.5) * marks.half * 0.52;
          const [px, py] = toStage([x + across[0] * away, y + across[1] * away]);
          const isLarge = space === 0 || (space + 1) % LARGE === 0;
          return (
            <text key={space} x={px} y={py} data-large={isLarge || undefined}>
              {space + 1}
            </text>
          );
        })}
    </g>
  );
}

function Stops(props: { marks: RoadMarks; corner: CornerMark; toStage(place: Point): Point }): ReactElement {
  const { marks, corner, toStage } = props;
  return (
    <g className={styles.editorStops}>
      {corner.stops?.map((label, at) => {
        const space = corner.line - at - 0.5;
        const { x, y, across } = marks.at(space);
        const away = -marks.outside(space) * marks.half * 0.56;
        const [px, py] = toStage([x + across[0] * away, y + across[1] * away]);
        return (
          <g key={label} transform={`translate(${px} ${py})`}>
            <rect x="-6.4" y="-6.4" width="12.8" height="12.8" rx="2.4" transform="rotate(45)" />
            <text>{label}</text>
          </g>
        );
      })}
    </g>
  );
}
