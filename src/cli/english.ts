// Messages of the host, the store, the games and balance reports in English, the only language of the command line.

import { messages } from '@api/text/en';
import { messages as balance } from '@balance/text/en';
import type { MessageDescriptor, Messages } from '@i18n/messages';
import { Translator } from '@i18n/translator';

const translator = new Translator('en-GB');
translator.add('api', messages);
translator.add('balance', balance);
const OF_GAMES = import.meta.glob<Messages>('../games/*/text/en/index.ts', { eager: true, import: 'messages' });
for (const [file, own] of Object.entries(OF_GAMES)) translator.add(file.split('/').at(-4) ?? '', own);

/** A message as a sentence, or its id if the contract does not know it. */
export function inEnglish(message: MessageDescriptor): string {
  return translator.describe(message) ?? message.id;
}
