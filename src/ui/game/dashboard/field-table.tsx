// A table of all cars: one row per car with its colour, its driver and the game's columns.

import type { SeatInfo } from '@api/contract';
import type { Colour, Seat } from '@core/contract';
import { nameOf } from '@narration/phrases';
import { classes } from '@ui/panels/classes';
import { SeatSwatch } from '@ui/panels/seat';
import { useKept } from '@ui/render/keep';
import type { ReactElement, ReactNode } from 'react';
import './field-table.css';

/** One column: its head, and its cell for a car. alarm: whether the cell gets data-alarm. */
export interface FieldColumn<Car> {
  head: string;
  cell(car: Car): ReactNode;
  alarm?(car: Car): boolean;
}

export interface FieldTableProps<Car> {
  /** The game's own class, for its differences. */
  className: string | undefined;
  /** Head of the first column: 'Driver'. */
  who: string;
  seats: readonly SeatInfo[];
  cars: readonly Car[];
  /** The seat whose row gets data-active. */
  active?: Seat | null;
  columns: readonly FieldColumn<Car>[];
}

/** The table of the field. */
export function FieldTable<Car extends { seat: Seat; colour: Colour }>(props: FieldTableProps<Car>): ReactElement {
  return useFieldTable(props);
}

/** The same for a component that shows nothing else. */
export function useFieldTable<Car extends { seat: Seat; colour: Colour }>(props: FieldTableProps<Car>): ReactElement {
  const { className, who, seats, cars, active = null, columns } = props;
  // A car whose figures are the same keeps its row.
  const rows = useKept(
    cars.map((car) => (
      <tr key={car.seat} data-active={car.seat === active || undefined}>
        <th scope="row">
          <SeatSwatch colour={car.colour} /> {nameOf(seats, car.seat)}
        </th>
        {columns.map(({ head, cell, alarm }) => (
          <td key={head} data-alarm={alarm?.(car) || undefined}>
            {cell(car)}
          </td>
        ))}
      </tr>
    )),
  );
  return (
    <table className={classes('field-table', className)}>
      <thead>
        <tr>
          {[who, ...columns.map(({ head }) => head)].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows}</tbody>
    </table>
  );
}

/** The cars in the order of play; by seat before there is one. */
export function inOrder<Car extends { seat: Seat }>(order: readonly Seat[], cars: readonly Car[]): Car[] {
  if (order.length === 0) return [...cars];
  return order.flatMap((seat) => cars.find((car) => car.seat === seat) ?? []);
}
