// The dashboard while others drive or cars move: all cars at a glance, and the black die where it decides something.

import type { SeatInfo } from '@api/contract';
import { FieldTable, inOrder } from '@ui/game/dashboard/field-table';
import { IdleButton } from '@ui/game/dashboard/idle-button';
import { pictureUrl } from '@ui/panels/seat';
import { nameOf } from '@ui/phrases';
import type { ReactElement } from 'react';
import type { CarView, FormulaEvent, FormulaView } from '../../types';
import { blackDiePicture, gearDiePicture } from '../board/gear-dice';
import { instrumentsAfter } from '../instruments';
import { LOW_WEAR, STATUS_WORDS } from '../texts';
import { DashFrame } from './dash-frame';

export interface IdleProps {
  view: FormulaView;
  seats: readonly SeatInfo[];
  shown: readonly FormulaEvent[];
}

/** The waiting state of a driver. */
export function Idle(props: IdleProps & { car: CarView }): ReactElement {
  const { view, car, seats, shown } = props;
  const over = view.status === 'finished';
  const gone = car.status === 'eliminated' || car.status === 'finished';
  return (
    <DashFrame
      turn={{ view, car, shown, dim: false }}
      head="All cars"
      note={gone ? (car.status === 'finished' ? 'You are home.' : 'Your race is over.') : 'The leader moves first.'}
      main={<IdleButton isOver={over} isRunning={shown.length > 0} />}
    >
      <OnShow shown={shown} seats={seats} />
      <AllCars view={view} seats={seats} shown={shown} />
    </DashFrame>
  );
}

/** The die that has just been rolled by somebody. */
function OnShow({ shown, seats }: Pick<IdleProps, 'shown' | 'seats'>): ReactElement | null {
  const roll = rollOnShow(shown);
  if (!roll) return null;
  return (
    <p className="fd-roll-show" key={shown.length}>
      <img src={pictureUrl(roll.picture)} alt="" width={40} height={40} />
      <span>
        <b>{nameOf(seats, roll.seat)}</b> rolls {roll.value}
      </span>
    </p>
  );
}

/** The last roll among the events on show in this turn. */
export function rollOnShow(shown: readonly FormulaEvent[]) {
  for (const event of shown.toReversed()) {
    if (event.type === 'turnStarted' || event.type === 'turnEnded') return null;
    if (event.type === 'dieRolled') {
      return { picture: gearDiePicture(event.gear, event.value), value: event.value, seat: event.seat };
    }
    const black =
      event.type === 'gridRolled' ||
      event.type === 'startRolled' ||
      event.type === 'collisionRolled' ||
      event.type === 'motorTested';
    if (black) return { picture: blackDiePicture(event.value), value: event.value, seat: event.seat };
  }
  return null;
}

/** Everybody's gear, wear points and stops, in the order of play. */
export function AllCars({ view, seats, shown }: IdleProps): ReactElement {
  const now = (car: CarView) => instrumentsAfter(car, shown);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by key
    <section className="fd-all-scroll" tabIndex={0} aria-label="All cars">
      <FieldTable
        className="fd-all"
        who="Driver"
        seats={seats}
        cars={inOrder(view.order, view.cars)}
        active={view.active}
        columns={[
          { head: 'Gear', cell: (car) => now(car).gear },
          { head: 'Wear', cell: (car) => now(car).wear, alarm: (car) => now(car).wear <= LOW_WEAR },
          { head: 'Stops', cell: (car) => STATUS_WORDS[car.status] ?? stopsOf(car.asked, now(car).stops) },
        ]}
      />
    </section>
  );
}

function stopsOf(asked: number, made: number): string {
  return asked > 0 ? `${made} of ${asked}` : '–';
}
