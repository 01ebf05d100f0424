// What happens on a gallery page before its first story: language and words, and the host of the page. And what the toolbar sets.
// Not for: what a story is wrapped in (providers.tsx).

import { DEFAULT_SETTINGS, type Settings } from '@api/settings';
import { LOCALE_NAMES, LOCALES } from '@i18n/locales';
import { pageLocale } from '@i18n/page';
import { ANIMATIONS_OFF } from '@ui/animations';
import { setSound } from '@ui/sound/sound';
import { showAppearance } from '@ui/theme/appearance';
import sqliteUrl from 'sql.js/dist/sql-wasm-browser.wasm?url';
import { heard } from '../renderer/app/heard';
import { loadAllGamesMessages, loadScreenMessages, startLanguage } from '../renderer/app/language';
import { keepLanguage } from '../renderer/app/party/browser-storage';
import type { GalleryHost } from './host/gallery-host';
import { loadSqlite } from './host/sqlite';

/** Values of the toolbar. */
export type Globals = Readonly<Record<string, unknown>>;

const screens = import.meta.glob('../renderer/text/en/*.ts');
let host: GalleryHost | undefined;

/** Loads every word there is in the language of the address, and starts the host. Gives the language. Once per page. */
export async function startGallery(): Promise<string> {
  const wished = /(?:^|;)language:([^;]+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1];
  if (wished !== undefined) keepLanguage(wished);
  await startLanguage();
  const names = Object.keys(screens).map((file) => file.split('/').at(-1)?.replace('.ts', '') ?? '');
  await Promise.all([loadSqlite(sqliteUrl), loadAllGamesMessages(), ...names.map(loadScreenMessages)]);
  // Loaded when there are words.
  const { startGalleryHost } = await import('./host/gallery-host');
  host = startGalleryHost();
  return pageLocale();
}

/** The host of this page. Throws before startGallery is over: a bug. */
export function galleryHost(): GalleryHost {
  if (host === undefined) throw new Error('the gallery has not started');
  return host;
}

/** What the toolbar offers as languages. */
export function galleryLanguages(): { value: string; title: string }[] {
  return LOCALES.map((locale) => ({ value: locale, title: LOCALE_NAMES[locale] }));
}

/** Shows what the toolbar says. Another language is another page. */
export function showSettingsOf({ language, palette, motion }: Globals): void {
  if (typeof language === 'string' && language !== pageLocale()) {
    keepLanguage(language);
    const address = new URL(location.href);
    address.searchParams.delete('globals');
    location.replace(address);
    return;
  }
  const settings: Settings = {
    ...DEFAULT_SETTINGS,
    name: 'Ada',
    sound: false,
    coach: false,
    language: pageLocale(),
    palette: palette === 'safe' ? 'safe' : 'standard',
    ...(motion === 'off' && { speed: ANIMATIONS_OFF, motion: 'reduced' }),
  };
  galleryHost().set(settings);
  showAppearance(settings);
  setSound(settings.sound, heard(settings));
}
