// The main button while there is nothing to answer: it says so, and why.

import { MainButton } from '@ui/controls/main-button';
import { t } from '@ui/text/t';
import type { ReactElement } from 'react';

export interface IdleButtonProps {
  /** The race is over. */
  isOver: boolean;
  /** Events are being played. */
  isRunning: boolean;
  /** Why there is nothing to do. */
  why?: string;
}

/** 'Finished', 'Watch' or 'Wait', barred. */
export function IdleButton({ isOver, isRunning, why = t('idle.notYours') }: IdleButtonProps): ReactElement {
  return (
    <MainButton onClick={() => undefined} barred={isOver ? t('race.over') : why}>
      {t(isOver ? 'idle.finished' : isRunning ? 'idle.watch' : 'idle.wait')}
    </MainButton>
  );
}
