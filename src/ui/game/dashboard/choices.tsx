// Rows of choice buttons on a dashboard: the group with its arrow keys, its buttons, and answers with a sentence.

import { moveFocus } from '@ui/keys';
import { classes } from '@ui/panels/classes';
import { playSound } from '@ui/sound/sound';
import { type Off, off } from '@ui/why/off';
import type { ReactElement, ReactNode } from 'react';
import './dashboard.css';

/** A named row of buttons; arrow keys move between them. */
export function ChoiceGroup(props: {
  name: string;
  className: string | undefined;
  /** Its name in lessons (data-teach). */
  teach?: string;
  children: ReactNode;
}): ReactElement {
  return (
    <fieldset className={props.className} aria-label={props.name} data-teach={props.teach} onKeyDown={moveFocus}>
      {props.children}
    </fieldset>
  );
}

export interface ChoiceButtonProps {
  /** Classes, including the game's own for the chosen state, and 'hinted' for the hint's choice. */
  className: string | undefined;
  isChosen: boolean;
  /** Why it is disabled; left out: it is enabled. */
  why?: Off;
  /** Its label on a chip when the refusal of another button in the row offers it instead: '-20'. */
  chip?: string;
  onChoose(): void;
  children: ReactNode;
  /** Its value, as data-choice. */
  choice?: string | number;
  /** Its name in lessons (data-teach). */
  teach?: string;
}

/** One button of a row, chosen by a click. The screen handles Enter. */
export function ChoiceButton(props: ChoiceButtonProps): ReactElement {
  const { className, isChosen, why, chip, onChoose, children, choice } = props;
  return (
    <button
      type="button"
      {...off(why)}
      className={className}
      aria-pressed={isChosen}
      data-choice={choice}
      data-teach={props.teach}
      data-can={chip}
      data-enter="screen"
      onClick={() => {
        playSound('click');
        onChoose();
      }}
    >
      {children}
    </button>
  );
}

export interface AnswerButtonProps {
  /** The game's class for it. */
  className: string | undefined;
  icon: ReactNode;
  title: string;
  note: string;
  isChosen: boolean;
  hinted: boolean;
  /** Why it is disabled; left out: it is enabled. */
  why?: Off;
  /** Its name in lessons (data-teach). */
  teach?: string;
  /** Called for each press; the first one chooses (press.ts). */
  onPress(): void;
}

/** An answer with its consequence. The screen handles Enter. */
export function AnswerButton(props: AnswerButtonProps): ReactElement {
  const { className, icon, title, note, isChosen, hinted, why, onPress } = props;
  return (
    <button
      type="button"
      className={classes(className, isChosen && 'answer-chosen', hinted && 'hinted')}
      aria-pressed={isChosen}
      data-enter="screen"
      data-teach={props.teach}
      {...off(why)}
      onClick={() => {
        playSound('click');
        onPress();
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
