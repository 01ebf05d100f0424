// The main button while there is nothing to answer: it says so, and why.

import { MainButton } from '@ui/controls/main-button';
import { t } from '@ui/text/t';
import type { ReactElement } from 'react';

export interface IdleButtonProps {
  /** The race is over. */
  isOver: boolean;
  /** The viewer's own race is over: home, out or retired. */
  isOut: boolean;
  /** Events are being played. */
  isRunning: boolean;
  /** Why there is nothing to do while events are being played. */
  why?: string;
}

/** 'Finished', 'Your race is over', 'Watch' or 'Wait', barred. */
export function IdleButton({ isOver, isOut, isRunning, why = t('idle.running') }: IdleButtonProps): ReactElement {
  const [words, barred] = isOver
    ? [t('idle.finished'), t('race.over')]
    : isOut
      ? [t('idle.out'), t('idle.out.why')]
      : isRunning
        ? [t('idle.watch'), why]
        : [t('idle.wait'), t('idle.notYours')];
  return (
    <MainButton onClick={() => undefined} barred={barred}>
      {words}
    </MainButton>
  );
}
