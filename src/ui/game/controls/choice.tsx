// An answer with its icon and its consequence.

import { classes } from '@ui/panels/classes';
import type { ReactElement, ReactNode } from 'react';
import { Control, type ControlProps, stateOf } from './control';

export interface ChoiceProps extends ControlProps {
  icon: ReactNode;
  /** Left out: its children are all of it. */
  title?: string;
  /** What follows from it. */
  note?: string;
  size?: 'small' | 'usual';
}

/** One answer. */
export function Choice({
  icon,
  title,
  note,
  size = 'usual',
  className,
  children,
  ...props
}: ChoiceProps): ReactElement {
  const named = classes('control-choice', size === 'small' && 'control-choice-small', className);
  return (
    <Control {...props} className={classes(named, stateOf(props, 'control-wash'))}>
      {icon}
      {title === undefined ? (
        children
      ) : (
        <span className="control-text">
          <b>{title}</b>
          {note !== undefined && <small>{note}</small>}
        </span>
      )}
    </Control>
  );
}
