// Rule violations as text. Not here: checking for them (phases/).

import type { RuleViolation } from '@core/contract';
import type { Value } from '@i18n/messages';
import { pageTranslator } from '@i18n/page';
import type { Why } from '@ui/why/off';

/** A violation as a sentence: what is wrong, with its numbers, and what to do. */
export function violationText({ code, detail = {} }: RuleViolation): string {
  return pageTranslator().translate('formula-d', `breach.${code}`, detail as Readonly<Record<string, Value>>);
}

/** The same as a control's reason, with a link to the article. */
export function whyOf(violation: RuleViolation): Why {
  return { text: violationText(violation), about: `breach.${violation.code}` };
}
