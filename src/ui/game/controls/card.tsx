// A printed card in a hand: lifted while pointed at, out of the hand when chosen. Its print is the game's.

import { classes } from '@ui/panels/classes';
import { isOff } from '@ui/why/off';
import type { ReactElement } from 'react';
import { type ControlProps, control } from './control';

/** One card. */
export function Card({ className, ...props }: ControlProps): ReactElement {
  const { isChosen, why } = props;
  const named = classes('control-card', isChosen && 'control-card-chosen', isOff(why) && 'control-card-off', className);
  return control({ sound: 'cardSlide', ...props, isChosen: isOff(why) ? undefined : isChosen, className: named });
}

/** The same card as a picture, which nobody can press. */
export function PrintedCard({ className, children }: Pick<ControlProps, 'className' | 'children'>): ReactElement {
  return <span className={classes('control control-card', className)}>{children}</span>;
}
