// The button that replaces the main one while an answer is kept secret: it reopens the choice.

import { Button } from '@ui/controls/button';
import type { ReactElement } from 'react';
import { t } from '../../text/t';
import type { HeatAction } from '../../types';
import styles from './main.module.css';

/** The button that takes a secret answer back. */
export function TakeBack({ act }: { act(action: HeatAction): void }): ReactElement {
  return (
    <Button className={styles.heatTakeBack} onClick={() => act({ type: 'unlock' })}>
      {t('takeBack')}
    </Button>
  );
}
