// What happens on a gallery page before its first story: language and texts, and the host of the page. Also applies the
// toolbar.
// Not here: a story's wrappers (providers.tsx).

import { DEFAULT_SETTINGS } from '@api/default-settings';
import type { Settings } from '@api/settings';
import { LOCALE_NAMES, LOCALES } from '@i18n/locales';
import { pageLocale } from '@i18n/page';
import { ANIMATIONS_OFF } from '@ui/animations';
import { setSound } from '@ui/sound/sound';
import { showAppearance } from '@ui/theme/appearance';
import sqliteUrl from 'sql.js/dist/sql-wasm-browser.wasm?url';
import { heard } from '../renderer/app/heard';
import { loadGameMessages, loadHostMessages, loadScreenMessages, startLanguage } from '../renderer/app/language';
import { keepLanguage } from '../renderer/app/party/browser-storage';
import type { GalleryHost } from './host/gallery-host';
import { loadSqlite } from './host/sqlite';

/** Values of the toolbar. */
export type Globals = Readonly<Record<string, unknown>>;

const screens = import.meta.glob('../renderer/text/en/*.ts');
const games = import.meta.glob('../games/*/text/en/index.ts');
let host: GalleryHost | undefined;

/** Loads all texts in the language of the address, and starts the host. Returns the language. Once per page. */
export async function startGallery(): Promise<string> {
  const wished = /(?:^|;)language:([^;]+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1];
  if (wished !== undefined) keepLanguage(wished);
  await startLanguage();
  const names = Object.keys(screens).map((file) => file.split('/').at(-1)?.replace('.ts', '') ?? '');
  await Promise.all([
    loadSqlite(sqliteUrl),
    loadHostMessages(),
    ...Object.keys(games).map((file) => loadGameMessages(file.split('/').at(-4) ?? '')),
    ...names.map(loadScreenMessages),
  ]);
  // Loaded once there are texts.
  const { startGalleryHost } = await import('./host/gallery-host');
  host = startGalleryHost();
  return pageLocale();
}

/** The host of this page. Throws before startGallery has resolved: a bug. */
export function galleryHost(): GalleryHost {
  if (host === undefined) throw new Error('the gallery has not started');
  return host;
}

/** The toolbar's languages. */
export function galleryLanguages(): { value: string; title: string }[] {
  return LOCALES.map((locale) => ({ value: locale, title: LOCALE_NAMES[locale] }));
}

/** Applies the toolbar's settings. Another language is another page. */
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
