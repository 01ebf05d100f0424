// The television as the host sees it: how to put the race on one, which ones ask to be let in, and how loud they are.

import type { WaitingTv } from '@api/tv/commands';
import { Button } from '@ui/controls/button';
import { Dialog } from '@ui/overlays/dialog';
import { QrCode } from '@ui/panels/qr-code';
import { AppWindow, Tv } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { attempt, client } from '../../../app/client';
import { useParty } from '../../../app/party/party';
import { to } from '../../../app/routes';
import { useApp } from '../../../app/store';
import { t } from '../../../text/lobby';
import { hostOf } from '../link';
import styles from './television.module.css';
import { TvSpeech } from './tv-speech';
import { TvVolume } from './tv-volume';

/** The button, with a mark while a television asks. For the host of an open party. */
export function TelevisionButton(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const waiting = useWaiting();
  return (
    <>
      <Button
        size="small"
        look={waiting.length > 0 ? 'main' : 'plain'}
        icon={<Tv size={18} className="icon" />}
        onClick={() => setOpen(true)}
      >
        {t('tv.button')}
      </Button>
      {isOpen && <TelevisionDialog waiting={waiting} onClose={() => setOpen(false)} />}
    </>
  );
}

function useWaiting(): readonly WaitingTv[] {
  const [waiting, setWaiting] = useState<readonly WaitingTv[]>([]);
  const session = useApp((s) => s.session);
  useEffect(() => client.on('tv.waiting', setWaiting), []);
  useEffect(() => {
    if (session === 0) return;
    let isWanted = true;
    client.call('tv.waiting', {}).then(
      (reply) => {
        if (isWanted && reply.ok) setWaiting(reply.value);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [session]);
  return waiting;
}

function TelevisionDialog({ waiting, onClose }: { waiting: readonly WaitingTv[]; onClose(): void }): ReactElement {
  const party = useParty((s) => s.party);
  const [address] = party?.addresses ?? [];
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('tv.title')}
      text={t('tv.text')}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <div className={styles.television}>
        {waiting.map(({ tv, mark }) => (
          <div key={tv} className={styles.televisionAsks} role="status">
            <b>{t('tv.asks', { mark })}</b>
            <Button look="main" size="small" onClick={() => void attempt('tv.admit', { tv, admit: true })}>
              {t('tv.admit')}
            </Button>
            <Button size="small" onClick={() => void attempt('tv.admit', { tv, admit: false })}>
              {t('tv.refuse')}
            </Button>
          </div>
        ))}
        <div className={styles.televisionHere}>
          <Button icon={<AppWindow size={18} className="icon" />} onClick={() => window.open(`#${to.tv()}`, '_blank')}>
            {t('tv.here')}
          </Button>
          <span className="note">{t('tv.here.note')}</span>
        </div>
        {party !== null && address !== undefined && (
          <div className={styles.televisionAddress}>
            <div className={styles.televisionQr}>
              <QrCode text={tvLink(address, party.code)} label={t('tv.qr')} />
            </div>
            <div>
              <p>{t('tv.address')}</p>
              <p className={styles.televisionTyped}>{`${hostOf(address)}/tv`}</p>
              <p className="note">{t('tv.waits')}</p>
            </div>
          </div>
        )}
        <TvVolume />
        <TvSpeech />
      </div>
    </Dialog>
  );
}

/** The television's address with the code that lets it in. */
function tvLink(address: string, code: string): string {
  return `${address.replace(/\/?$/, '/')}#${to.tv(code)}`;
}
