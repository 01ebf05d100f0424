// The kept pit card beside the dials (R53).

import { readable } from '@ui/inspector/part';
import { classes } from '@ui/panels/classes';
import type { ReactElement } from 'react';
import { BRAKE_FAILURE, FAULTY_TYRES, pitCardOf } from '../../../data/cards';
import { circuitOf } from '../../../data/circuits';
import { pitCardName } from '../../../narration/texts';
import { t } from '../../../text/t';
import type { CarView, WaddingtonView } from '../../../types';
import styles from './kept-card.module.css';

/** The car's kept card, and the place from which it applies; nothing without one. */
export function KeptCard({ view, car }: { view: WaddingtonView; car: CarView }): ReactElement | null {
  if (!car.kept) return null;
  const circuit = circuitOf(view.circuit);
  const markers = { [BRAKE_FAILURE]: circuit.brakeFailure, [FAULTY_TYRES]: circuit.faultyTyres };
  const from = circuit.corners[markers[car.kept.card] ?? -1]?.name;
  const when =
    from === undefined ? t('kept.kept') : car.kept.active ? t('kept.active') : t('kept.from', { corner: from });
  return (
    <span
      className={classes(styles.kept, car.kept.active && styles.keptActive)}
      {...readable(`pitCard.${pitCardOf(car.kept.card).id}`)}
    >
      <b>{pitCardName(car.kept.card)}</b>
      <small>{when}</small>
    </span>
  );
}
