// A tile: a figure or a picture with its notes, in a row of equal ones, such as a gear, a speed or a car.

import { classes } from '@ui/panels/classes';
import type { HTMLAttributes, ReactElement } from 'react';
import { type ControlProps, control, stateOf } from './control';

/** The colour of a control's note: what it costs or brings. */
export type Tone = 'plain' | 'good' | 'cost' | 'bad';

export interface TileProps extends ControlProps {
  /** How the chosen one stands out: filled with amber, ringed, or tinted. */
  look: 'lit' | 'ring' | 'wash';
  /** small: in a row that scrolls. */
  size?: 'small' | 'usual';
  tone?: Tone;
}

/** One tile. */
export function Tile({ look, size = 'usual', tone = 'plain', className, ...props }: TileProps): ReactElement {
  const named = ['control-tile', `control-${tone}`, size === 'small' && 'control-tile-small'];
  return control({ ...props, className: classes(...named, stateOf(props, `control-${look}`), className) });
}

export interface TileFrameProps extends HTMLAttributes<HTMLDivElement> {
  isChosen: boolean;
  isHinted?: boolean;
}

/** The look of a tile around several controls; it is none itself. */
export function TileFrame({ isChosen, isHinted, className, ...rest }: TileFrameProps): ReactElement {
  return <div {...rest} className={classes('control', isChosen && 'control-wash', isHinted && 'hinted', className)} />;
}
