// The host's messages as English sentences, for tests. The tests' setup file has loaded the catalogues.

import type { ApiError, Reply } from '@api/contract';
import type { MessageDescriptor, MessageList } from '@i18n/messages';
import { pageTranslator } from '@i18n/page';

/** A message in English. Throws if no catalogue has it or a value is missing. */
export function english(text: MessageDescriptor | MessageList): string {
  return pageTranslator().say('id' in text ? [text] : text, (message) => {
    throw new Error(`nothing says ${JSON.stringify(message)}`);
  });
}

/** Why a call was refused, in English; 'granted' if it was not. */
export function refusal(reply: Reply<unknown>): string {
  return reply.ok ? 'granted' : apiErrorText(reply.fault);
}

/** An API error in English. */
export function apiErrorText(apiError: ApiError): string {
  return english(apiError.said);
}

/** Matches a message or text that contains this in English: `{ fault: { said: saying('Join the party') } }`. */
export function saying(part: string | RegExp): MessageDescriptor & MessageList {
  const matches = (text: MessageDescriptor | MessageList) =>
    typeof part === 'string' ? english(text).includes(part) : part.test(english(text));
  return {
    $$typeof: Symbol.for('jest.asymmetricMatcher'),
    asymmetricMatch: matches,
    toString: () => 'Saying',
    toAsymmetricMatcher: () => `Saying ${String(part)}`,
  } as never;
}
