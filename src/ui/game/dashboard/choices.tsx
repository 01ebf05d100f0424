// Rows of buttons to choose from on a dashboard: the group with its arrow keys, and answers that are given at once.

import { moveFocus } from '@ui/keys';
import { classes } from '@ui/panels/classes';
import { play } from '@ui/sound/sound';
import type { ReactElement, ReactNode } from 'react';

/** A named row of buttons, among which the arrow keys move. */
export function ChoiceGroup(props: { name: string; className: string; children: ReactNode }): ReactElement {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
    <div className={props.className} role="group" aria-label={props.name} onKeyDown={moveFocus}>
      {props.children}
    </div>
  );
}

export interface ChoiceButtonProps {
  /** Classes; the game's own word for chosen and hinted among them. */
  className: string;
  isChosen: boolean;
  disabled?: boolean;
  onChoose(): void;
  children: ReactNode;
  /** What it stands for, as data-choice. */
  choice?: string | number;
}

/** One of a row, chosen by a click; Enter is the screen's. */
export function ChoiceButton(props: ChoiceButtonProps): ReactElement {
  const { className, isChosen, disabled = false, onChoose, children, choice } = props;
  return (
    <button
      type="button"
      className={className}
      aria-pressed={isChosen}
      disabled={disabled}
      data-choice={choice}
      data-enter="screen"
      onClick={() => {
        play('click');
        onChoose();
      }}
    >
      {children}
    </button>
  );
}

export interface AnswerButtonProps {
  /** The game's class prefix: 'xx' gives xx-answer and xx-hinted. */
  prefix: string;
  icon: ReactNode;
  title: string;
  note: string;
  hinted: boolean;
  disabled?: boolean;
  onUse(): void;
}

/** An answer with its consequence, given by one click. */
export function AnswerButton(props: AnswerButtonProps): ReactElement {
  const { prefix, icon, title, note, hinted, disabled = false, onUse } = props;
  return (
    <button
      type="button"
      className={classes(`${prefix}-answer`, hinted && `${prefix}-hinted`)}
      disabled={disabled}
      onClick={() => {
        play('click');
        onUse();
      }}
    >
      {icon}
      <span>
        <b>{title}</b>
        <small>{note}</small>
      </span>
    </button>
  );
}
