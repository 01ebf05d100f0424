// What is shown while there is no host to talk to: before the first hello, after a refusal, and when the link has dropped.

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

/** ms without a connection after which a guest is told that the host itself is gone. */
const GIVEN_UP = 15_000;
/** ms without a connection after which a page is told that has not joined yet. */
const STRANGE = 3000;

/** Stands until the host has said hello or a screen has loaded. */
export function Loading(): ReactElement {
  return (
    <div className={styles.messagePage} role="status">
      <Logo />
      <p className={classes('note', styles.loadingText)}>{t('loading.words')}</p>
    </div>
  );
}

/** The host speaks another protocol, or will not have this page. */
export function Refused({ fault: apiError }: { fault: ApiError }): ReactElement {
  return (
    <div className={styles.messagePage} role="alert">
      <Unplug size={56} strokeWidth={1.25} className="icon" />
      <h1 className="heading h1">{t('refused.title')}</h1>
      <p>{apiErrorText(apiError)}</p>
    </div>
  );
}

/** An overlay over everything while the link is down; it goes on its own. */
export function ConnectionOverlay(): ReactElement | null {
  const link = useApp((s) => s.link);
  const greeted = useApp((s) => s.session > 0 && s.refused === undefined);
  const guest = useApp((s) => s.role === 'guest');
  // Who was sent home reads why; the host may well be gone for good after that.
  const sent = useParty((s) => s.party === null && (s.over !== undefined || s.moved));
  // Of who has not joined the host ends an idle link now and then; the next one is there before anyone notices.
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
    <div className={styles.veil} role="alertdialog" aria-modal="true" aria-labelledby="veil-title">
      <div className={styles.veilCard}>{children}</div>
    </div>
  );
}

function Reconnecting({ text }: { text: string }): ReactElement {
  return (
    <>
      <LoaderCircle size={40} className={classes('icon', styles.veilSpinner)} />
      <h2 className="heading h2" id="veil-title">
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
      <h2 className="heading h2" id="veil-title">
        {t('veil.closed')}
      </h2>
      <p>{t('veil.closed.text')}</p>
    </>
  );
}

/** A guest waits for a while, and is then told how things stand; the page goes on trying on its own. */
function GuestText(): ReactElement {
  const party = useParty((s) => s.party);
  const gone = useWaited(GIVEN_UP);
  if (party === null) return <Reconnecting text={t('veil.looking')} />;
  if (!gone) return <Reconnecting text={t('veil.seat')} />;
  const racing = party.match !== null;
  return (
    <>
      <Unplug size={40} className="icon" />
      <h2 className="heading h2" id="veil-title">
        {t('veil.noAnswer')}
      </h2>
      <p>
        {t('veil.noAnswer.text', {
          host: party.hostName,
          network: navigator.onLine ? 'yes' : 'no',
          racing: racing ? 'yes' : 'no',
        })}
      </p>
      <div className={styles.veilButtons}>
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

/** The host cannot be told. In the app the way leads home; a browser is left with the way in. */
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
