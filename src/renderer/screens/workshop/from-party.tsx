// Circuits that hosts of parties sent to this page, to keep one of them.

import type { PartyCircuit } from '@api/party';
import { Button } from '@ui/controls/button';
import { Dialog } from '@ui/overlays/dialog';
import type { ReactElement } from 'react';
import { useSentCircuits } from '../../app/party/sent-circuits';
import { t } from '../../text/workshop';
import styles from './workshop.module.css';

export interface FromPartyProps {
  onFound(circuit: PartyCircuit): void;
  onClose(): void;
}

/** The dialogue. */
export function FromParty({ onFound, onClose }: FromPartyProps): ReactElement {
  const circuits = useSentCircuits((s) => s.circuits);
  return (
    <Dialog open onClose={onClose} title={t('party.title')} actions={<Button onClick={onClose}>{t('cancel')}</Button>}>
      {circuits.length === 0 ? (
        <p className="note">{t('party.none')}</p>
      ) : (
        <ul className={styles.sent}>
          {circuits.map((circuit) => (
            <li key={`${circuit.game}/${circuit.circuit}`} className={styles.sentCircuit}>
              <span>
                <b>{circuit.name}</b>
                <small>{t('party.from', { name: circuit.from })}</small>
              </span>
              <Button size="small" onClick={() => onFound(circuit)}>
                {t('party.look')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
