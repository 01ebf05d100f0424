// The main button of what may be used or left: with the way back to leaving it beside it, once something is chosen.

import { Button } from '@ui/controls/button';
import { MainButton } from '@ui/controls/main-button';
import type { ReactElement, ReactNode } from 'react';
import { t } from '../../text/t';
import styles from './main.module.css';

export interface ChosenMainProps {
  onConfirm(): void;
  /** Lets go of what is chosen; null: nothing is. */
  onBack: (() => void) | null;
  hinted: boolean;
  children: ReactNode;
}

/** The main button. */
export function ChosenMain({ onConfirm, onBack, hinted, children }: ChosenMainProps): ReactElement {
  return (
    <span className={styles.heatChosen}>
      {onBack && <Button onClick={onBack}>{t('chosen.back')}</Button>}
      <MainButton onClick={onConfirm} hinted={hinted}>
        {children}
      </MainButton>
    </span>
  );
}
