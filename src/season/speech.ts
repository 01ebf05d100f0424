// How a season's files speak: given to them, since nothing here knows a language. Not for: choosing it (host/seasons).

import type { MessageDescriptor, Translate, Words } from '@i18n/messages';
import type { Markup } from './html';
import type { messages } from './text/en';

/** Says a season in one language. */
export interface Speech {
  /** BCP 47. */
  readonly language: string;
  readonly t: Translate<typeof messages>;
  /** A message whose tags are markup: what stands in a tag is given for it. */
  rich(
    id: keyof typeof messages,
    values: Readonly<Record<string, string>>,
    tags: Readonly<Record<string, Markup>>,
  ): Markup;
  /** 'Ada, Tomas and Ines'; of type unit: '2 laps, 14 Jun 2026'. */
  list(items: readonly string[], type?: 'unit'): string;
  /** The same where the items are markup. */
  listed(items: readonly Markup[]): Markup;
  /** '+2', '−3' points. */
  signed(points: number): string;
  /** '22 Nov 2026' of an ISO time, by the clock it was written in; the text itself where it is none. */
  day(at: string): string;
  /** A name of a game. */
  name(name: string | MessageDescriptor): string;
  say(words: Words): string;
}
