// Does what a page load does and a change of screens does not: scrolls to the top and sets the window's title.

import { expectSound } from '@ui/sound/sound';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { t } from '../text/app';
import { useApp } from './store';

const TITLES = [
  ['/setup', 'title.setup'],
  ['/race/', 'title.race'],
  ['/results', 'title.results'],
  ['/races', 'title.races'],
  ['/settings', 'title.settings'],
  ['/rules', 'title.rules'],
  ['/lobby', 'title.lobby'],
  ['/hall', 'title.hall'],
  ['/tournaments', 'title.tournament'],
  ['/join', 'title.join'],
  ['/hand', 'title.join'],
  ['/school', 'title.school'],
] as const;

const RACING = ['/race/', '/results'];

/** Runs on every change of address. */
export function usePageChange(): void {
  const [location] = useLocation();
  const isOwn = useApp((s) => s.session > 0 && s.role === 'owner');
  useEffect(() => {
    // A guest's join screen and lobby are light and silent; the race's parts are loaded with the race.
    if (isOwn || RACING.some((start) => location.startsWith(start))) expectSound();
  }, [location, isOwn]);
  useEffect(() => {
    const title = TITLES.find(([start]) => location.startsWith(start))?.[1];
    document.title = title === undefined ? t('title.app') : t('title.page', { title: t(title) });
    window.scrollTo(0, 0);
  }, [location]);
}
