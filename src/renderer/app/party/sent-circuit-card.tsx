// The card on a guest's screens that says which circuit the host sent, with Keep and Not now.

import { Button } from '@ui/controls/button';
import { Route } from 'lucide-react';
import { type ReactElement, useEffect } from 'react';
import { rich, t } from '../../text/app';
import styles from './sent-circuit-card.module.css';
import { answer, followSentCircuits, keepSent, unanswered, useSentCircuits } from './sent-circuits';

/** The newest circuit that waits for an answer; nothing if none does. On screen while its guest is at the table. */
export function SentCircuitCard(): ReactElement | null {
  const circuit = useSentCircuits(unanswered);
  useEffect(followSentCircuits, []);
  if (circuit === undefined) return null;
  return (
    <section className={styles.sentCircuit} aria-label={t('sent.label')} aria-live="polite">
      <Route size={20} className="icon" />
      <p>{rich('sent.text', { from: circuit.from, name: circuit.name }, { b: (inner) => <b>{inner}</b> })}</p>
      <div className={styles.sentCircuitButtons}>
        <Button size="small" look="quiet" onClick={() => answer(circuit)}>
          {t('sent.later')}
        </Button>
        <Button size="small" onClick={() => void keepSent(circuit)}>
          {t('sent.keep')}
        </Button>
      </div>
    </section>
  );
}
