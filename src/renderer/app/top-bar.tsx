// The bar of the app pages: name, links, where the races are kept, and the person here.

import type { Settings } from '@api/contract';
import { classes } from '@ui/panels/classes';
import { Logo, TopBar } from '@ui/panels/screen-frame';
import { SeatInitial } from '@ui/panels/seat';
import { Wifi, WifiOff } from 'lucide-react';
import { type ReactElement, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { t } from '../text/app';
import { useReporting } from './games/reporting';
import { guestHere } from './party/at-party';
import { useParty } from './party/party';
import { to } from './routes';
import { useApp } from './store';
import styles from './top-bar.module.css';
import { useCompact } from './use-wide';

/** Radius of the ring of a running report, and its way round. */
const RING = 7;
const ROUND = 2 * Math.PI * RING;

interface NavItem {
  id: 'home' | 'seasons' | 'replays' | 'statistics' | 'workshop' | 'rules' | 'settings' | 'lobby' | 'race' | 'join';
  href: string;
  /** Prefixes of other addresses that belong to this link. */
  also?: readonly string[];
  /** Shown in a wide window only. */
  isRoomy?: boolean;
}
const NAV_ITEMS: readonly NavItem[] = [
  { id: 'home', href: to.home() },
  { id: 'seasons', href: to.seasons(), also: ['/tournaments'] },
  { id: 'replays', href: to.races(), also: ['/replay/'] },
  // The style sheet hides it in a narrower window, where the statistics open from the replays.
  { id: 'statistics', href: to.statistics(), isRoomy: true },
  { id: 'workshop', href: to.workshop() },
  { id: 'rules', href: to.rules() },
  { id: 'settings', href: to.settings() },
];

/** The bar with the app's navigation; for a guest, with the links available in someone else's party. */
export function AppTopBar(): ReactElement {
  const [location] = useLocation();
  const { name, colour } = usePerson();
  const items = useNavItems();
  const isCompact = useCompact();
  return (
    <TopBar
      side={
        <>
          <Place />
          <span className={styles.topRule} />
          <Link href={to.settings('profile')} className={classes(styles.topPerson)}>
            <SeatInitial name={name} colour={colour} />
            <span className={styles.topName} aria-hidden="true">
              {name}
            </span>
            <span className="visually-hidden">{t('bar.person')}</span>
          </Link>
        </>
      }
    >
      <Link href={to.home()} className={classes(styles.topLogo)} aria-label={t('bar.name')}>
        <Logo />
      </Link>
      <nav className={styles.topLinks} aria-label={t('bar.ways')}>
        {items.map((item) => (
          <Link
            key={item.id}
            href={item.href}
            className={classes(styles.topLink, item.isRoomy && styles.topLinkRoomy)}
            aria-current={isHere(location, item, isCompact) ? 'page' : undefined}
          >
            {t(`way.${item.id}`)}
            {item.id === 'workshop' && <ReportRing />}
          </Link>
        ))}
      </nav>
    </TopBar>
  );
}

/** How far the balance report is that runs in the background. */
function ReportRing(): ReactElement | null {
  const share = useReporting((now) => now.share);
  if (share === null) return null;
  return (
    <>
      <svg viewBox="-10 -10 20 20" className={styles.topRing} aria-hidden="true">
        <circle r={RING} />
        <circle r={RING} strokeDasharray={`${ROUND * share} ${ROUND}`} transform="rotate(-90)" />
      </svg>
      <span className="visually-hidden">{t('bar.reporting', { share: Math.floor(share * 100) })}</span>
    </>
  );
}

/** The person here: a guest by their name at the table, not by the name in the host's settings. */
function usePerson(): Pick<Settings, 'name' | 'colour'> {
  const settings = useApp((s) => s.settings);
  const party = useParty((s) => s.party);
  const guest = party === null ? undefined : guestHere(party);
  if (party === null || guest === undefined) return settings;
  const seat = guest.seat === null ? undefined : party.seats[guest.seat];
  return { name: guest.name, colour: seat?.colour ?? settings.colour };
}

/** Where the races are kept, and whether others can be reached. */
function Place(): ReactElement {
  const guest = useApp((s) => s.role === 'guest');
  const host = useParty((s) => s.party?.hostName);
  const networked = useNetworked();
  const text = guest ? (host === undefined ? t('bar.atParty') : t('bar.atPartyOf', { host })) : undefined;
  return (
    <span className={classes(styles.topPlace, !networked && styles.topPlaceOff)}>
      {networked ? <Wifi size={18} className="icon" /> : <WifiOff size={18} className="icon" />}
      <span className="visually-hidden-compact">{text ?? t(networked ? 'bar.network' : 'bar.noNetwork')}</span>
    </span>
  );
}

/** Whether this machine is on any network, as far as the page can tell. */
export function useNetworked(): boolean {
  return useSyncExternalStore(onNetwork, () => navigator.onLine);
}

function onNetwork(look: () => void): () => void {
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  return () => {
    window.removeEventListener('online', look);
    window.removeEventListener('offline', look);
  };
}

function useNavItems(): readonly NavItem[] {
  const guest = useApp((s) => s.role === 'guest');
  const inside = useParty((s) => s.party !== null);
  const match = useParty((s) => s.party?.match ?? null);
  if (!guest) return NAV_ITEMS;
  const back: NavItem = match === null ? { id: 'lobby', href: to.lobby() } : { id: 'race', href: to.race(match) };
  const first: NavItem = inside ? back : { id: 'join', href: to.join() };
  return [first, ...NAV_ITEMS.filter((item) => item.id === 'rules' || item.id === 'settings')];
}

/** Without room for their own link the statistics count as part of the replays. */
function isHere(location: string, { id, href, also = [] }: NavItem, isCompact: boolean): boolean {
  if (id === 'replays' && isCompact && location.startsWith(to.statistics())) return true;
  return href === '/' ? location === '/' : [href, ...also].some((beginning) => location.startsWith(beginning));
}
