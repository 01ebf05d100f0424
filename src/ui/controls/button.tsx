// Buttons: plain, main (amber, one per screen), danger and quiet, and the square icon button.

import type { MouseEvent, ReactElement, ReactNode } from 'react';
import './button.css';
import { classes } from '../panels/classes';
import { memoEqual } from '../render/keep';
import { playSound } from '../sound/sound';
import { t } from '../text/t';
import { isOff, type Off, off } from '../why/off';

/** How a button looks; 'main' at most once on a screen. */
export type ButtonLook = 'plain' | 'main' | 'danger' | 'quiet';

export interface ButtonProps {
  children: ReactNode;
  onClick?: ((event: MouseEvent) => void) | undefined;
  look?: ButtonLook;
  size?: 'small' | 'normal' | 'large';
  icon?: ReactNode;
  /** Why it is disabled; left out: it is enabled. */
  why?: Off;
  /** The action it started is still running. */
  busy?: boolean;
  type?: 'button' | 'submit';
  className?: string | undefined;
  'aria-label'?: string;
  'aria-expanded'?: boolean;
  'aria-pressed'?: boolean;
  /** The key that presses it, in capitals. */
  'aria-keyshortcuts'?: string;
  /** Its name in lessons. */
  'data-teach'?: string;
  autoFocus?: boolean;
}

/** A button with text. A disabled one stays reachable and explains why. */
export function Button(props: ButtonProps): ReactElement {
  const { children, onClick, look = 'plain', size = 'normal', icon, why, busy = false, className, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      {...off(busy ? t('busy') : why)}
      className={classes('button', `button-${look}`, `button-${size}`, className)}
      onClick={(event) => {
        playSound(look === 'main' ? 'confirm' : 'click');
        onClick?.(event);
      }}
    >
      {icon}
      <span className="button-text">{children}</span>
    </button>
  );
}

export interface IconButtonProps {
  icon: ReactNode;
  /** Its name; shown as a tooltip. */
  label: string;
  onClick?: ((event: MouseEvent) => void) | undefined;
  look?: ButtonLook;
  /** Why it is disabled; left out: it is enabled. */
  why?: Off;
  pressed?: boolean | undefined;
  className?: string | undefined;
}

/** A square button with only an icon. */
export const IconButton = memoEqual(function IconButton(props: IconButtonProps): ReactElement {
  const { icon, label, onClick, look = 'plain', why, pressed, className } = props;
  return (
    // An off button explains why instead (Tip does the same round other controls).
    <button
      type="button"
      {...off(why)}
      data-tip={isOff(why) ? undefined : label}
      aria-label={label}
      aria-pressed={pressed}
      className={classes('button', `button-${look}`, 'button-icon', className)}
      onClick={(event) => {
        playSound('click');
        onClick?.(event);
      }}
    >
      {icon}
    </button>
  );
});
