// A change tried on a copy: the figures before and after, to keep the change or go back.

import type { KeptCircuit } from '@api/circuits/commands';
import type { ReportTrial } from '@api/report/commands';
import type { BalanceReport } from '@balance/report';
import { Button } from '@ui/controls/button';
import { ScrollArea } from '@ui/panels/scroll-area';
import { Check, Undo2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '../../text/report';
import { titleOf } from './changes';
import changesStyles from './changes.module.css';
import { fine, percent } from './said';
import type { Shown } from './shown';
import styles from './trial.module.css';

export interface TrialProps {
  shown: Shown;
  circuit: KeptCircuit;
  trial: ReportTrial;
  onKeep(): void;
  onDrop(): void;
}

/** The try, in place of the suggestions. */
export function Trial({ shown, circuit, trial, onKeep, onDrop }: TrialProps): ReactElement {
  const { change, status, driven, of, report } = trial;
  const isOpen = status === 'waiting' || status === 'running';
  const before = shown.before ?? shown.state.progress?.report ?? null;
  const isOff = isOpen || report === null ? t('trial.busy') : circuit.hasDraft ? t('trial.draft') : null;
  return (
    <section className={changesStyles.changes} aria-label={t('trial.title')}>
      <div className={changesStyles.changesHead}>
        <h2 className="heading">{titleOf(change, shown)}</h2>
        <span className="note" role="status">
          {isOpen ? t('trial.running', { driven, of }) : t('trial.title')}
        </span>
      </div>
      <ScrollArea className={changesStyles.changesList} aria-label={t('trial.title')}>
        {trial.failed !== null && <p className="note">{t('trial.failed', { seed: trial.failed })}</p>}
        <table className={styles.trialTable}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('trial.thing')}</span>
              </th>
              <th scope="col">{t('trial.before')}</th>
              <th scope="col">{t('trial.after')}</th>
            </tr>
          </thead>
          <tbody>
            {rowsOf(change, before, report).map(([name, old, now]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="num">{old ?? <Unknown />}</td>
                <td className="num">{now ?? <Unknown />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <div className={styles.trialButtons}>
        <Button icon={<Undo2 size={18} className="icon" />} onClick={onDrop}>
          {t('drop')}
        </Button>
        <Button look="main" why={isOff} icon={<Check size={18} className="icon" />} onClick={onKeep}>
          {t('keep')}
        </Button>
      </div>
    </section>
  );
}

function Unknown(): ReactElement {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('trial.unknown')}</span>
    </>
  );
}

type Row = readonly [name: string, before: string | null, after: string | null];

/** The figures that the change is about first. */
function rowsOf(change: ReportTrial['change'], before: BalanceReport | null, after: BalanceReport | null): Row[] {
  const row = (name: string, figure: (report: BalanceReport) => string | null): Row => [
    name,
    before && figure(before),
    after && figure(after),
  ];
  const corners =
    'laps' in change
      ? []
      : [
          row(t('trial.troubles', change), (report) => {
            const share = placeOf(report, change.corner)?.troubleShare;
            return share === undefined ? null : t('tag.troubles', { value: fine(share) });
          }),
          row(t('trial.cost', change), (report) => {
            const cost = placeOf(report, change.corner)?.costPerPass;
            return cost === undefined ? null : t('cost.value', { cost });
          }),
        ];
  return [
    ...corners,
    row(t('trial.spread'), ({ starts }) => {
      const shares = starts.map(({ share }) => share);
      return shares.length === 0 ? null : t('percent', { share: percent(Math.max(...shares) - Math.min(...shares)) });
    }),
    row(t('trial.skill'), ({ skill }) => skill && t('percent', { share: percent(skill.share) })),
    row(t('trial.minutes'), ({ minutes }) => minutes && t('gap', { gap: minutes.mean })),
    row(t('trial.overtakes'), ({ laps }) =>
      laps.length === 0
        ? null
        : t('gap', { gap: laps.reduce((sum, { overtakes }) => sum + overtakes, 0) / laps.length }),
    ),
  ];
}

function placeOf(report: BalanceReport, corner: number) {
  return report.places.find((place) => place.corner === corner);
}
