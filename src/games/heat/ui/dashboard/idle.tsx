// The dashboard while others act or cards are being turned: the own hand dimmed, or the reveal on show.

import type { SeatInfo } from '@api/contract';
import { IdleButton } from '@ui/game/dashboard/idle-button';
import { SeatSwatch } from '@ui/panels/seat';
import type { CSSProperties, ReactElement } from 'react';
import type { CarView, HeatEvent, HeatView, OwnView } from '../../types';
import { count, nameOf } from '../texts';
import { DashFrame } from './dash-frame';
import { Gears } from './gears';
import { Hand } from './hand';
import { LyingCard } from './heat-card';
import { Piles } from './piles';
import { type Table, tableOf } from './shown';

export interface IdleProps {
  view: HeatView;
  car: CarView;
  own: OwnView;
  seats: readonly SeatInfo[];
  shown: readonly HeatEvent[];
}

/** The waiting state. */
export function Idle({ view, car, own, seats, shown }: IdleProps): ReactElement {
  const table = tableOf(shown);
  const mine = table?.seat === car.seat;
  const speed = table?.speed ?? (mine ? null : car.speed || null);
  return (
    <DashFrame
      dim={false}
      gears={<Gears car={car} lit={car.gear} offered={null} hinted={null} />}
      head={table ? `${nameOf(seats, table.seat)} plays` : `Your hand · ${count(own.hand.length, 'card')}`}
      figure={speed === null ? undefined : `Speed ${speed}`}
      piles={<Piles car={car} shown={shown} />}
      note={shown.length > 0 ? 'Space or a click on the board finishes the animation.' : idleNote(view, car)}
      main={<IdleButton isOver={view.status === 'finished'} isRunning={shown.length > 0} />}
    >
      {table ? (
        <TableRow table={table} seats={seats} />
      ) : (
        <Hand hand={own.hand} chosen={[]} barred={() => idleReason(view, car)} onToggle={null} />
      )}
    </DashFrame>
  );
}

/** The reveal of one car: its cards turn from back to face, flips follow. */
export function TableRow({ table, seats }: { table: Table; seats: readonly SeatInfo[] }): ReactElement {
  const colour = seats.find((info) => info.seat === table.seat)?.colour;
  return (
    <div
      className="heat-table"
      key={table.seat}
      style={{ '--n': Math.max(6, table.cards.length + table.flips.length + 1) } as CSSProperties}
    >
      {colour && <SeatSwatch colour={colour} />}
      {table.cards.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: revealed cards keep their places
        <LyingCard key={i} card={card} flips delay={i * 60} />
      ))}
      {table.flips.length > 0 && <span className="heat-table-plus num">+</span>}
      {table.flips.map(({ card, kept }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: turned cards keep their places
        <LyingCard key={i} card={card} flips dim={!kept} />
      ))}
    </div>
  );
}

/** Why no card can be played while the hand only lies there. */
function idleReason(view: HeatView, car: CarView): string {
  if (view.status === 'finished') return 'the race is over';
  if (car.status !== 'racing') return 'your car is off the track';
  return 'it is not your turn, the others act';
}

function idleNote(view: HeatView, car: CarView): string {
  if (car.status === 'retired') return 'You have retired. The others race on.';
  if (car.status === 'eliminated') return 'Your car is off the track. The others race on.';
  if (view.status === 'finished') return 'The race is over.';
  if (car.cluttered)
    return 'Cluttered hand: too few cards for your gear. You stay, drop to 1st gear and draw again at the end of the round.';
  if (car.spunOut) return 'You spun out: back before the corner, 1st gear, and stress in your hand.';
  if (view.status === 'finalRound') return 'Last round: everybody plays it to the end.';
  return 'Your cards stay in sight while the others act.';
}
