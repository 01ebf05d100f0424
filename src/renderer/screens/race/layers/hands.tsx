// Hands on phones: a player at this screen may hold their cards on their own phone, and give them back.

import type { MatchUpdate, SeatInfo } from '@api/contract';
import { isHere } from '@api/drivers';
import { Button } from '@ui/controls/button';
import { Dialog } from '@ui/overlays/dialog';
import { Smartphone } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { attempt } from '../../../app/client';
import { useParty } from '../../../app/party/party';
import { t } from '../../../text/race';
import { NetworkChoice, useNetworks } from '../../setup/open-lobby';
import { HandCode, isTaken, useHandCode } from './hand-code';
import menuStyles from './menu.module.css';
import partyLayerStyles from './party-layer.module.css';

/** Players at this screen may hold their hand on their own phone, and give it back. */
export function Hands({ update }: { update: MatchUpdate }): ReactElement | null {
  const [choosing, setChoosing] = useState(false);
  const [asking, setAsking] = useState<SeatInfo>();
  const hand = useHandCode(update.match);
  const isOpen = useParty((s) => s.party !== null);
  const persons = update.seats.filter(({ driver }) => isHere(driver));
  const guests = update.seats.filter(({ driver }) => driver.kind === 'lan');
  if (persons.length + guests.length === 0 || update.finished) return null;
  async function show(seat: SeatInfo, networks?: readonly string[]): Promise<void> {
    await hand.show(seat, networks);
    setAsking(undefined);
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
      {hand.shown && <HandCode {...hand.shown} taken={isTaken(update, hand.shown.seat)} onClose={hand.close} />}
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
