// The paper card with everything that brings a guest to the table: code, QR code, address, and help if no one comes.

import type { Finding, Party } from '@api/party';
import { Button } from '@ui/controls/button';
import { Select } from '@ui/controls/select';
import { Dialog } from '@ui/overlays/dialog';
import { classes } from '@ui/panels/classes';
import { QrCode } from '@ui/panels/qr-code';
import { CircleAlert, CircleCheck, Copy, Expand, Monitor, RefreshCw, Smartphone, WifiOff } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { messageText } from '../../app/api-errors';
import { attempt } from '../../app/client';
import { copyText } from '../../app/files/copy';
import { rich, t } from '../../text/lobby';
import { BigCode } from './big-code';
import styles from './code-card.module.css';
import { NotSecure } from './help/not-secure';
import { hostOf, isLoopback, linkOf } from './link';

/** The card at the left of the lobby. */
export function CodeCard({ party }: { party: Party }): ReactElement {
  const [first] = party.addresses;
  const [chosen, setChosen] = useState(first);
  const address = chosen !== undefined && party.addresses.includes(chosen) ? chosen : first;
  const host = party.you === null;
  return (
    <section className={styles.codeCard} aria-label={t('code.label')}>
      <span className={styles.codeLabel}>{t('code.title')}</span>
      <p className={styles.codeLetters}>
        <span className="visually-hidden">{[...party.code].join(' ')}</span>
        <span aria-hidden="true">{party.code}</span>
      </p>
      {address === undefined ? <NoAddress /> : <JoinLink party={party} address={address} />}
      {party.addresses.length > 1 && address !== undefined && (
        <AddressChoice addresses={party.addresses} address={address} onChange={setChosen} />
      )}
      <Help party={party} alone={address !== undefined && isLoopback(address)} />
      {host && <HostButtons party={party} address={address} />}
    </section>
  );
}

function JoinLink({ party, address }: { party: Party; address: string }): ReactElement {
  return (
    <>
      <div className={styles.codeQr}>
        <QrCode text={linkOf(address, party.code)} label={t('code.qr', { party: party.name })} />
      </div>
      <span className={classes(styles.codeLabel, styles.codeLeft)}>{t('code.type')}</span>
      <div className={styles.codeAddress}>
        <span>{hostOf(address)}</span>
        <Button
          size="small"
          icon={<Copy size={15} className="icon" />}
          onClick={() => void copyText(linkOf(address, party.code), t('code.copied'))}
        >
          {t('code.copy')}
        </Button>
      </div>
    </>
  );
}

function NoAddress(): ReactElement {
  return (
    <p className={styles.codeNone} role="alert">
      <WifiOff size={28} className="icon" />
      <span>{rich('code.none', {}, { b: bold })}</span>
    </p>
  );
}

/** Which network the code shows. */
function AddressChoice(props: {
  addresses: readonly string[];
  address: string;
  onChange(address: string): void;
}): ReactElement {
  return (
    <Select
      label={t('code.networks')}
      className={classes(styles.codeNetworks)}
      value={props.address}
      choices={props.addresses.map((one) => ({
        value: one,
        label: isLoopback(one) ? t('code.onlyHere') : t('code.network', { address: hostOf(one) }),
      }))}
      onChange={props.onChange}
    />
  );
}

function Help({ party, alone }: { party: Party; alone: boolean }): ReactElement {
  return (
    <ul className={styles.codeHelp}>
      <li>
        <Smartphone size={20} className="icon" />
        <span>{rich(alone ? 'code.help.phoneNot' : 'code.help.phone', {}, { b: bold })}</span>
      </li>
      <li>
        <Monitor size={20} className="icon" />
        <span>{rich('code.help.app', { party: party.name }, { b: bold })}</span>
      </li>
      <li>
        <WifiOff size={20} className="icon" />
        <span>
          {rich('code.help.luck', {}, { b: bold })}
          {party.you === null && <WhyNot alone={party.guests.length === 0 && party.match === null} />}
        </span>
      </li>
    </ul>
  );
}

function bold(inner: ReactNode): ReactElement {
  return <b>{inner}</b>;
}

/** ms after which the answers open by themselves if nobody has arrived. */
const NOBODY = 60_000;

/** 'Why can't they see me?' alone: nobody has arrived yet. */
function WhyNot({ alone }: { alone: boolean }): ReactElement {
  const [open, setOpen] = useState(false);
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    if (!alone || isOffered) return;
    const timer = setTimeout(() => {
      setOffered(true);
      // Somebody who is doing something else here is not interrupted.
      if (document.querySelector('[role="dialog"]') === null) setOpen(true);
    }, NOBODY);
    return () => clearTimeout(timer);
  }, [alone, isOffered]);
  return (
    <>
      <button type="button" className={styles.codeWhy} onClick={() => setOpen(true)}>
        {t('code.why')}
      </button>
      {open && <Findings onClose={() => setOpen(false)} />}
    </>
  );
}

function Findings({ onClose }: { onClose(): void }): ReactElement {
  const [found, setFound] = useState<readonly Finding[]>();
  useEffect(() => {
    let here = true;
    attempt('party.check', {}).then(
      (list) => here && setFound(list ?? []),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('code.why')}
      text={t('code.why.text')}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <ul className={styles.findings} aria-busy={found === undefined}>
        {found === undefined && <li className="note">{t('code.why.looking')}</li>}
        {found?.map((one) => (
          <li key={messageText(one.title)} className={classes(styles.finding, styles[`finding-${one.level}`])}>
            {one.level === 'good' ? (
              <CircleCheck size={22} className="icon" />
            ) : (
              <CircleAlert size={22} className="icon" />
            )}
            <span>
              <b>{messageText(one.title)}</b>
              <small>{messageText(one.text)}</small>
            </span>
          </li>
        ))}
      </ul>
      <NotSecure />
    </Dialog>
  );
}

function HostButtons({ party, address }: { party: Party; address: string | undefined }): ReactElement {
  const [big, setBig] = useState(false);
  return (
    <div className={styles.codeButtons}>
      <Button
        size="small"
        className={classes(styles.codeDark)}
        icon={<Expand size={16} className="icon" />}
        why={address === undefined && t('code.nothing')}
        onClick={() => setBig(true)}
      >
        {t('code.full')}
      </Button>
      <Button
        size="small"
        className={classes(styles.codePlain)}
        icon={<RefreshCw size={16} className="icon" />}
        onClick={() => void attempt('party.newCode', {})}
      >
        {t('code.new')}
      </Button>
      {big && address !== undefined && <BigCode party={party} address={address} onClose={() => setBig(false)} />}
    </div>
  );
}
