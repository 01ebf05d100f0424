// The bar of the app pages: name, links, where the races are kept, and the person here.

import type { Settings } from '@api/contract';
import { classes } from '@ui/panels/classes';
import { Logo, TopBar } from '@ui/panels/screen-frame';
import { SeatInitial } from '@ui/panels/seat';
import { Menu, Wifi, WifiOff } from 'lucide-react';
import { type ReactElement, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { t } from '../text/app';
import { OwnFace } from './drivers/own-face';
import { useReporting } from './games/reporting';
import { guestHere } from './party/at-party';
import { useParty } from './party/party';
import { to } from './routes';
import { useApp } from './store';
import styles from './top-bar.module.css';
import { useHandset, useWide } from './use-wide';

/** Radius of the ring of a running report, and its way round. */
const RING = 7;
const ROUND = 2 * Math.PI * RING;

/** From this window width on, in px, all links are side by side; this many fit in any window. */
const LINKS_FROM = 1100;
const FEW = 4;
const MENU = 'main-links';

interface NavItem {
  id:
    | 'home'
    | 'career'
    | 'challenges'
    | 'seasons'
    | 'workshop'
    | 'replays'
    | 'rules'
    | 'settings'
    | 'lobby'
    | 'race'
    | 'join';
  href: string;
  /** Prefixes of other addresses that belong to this link. */
  also?: readonly string[];
}
const NAV_ITEMS: readonly NavItem[] = [
  { id: 'home', href: to.home() },
  { id: 'career', href: to.careers() },
  { id: 'challenges', href: to.challenges(), also: ['/puzzles/', '/campaign', '/ladder'] },
  { id: 'seasons', href: to.seasons(), also: ['/tournaments'] },
  { id: 'workshop', href: to.workshop() },
  // Statistics open from the replays.
  { id: 'replays', href: to.races(), also: ['/replay/', '/statistics'] },
  { id: 'rules', href: to.rules() },
  { id: 'settings', href: to.settings() },
];

/** The bar with the app's navigation; for a guest, with the links available in someone else's party. */
export function AppTopBar(): ReactElement {
  const { name, colour } = usePerson();
  const isGuest = useApp((s) => s.role === 'guest');
  return (
    <TopBar
      side={
        <>
          <Place />
          <span className={styles.topRule} />
          <Link href={isGuest ? to.settings('profile') : to.profile()} className={classes(styles.topPerson)}>
            {isGuest ? <SeatInitial name={name} colour={colour} /> : <OwnFace name={name} colour={colour} />}
            <span className={styles.topName} aria-hidden="true">
              {name}
            </span>
            <span className="visually-hidden">{t('bar.person', { page: isGuest ? 'settings' : 'driver' })}</span>
          </Link>
        </>
      }
    >
      <Link href={to.home()} className={classes(styles.topLogo)} aria-label={t('bar.name')}>
        <Logo />
      </Link>
      <Links />
    </TopBar>
  );
}

/** The links side by side, or in a menu where there are too many for the window. A phone has them in rows of their own. */
function Links(): ReactElement {
  const [location] = useLocation();
  const items = useNavItems();
  const isRoomy = useWide(LINKS_FROM);
  const isHandset = useHandset();
  const isMenu = items.length > FEW && !isRoomy && !isHandset;
  const links = items.map((item) => (
    <Link
      key={item.id}
      href={item.href}
      className={styles.topLink}
      aria-current={isHere(location, item) ? 'page' : undefined}
      onClick={(event) => isMenu && event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
    >
      {t(`way.${item.id}`)}
      {item.id === 'workshop' && <ReportRing />}
    </Link>
  ));
  if (!isMenu) {
    return (
      <nav className={styles.topLinks} aria-label={t('bar.ways')}>
        {links}
      </nav>
    );
  }
  const here = items.find((item) => isHere(location, item));
  return (
    <>
      <button type="button" className={classes(styles.topLink, styles.topMenuButton)} popoverTarget={MENU}>
        <Menu size={20} aria-hidden="true" />
        {here === undefined ? t('bar.menu') : t(`way.${here.id}`)}
        <span className="visually-hidden">{t('bar.menu.said')}</span>
      </button>
      <nav id={MENU} popover="auto" className={styles.topMenu} aria-label={t('bar.ways')}>
        {links}
      </nav>
    </>
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

function isHere(location: string, { href, also = [] }: NavItem): boolean {
  return href === '/' ? location === '/' : [href, ...also].some((beginning) => location.startsWith(beginning));
}
