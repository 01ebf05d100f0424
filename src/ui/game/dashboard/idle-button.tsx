// The main button while there is nothing to answer: it says so, and why.

import { MainButton } from '@ui/panels/main-button';
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
export function IdleButton({ isOver, isRunning, why = 'It is not your turn' }: IdleButtonProps): ReactElement {
  return (
    <MainButton onClick={() => undefined} barred={isOver ? 'The race is over' : why}>
      {isOver ? 'Finished' : isRunning ? 'Watch' : 'Wait'}
    </MainButton>
  );
}
