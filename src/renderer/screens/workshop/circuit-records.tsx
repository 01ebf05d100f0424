// The records of a circuit and of the versions that it was made from: a change that touches play begins new ones, and the old ones stay.
// Not here: the records of circuits that came with Paddock (statistics/records.tsx).

import type { CircuitLine, KeptCircuit } from '@api/circuits/commands';
import { Button } from '@ui/controls/button';
import type { GameUi } from '@ui/game-ui';
import { Dialog } from '@ui/overlays/dialog';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { to } from '../../app/routes';
import { useAnswer } from '../../app/use-answer';
import { t } from '../../text/workshop';
import { nameOf, valueText } from '../statistics/figures';
import styles from './circuit-records.module.css';

/** The dialogue, the circuit as it is now first. */
export function CircuitRecords(props: { circuit: KeptCircuit; ui: GameUi; onClose(): void }): ReactElement {
  const { circuit, ui, onClose } = props;
  const line = useAnswer('circuits.line', { kept: circuit.kept }).value ?? [];
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('records.title', { name: circuit.name })}
      text={t('records.text')}
      actions={<Button onClick={onClose}>{t('share.close')}</Button>}
    >
      <ol className={styles.recordVersions}>
        {line.map((version) => (
          <Version key={version.circuit} version={version} name={circuit.name} ui={ui} />
        ))}
      </ol>
    </Dialog>
  );
}

/** name: of the circuit now; a version has its own only if it was another one. */
function Version(props: { version: CircuitLine[number]; name: string; ui: GameUi }): ReactElement {
  const { version, name, ui } = props;
  const { version: number, races, records } = version;
  const title = version.name === name ? t('records.version', { number }) : t('records.of', { number, ...version });
  return (
    <li>
      <h3 className="heading">{title}</h3>
      <p className="note">{t('card.races', { races })}</p>
      <ul>
        {records.map(({ figure, length, value, name: holder, match }) => (
          <li key={`${figure} ${length}`}>
            {t('records.what', { figure: nameOf(ui, figure), laps: length ?? 0 })}{' '}
            <Link href={to.replay(match)} className="num">
              {valueText(ui, figure, value)}
            </Link>{' '}
            {holder}
          </li>
        ))}
      </ul>
    </li>
  );
}
