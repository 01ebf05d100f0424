// The text of a lesson: its game's messages `lesson.<section>`, `lesson.<section>.imagine` (the starting position) and
// `lesson.<section>.<step>`, and for a step also `.do`, `.sum`, `.<wrong>` (LessonAnswer.wrong) and `.<ask>` (LessonDrive.notes).
// Not here: the driving school's own text.

import type { Lesson, VerdictSentence } from '@core/contract';
import { describe } from '@i18n/page';
import type { ReactElement } from 'react';
import { richTranslations } from '../rich/rich';
import { minutesLeft } from './time';

/** Gives the text of a game's lesson. */
export interface LessonText {
  /** A message with key numbers in bold. id: without the prefix `lesson.`. */
  say(id: string): ReactElement;
  /** A sentence of the verdict on the last section. */
  judge(sentence: VerdictSentence): ReactElement;
  /** A message as plain text, for times and names; '' if there is no such message. */
  plain(id: string): string;
}

/** The text of a game's lesson. */
export function lessonTextOf(game: string): LessonText {
  const rich = richTranslations(game);
  return {
    say: (id) => rich(`lesson.${id}`, {}, { b: (inner) => <b>{inner}</b> }),
    judge: ({ id, values }) => rich(`verdict.${id}`, values, { b: (inner) => <b>{inner}</b> }),
    plain: (id) => describe({ namespace: game, id: `lesson.${id}` })?.replace(/<\/?b>/g, '') ?? '',
  };
}

/** Duration of a game's whole lesson, minutes. */
export function lessonMinutes(game: string, lesson: Lesson): number {
  return Math.max(1, minutesLeft(lesson, 0, 0, lessonTextOf(game).plain));
}
