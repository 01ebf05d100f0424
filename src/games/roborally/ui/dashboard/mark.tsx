// A small toggle button: a braked or boosted register, or a given-up option card.

import { Chip } from '@ui/game/controls/chip';
import type { ControlProps } from '@ui/game/controls/control';
import { classes } from '@ui/panels/classes';
import type { ReactElement } from 'react';
import styles from './mark.module.css';

export interface MarkProps extends Omit<ControlProps, 'isChosen'> {
  isOn: boolean;
  'aria-label'?: string;
}

/** One toggle. The hint names it only if it would switch it on. */
export function Mark({ isOn, isHinted = false, className, ...rest }: MarkProps): ReactElement {
  const named = classes(styles.mark, className);
  return <Chip {...rest} className={named} look="switch" isChosen={isOn} isHinted={isHinted && !isOn} isIdle />;
}
