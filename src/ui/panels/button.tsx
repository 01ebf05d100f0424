// Buttons: plain, main (amber, one per screen), danger and quiet, and the square icon button.

import { Button as BaseButton } from '@base-ui/react/button';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import './button.css';
import { play } from '../sound/sound';
import { classes } from './classes';
import { Tip } from './tooltip';

/** How a button looks; 'main' at most once on a screen. */
export type ButtonLook = 'plain' | 'main' | 'danger' | 'quiet';

export interface ButtonProps {
  children: ReactNode;
  onClick?: ((event: MouseEvent) => void) | undefined;
  look?: ButtonLook;
  size?: 'small' | 'normal' | 'large';
  icon?: ReactNode;
  /** Why it cannot be pressed, in words; undefined: it can. Shown as a tooltip and read out. */
  disabled?: string | boolean | undefined;
  type?: 'button' | 'submit';
  className?: string | undefined;
  'aria-label'?: string;
  'aria-expanded'?: boolean;
  'aria-pressed'?: boolean;
  autoFocus?: boolean;
}

/** A button with words. Disabled ones stay reachable by Tab so that their reason can be read. */
export function Button(props: ButtonProps): ReactElement {
  const { children, onClick, look = 'plain', size = 'normal', icon, disabled, className, ...rest } = props;
  const off = disabled !== undefined && disabled !== false;
  const button = (
    <BaseButton
      {...rest}
      className={classes('button', `button-${look}`, `button-${size}`, className)}
      disabled={off}
      focusableWhenDisabled
      onClick={(event) => {
        play(look === 'main' ? 'confirm' : 'click');
        onClick?.(event);
      }}
    >
      {icon}
      <span className="button-words">{children}</span>
    </BaseButton>
  );
  return typeof disabled === 'string' ? <Tip text={disabled}>{button}</Tip> : button;
}

export interface IconButtonProps {
  icon: ReactNode;
  /** Its name; shown as a tooltip. */
  label: string;
  onClick?: ((event: MouseEvent) => void) | undefined;
  look?: ButtonLook;
  disabled?: boolean | undefined;
  pressed?: boolean | undefined;
  className?: string | undefined;
}

/** A square button with a picture only. */
export function IconButton(props: IconButtonProps): ReactElement {
  const { icon, label, onClick, look = 'plain', disabled = false, pressed, className } = props;
  return (
    <Tip text={label}>
      <BaseButton
        aria-label={label}
        aria-pressed={pressed}
        className={classes('button', `button-${look}`, 'button-icon', className)}
        disabled={disabled}
        focusableWhenDisabled
        onClick={(event) => {
          play('click');
          onClick?.(event);
        }}
      >
        {icon}
      </BaseButton>
    </Tip>
  );
}
