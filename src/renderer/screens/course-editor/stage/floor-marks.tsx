// What lies over the floor: numbers and letters, ways, the chosen board, problems, the pointer, the cursor and the open stroke.

import type { CircuitProblem } from '@core/contract';
import type { FloorCell, FloorPlan, FloorSpot } from '@ui/workshop/course-editor';
import type { ReactElement } from 'react';
import { t } from '../../../text/editor';
import { type Free, onStage, type View } from '../../editor/state/view';
import type { OpenStroke } from '../state/course-store';
import { cellOf, sideOf } from '../state/floor-view';
import styles from './floor-stage.module.css';

export interface FloorMarksProps {
  plan: FloorPlan;
  view: View;
  free: Free;
  board: number;
  ways: readonly (readonly FloorCell[])[];
  problems: readonly CircuitProblem[];
  /** From where to where problems lead. */
  arrows: readonly (readonly [FloorCell, FloorCell])[];
  lit: CircuitProblem | undefined;
  hover: FloorSpot | undefined;
  /** The brush goes to an edge, which is shown under the pointer. */
  onEdge: boolean;
  cursor: FloorCell | undefined;
  stroke: OpenStroke | undefined;
}

/** Px of a letter from the floor's edge. */
const AWAY = { letters: 25, numbers: 27 } as const;

/** Px of cells up to which their names would run into each other. */
const SMALL = 18;

/** The overlay. */
export function FloorMarks(props: FloorMarksProps): ReactElement {
  const { plan, view, free, board, ways, problems, arrows, lit, hover, onEdge, cursor, stroke } = props;
  const at = (x: number, y: number) => onStage(view, free, [x, y]);
  const { scale } = view;
  const box = ({ x, y, width = 1, height = 1 }: FloorCell & { width?: number; height?: number }, by = 0) => {
    const [left, top] = at(x, y);
    return { x: left + by, y: top + by, width: width * scale - 2 * by, height: height * scale - 2 * by };
  };
  const chosen = plan.plates.find((plate) => plate.board === board);
  return (
    <svg className={styles.courseMarks} aria-hidden="true">
      {scale > SMALL && <Names {...{ plan, view, free, board }} />}
      {ways.map((way) => {
        const line = way.map(({ x, y }) => at(x + 0.5, y + 0.5).join(' ')).join('L');
        return (
          <g key={line}>
            <path className={styles.courseWayShade} d={`M${line}`} />
            <path className={styles.courseWay} d={`M${line}`} />
          </g>
        );
      })}
      {chosen !== undefined && plan.plates.length > 1 && <rect className={styles.courseChosen} {...box(chosen)} />}
      {problems.map((problem) => (
        <Mark key={JSON.stringify([problem.text, problem.space])} {...{ problem, plan, box }} isLit={problem === lit} />
      ))}
      {arrows.map(([from, to]) => (
        <Arrow key={JSON.stringify([from, to])} from={at(from.x + 0.5, from.y)} to={at(to.x + 0.5, to.y)} />
      ))}
      {hover !== undefined && <rect className={styles.courseHover} {...box(hover, 2)} rx={4} />}
      {hover !== undefined && onEdge && <path className={styles.courseEdge} d={edgeOf(hover, at)} />}
      {cursor !== undefined && <rect className={styles.courseCursor} {...box(cursor, 1)} rx={5} />}
      {stroke !== undefined && (
        <g className={styles.courseStroke} data-erases={stroke.erases || undefined}>
          {rowsOf(stroke.cells).map((row) => (
            <rect key={`${row.x} ${row.y}`} {...box(row, 1)} rx={5} />
          ))}
        </g>
      )}
    </svg>
  );
}

