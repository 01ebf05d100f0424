// Lines of a season's audit as stored: messages as JSON, formatted where they are read, or sentences from older versions.

import { messageList } from '@api/message-shapes';
import { keptText } from '@api/messages';
import { messages } from '@api/text/en';
import { attempt } from '@core/attempt';
import type { Carried, MessageDescriptor, MessageList } from '@i18n/messages';

/** How deeply an audit message may be nested: a line, its list of changes, a name in one of them. */
const DEEPEST = 4;

/** Names of games that a line may contain, and names of a message's values: only what translators and catalogues use. */
const GAME_NAME = /^(circuit|option|occasion|bonus)\.[A-Za-z0-9.-]{1,60}$/;
/** Our own messages in it: lines, and the colours and tables they name. */
const AUDIT_ID = /^(audit\.|table\.|colour$|kept$)/;
const VALUE_NAME = /^[A-Za-z]{1,20}$/;

/** A line in its stored form. */
export function auditText(line: MessageList): string {
  return JSON.stringify(line);
}

/** A stored line, parsed. */
export function auditIn(text: string): MessageList {
  const json = attempt((): unknown => JSON.parse(text));
  const fits = messageList.safeParse(json.ok ? json.value : undefined);
  return fits.success ? fits.data : keptText(text);
}

/**
 * A line from elsewhere with every text cleaned; undefined if it is not an audit line. An unknown id would be shown as it
 * is, so only known ids are accepted. games: ids of games whose names it may contain.
 */
export function cleanAudit(
  line: MessageList,
  games: readonly string[],
  clean: (text: string) => string,
): MessageList | undefined {
  const sentences = line.map((one) => cleanMessage(one, 1));
  return sentences.length > 0 && sentences.every((one) => one !== undefined) ? sentences : undefined;

  function cleanMessage(one: MessageDescriptor, depth: number): MessageDescriptor | undefined {
    const { namespace, id, values, otherwise } = one;
    const isAudit = Object.hasOwn(messages, id) && AUDIT_ID.test(id);
    const isOurs = namespace === 'api' && isAudit;
    const isName = depth > 1 && games.includes(namespace) && GAME_NAME.test(id);
    if (depth > DEEPEST || !(isOurs || isName) || typeof otherwise === 'object') return undefined;
    const kept: Record<string, Carried> = {};
    for (const [name, value] of Object.entries(values ?? {})) {
      const cleaned = cleanValue(value, depth);
      if (cleaned === undefined || !VALUE_NAME.test(name)) return undefined;
      kept[name] = cleaned;
    }
    return { namespace, id, values: kept, ...(otherwise !== undefined && { otherwise: clean(otherwise) }) };
  }

  function cleanValue(value: Carried, depth: number): Carried | undefined {
    if (typeof value === 'string') return clean(value);
    if (typeof value === 'number') return value;
    if ('id' in value) return cleanMessage(value, depth + 1);
    const items = ('list' in value ? value.list : value).map((one) => cleanValue(one, depth));
    if (items.includes(undefined)) return undefined;
    return 'list' in value ? { ...value, list: items as MessageDescriptor[] } : (items as MessageDescriptor[]);
  }
}
