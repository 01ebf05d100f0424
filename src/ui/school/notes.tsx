// What the coach says in someone's first race: a game's notes, each at its moment, with the numbers of the position. Their words
// are messages of the game, `coach.<id>`.
// Not here: when they are shown, and to whom (screens/race/coach).

import type { OpenDecision, SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import { pageTranslator } from '@i18n/page';
import type { ReactElement } from 'react';
import { richTranslations } from '../text/rich';

/** One person's open question, and what they are choosing. */
export interface CoachMoment {
  view: unknown;
  /** Who is asked. */
  seat: Seat;
  ask: Pick<OpenDecision, 'kind'>;
  /** What the decision offers. */
  choices: unknown;
  /** What the dashboard shows of the present choice, in the game's own shape; null: nothing. */
  preview: unknown;
  seats: readonly SeatInfo[];
}

/** One note that fits a moment. */
export interface CoachNote {
  id: string;
  /** Numbers and names of the position. */
  values: Readonly<Record<string, string | number>>;
  /** What its article is about (ArticleEntry.about). */
  about: string;
  /** What it speaks of: a control (data-teach) or a place of the board (Board.where). Left out: nothing to point at. */
  at?: string;
  /** Places of the board that its bubble keeps off besides, such as a goal that it names. */
  clear?: readonly string[];
}

/** A game's coach. */
export interface Coach {
  /** Ids of all notes, in the order in which a race is likely to bring them up. */
  notes: readonly string[];
  /** The notes that fit a moment, what matters most first. A pure function. */
  at(moment: CoachMoment): readonly CoachNote[];
}

/** A note in the language of the page, key numbers in bold. */
export function noteText(game: string, { id, values }: CoachNote): ReactElement {
  return richTranslations(game)(`coach.${id}`, values, { b: (inner) => <b>{inner}</b> });
}

/** The same as plain text. */
export function plainNote(game: string, { id, values }: CoachNote): string {
  return pageTranslator()
    .pieces<string>(game, `coach.${id}`, values, { b: (inner) => inner.join('') })
    .join('');
}
