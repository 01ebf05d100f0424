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

export interface KeptCardProps {
  circuit: WaddingtonView['circuit'];
  kept: CarView['kept'];
}

/** The car's kept card, and the place from which it applies; nothing without one. */
export function KeptCard(props: KeptCardProps): ReactElement | null {
  const { kept } = props;
  if (!kept) return null;
  const circuit = circuitOf(props.circuit);
  const markers = { [BRAKE_FAILURE]: circuit.brakeFailure, [FAULTY_TYRES]: circuit.faultyTyres };
  const from = circuit.corners[markers[kept.card] ?? -1]?.name;
  const when = from === undefined ? t('kept.kept') : kept.active ? t('kept.active') : t('kept.from', { corner: from });
  return (
    <span
      className={classes(styles.kept, kept.active && styles.keptActive)}
      {...readable(`pitCard.${pitCardOf(kept.card).id}`)}
    >
      <b>{pitCardName(kept.card)}</b>
      <small>{when}</small>
    </span>
  );
}
