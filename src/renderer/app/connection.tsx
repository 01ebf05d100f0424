// What is shown while there is no host to talk to: before the first hello, after a refusal, and when the link has dropped.

import type { Fault } from '@api/contract';
import { Logo } from '@ui/panels/screen-frame';
import { LoaderCircle, Unplug } from 'lucide-react';
import type { ReactElement } from 'react';
import './connection.css';
import { useApp } from './store';

/** Stands until the host has said hello or a screen has loaded. */
export function Loading(): ReactElement {
  return (
    <div className="message-page" role="status">
      <Logo />
      <p className="note loading-words">Opening the paddock</p>
    </div>
  );
}

/** The host speaks another protocol, or will not have this page. */
export function Refused({ fault }: { fault: Fault }): ReactElement {
  return (
    <div className="message-page" role="alert">
      <Unplug size={56} strokeWidth={1.25} className="icon" />
      <h1 className="heading h1">Cannot open</h1>
      <p>{fault.message}</p>
    </div>
  );
}

/** A veil over everything while the link is down; it goes by itself. */
export function ConnectionVeil(): ReactElement | null {
  const link = useApp((s) => s.link);
  const greeted = useApp((s) => s.session > 0);
  if (!greeted || link === 'connected' || link === 'connecting') return null;
  return (
    <div className="veil" role="alertdialog" aria-modal="true" aria-labelledby="veil-title">
      <div className="veil-card">
        {link === 'reconnecting' ? (
          <>
            <LoaderCircle size={40} className="icon veil-spinner" />
            <h2 className="heading h2" id="veil-title">
              Reconnecting
            </h2>
            <p>Everything up to your last move is saved.</p>
          </>
        ) : (
          <>
            <Unplug size={40} className="icon" />
            <h2 className="heading h2" id="veil-title">
              Paddock has closed
            </h2>
            <p>The races are saved. Start Paddock again to go on.</p>
          </>
        )}
      </div>
    </div>
  );
}
