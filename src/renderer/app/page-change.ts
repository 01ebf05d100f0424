// What a page load would do and a change of screens does not: scroll to the top and name the window.

import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { t } from '../text/app';

const TITLES = [
  ['/setup', 'title.setup'],
  ['/race/', 'title.race'],
  ['/results', 'title.results'],
  ['/races', 'title.races'],
  ['/settings', 'title.settings'],
  ['/rules', 'title.rules'],
  ['/lobby', 'title.lobby'],
  ['/join', 'title.join'],
  ['/hand', 'title.join'],
] as const;

/** Runs on every change of address. */
export function usePageChange(): void {
  const [location] = useLocation();
  useEffect(() => {
    const title = TITLES.find(([start]) => location.startsWith(start))?.[1];
    document.title = title === undefined ? t('title.app') : t('title.page', { title: t(title) });
    window.scrollTo(0, 0);
  }, [location]);
}
