// The dashboard's three areas: instruments left, the choice in the middle, cards and main button right.

import { Slot, Slots } from '@ui/game/layout/slots';
import type { ReactElement, ReactNode } from 'react';
import type { CarView, WaddingtonEvent, WaddingtonView, Wear } from '../../types';
import { instrumentsAfter } from '../instruments';
import styles from './dash-frame.module.css';
import { Gauges } from './dials/gauges';
import { KeptCard } from './dials/kept-card';
import { LapDrum } from './dials/lap-drum';
import { Speedometer, type Stop } from './dials/speedometer';
import { Head } from './head';

/** The car whose dashboard this is. dim: the controls take no input. */
export interface FramedTurn {
  view: Pick<WaddingtonView, 'circuit'>;
  car: CarView;
  shown: readonly WaddingtonEvent[];
  dim: boolean;
}
export interface DashFrameProps {
  turn: FramedTurn;
  /** The chosen mph, and the tyres and brakes left after it. */
  next?: number | null;
  after?: Wear | null;
  stops?: readonly Stop[];
  onStop?: ((speed: number) => void) | undefined;
  head: string;
  figure?: ReactNode;
  children: ReactNode;
  cards: ReactNode;
  main: ReactNode;
}

/** The dashboard of a car. */
export function DashFrame(props: DashFrameProps): ReactElement {
  const { view, car, shown, dim } = props.turn;
  const { next = null, after = null, stops = [], onStop } = props;
  const { head, figure, children, cards, main } = props;
  const now = instrumentsAfter(car, shown);
  return (
    <Slots className={styles.dash} dim={dim}>
      <Slot at="instruments" data-teach="dial" className={styles.dashState}>
        <Speedometer now={now.reading} next={next} stops={stops} onChoose={onStop} />
        <div className={styles.dashCluster}>
          <div className={styles.dashGauges} data-teach="gauges">
            <Gauges wear={now} after={after} />
          </div>
          <div className={styles.dashFoot}>
            <KeptCard circuit={view.circuit} kept={car.kept} />
            <LapDrum laps={now.dial} />
          </div>
        </div>
      </Slot>
      <Slot at="choice" className={styles.dashChoice}>
        <Head head={head} figure={figure} />
        {children}
      </Slot>
      <Slot at="hand" className={styles.dashHand}>
        {cards}
      </Slot>
      <Slot at="main">{main}</Slot>
    </Slots>
  );
}
