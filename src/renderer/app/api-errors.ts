// Translates a host's refusals, notices and reports on this page. Not here: showing them.

import type { ApiError } from '@api/contract';
import type { messages } from '@api/text/en';
import type { MessageDescriptor, MessageList } from '@i18n/messages';
import { pageTranslator, translations } from '@i18n/page';

const t = translations<typeof messages>('api');

/** Why a call was refused, and what to do. */
export function apiErrorText(apiError: ApiError): string;
export function apiErrorText(apiError: ApiError | undefined): string | undefined;
export function apiErrorText(apiError: ApiError | undefined): string | undefined {
  if (apiError === undefined) return undefined;
  // A host with a protocol below 7 sends a sentence and no code.
  const { said: known } = apiError as Partial<ApiError>;
  return known === undefined ? (apiError.message ?? t('unknown', { id: apiError.code })) : messageText(known);
}

/** A host's report as text: a notice, a finding, or a line of a party's or a season's changes. */
export function messageText(text: MessageDescriptor | MessageList): string {
  const all = 'id' in text ? [text] : text;
  return pageTranslator().say(all, ({ id }) => t('unknown', { id }));
}
