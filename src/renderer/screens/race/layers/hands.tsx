// Hands on phones: whoever plays at this screen may hold their cards on a phone of their own, and give them back.

import type { MatchUpdate, SeatInfo } from '@api/contract';
import { isHere } from '@api/drivers';
import { Button } from '@ui/panels/button';
import { Dialog } from '@ui/panels/dialog';
import { QrCode } from '@ui/panels/qr-code';
import { Smartphone } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { attempt } from '../../../app/client';
import { useParty } from '../../../app/party/party';
import { steadyNow, useNow } from '../../../app/use-now';
import { minutesWords } from '../../../app/words';
import { hostOf } from '../../lobby/link';
import { NetworkChoice, useNetworks } from '../../setup/open-lobby';
import menuStyles from './menu.module.css';
import partyLayerStyles from './party-layer.module.css';

/** A hand that waits for its phone. */
interface Shown {
  seat: SeatInfo;
  url: string;
  /** What can be typed, best first. */
  addresses: readonly string[];
  code: string;
  /** ms by this page's steady clock. */
  until: number;
}

/** Persons of this screen may hold their hand on their own phone, and give it back. */
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
          <b>Hands on phones</b>
          <small className="note">A person of this screen may hold their cards on a phone.</small>
        </span>
        <Button size="small" icon={<Smartphone size={18} className="icon" />} onClick={() => setChoosing(true)}>
          Hand on a phone
        </Button>
      </div>
      <Dialog
        open={choosing}
        onClose={() => setChoosing(false)}
        title="Hands on phones"
        text="Whoever scans the code holds the hand; nobody at this screen sees the cards any more."
        actions={<Button onClick={() => setChoosing(false)}>Close</Button>}
      >
        <ul className={partyLayerStyles.partyHands}>
          {persons.map((seat) => (
            <Hand key={seat.seat} seat={seat} words="Plays at this screen">
              <Button size="small" onClick={() => (isOpen ? void show(seat) : setAsking(seat))}>
                To a phone
              </Button>
            </Hand>
          ))}
          {guests.map((seat) => (
            <Hand key={seat.seat} seat={seat} words="Plays on a screen of their own">
              <Button
                size="small"
                onClick={() =>
                  void attempt('match.handOver', { match: update.match, seat: seat.seat, driver: { kind: 'hotseat' } })
                }
              >
                Bring here
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

function Hand({ seat, words, children }: { seat: SeatInfo; words: string; children: ReactElement }): ReactElement {
  return (
    <li className={menuStyles.raceMenuRow}>
      <span>
        <b>{seat.name}</b>
        <small className="note">{words}</small>
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

/** A phone comes over a network: which one, the person here says. */
function AskNetworks({ seat, onYes, onClose }: AskNetworksProps): ReactElement {
  const { networks, chosen, choose } = useNetworks();
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${seat.name}’s hand`}
      text="The phone has to be on one of these networks. A port is open on them until the hand comes back."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="main"
            disabled={chosen.size === 0 && 'Choose the network that the phone is on'}
            onClick={() => onYes([...chosen])}
          >
            Show the code
          </Button>
        </>
      }
    >
      <NetworkChoice networks={networks} chosen={chosen} onChoose={choose} />
    </Dialog>
  );
}

interface HandCodeProps extends Shown {
  /** The phone has it. */
  taken: boolean;
  onClose(): void;
}

function HandCode({ seat, url, addresses, code, until, taken, onClose }: HandCodeProps): ReactElement {
  const now = useNow(!taken);
  const left = (until - now) / 1000;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${seat.name}’s hand`}
      text={
        taken
          ? `${seat.name} holds the hand on a phone now.`
          : 'Only the first phone that comes with this code gets it.'
      }
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {!taken && (
        <div className={partyLayerStyles.handCode}>
          {left > 0 ? (
            <>
              <div className={partyLayerStyles.handCodeQr}>
                <QrCode text={url} label={`QR code for ${seat.name}’s hand`} />
              </div>
              <p className={partyLayerStyles.handCodeTyped}>
                Or type <b>{addresses.map(hostOf).join(' or ')}</b> in its browser and join with the code{' '}
                <b className={partyLayerStyles.handCodeLetters}>{code}</b>
              </p>
              <p className="note">
                Good for <span className="num">{minutesWords(left)}</span>
              </p>
            </>
          ) : (
            <p className="note">The code is too old. Close this and ask for a new one.</p>
          )}
        </div>
      )}
    </Dialog>
  );
}
