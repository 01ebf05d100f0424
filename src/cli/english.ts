// What the host and the store report, in English: the command line speaks no other language.

import { messages } from '@api/text/en';
import type { MessageDescriptor } from '@i18n/messages';
import { Translator } from '@i18n/translator';

const translator = new Translator('en-GB');
translator.add('api', messages);

/** A message as a sentence; its id where it is none of the contract's. */
export function inEnglish(message: MessageDescriptor): string {
  return translator.describe(message) ?? message.id;
}
