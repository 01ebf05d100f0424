// The dashboard's four places: gear gate, gear dice, wear points, and the choice with the main button.

import { DashHead, DashSection } from '@ui/game/dashboard/dash-section';
import type { Aids } from '@ui/game-ui';
import type { ReactElement, ReactNode } from 'react';
import type { CarView, FormulaEvent, FormulaView, GearChoice } from '../../types';
import { instrumentsAfter } from '../instruments';
import { cornerName } from '../places';
import { GearDice } from './gear-dice';
import { GearGate } from './gear-gate';
import { WearPoints } from './wear-points';

/** Whose dashboard it is; dim: controls take no input. */
export interface FramedTurn {
  view: FormulaView;
  car: CarView;
  shown: readonly FormulaEvent[];
  dim: boolean;
}
export interface DashFrameProps {
  turn: FramedTurn;
  /** Gear chosen but not confirmed; null: the one the car is in. */
  gear?: number | null;
  /** What may be chosen; empty where no gear is asked. */
  gears?: readonly GearChoice[];
  hintedGear?: number | null;
  onGear?: ((gear: number) => void) | undefined;
  aids?: Aids;
  /** WP that the choice so far would cost. */
  cost?: number;
  /** The rolled die where a move is to be chosen. */
  rolled?: { gear: number; value: number } | null;
  head: string;
  figure?: ReactNode;
  /** One line under the dice. */
  note: ReactNode;
  children: ReactNode;
  main: ReactNode;
}

/** The dashboard of a car. */
export function DashFrame(props: DashFrameProps): ReactElement {
  const { view, car, shown, dim } = props.turn;
  const { gear = null, gears = [], hintedGear = null, onGear, aids = 'all' } = props;
  const { cost = 0, rolled = null, head, figure, note, children, main } = props;
  const now = instrumentsAfter(car, shown);
  const die = rolled ?? now.die;
  const open = gears.map((one) => one.gear);
  return (
    <DashSection name="fd-dash" dim={dim}>
      <div className="fd-dash-gate">
        <GearGate gear={gear ?? now.gear} open={open} onChoose={onGear} />
      </div>
      <div className="fd-dash-dice">
        <div className="fd-dash-head">
          <span className="label">Gear dice</span>
          {die && <span className="label fd-rolled">Rolled {die.value}</span>}
        </div>
        <GearDice
          gears={gears}
          chosen={gear ?? (die ? die.gear : null)}
          die={die}
          hinted={hintedGear}
          onChoose={onGear}
          aids={aids}
        />
        <p className="note fd-dash-note">{note}</p>
      </div>
      <div className="fd-dash-wear">
        <WearPoints wear={now.wear} most={view.options.wearPoints} cost={cost} />
        <p className="note fd-dash-note">{stateLine(view, car, now)}</p>
      </div>
      <div className="fd-dash-choice">
        <DashHead name="fd-dash-head" head={head} figure={figure} />
        {children}
        <div className="fd-dash-main">{main}</div>
      </div>
    </DashSection>
  );
}

/** 'Loews: stop 1 of 3. Lap 1 of 2.' */
function stateLine(view: FormulaView, car: CarView, now: { stops: number; lap: number }): string {
  const { laps, pitStops } = view.options;
  if (car.status === 'eliminated') return 'Out of the race.';
  if (car.status === 'finished') return 'Home.';
  const lap = Math.max(1, now.lap);
  const corner =
    car.corner >= 0 && car.asked > 0
      ? `${cornerName(view.circuit, car.corner)}: ${Math.min(now.stops, car.asked)} of ${car.asked} stops. `
      : '';
  const inPits = car.status === 'pitLane' || car.status === 'pitBox';
  const pits = pitStops && lap < laps && !inPits ? ' Pits open at the end of the lap.' : '';
  return `${corner}Lap ${Math.min(lap, laps)} of ${laps}.${pits}`;
}
