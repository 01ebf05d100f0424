// The bar of the app pages: name, four ways, where the races live, and who sits here.

import { Logo, TopBar } from '@ui/panels/screen-frame';
import { SeatInitial } from '@ui/panels/seat';
import { Monitor } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import './top-bar.css';
import { to } from './routes';
import { useApp } from './store';

const WAYS = [
  { name: 'Home', href: to.home() },
  { name: 'Races', href: to.races() },
  { name: 'Rules', href: to.rules() },
  { name: 'Settings', href: to.settings() },
] as const;

/** The bar with the app's navigation. */
export function AppTopBar(): ReactElement {
  const [location] = useLocation();
  const { name, colour } = useApp((s) => s.settings);
  const shell = useApp((s) => s.shell);
  return (
    <TopBar
      side={
        <>
          <span className="top-place">
            <Monitor size={18} className="icon" />
            {shell === 'desktop' ? 'On this computer' : 'In this browser'}
          </span>
          <span className="top-rule" />
          <Link href={to.settings()} className="top-person">
            <SeatInitial name={name} colour={colour} />
            <span className="top-name" aria-hidden="true">
              {name}
            </span>
            <span className="hidden-text">: change name and colour</span>
          </Link>
        </>
      }
    >
      <Link href={to.home()} className="top-logo" aria-label="Paddock, home">
        <Logo />
      </Link>
      <nav className="top-ways" aria-label="Main">
        {WAYS.map((way) => (
          <Link
            key={way.name}
            href={way.href}
            className="top-way"
            aria-current={isHere(location, way.href) ? 'page' : undefined}
          >
            {way.name}
          </Link>
        ))}
      </nav>
    </TopBar>
  );
}

function isHere(location: string, href: string): boolean {
  return href === '/' ? location === '/' : location.startsWith(href);
}
