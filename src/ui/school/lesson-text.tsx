// A lesson's words: messages of its game, `lesson.<section>`, `lesson.<section>.imagine` (the position it begins in) and
// `lesson.<section>.<step>`, and of a step besides `.do`, `.sum`, `.<wrong>` (LessonAnswer.wrong) and `.<ask>`
// (LessonDrive.notes).
// Not here: what the school itself says.

import type { Lesson, VerdictSentence } from '@core/lesson';
import { describe } from '@i18n/page';
import type { ReactElement } from 'react';
import { richTranslations } from '../text/rich';
import { minutesLeft } from './time';

/** How the words of a game's lesson are asked for. */
export interface LessonText {
  /** With key numbers in bold. id: without the `lesson.` before it. */
  say(id: string): ReactElement;
  /** A sentence of the verdict on the last section. */
  judge(sentence: VerdictSentence): ReactElement;
  /** As plain text, '' where there is no such message: for times and names. */
  plain(id: string): string;
}

/** The words of the lesson of a game. */
export function lessonTextOf(game: string): LessonText {
  const rich = richTranslations(game);
  return {
    say: (id) => rich(`lesson.${id}`, {}, { b: (inner) => <b>{inner}</b> }),
    judge: ({ id, values }) => rich(`verdict.${id}`, values, { b: (inner) => <b>{inner}</b> }),
    plain: (id) => describe({ namespace: game, id: `lesson.${id}` })?.replace(/<\/?b>/g, '') ?? '',
  };
}

/** Minutes that the whole lesson of a game takes. */
export function lessonMinutes(game: string, lesson: Lesson): number {
  return Math.max(1, minutesLeft(lesson, 0, 0, lessonTextOf(game).plain));
}
