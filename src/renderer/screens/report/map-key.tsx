// What the colours of a board show: the switch between them, and their scale.

import { Segments, type SegmentsProps } from '@ui/controls/segments';
import { classes } from '@ui/panels/classes';
import type { ReactElement, ReactNode } from 'react';
import { t } from '../../text/report';
import styles from './board.module.css';

export interface MapKeyProps<Map extends string> extends Pick<SegmentsProps<Map>, 'value' | 'choices' | 'onChange'> {
  /** What the values are counted in. */
  unit: string;
  /** The value that is fully red. */
  most: string;
  /** The same for screen readers, which see no colours. */
  children?: ReactNode;
}

/** The panel under a board. */
export function MapKey<Map extends string>({ unit, most, children, ...switched }: MapKeyProps<Map>): ReactElement {
  return (
    <div className={classes(styles.reportMap, 'panel panel-glass')}>
      <Segments label={t('map')} {...switched} />
      <span className="note">{unit}</span>
      <span className={styles.reportScaleOf}>
        {t('map.least')}
        <i />
        {most}
      </span>
      {children}
    </div>
  );
}
