// The paper card with everything that brings a guest to the table: code, QR code, address, and help where nobody comes.

import type { Finding, Party } from '@api/party';
import { Button } from '@ui/panels/button';
import { classes } from '@ui/panels/classes';
import { Dialog } from '@ui/panels/dialog';
import { QrCode } from '@ui/panels/qr-code';
import { Select } from '@ui/panels/select';
import { CircleAlert, CircleCheck, Copy, Expand, Monitor, RefreshCw, Smartphone, WifiOff } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { attempt } from '../../app/client';
import { copyText } from '../../app/files/copy';
import { BigCode } from './big-code';
import styles from './code-card.module.css';
import { hostOf, isLoopback, linkOf } from './link';

/** The card at the left of the lobby. */
export function CodeCard({ party }: { party: Party }): ReactElement {
  const [first] = party.addresses;
  const [chosen, setChosen] = useState(first);
  const address = chosen !== undefined && party.addresses.includes(chosen) ? chosen : first;
  const host = party.you === null;
  return (
    <section className={styles.codeCard} aria-label="How to join">
      <span className={styles.codeLabel}>Party code</span>
      <p className={styles.codeLetters}>
        <span className="hidden-text">{[...party.code].join(' ')}</span>
        <span aria-hidden="true">{party.code}</span>
      </p>
      {address === undefined ? <NoAddress /> : <Way party={party} address={address} />}
      {party.addresses.length > 1 && address !== undefined && (
        <AddressChoice addresses={party.addresses} address={address} onChange={setChosen} />
      )}
      <Help party={party} alone={address !== undefined && isLoopback(address)} />
      {host && <HostButtons party={party} address={address} />}
    </section>
  );
}

function Way({ party, address }: { party: Party; address: string }): ReactElement {
  return (
    <>
      <div className={styles.codeQr}>
        <QrCode text={linkOf(address, party.code)} label={`QR code that leads to ${party.name}`} />
      </div>
      <span className={classes(styles.codeLabel, styles.codeLeft)}>Or type in any browser</span>
      <div className={styles.codeAddress}>
        <span>{hostOf(address)}</span>
        <Button
          size="small"
          icon={<Copy size={15} className="icon" />}
          onClick={() => void copyText(linkOf(address, party.code), 'Link')}
        >
          Copy
        </Button>
      </div>
    </>
  );
}

function NoAddress(): ReactElement {
  return (
    <p className={styles.codeNone} role="alert">
      <WifiOff size={28} className="icon" />
      <span>
        <b>No network.</b> This computer is on no Wi-Fi and no cable. Join one, close the party and open it again.
      </span>
    </p>
  );
}

/** Which of the networks the code shows. */
function AddressChoice(props: {
  addresses: readonly string[];
  address: string;
  onChange(address: string): void;
}): ReactElement {
  return (
    <Select
      label="Network that the code shows"
      className={classes(styles.codeNetworks)}
      value={props.address}
      choices={props.addresses.map((one) => ({
        value: one,
        label: isLoopback(one) ? 'This computer only' : `Network ${hostOf(one)}`,
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
        <span>
          <b>Phone or tablet:</b> {alone ? 'cannot reach this address.' : 'point the camera at the code.'}
        </span>
      </li>
      <li>
        <Monitor size={20} className="icon" />
        <span>
          <b>Paddock app:</b> Join, then {party.name}.
        </span>
      </li>
      <li>
        <WifiOff size={20} className="icon" />
        <span>
          <b>No luck?</b> Same Wi-Fi, and allow Paddock through the firewall.
          {party.you === null && <WhyNot />}
        </span>
      </li>
    </ul>
  );
}

/** 'Why can't they see me?' */
function WhyNot(): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.codeWhy} onClick={() => setOpen(true)}>
        Why can’t they see me?
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
      title="Why can’t they see me?"
      text="What this computer can find out by itself."
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <ul className={styles.findings} aria-busy={found === undefined}>
        {found === undefined && <li className="note">Looking</li>}
        {found?.map((one) => (
          <li key={one.title} className={classes(styles.finding, styles[`finding-${one.level}`])}>
            {one.level === 'good' ? (
              <CircleCheck size={22} className="icon" />
            ) : (
              <CircleAlert size={22} className="icon" />
            )}
            <span>
              <b>{one.title}</b>
              <small>{one.text}</small>
            </span>
          </li>
        ))}
      </ul>
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
        disabled={address === undefined && 'There is no address to show'}
        onClick={() => setBig(true)}
      >
        Full screen
      </Button>
      <Button
        size="small"
        className={classes(styles.codePlain)}
        icon={<RefreshCw size={16} className="icon" />}
        onClick={() => void attempt('party.newCode', {})}
      >
        New code
      </Button>
      {big && address !== undefined && <BigCode party={party} address={address} onClose={() => setBig(false)} />}
    </div>
  );
}
