// The button that all controls of a dashboard are: chosen by a press, named by a hint, off with a reason. Not here: what they look
// like (tile.tsx, choice.tsx, chip.tsx, card.tsx).

import '../dashboard/dashboard.css';
import { classes } from '@ui/panels/classes';
import type { SoundName } from '@ui/sound/names';
import { playSound } from '@ui/sound/sound';
import { isOff, type Off, off } from '@ui/why/off';
import type { ButtonHTMLAttributes, ReactElement } from 'react';
import './controls.css';

export interface ControlProps
  extends Pick<
    ButtonHTMLAttributes<HTMLButtonElement>,
    'title' | 'aria-keyshortcuts' | 'onPointerEnter' | 'onFocus' | 'children'
  > {
  /** Where the game puts it, and how large it is there. */
  className?: string | undefined;
  /** Whether it is the choice; left out: it only does something. */
  isChosen?: boolean | undefined;
  /** Whether the open hint names it. */
  isHinted?: boolean | undefined;
  /** Why it can't be chosen; left out: it can. */
  why?: Off;
  /** Whether it looks as usual although it is off, because nothing in its row can be chosen now. */
  isIdle?: boolean | undefined;
  /** Its label on a chip when the refusal of another control in the row offers it instead: '-20'. */
  chip?: string | undefined;
  /** Its name in lessons (data-teach). */
  teach?: string | undefined;
  /** null: none, or the caller's own. */
  sound?: SoundName | null;
  /** Whether Enter presses it, as it does outside a dashboard. Left out: the screen handles Enter. */
  takesEnter?: boolean;
  /** Called for each press; the first one chooses (press.ts). */
  onPress(): void;
}

/** The classes of a control that is chosen or off; `chosen` is the one for its look. */
export function stateOf(
  { isChosen, isIdle, why }: Pick<ControlProps, 'isChosen' | 'isIdle' | 'why'>,
  chosen: string,
): string | false {
  if (isChosen) return chosen;
  return isOff(why) && !isIdle && 'control-off';
}

/** The button; attributes such as data-gear are passed on. */
export function Control(props: ControlProps): ReactElement {
  return control(props);
}

/** The same for a component that is this button and nothing else, such as a chip or a card. */
export function control(props: ControlProps): ReactElement {
  const {
    className,
    isChosen,
    isHinted,
    isIdle: _,
    why,
    chip,
    teach,
    sound = 'click',
    takesEnter,
    onPress,
    ...rest
  } = props;
  return (
    <button
      type="button"
      {...rest}
      {...off(why)}
      className={classes('control', className, isHinted && 'hinted')}
      aria-pressed={isChosen}
      data-can={chip}
      data-teach={teach}
      data-enter={takesEnter ? undefined : 'screen'}
      onClick={() => {
        if (sound !== null) playSound(sound);
        onPress();
      }}
    />
  );
}
