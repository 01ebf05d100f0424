// What the report suggests: each a change of one thing that one press tries on a copy.

import type { KeptCircuit } from '@api/circuits/commands';
import { LEAST_RACES, suggestionMessage } from '@balance/verdict';
import type { CircuitChange } from '@core/contract';
import { describe } from '@i18n/page';
import { Button } from '@ui/controls/button';
import { ScrollArea } from '@ui/panels/scroll-area';
import { Gauge, Info, type LucideIcon, MoveHorizontal, Play, Repeat } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '../../text/report';
import { useWorkshopActions } from '../workshop/use-workshop';
import styles from './changes.module.css';
import { judged, reasonFor } from './said';
import type { Shown } from './shown';

export interface ChangesProps {
  shown: Shown;
  circuit: KeptCircuit;
  onTry(change: CircuitChange): void;
}

/** The suggestions, and what was found besides. */
export function Changes({ shown, circuit, onTry }: ChangesProps): ReactElement {
  const { state, light } = shown;
  const verdict = judged(shown.report);
  const isRunning = state.progress?.status === 'running' || state.progress?.status === 'waiting';
  const reasons = state.changes.map((change) => reasonFor(change, verdict));
  const others = (verdict?.findings ?? []).flatMap(({ message }) => describe(message) ?? []);
  return (
    <section className={styles.changes} aria-label={t('changes.title')}>
      <div className={styles.changesHead}>
        <h2 className="heading">{t('changes.title')}</h2>
        <span className="note">{t('changes.note')}</span>
      </div>
      <ScrollArea className={styles.changesList} aria-label={t('changes.title')}>
        {state.changes.map((change, index) => (
          <div
            key={JSON.stringify(change)}
            className={styles.changesRow}
            onPointerEnter={() => light('corner' in change ? change.corner - 1 : null)}
            onPointerLeave={() => light(null)}
          >
            <span className={styles.changesIcon} aria-hidden="true">
              <ChangeIcon change={change} />
            </span>
            <p>
              <b>{titleOf(change, shown)}</b>
              <small>{reasons[index]}</small>
            </p>
            <Button
              look={index === 0 ? 'main' : 'plain'}
              why={isRunning ? t('changes.running') : null}
              onClick={() => onTry(change)}
            >
              {tryText(change)}
            </Button>
          </div>
        ))}
        {others
          .filter((text) => !reasons.includes(text))
          .map((text) => (
            <p key={text} className={styles.changesOther}>
              <Info size={18} className="icon" aria-hidden="true" />
              {text}
            </p>
          ))}
        <Nothing shown={shown} circuit={circuit} />
      </ScrollArea>
    </section>
  );
}

function Nothing({ shown: { state, report }, circuit }: Pick<ChangesProps, 'shown' | 'circuit'>): ReactElement | null {
  const { race } = useWorkshopActions();
  const verdict = judged(report);
  if (state.changes.length > 0 || state.isOlder) return null;
  if (verdict === undefined || verdict.fairness === 'early')
    return <p className="note">{t('changes.early', { least: LEAST_RACES })}</p>;
  if (verdict.findings.length > 0) return <p className="note">{t('changes.untried')}</p>;
  return (
    <Button icon={<Play size={18} className="icon" />} onClick={() => race(circuit)}>
      {t('changes.none')}
    </Button>
  );
}

function ChangeIcon({ change }: { change: CircuitChange }): ReactElement {
  const Icon: LucideIcon = 'laps' in change ? Repeat : 'move' in change ? MoveHorizontal : Gauge;
  return <Icon size={20} />;
}

function tryText(change: CircuitChange): string {
  if ('laps' in change) return t('changes.laps', change);
  return 'move' in change ? t('changes.move') : t('changes.limit', change);
}

/** 'Corner 3: limit 6 to 4'. */
export function titleOf(change: CircuitChange, { state, before, report }: Shown): string {
  const from = before ?? state.progress?.report ?? report;
  if ('laps' in change) return t('changes.more', { from: from?.lapsOption?.now ?? 0, laps: change.laps });
  if ('move' in change) return describe(suggestionMessage(change)) ?? '';
  const { corner, limit } = change;
  const now = from?.places.find((place) => place.corner === corner)?.limit?.now ?? 0;
  return t('changes.corner', { corner, limit, from: now });
}
