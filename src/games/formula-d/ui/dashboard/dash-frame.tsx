// The dashboard's four sections: gear gate, gear dice, wear points, and the choice with the main button.

import { DashHead } from '@ui/game/dashboard/dash-head';
import { Slot, Slots } from '@ui/game/layout/slots';
import { classes } from '@ui/panels/classes';
import type { DriverAids } from '@ui/ui-types';
import type { ReactElement, ReactNode } from 'react';
import { cornerName } from '../../narration/places';
import { t } from '../../text/t';
import type { CarView, FormulaEvent, FormulaView, GearChoice, ShutGear } from '../../types';
import { instrumentsAfter } from '../instruments';
import styles from './dash-frame.module.css';
import { GearDice } from './gears/gear-dice';
import { GearGate } from './gears/gear-gate';
import { WearPoints } from './wear-points';

/** The car whose dashboard this is. shown: events the board has already shown; dim: the controls take no input. */
export interface FramedTurn {
  view: Pick<FormulaView, 'circuit' | 'options'>;
  car: CarView;
  shown: readonly FormulaEvent[];
  dim: boolean;
}
export interface DashFrameProps {
  turn: FramedTurn;
  /** Gear chosen but not confirmed; null shows the car's current gear. */
  gear?: number | null;
  /** Gears that may be chosen; empty unless the decision is about gears. */
  gears?: readonly GearChoice[];
  /** Gears that can't be chosen, each with its reason. */
  shut?: readonly ShutGear[];
  hintedGear?: number | null;
  /** Called when the gate's knob chooses a gear. */
  onGear?: ((gear: number) => void) | undefined;
  /** Called when a gear's tile is pressed. */
  onTile?: ((gear: number) => void) | undefined;
  aids?: DriverAids;
  /** WP that the choice so far would cost. */
  cost?: number;
  /** The rolled die while the driver is choosing a move. */
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
  const { gear = null, gears = [], shut = [], hintedGear = null, onGear, onTile, aids = 'all' } = props;
  const { cost = 0, rolled = null, head, figure, note, children, main } = props;
  const now = instrumentsAfter(car, shown);
  const die = rolled ?? now.die;
  const open = gears.map((one) => one.gear);
  return (
    <Slots className={styles.dash} dim={dim}>
      <Slot at="instruments" className={styles.dashGate}>
        <GearGate gear={gear ?? now.gear} open={open} onChoose={onGear} />
      </Slot>
      <Slot at="hand" data-teach="gears" className={styles.dashDice}>
        <div className={styles.dashHead}>
          <span className="label">{t('dash.dice')}</span>
          {die && <span className={classes('label', styles.dashRolled)}>{t('dash.rolled', { value: die.value })}</span>}
        </div>
        <GearDice
          gears={gears}
          shut={shut}
          chosen={gear ?? (die ? die.gear : null)}
          die={die}
          hinted={hintedGear}
          onChoose={onTile}
          aids={aids}
        />
        <p className={classes('note', styles.dashNote)}>{note}</p>
      </Slot>
      <Slot at="gauges" data-teach="wear" className={styles.dashWear}>
        <WearPoints wear={now.wear} most={view.options.wearPoints} cost={cost} />
        <p className={classes('note', styles.dashNote)}>{stateLine(view, car, now)}</p>
      </Slot>
      <Slot at="choice">
        <DashHead name={styles.dashHead} head={head} figure={figure} />
        {children}
      </Slot>
      <Slot at="main">{main}</Slot>
    </Slots>
  );
}

/** 'Loews: 1 of 3 stops. Lap 1 of 2.' */
function stateLine(view: FramedTurn['view'], car: CarView, now: { stops: number; lap: number }): string {
  const { laps, pitStops } = view.options;
  if (car.status === 'eliminated') return t('state.out');
  if (car.status === 'finished') return t('state.home');
  const { asked } = car;
  const lap = Math.max(1, now.lap);
  const inPits = car.status === 'pitLane' || car.status === 'pitBox';
  const sentences = [t('state.lap', { lap: Math.min(lap, laps), laps })];
  if (car.corner >= 0 && asked > 0) {
    const corner = cornerName(view.circuit, car.corner);
    sentences.unshift(t('state.corner', { corner, made: Math.min(now.stops, asked), asked }));
  }
  if (pitStops && lap < laps && !inPits) sentences.push(t('state.pits'));
  return sentences.join(' ');
}
