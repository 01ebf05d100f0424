// The dashboard while others drive or cars move: all dashboards at a glance, or the card that has just been shown.

import type { SeatInfo } from '@api/contract';
import { FieldTable, inOrder } from '@ui/game/dashboard/field-table';
import { IdleButton } from '@ui/game/dashboard/idle-button';
import { useKeys } from '@ui/keys';
import { classes } from '@ui/panels/classes';
import { MainButton } from '@ui/panels/main-button';
import { nameOf } from '@ui/phrases';
import type { ReactElement } from 'react';
import { pitCardOf, tacticOf } from '../../data/cards';
import type { CarView, OwnView, WaddingtonEvent, WaddingtonView } from '../../types';
import { instrumentsAfter } from '../instruments';
import { DashFrame } from './dash-frame';
import { Tactics } from './tactics';

export interface IdleProps {
  view: WaddingtonView;
  seats: readonly SeatInfo[];
  shown: readonly WaddingtonEvent[];
}

/** The waiting state of a driver. */
export function Idle(props: IdleProps & { car: CarView; own: OwnView }): ReactElement {
  const { view, car, own, seats, shown } = props;
  const over = view.status === 'finished';
  return (
    <DashFrame
      turn={{ view, car, shown, dim: false }}
      head="All dashboards"
      cards={<Tactics hand={own.hand} discards={view.discards} chosen={null} barred={() => null} onToggle={null} />}
      main={<IdleButton isOver={over} isRunning={shown.length > 0} />}
    >
      <OnTable view={view} seats={seats} shown={shown} />
    </DashFrame>
  );
}

/** While an AI driver is at the wheel: the own car's instruments, everybody's beside them, and the way back in. */
export function Lent(props: IdleProps & { car: CarView; onTake(): void }): ReactElement {
  const { view, car, seats, shown, onTake } = props;
  useKeys({ enter: onTake }, true);
  return (
    <DashFrame
      turn={{ view, car, shown, dim: false }}
      head="All dashboards"
      cards={
        <>
          <div className="wad-dash-head">
            <span className="label">Tactic cards · {car.handCount}</span>
          </div>
          <p className="note wad-tactics-empty">An AI driver has your car, and your cards.</p>
        </>
      }
      main={<MainButton onClick={onTake}>Take the wheel</MainButton>}
    >
      <OnTable view={view} seats={seats} shown={shown} />
    </DashFrame>
  );
}

/** The card on show, else every car's instruments. */
export function OnTable({ view, seats, shown }: IdleProps): ReactElement {
  const card = cardOnShow(shown, seats);
  if (!card) return <AllDashboards view={view} seats={seats} shown={shown} />;
  return (
    <div className={classes('wad-drawn', `wad-drawn-${card.kind}`)} key={shown.length}>
      <span className="wad-drawn-head">{card.head}</span>
      <b>{card.title}</b>
      <p>{card.text}</p>
    </div>
  );
}

/** Section 12: the dashboards of all are readable for all. */
function AllDashboards({ view, seats, shown }: IdleProps): ReactElement {
  const now = (car: CarView) => instrumentsAfter(car, shown);
  return (
    <FieldTable
      className="wad-all"
      who="Driver"
      seats={seats}
      cars={inOrder(view.order, view.cars)}
      active={view.active}
      columns={[
        { head: 'mph', cell: (car) => now(car).reading },
        { head: 'Tyres', cell: (car) => now(car).tyres, alarm: (car) => now(car).tyres >= 7 },
        { head: 'Brakes', cell: (car) => now(car).brakes, alarm: (car) => now(car).brakes >= 5 },
        { head: 'Laps', cell: (car) => now(car).dial },
        { head: 'Cards', cell: (car) => car.handCount },
      ]}
    />
  );
}

interface ShownCard {
  kind: 'pit' | 'tactic';
  head: string;
  title: string;
  text: string;
}

/** The pit card or tactic card that came last in this turn. */
export function cardOnShow(shown: readonly WaddingtonEvent[], seats: readonly SeatInfo[]): ShownCard | null {
  for (const event of shown.toReversed()) {
    if (event.type === 'turnStarted' || event.type === 'turnEnded') return null;
    if (event.type === 'pitCardDrawn') {
      const { title, text } = pitCardOf(event.card);
      return { kind: 'pit', head: `Pit card of ${nameOf(seats, event.seat)}`, title, text };
    }
    if (event.type === 'tacticPlayed') {
      const { title, text } = tacticOf(event.card);
      return { kind: 'tactic', head: `${nameOf(seats, event.seat)} plays`, title, text };
    }
  }
  return null;
}
