// The one filled amber button of a dashboard.

import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { shortcutOf } from '../key-names';
import { classes } from '../panels/classes';
import { playSound } from '../sound/sound';
import { isOff, type Off, off } from '../why/off';
import './main-button.css';

export interface MainButtonProps {
  children: ReactNode;
  onClick(): void;
  /** Why it is disabled; null: it is enabled. */
  barred?: Off;
  /** Progress of the choice, 0 to 1, if it consists of several parts. */
  filled?: number | undefined;
  hinted?: boolean;
}

/** The main button: amber when enabled, and partly filled while a choice of several parts is incomplete. */
export function MainButton(props: MainButtonProps): ReactElement {
  return mainButton(props);
}

/** The same for a component that changes only when its button does. */
export function mainButton({
  children,
  onClick,
  barred = null,
  filled,
  hinted = false,
}: MainButtonProps): ReactElement {
  const isBarred = isOff(barred);
  return (
    <button
      {...off(barred)}
      type="button"
      className={classes(
        'main-button',
        !isBarred ? 'main-button-ready' : filled === undefined ? 'main-button-off' : 'main-button-filling',
        hinted && 'main-button-hinted',
      )}
      style={{ '--filled': `${Math.round((filled ?? 1) * 100)}%` } as CSSProperties}
      aria-keyshortcuts={shortcutOf('enter')}
      onClick={() => {
        if (isBarred) return;
        playSound('confirm');
        onClick();
      }}
    >
      {children}
    </button>
  );
}
