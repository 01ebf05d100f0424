// What the coach says in a person's first race: a game's notes, each at the right moment, with the numbers of the position. The
// text is in the game's messages, `coach.<id>`.
// Not here: when they are shown, and to whom (screens/race/coach), or as nodes of a page (ui/school/notes.tsx).

import type { OpenDecision, SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import { pageTranslator } from '@i18n/page';
import type { PreviewOf, UiTypes } from '@ui/ui-types';

/** One person's open decision, and their current choice. */
export interface CoachMoment<T extends UiTypes = UiTypes> {
  view: T['View'];
  /** The deciding seat. */
  seat: Seat;
  ask: Pick<OpenDecision, 'kind'>;
  /** What the decision offers. */
  choices: T['Choices'] | undefined;
  /** What the dashboard shows for the current choice; null: nothing. */
  preview: PreviewOf<T> | null;
  seats: readonly SeatInfo[];
}

/** One note that fits a moment. */
export interface CoachNote {
  id: string;
  /** Numbers and names of the position. */
  values: Readonly<Record<string, string | number>>;
  /** The topic of its article (Article.about). */
  about: string;
  /** What it points at: a control (data-teach) or a place of the board (Board.where). Left out: nothing. */
  at?: string;
  /** More places of the board that its bubble must not cover, such as a goal that it names. */
  clear?: readonly string[];
}

/** A game's coach. */
export interface Coach<T extends UiTypes = UiTypes> {
  /** Ids of all notes, in the order in which they are likely to come up. */
  notes: readonly string[];
  /** The notes that fit a moment, most important first. A pure function. */
  at(moment: CoachMoment<T>): readonly CoachNote[];
}

/** A note as plain text in the page's language, without the bold of its key numbers. */
export function plainNote(game: string, { id, values }: CoachNote): string {
  return pageTranslator()
    .pieces<string>(game, `coach.${id}`, values, { b: (inner) => inner.join('') })
    .join('');
}
