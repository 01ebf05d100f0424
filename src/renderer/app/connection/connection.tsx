// What a page shows without a host: before the first hello, after a refusal, and after the link has dropped.

import type { ApiError } from '@api/contract';
import { Button } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { Logo } from '@ui/panels/screen-frame';
import { LoaderCircle, LogOut, RefreshCw, Unplug } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { t } from '../../text/app';
import { apiErrorText } from '../api-errors';
import { comeHome, retryNow } from '../client';
import { forgetParty, useParty } from '../party/party';
import { useApp } from '../store';
import styles from './connection.module.css';

/** ms without a connection after which a guest sees that the host itself is gone. */
const GIVEN_UP = 15_000;
/** The same in ms for a page that has not joined yet. */
const STRANGE = 3000;

/** Shown until the host has said hello or a screen has loaded. */
export function Loading(): ReactElement {
  return (
    <div className={styles.messagePage} role="status">
      <Logo />
      <p className={classes('note', styles.loadingText)}>{t('loading.words')}</p>
    </div>
  );
}

/** The host uses another protocol, or refuses this page. */
export function Refused({ apiError }: { apiError: ApiError }): ReactElement {
  return (
    <div className={styles.messagePage} role="alert">
      <Unplug size={56} strokeWidth={1.25} className="icon" />
      <h1 className="heading h1">{t('refused.title')}</h1>
      <p>{apiErrorText(apiError)}</p>
    </div>
  );
}

/** An overlay over everything while the link is down; it disappears when the link is back. */
export function ConnectionOverlay(): ReactElement | null {
  const link = useApp((s) => s.link);
  const greeted = useApp((s) => s.session > 0 && s.refused === undefined);
  const guest = useApp((s) => s.role === 'guest');
  // A guest who was removed reads why; the host may be gone for good after that.
  const sent = useParty((s) => s.party === null && (s.over !== undefined || s.moved));
  // The host closes idle links of pages that have not joined; the next link opens before anyone notices.
  const strange = useParty((s) => s.party === null);
  if (!greeted || link === 'connected' || link === 'connecting' || (guest && sent)) return null;
  return (
    <PrivacyCurtain after={guest && strange ? STRANGE : 0}>
      {guest ? <GuestText /> : link === 'reconnecting' ? <Reconnecting text={t('veil.own')} /> : <Closed />}
    </PrivacyCurtain>
  );
}

function PrivacyCurtain({ after, children }: { after: number; children: ReactNode }): ReactElement | null {
  const due = useWaited(after);
  if (!due) return null;
  return (
    <div className={styles.connectionOverlay} role="alertdialog" aria-modal="true" aria-labelledby="connection-title">
      <div className={styles.connectionCard}>{children}</div>
    </div>
  );
}

function Reconnecting({ text }: { text: string }): ReactElement {
  return (
    <>
      <LoaderCircle size={40} className={classes('icon', styles.connectionSpinner)} />
      <h2 className="heading h2" id="connection-title">
        {t('veil.reconnecting')}
      </h2>
      <p>{text}</p>
    </>
  );
}

function Closed(): ReactElement {
  return (
    <>
      <Unplug size={40} className="icon" />
      <h2 className="heading h2" id="connection-title">
        {t('veil.closed')}
      </h2>
      <p>{t('veil.closed.text')}</p>
    </>
  );
}

/** Waits for a while, then tells a guest that the host is gone; the page keeps trying. */
function GuestText(): ReactElement {
  const party = useParty((s) => s.party);
  const gone = useWaited(GIVEN_UP);
  if (party === null) return <Reconnecting text={t('veil.looking')} />;
  if (!gone) return <Reconnecting text={t('veil.seat')} />;
  const racing = party.match !== null;
  return (
    <>
      <Unplug size={40} className="icon" />
      <h2 className="heading h2" id="connection-title">
        {t('veil.noAnswer')}
      </h2>
      <p>
        {t('veil.noAnswer.text', {
          host: party.hostName,
          network: navigator.onLine ? 'yes' : 'no',
          racing: racing ? 'yes' : 'no',
        })}
      </p>
      <div className={styles.connectionButtons}>
        <Button icon={<LogOut size={18} className="icon" />} onClick={leaveForGood}>
          {t('veil.leave')}
        </Button>
        <Button look="main" icon={<RefreshCw size={18} className="icon" />} onClick={retryNow}>
          {t('veil.retry')}
        </Button>
      </div>
    </>
  );
}

/** Leaves a party whose host can't be reached. The app goes home; a browser goes back to the join screen. */
function leaveForGood(): void {
  forgetParty();
  comeHome();
}

function useWaited(ms: number): boolean {
  const [over, setOver] = useState(ms === 0);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return over;
}
