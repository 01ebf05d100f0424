// What a page load would do and a change of screens does not: scroll to the top and name the window.

import { useEffect } from 'react';
import { useLocation } from 'wouter';

const TITLES: readonly (readonly [start: string, title: string])[] = [
  ['/setup', 'New race'],
  ['/race/', 'Race'],
  ['/results', 'Results'],
  ['/races', 'Races'],
  ['/settings', 'Settings'],
  ['/rules', 'Rules'],
  ['/lobby', 'Lobby'],
  ['/join', 'Join'],
  ['/hand', 'Join'],
];

/** Runs on every change of address. */
export function usePageChange(): void {
  const [location] = useLocation();
  useEffect(() => {
    const title = TITLES.find(([start]) => location.startsWith(start))?.[1];
    document.title = title === undefined ? 'Paddock' : `${title} · Paddock`;
    window.scrollTo(0, 0);
  }, [location]);
}
