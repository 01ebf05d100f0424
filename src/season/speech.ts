// The language of a season's files; it is passed in, because this folder has no catalogues. Not here: choosing it (host/seasons).

import type { MessageDescriptor, MessageList, Translate } from '@i18n/messages';
import type { Markup } from './html';
import type { messages } from './text/en';

/** Writes a season in one language. */
export interface Speech {
  /** BCP 47. */
  readonly language: string;
  readonly t: Translate<typeof messages>;
  /** A message whose tags are replaced by the given markup. */
  rich(
    id: keyof typeof messages,
    values: Readonly<Record<string, string>>,
    tags: Readonly<Record<string, Markup>>,
  ): Markup;
  /** 'Ada, Tomas and Ines'; of type unit: '2 laps, 14 Jun 2026'. */
  list(items: readonly string[], type?: 'unit'): string;
  /** The same for markup items. */
  listed(items: readonly Markup[]): Markup;
  /** '+2', '−3' points. */
  signed(points: number): string;
  /** '22 Nov 2026' for an ISO time, in the time zone it was written in; the text itself if it is not a time. */
  day(at: string): string;
  /** A name of a game. */
  name(name: string | MessageDescriptor): string;
  say(messages: MessageList): string;
}
