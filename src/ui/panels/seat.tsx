// Marks that show a seat beside its name: place badge, swatch, round initial, pattern tile, car chip.

import type { Colour } from '@core/contract';
import { memo, type ReactElement } from 'react';
import type { Picture } from '../art/picture';
import { rich } from '../rich/rich-ui';
import { type Pattern, SEAT_PAINTS, seatInk, seatPaint } from '../theme/seats';
import './seat.css';
import { classes } from './classes';

/** A place in a round badge: gold, silver, bronze, then grey. place: 1-based. */
export const PlaceBadge = memo(function PlaceBadge({
  place,
  large = false,
}: {
  place: number;
  large?: boolean;
}): ReactElement {
  return placeBadge(place, large);
});

/** The same for rows that are rendered again only when something in them changes. */
export function placeBadge(place: number, large: boolean = false): ReactElement {
  return (
    <span className={classes('place-badge', place <= 3 && `place-${place}`, large && 'place-large')}>
      {rich('seat.place', { place }, { hidden: (inner) => <span className="visually-hidden">{inner}</span> })}
    </span>
  );
}

/** A small upright block in the seat's colour, with its pattern's mark if colour symbols are on. */
export const SeatSwatch = memo(function SeatSwatch({ colour }: { colour: Colour }): ReactElement {
  return (
    <span className="seat-swatch" data-colour={colour} style={{ background: seatPaint(colour) }}>
      <svg viewBox="-8 -11 16 22" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <g opacity="0.9" color={seatInk(colour)} transform={isAside(colour) ? 'translate(-12 0)' : undefined}>
          <PatternMarks pattern={SEAT_PAINTS[colour].pattern} />
        </g>
      </svg>
    </span>
  );
});

/** Whether a pattern's marks are beside the middle of a car, where its number is. */
function isAside(colour: Colour): boolean {
  return ['hoop', 'saltire', 'rings'].includes(SEAT_PAINTS[colour].pattern);
}

/** The first letter of a name on a disc in the seat's colour. mine: an amber ring. */
export function SeatInitial(props: { name: string; colour: Colour; mine?: boolean }): ReactElement {
  const { name, colour, mine = false } = props;
  return (
    <span
      className={classes('seat-initial', mine && 'seat-mine')}
      data-colour={colour}
      style={{ background: seatPaint(colour), color: seatInk(colour) }}
      title={name}
    >
      <span aria-hidden="true">{[...name][0]?.toUpperCase()}</span>
      <span className="visually-hidden">{name} </span>
    </span>
  );
}

/** A game's car on a grey chip. width: of the drawing, px. */
export function CarChip({ picture, width = 58 }: { picture: Picture; width?: number }): ReactElement {
  const height = Math.round((width * picture.height) / picture.width);
  return (
    <span className="car-chip">
      <img src={pictureUrl(picture)} alt="" width={width} height={height} />
    </span>
  );
}

/** A picture as a URL for <img>, which keeps its ids separate from the page's. */
export function pictureUrl(picture: Picture): string {
  return `data:image/svg+xml,${encodeURIComponent(picture.svg)}`;
}

/** A square in a seat's colour with its pattern. */
export function PatternTile({ colour }: { colour: Colour }): ReactElement {
  const paint = SEAT_PAINTS[colour];
  return (
    <span className="pattern-tile" data-colour={colour} style={{ background: seatPaint(colour) }}>
      <svg viewBox="-10 -9 20 18" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <g opacity="0.8" color={seatInk(colour)} transform={isAside(colour) ? 'translate(-12 0)' : undefined}>
          <PatternMarks pattern={paint.pattern} />
        </g>
      </svg>
    </span>
  );
}

function PatternMarks({ pattern }: { pattern: Pattern }): ReactElement {
  if (pattern === 'check') return <CheckMarks />;
  if (pattern === 'dots') return <DotMarks />;
  if (pattern === 'saltire') {
    return (
      <path d="M-20 -8L-6 8M-6 -8L-20 8M5 -7L19 7M19 -7L5 7" stroke="currentColor" strokeWidth="2.6" fill="none" />
    );
  }
  if (pattern === 'rings') {
    return (
      <g fill="none" stroke="currentColor" strokeWidth="1.8">
        <circle cx="12" r="4" />
      </g>
    );
  }
  return <path d={MARKS[pattern]} fill="currentColor" />;
}

const MARKS: Readonly<Record<Exclude<Pattern, 'check' | 'dots' | 'saltire' | 'rings'>, string>> = {
  stripe: 'M-22 -1.5H22V1.5H-22Z',
  twin: 'M-22 -3.1H22V-1H-22ZM-22 1H22V3.1H-22Z',
  chevron: 'M-9 -8L-4 0L-9 8H-6.2L-1 0L-6.2 -8ZM2 -8L7 0L2 8H4.8L10 0L4.8 -8Z',
  hoop: 'M11 -8H15V8H11ZM7 -9H9.5V9H7ZM14 -9H16.5V9H14Z',
  diagonal: 'M-15 8L-5 -8H-1.6L-11.6 8ZM-8 8L2 -8H5.4L-4.6 8ZM-1 8L9 -8H12.4L2.4 8Z',
  halves: 'M-22 0H22V9H-22Z',
};

function CheckMarks(): ReactElement {
  const squares: ReactElement[] = [];
  for (let column = 0; column < 8; column++) {
    for (let row = 0; row < 6; row++) {
      if ((column + row) % 2 === 0) {
        squares.push(
          <rect
            key={`${column}.${row}`}
            x={column * 3 - 12}
            y={row * 3 - 9}
            width="3"
            height="3"
            fill="currentColor"
          />,
        );
      }
    }
  }
  return <>{squares}</>;
}

function DotMarks(): ReactElement {
  const dots: ReactElement[] = [];
  for (let x = -8.8; x < 10; x += 4.4) {
    for (let y = -8.8; y < 10; y += 4.4)
      dots.push(<circle key={`${x}.${y}`} cx={x} cy={y} r="1.25" fill="currentColor" />);
  }
  return <>{dots}</>;
}
