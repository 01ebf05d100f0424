// All robots at a glance for those who only watch: cards on show, damage, lives and checkpoints.

import { SeatSwatch } from '@ui/panels/seat';
import { nameOf } from '@ui/phrases';
import type { ReactElement } from 'react';
import { instrumentsAfter } from '../instruments';
import { cardWords } from '../texts';
import type { IdleProps } from './idle';

/** One row per robot, by place. */
export function AllRobots({ view, seats, shown }: IdleProps): ReactElement {
  const robots = [...view.robots].sort((a, b) => a.place - b.place || a.seat - b.seat);
  return (
    <table className="rr-all">
      <thead>
        <tr>
          <th scope="col">Robot</th>
          <th scope="col">Card</th>
          <th scope="col">Checkpoints</th>
          <th scope="col">Damage</th>
          <th scope="col">Lives</th>
        </tr>
      </thead>
      <tbody>
        {robots.map((robot) => {
          const now = instrumentsAfter(robot, shown);
          const card = now.acting > 0 ? (now.played[now.acting - 1] ?? 0) : 0;
          return (
            <tr key={robot.seat}>
              <th scope="row">
                <SeatSwatch colour={robot.colour} /> {nameOf(seats, robot.seat)}
              </th>
              <td>
                {card === 0
                  ? robot.submitted
                    ? 'Ready'
                    : '–'
                  : cardWords(
                      card,
                      now.marked.some((one) => one === now.acting),
                    )}
              </td>
              <td>{now.flags}</td>
              <td>{now.damage}</td>
              <td>{now.lives}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