/** Numbers of rows at the left, letters of columns under each board. */
function Names({ plan, view, free, board }: Pick<FloorMarksProps, 'plan' | 'view' | 'free' | 'board'>): ReactElement {
  const [left, top] = onStage(view, free, [0, 0]);
  const { scale } = view;
  const across = Math.max(left - AWAY.numbers, free.left + 12);
  const down = Math.min(top + plan.height * scale + AWAY.letters, free.bottom - 8);
  return (
    <g className={styles.courseNames}>
      {counted(plan.height).map((row) => (
        <text key={row} x={across} y={top + (row + 0.5) * scale}>
          {t('floor.row', { n: row + 1 })}
        </text>
      ))}
      {plan.plates
        .filter(({ kind }) => kind === 'board')
        .flatMap((plate) =>
          counted(plate.width).map((column) => (
            <text
              key={plate.x + column}
              x={left + (plate.x + column + 0.5) * scale}
              y={down}
              data-chosen={plate.board === board || undefined}
            >
              {String.fromCharCode(65 + column)}
            </text>
          )),
        )}
    </g>
  );
}

function Mark(props: {
  problem: CircuitProblem;
  plan: FloorPlan;
  box(cell: FloorCell, by?: number): { x: number; y: number; width: number; height: number };
  isLit: boolean;
}): ReactElement | null {
  const { problem, plan, box, isLit } = props;
  const { space, level } = problem;
  if (space === undefined) return null;
  const cell = cellOf(plan, space);
  const { x, y, width } = box(cell);
  const [cx, cy] = [x + width / 2, y + width / 2];
  // In the corner, so that what is wrong can still be seen.
  const [wx, wy, half] = [x + width * 0.68, y + width * 0.68, Math.min(13, width * 0.27)];
  return (
    <g data-lit={isLit || undefined} className={styles.courseProblem}>
      {isLit && <circle cx={cx} cy={cy} r={width * 0.9} />}
      {level === 'error' ? (
        <rect {...box(cell, 2)} rx={6} />
      ) : (
        <>
          <path d={`M${wx} ${wy - half}L${wx + half * 1.1} ${wy + half * 0.85}H${wx - half * 1.1}z`} />
          <path
            className={styles.courseBang}
            d={`M${wx} ${wy - half * 0.35}v${half * 0.6}M${wx} ${wy + half * 0.52}v.1`}
          />
        </>
      )}
    </g>
  );
}

/** A dashed arrow in a bow over the floor. */
function Arrow({ from, to }: { from: readonly [number, number]; to: readonly [number, number] }): ReactElement {
  const up = 32;
  const tip = 9;
  const line = `M${from[0]} ${from[1]}C${from[0]} ${from[1] - up} ${to[0]} ${to[1] - up} ${to[0]} ${to[1] - 2}`;
  const head = `M${to[0] - tip} ${to[1] - tip - 2}L${to[0]} ${to[1] - 1}L${to[0] + tip} ${to[1] - tip - 2}`;
  return (
    <g className={styles.courseArrow}>
      <path d={line} />
      <path d={line} />
      <path d={head} />
    </g>
  );
}

/** 0, 1, 2 and so on. */
function counted(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at);
}

/** The nearest edge of a cell, as a line. */
function edgeOf(spot: FloorSpot, at: (x: number, y: number) => readonly [number, number]): string {
  const { x, y } = spot;
  const [from, to] = [
    [at(x, y), at(x + 1, y)],
    [at(x + 1, y), at(x + 1, y + 1)],
    [at(x, y + 1), at(x + 1, y + 1)],
    [at(x, y), at(x, y + 1)],
  ][sideOf(spot)] as [readonly [number, number], readonly [number, number]];
  return `M${from.join(' ')}L${to.join(' ')}`;
}

/** Cells as boxes, neighbours in a row or a column as one. */
function rowsOf(cells: readonly FloorCell[]): (FloorCell & { width: number; height: number })[] {
  const boxes: { x: number; y: number; width: number; height: number }[] = [];
  for (const { x, y } of cells) {
    const last = boxes.at(-1);
    const isRow = last?.height === 1 && y === last.y;
    const isColumn = last?.width === 1 && x === last.x;
    if (last !== undefined && isRow && (x === last.x + last.width || x === last.x - 1)) {
      last.x = Math.min(last.x, x);
      last.width++;
    } else if (last !== undefined && isColumn && (y === last.y + last.height || y === last.y - 1)) {
      last.y = Math.min(last.y, y);
      last.height++;
    } else boxes.push({ x, y, width: 1, height: 1 });
  }
  return boxes;
}
