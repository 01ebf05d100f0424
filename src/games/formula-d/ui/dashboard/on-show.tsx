// The last die roll, by any driver.

import { nameOf } from '@narration/phrases';
import { readable } from '@ui/inspector/part';
import { pictureUrl } from '@ui/panels/seat';
import type { ReactElement } from 'react';
import type { FormulaEvent } from '../../types';
import { blackDiePicture, gearDiePicture } from '../board/gear-dice';
import { rich } from '../rich';
import styles from './on-show.module.css';
import { useOnTable } from './on-table';

/** The die and its driver; nothing if no roll is shown. */
export function OnShow(): ReactElement | null {
  const { shown, seats } = useOnTable();
  const roll = rollOnShow(shown);
  if (!roll) return null;
  return (
    <p className={styles.onShow} key={shown.length} {...readable(roll.die, String(roll.value))}>
      <img src={pictureUrl(roll.picture)} alt="" width={40} height={40} />
      <span>
        {rich('onShow', { name: nameOf(seats, roll.seat), value: roll.value }, { b: (inner) => <b>{inner}</b> })}
      </span>
    </p>
  );
}

/** The last roll among the events shown in this turn. */
function rollOnShow(shown: readonly FormulaEvent[]) {
  for (const event of shown.toReversed()) {
    if (event.type === 'turnStarted' || event.type === 'turnEnded') return null;
    if (event.type === 'dieRolled') {
      const die = `die.${event.gear}`;
      return { die, picture: gearDiePicture(event.gear, event.value), value: event.value, seat: event.seat };
    }
    const black =
      event.type === 'gridRolled' ||
      event.type === 'startRolled' ||
      event.type === 'collisionRolled' ||
      event.type === 'motorTested';
    if (black) return { die: 'die.black', picture: blackDiePicture(event.value), value: event.value, seat: event.seat };
  }
  return null;
}
