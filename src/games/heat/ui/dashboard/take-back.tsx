// The button in the main one's place while an answer is kept secret: it opens the choice again.

import { Button } from '@ui/controls/button';
import type { ReactElement } from 'react';
import { t } from '../../text/t';
import type { HeatAction } from '../../types';
import styles from './main.module.css';

/** The button. */
export function TakeBack({ act }: { act(action: HeatAction): void }): ReactElement {
  return (
    <Button className={styles.heatTakeBack} onClick={() => act({ type: 'unlock' })}>
      {t('takeBack')}
    </Button>
  );
}
