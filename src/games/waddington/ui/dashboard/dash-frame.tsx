// The dashboard's three places: instruments left, the choice in the middle, cards and main button right.

import { DashHead, DashSection } from '@ui/game/dashboard/dash-section';
import { classes } from '@ui/panels/classes';
import type { ReactElement, ReactNode } from 'react';
import { pitCardOf } from '../../data/cards';
import { CIRCUITS } from '../../data/circuits';
import type { CarView, WaddingtonEvent, WaddingtonView, Wear } from '../../types';
import { instrumentsAfter } from '../instruments';
import { Gauges, LapDrum } from './gauges';
import { Speedometer, type Stop } from './speedometer';

/** Whose dashboard it is; dim: controls take no input. */
export interface FramedTurn {
  view: WaddingtonView;
  car: CarView;
  shown: readonly WaddingtonEvent[];
  dim: boolean;
}
export interface DashFrameProps {
  turn: FramedTurn;
  /** mph chosen and what it leaves of tyres and brakes. */
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
    <DashSection name="wad-dash" dim={dim}>
      <div className="wad-dash-state">
        <Speedometer now={now.reading} next={next} stops={stops} onChoose={onStop} />
        <div className="wad-cluster">
          <div className="wad-gauges">
            <Gauges wear={now} after={after} />
          </div>
          <div className="wad-foot">
            <KeptCard view={view} car={car} />
            <LapDrum laps={now.dial} />
          </div>
        </div>
      </div>
      <div className="wad-dash-choice">
        <DashHead name="wad-dash-head" head={head} figure={figure} />
        {children}
      </div>
      <div className="wad-dash-hand">
        {cards}
        <div className="wad-dash-main">{main}</div>
      </div>
    </DashSection>
  );
}

/** The kept pit card beside the dials (R53). */
function KeptCard({ view, car }: { view: WaddingtonView; car: CarView }): ReactElement | null {
  if (!car.kept) return null;
  const { title, text, keep } = pitCardOf(car.kept.card);
  const circuit = CIRCUITS[view.circuit];
  const marker = keep === 'brakeFailure' ? circuit.brakeFailure : keep === 'faultyTyres' ? circuit.faultyTyres : -1;
  const from = circuit.corners[marker]?.name;
  const when = from === undefined ? 'kept' : car.kept.active ? 'in force' : `from ${from}`;
  return (
    <span className={classes('wad-kept', car.kept.active && 'wad-kept-active')} title={text}>
      <b>{title}</b>
      <small>{when}</small>
    </span>
  );
}
