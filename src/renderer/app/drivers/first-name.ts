// What someone is called who has chosen no name: a driver, in the language of their page. Not for: guests, who type theirs.

import { DEFAULT_SETTINGS, type MatchSummary, type Settings } from '@api/contract';
import { namedKey } from '@drivers/keys';
import { PSEUDO_LOCALE } from '@i18n/locales';
import { pageLocale } from '@i18n/page';
import { t } from '../../text/app';
import { client } from '../client';

/** The name to go by from now on; undefined: as it is. Races that were driven under the old one would lose their person. */
export async function firstName(settings: Settings, races: readonly MatchSummary[]): Promise<string | undefined> {
  const own = t('person.unnamed');
  if (settings.name !== DEFAULT_SETTINGS.name || own === settings.name || pageLocale() === PSEUDO_LOCALE) return;
  if (races.some(({ seats }) => seats.some(({ name }) => name === settings.name))) return;
  const filter = { driver: namedKey('person', settings.name) };
  const raced = await client.call('replays.list', { filter, offset: 0, limit: 1 });
  return raced.ok && raced.value.total === 0 ? own : undefined;
}
