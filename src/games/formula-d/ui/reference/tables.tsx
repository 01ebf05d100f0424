// Articles' pictures of things on the table: dice, cars, the gear gate, wear points.

import { pictureUrl } from '@ui/panels/seat';
import { Named, OnTable } from '@ui/reference/pieces';
import type { PictureShown } from '@ui/reference/reference';
import type { ReactElement } from 'react';
import { TEAMS } from '../../data/cars';
import { CIRCUIT_IDS } from '../../data/circuits';
import { GEAR_DICE } from '../../data/dice';
import { circuitPicture } from '../board/picture';
import { GearGate } from '../dashboard/gears/gear-gate';
import { WearPoints } from '../dashboard/wear-points';
import { circuitName } from '../places';
import { BlackDie, CarDrawing, CornerSign, GearDie, Stick, Wear } from './figures';
import styles from './figures.module.css';

/** The five teams with their cars. */
export function cars({ mark }: PictureShown): ReactElement {
  return (
    <OnTable>
      {TEAMS.map(({ id, numbers }) => (
        <Named key={id} name={mark(id)}>
          {numbers.map((number) => (
            <CarDrawing key={number} number={number} />
          ))}
        </Named>
      ))}
    </OnTable>
  );
}

/** The three circuits as plans. */
export function circuits(): ReactElement {
  return (
    <OnTable>
      {CIRCUIT_IDS.map((id) => {
        const plan = circuitPicture(id, 'thumbnail');
        return (
          <Named key={id} name={circuitName(id)}>
            <img src={pictureUrl(plan)} alt="" width={plan.width} height={plan.height} />
          </Named>
        );
      })}
    </OnTable>
  );
}

/** A turn from left to right. */
export function turn({ mark }: PictureShown): ReactElement {
  return (
    <OnTable>
      <Named name={mark('gear')}>
        <Stick gear={4} />
      </Named>
      <Named name={mark('roll')}>
        <GearDie gear={4} value={9} />
      </Named>
      <Named name={mark('drive')}>
        <CarDrawing number={7} width={80} />
      </Named>
      <Named name={mark('checks')}>
        <CornerSign corner={4} />
      </Named>
    </OnTable>
  );
}

/** The gate with sixth engaged, so first is out of reach. */
export function gears(): ReactElement {
  return (
    <OnTable>
      <span className={styles.referenceGate}>
        <GearGate gear={6} open={[2, 3, 4, 5, 6]} />
      </span>
    </OnTable>
  );
}

/** All six dice with their numbers. */
export function dice(): ReactElement {
  return (
    <OnTable>
      {GEAR_DICE.map(({ low, high }, gear) =>
        gear === 0 ? null : (
          <Named key={high} name={`${low}–${high}`}>
            <GearDie gear={gear} value={high} size={72} />
          </Named>
        ),
      )}
    </OnTable>
  );
}

/** The tests at the end of the move. */
export function end({ mark }: PictureShown): ReactElement {
  return (
    <OnTable>
      <Named name={mark('stop')}>
        <CornerSign corner={4} />
      </Named>
      <Named name={mark('contact')}>
        <BlackDie value={4} />
      </Named>
      <Named name={mark('engines')}>
        <GearDie gear={5} value={20} />
      </Named>
    </OnTable>
  );
}

/** The dashboard's gauge with three points about to be spent. */
export function wear(): ReactElement {
  return (
    <OnTable>
      <div className={styles.referenceGauge}>
        <WearPoints wear={12} most={18} cost={3} />
      </div>
    </OnTable>
  );
}

/** The two faces that strain engines. */
export function engines({ mark }: PictureShown): ReactElement {
  return (
    <OnTable>
      <Named name={mark('fifth')}>
        <GearDie gear={5} value={20} size={72} />
      </Named>
      <Named name={mark('sixth')}>
        <GearDie gear={6} value={30} size={72} />
      </Named>
    </OnTable>
  );
}

/** The black die. */
export function blackdie(): ReactElement {
  return (
    <OnTable>
      {[1, 4, 16, 17, 20].map((value) => (
        <BlackDie key={value} value={value} size={64} />
      ))}
    </OnTable>
  );
}

/** The last point about to be spent. */
export function out(): ReactElement {
  return (
    <OnTable>
      <Wear left={0} going={1} />
      <CarDrawing number={7} width={80} />
    </OnTable>
  );
}
