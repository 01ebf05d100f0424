// The main button for optional choices; once something is chosen, a button beside it clears the choice.

import { Button } from '@ui/controls/button';
import { MainButton } from '@ui/controls/main-button';
import type { ReactElement, ReactNode } from 'react';
import { t } from '../../text/t';
import styles from './main.module.css';

export interface ChosenMainProps {
  onConfirm(): void;
  /** Clears the choice; null if nothing is chosen. */
  onBack: (() => void) | null;
  hinted: boolean;
  children: ReactNode;
}

/** The main button, with a button to clear the choice. */
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
