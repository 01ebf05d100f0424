// The dashboard while others act or cards are being turned: the viewer's hand dimmed, or the current reveal.

import type { SeatInfo } from '@api/contract';
import { nameOf } from '@narration/phrases';
import { drawInOrder } from '@ui/draw-in-order';
import { IdleButton } from '@ui/game/dashboard/idle-button';
import { classes } from '@ui/panels/classes';
import { SeatSwatch } from '@ui/panels/seat';
import type { Why } from '@ui/why/off';
import type { CSSProperties, ReactElement } from 'react';
import { t } from '../../text/t';
import type { CarView, HeatEvent, HeatView, OwnView } from '../../types';
import { DashFrame, speedFigure } from './dash-frame';
import { LyingCard } from './hand/card-front';
import { Hand } from './hand/hand';
import styles from './hand/hand.module.css';
import { Gears } from './panels/gears';
import { Piles } from './panels/piles';
import { type RevealedCards, revealedCards } from './shown';

export interface IdleProps {
  view: HeatView;
  car: CarView;
  own: OwnView;
  seats: readonly SeatInfo[];
  shown: readonly HeatEvent[];
}

/** The dashboard in its waiting state. */
export function Idle({ view, car, own, seats, shown }: IdleProps): ReactElement {
  const table = revealedCards(shown);
  const mine = table?.seat === car.seat;
  const speed = table?.speed ?? (mine ? null : car.speed || null);
  return (
    <DashFrame
      dim={false}
      gears={<Gears car={car} lit={car.gear} offered={null} hinted={null} />}
      head={table ? t('idle.plays', { name: nameOf(seats, table.seat) }) : t('hand.head', { n: own.hand.length })}
      figure={speed === null ? undefined : speedFigure('figure.speed', speed)}
      piles={<Piles car={car} shown={shown} />}
      note={shown.length > 0 ? t('idle.skip') : idleNote(view, car)}
      main={
        <IdleButton isOver={view.status === 'finished'} isOut={car.status !== 'racing'} isRunning={shown.length > 0} />
      }
    >
      {table ? (
        <TableRow table={table} seats={seats} />
      ) : (
        <Hand hand={own.hand} chosen={[]} barred={() => idleReason(view, car, shown.length > 0)} onToggle={null} />
      )}
    </DashFrame>
  );
}

/** The reveal of one car: its cards turn from back to face, flips follow. */
export function TableRow({ table, seats }: { table: RevealedCards; seats: readonly SeatInfo[] }): ReactElement {
  const colour = seats.find((info) => info.seat === table.seat)?.colour;
  return (
    <div
      className={styles.heatTable}
      key={table.seat}
      style={{ '--n': Math.max(6, table.cards.length + table.flips.length + 1) } as CSSProperties}
    >
      {colour && <SeatSwatch colour={colour} />}
      {drawInOrder(table.cards, (card, i) => (
        <LyingCard card={card} flips delay={i * 60} />
      ))}
      {table.flips.length > 0 && <span className={classes(styles.heatTablePlus, 'num')}>+</span>}
      {drawInOrder(table.flips, ({ card, kept }) => (
        <LyingCard card={card} flips dim={!kept} />
      ))}
    </div>
  );
}

/** Why no card can be played while the hand is only shown. */
function idleReason(view: HeatView, car: CarView, isRunning: boolean): Why {
  if (view.status === 'finished') return { text: t('why.over') };
  if (car.status !== 'racing') return { text: t('why.off') };
  return { text: t(isRunning ? 'why.shown' : 'why.others') };
}

function idleNote(view: HeatView, car: CarView): string {
  if (car.status === 'retired') return t('idle.retired');
  if (car.status === 'eliminated') return t('idle.eliminated');
  if (view.status === 'finished') return t('idle.over');
  if (car.cluttered) return t('idle.cluttered');
  if (car.spunOut) return t('idle.spun');
  if (view.status === 'finalRound') return t('idle.final');
  return t('idle.rest');
}
