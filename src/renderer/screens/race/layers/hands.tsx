// Hands on phones: a player at this screen may hold their cards on their own phone, and give them back.

import type { MatchUpdate, SeatInfo } from '@api/contract';
import { isHere } from '@api/drivers';
import { listOf } from '@i18n/page';
import { Button } from '@ui/controls/button';
import { Dialog } from '@ui/overlays/dialog';
import { QrCode } from '@ui/panels/qr-code';
import type { TagNodes } from '@ui/rich/rich';
import { Smartphone } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { attempt } from '../../../app/client';
import { minutesText } from '../../../app/format';
import { useParty } from '../../../app/party/party';
import { steadyNow, useNow } from '../../../app/use-now';
import { rich, t } from '../../../text/race';
import { hostOf } from '../../lobby/link';
import { NetworkChoice, useNetworks } from '../../setup/open-lobby';
import menuStyles from './menu.module.css';
import partyLayerStyles from './party-layer.module.css';

/** A hand that waits for its phone. */
interface Shown {
  seat: SeatInfo;
  url: string;
  /** Addresses to type, best first. */
  addresses: readonly string[];
  code: string;
  /** ms by this page's steady clock. */
  until: number;
}

/** Players at this screen may hold their hand on their own phone, and give it back. */
export function Hands({ update }: { update: MatchUpdate }): ReactElement | null {
  const [choosing, setChoosing] = useState(false);
  const [asking, setAsking] = useState<SeatInfo>();
  const [showing, setShowing] = useState<Shown>();
  const isOpen = useParty((s) => s.party !== null);
  const persons = update.seats.filter(({ driver }) => isHere(driver));
  const guests = update.seats.filter(({ driver }) => driver.kind === 'lan');
  if (persons.length + guests.length === 0 || update.finished) return null;
  async function show(seat: SeatInfo, networks?: readonly string[]): Promise<void> {
    const input = { match: update.match, seat: seat.seat, ...(networks && { networks: [...networks] }) };
    const code = await attempt('party.handCode', input);
    setAsking(undefined);
    if (code !== undefined) setShowing({ seat, ...code, until: steadyNow() + code.left });
  }
  return (
    <>
      <div className={menuStyles.raceMenuRow}>
        <span>
          <b>{t('hands.title')}</b>
          <small className="note">{t('hands.note')}</small>
        </span>
        <Button size="small" icon={<Smartphone size={18} className="icon" />} onClick={() => setChoosing(true)}>
          {t('hands.open')}
        </Button>
      </div>
      <Dialog
        open={choosing}
        onClose={() => setChoosing(false)}
        title={t('hands.title')}
        text={t('hands.text')}
        actions={<Button onClick={() => setChoosing(false)}>{t('hands.close')}</Button>}
      >
        <ul className={partyLayerStyles.partyHands}>
          {persons.map((seat) => (
            <Hand key={seat.seat} seat={seat} label={t('hands.here')}>
              <Button size="small" onClick={() => (isOpen ? void show(seat) : setAsking(seat))}>
                {t('hands.toPhone')}
              </Button>
            </Hand>
          ))}
          {guests.map((seat) => (
            <Hand key={seat.seat} seat={seat} label={t('hands.there')}>
              <Button
                size="small"
                onClick={() =>
                  void attempt('match.handOver', { match: update.match, seat: seat.seat, driver: { kind: 'hotseat' } })
                }
              >
                {t('hands.bring')}
              </Button>
            </Hand>
          ))}
        </ul>
      </Dialog>
      {asking && (
        <AskNetworks
          seat={asking}
          onYes={(networks) => void show(asking, networks)}
          onClose={() => setAsking(undefined)}
        />
      )}
      {showing && (
        <HandCode
          {...showing}
          taken={update.seats.some((seat) => seat.seat === showing.seat.seat && seat.driver.kind === 'lan')}
          onClose={() => setShowing(undefined)}
        />
      )}
    </>
  );
}

function Hand({
  seat,
  label: text,
  children,
}: {
  seat: SeatInfo;
  label: string;
  children: ReactElement;
}): ReactElement {
  return (
    <li className={menuStyles.raceMenuRow}>
      <span>
        <b>{seat.name}</b>
        <small className="note">{text}</small>
      </span>
      {children}
    </li>
  );
}

interface AskNetworksProps {
  seat: SeatInfo;
  onYes(networks: readonly string[]): void;
  onClose(): void;
}

/** Phones come over a network: the person here chooses which one. */
function AskNetworks({ seat, onYes, onClose }: AskNetworksProps): ReactElement {
  const { networks, chosen, choose } = useNetworks();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('hand.title', { name: seat.name })}
      text={t('hand.networks')}
      actions={
        <>
          <Button onClick={onClose}>{t('hands.cancel')}</Button>
          <Button look="main" why={chosen.size === 0 && t('hand.network')} onClick={() => onYes([...chosen])}>
            {t('hand.show')}
          </Button>
        </>
      }
    >
      <NetworkChoice networks={networks} chosen={chosen} onChoose={choose} />
    </Dialog>
  );
}

interface HandCodeProps extends Shown {
  /** The phone has the hand. */
  taken: boolean;
  onClose(): void;
}

const CODE_TAGS: TagNodes = {
  b: (inner) => <b>{inner}</b>,
  letters: (inner) => <b className={partyLayerStyles.handCodeLetters}>{inner}</b>,
  num: (inner) => <span className="num">{inner}</span>,
};

function HandCode({ seat, url, addresses, code, until, taken, onClose }: HandCodeProps): ReactElement {
  const now = useNow(!taken);
  const left = (until - now) / 1000;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('hand.title', { name: seat.name })}
      text={taken ? t('hand.taken', { name: seat.name }) : t('hand.first')}
      actions={<Button onClick={onClose}>{t('hands.close')}</Button>}
    >
      {!taken && (
        <div className={partyLayerStyles.handCode}>
          {left > 0 ? (
            <>
              <div className={partyLayerStyles.handCodeQr}>
                <QrCode text={url} label={t('hand.qr', { name: seat.name })} />
              </div>
              <p className={partyLayerStyles.handCodeTyped}>
                {rich('hand.type', { addresses: listOf(addresses.map(hostOf), 'disjunction'), code }, CODE_TAGS)}
              </p>
              <p className="note">{rich('hand.left', { left: minutesText(left) }, CODE_TAGS)}</p>
            </>
          ) : (
            <p className="note">{t('hand.old')}</p>
          )}
        </div>
      )}
    </Dialog>
  );
}
