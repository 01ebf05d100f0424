// The name of a player who has chosen none: "driver" in the page's language. Not here: guests, who type their name.

import type { MatchSummary, Settings } from '@api/contract';
import { DEFAULT_SETTINGS } from '@api/default-settings';
import { namedKey } from '@drivers/keys';
import { PSEUDO_LOCALE } from '@i18n/locales';
import { pageLocale } from '@i18n/page';
import { t } from '../../text/app';
import { client } from '../client';

/** The name to use from now on; undefined: no change, so that races under the current name keep their person. */
export async function firstName(settings: Settings, races: readonly MatchSummary[]): Promise<string | undefined> {
  const own = t('person.unnamed');
  if (settings.name !== DEFAULT_SETTINGS.name || own === settings.name || pageLocale() === PSEUDO_LOCALE) return;
  if (races.some(({ seats }) => seats.some(({ name }) => name === settings.name))) return;
  const filter = { driver: namedKey('person', settings.name) };
  const raced = await client.call('replays.list', { filter, offset: 0, limit: 1 });
  return raced.ok && raced.value.total === 0 ? own : undefined;
}
