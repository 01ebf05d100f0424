// Dims a screen except for a few lit spots, and draws the coach's chalk line from a control to its cause.
// Not here: finding the spots (use-spots.ts), or choosing them.

import { type ReactElement, useId } from 'react';
import { PressArea } from '../controls/press-area';
import { classes } from '../panels/classes';
import './calm.css';
import { chalkLine, joined, type LitSpot, ringPath } from './chalk';

export interface CalmProps {
  /** Size of the area it covers, px. */
  size: { width: number; height: number };
  /** Controls that may be used, px within the area. */
  controls: readonly LitSpot[];
  /** Things that are lit but not framed, such as the learner's own car. */
  things: readonly LitSpot[];
  /** The spot that the chalk line leads to, with a ring. */
  cause: LitSpot | null;
  /** Correct controls, ringed after misses. */
  rings: readonly LitSpot[];
  /** Called when something dimmed is pressed. */
  onMiss(): void;
  /** Number of misses; each increase makes the lit controls pulse once. */
  misses: number;
  /** The line is redrawn when this changes. */
  step: string;
}

/** The scrim with its holes, the frames and the line. Presses pass only through the holes. */
export function Calm(props: CalmProps): ReactElement {
  const { size, controls, things, cause, rings, onMiss, misses, step } = props;
  const filter = useId();
  const holes = joined([...controls, ...things, ...(cause ? [cause] : [])]);
  const line = cause && controls[0] ? chalkLine(controls[0], cause) : null;
  const chalk = [...(line ? [line.path, line.head] : []), ...(cause ? [ringPath(cause)] : []), ...rings.map(ringPath)];
  return (
    <>
      {/* A press on the dimmed area only highlights what is lit, so keys have nothing to miss. */}
      <PressArea className="calm" style={{ clipPath: clipOf(size, holes) }} onClick={onMiss} data-calm="" />
      {controls.map((spot) => (
        <div
          key={`${misses} ${spot.left} ${spot.top}`}
          className={classes('calm-frame', misses > 0 && 'calm-pulse')}
          style={{ left: spot.left, top: spot.top, width: spot.width, height: spot.height }}
        />
      ))}
      <svg className="calm-chalk" width={size.width} height={size.height} aria-hidden="true">
        <filter id={filter} filterUnits="userSpaceOnUse" x="0" y="0" width={size.width} height={size.height}>
          <feTurbulence type="fractalNoise" baseFrequency=".022" numOctaves="2" seed="4" result="t" />
          <feDisplacementMap in="SourceGraphic" in2="t" scale="3" />
        </filter>
        <g filter={`url(#${filter})`} key={`${step} ${rings.length}`}>
          {chalk.map((d, i) => (
            <g key={d} style={{ animationDelay: `${i * 180}ms` }} className="calm-stroke">
              <path className="calm-casing" d={d} pathLength={1} />
              <path className="calm-cream" d={d} pathLength={1} />
            </g>
          ))}
        </g>
      </svg>
    </>
  );
}

function clipOf({ width, height }: CalmProps['size'], holes: readonly LitSpot[]): string {
  const all = `M0 0H${width}V${height}H0Z`;
  return `path(evenodd, "${all} ${holes.map(holePath).join(' ')}")`;
}

/** A round hole, or a rectangle with rounded corners. */
function holePath({ left, top, width, height, round }: LitSpot): string {
  const [right, bottom] = [left + width, top + height];
  const r = round ? Math.min(width, height) / 2 : Math.min(12, width / 2, height / 2);
  const corner = (x: number, y: number) => `A${r} ${r} 0 0 1 ${x} ${y}`;
  return `M${left + r} ${top}H${right - r}${corner(right, top + r)}V${bottom - r}${corner(right - r, bottom)}H${left + r}${corner(left, bottom - r)}V${top + r}${corner(left + r, top)}Z`;
}
