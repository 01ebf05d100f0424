// Why the rules refuse, in words. Not for: whether they do (phases/).

import type { Breach } from '@core/contract';
import type { Value } from '@i18n/messages';
import { pageTranslator } from '@i18n/page';
import type { Why } from '@ui/why/off';

/** The sentence of a breach of this game: what is wrong, with its numbers, and what to do. */
export function breachWords({ code, detail = {} }: Breach): string {
  return pageTranslator().translate('formula-d', `breach.${code}`, detail as Readonly<Record<string, Value>>);
}

/** The same as the reason of a control, with the way to the article. */
export function whyOf(breach: Breach): Why {
  return { text: breachWords(breach), about: `breach.${breach.code}` };
}
