// The code that brings one player's hand to their phone: asked of the host, and shown with its QR code. Not here: who may have one
// (hands.tsx, curtain.tsx).

import type { MatchUpdate, SeatInfo } from '@api/contract';
import { listOf } from '@i18n/page';
import { Button } from '@ui/controls/button';
import { Dialog } from '@ui/overlays/dialog';
import { QrCode } from '@ui/panels/qr-code';
import type { TagNodes } from '@ui/rich/rich';
import { type ReactElement, useState } from 'react';
import { attempt } from '../../../app/client';
import { minutesText } from '../../../app/format';
import { steadyNow, useNow } from '../../../app/use-now';
import { rich, t } from '../../../text/race';
import { hostOf } from '../../lobby/link';
import partyLayerStyles from './party-layer.module.css';

/** A hand that waits for its phone. */
export interface ShownHand {
  seat: SeatInfo;
  url: string;
  /** Addresses to type, best first. */
  addresses: readonly string[];
  code: string;
  /** ms by this page's steady clock. */
  until: number;
}

/** The code on screen, and the functions that ask for one and close it. */
export function useHandCode(match: string) {
  const [shown, setShown] = useState<ShownHand>();
  /** networks: addresses of this machine to open; left out if a party is open. */
  async function show(seat: SeatInfo, networks?: readonly string[]): Promise<void> {
    const input = { match, seat: seat.seat, ...(networks && { networks: [...networks] }) };
    const code = await attempt('party.handCode', input);
    if (code !== undefined) setShown({ seat, ...code, until: steadyNow() + code.left });
  }
  return { shown, show, close: () => setShown(undefined) };
}

/** The phone has the hand. */
export function isTaken({ seats }: Pick<MatchUpdate, 'seats'>, { seat }: SeatInfo): boolean {
  return seats[seat]?.driver.kind === 'lan';
}

export interface HandCodeProps extends ShownHand {
  /** The phone has the hand. */
  taken: boolean;
  onClose(): void;
}

const CODE_TAGS: TagNodes = {
  b: (inner) => <b>{inner}</b>,
  letters: (inner) => <b className={partyLayerStyles.handCodeLetters}>{inner}</b>,
  num: (inner) => <span className="num">{inner}</span>,
};

/** The code in a dialog, until it is closed. */
export function HandCode({ seat, url, addresses, code, until, taken, onClose }: HandCodeProps): ReactElement {
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
