// The dashboard while others drive or cars move: all cars at a glance, and the black die where it decides something.

import type { SeatInfo } from '@api/contract';
import { MainButton } from '@ui/panels/main-button';
import { pictureUrl, SeatSwatch } from '@ui/panels/seat';
import { nameOf } from '@ui/phrases';
import type { ReactElement } from 'react';
import type { CarView, FormulaEvent, FormulaView } from '../../types';
import { blackDiePicture, gearDiePicture } from '../board/gear-dice';
import { instrumentsAfter } from '../instruments';
import { STATUS_WORDS } from '../texts';
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
      view={view}
      car={car}
      shown={shown}
      dim={false}
      head="All cars"
      note={gone ? (car.status === 'finished' ? 'You are home.' : 'Your race is over.') : 'The leader moves first.'}
      main={
        <MainButton onClick={() => undefined} barred={over ? 'The race is over' : 'It is not your turn'}>
          {over ? 'Finished' : shown.length > 0 ? 'Watch' : 'Wait'}
        </MainButton>
      }
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
  const order = view.order.length > 0 ? view.order : view.cars.map((car) => car.seat);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by key
    <section className="fd-all-scroll" tabIndex={0} aria-label="All cars">
      <table className="fd-all">
        <thead>
          <tr>
            <th scope="col">Driver</th>
            <th scope="col">Gear</th>
            <th scope="col">Wear</th>
            <th scope="col">Stops</th>
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => {
            const car = view.cars[seat];
            if (!car) return null;
            const now = instrumentsAfter(car, shown);
            return (
              <tr key={seat} data-active={seat === view.active || undefined}>
                <th scope="row">
                  <SeatSwatch colour={car.colour} /> {nameOf(seats, seat)}
                </th>
                <td>{now.gear}</td>
                <td data-low={now.wear <= 4 || undefined}>{now.wear}</td>
                <td>{STATUS_WORDS[car.status] ?? (car.asked > 0 ? `${now.stops} of ${car.asked}` : '–')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
