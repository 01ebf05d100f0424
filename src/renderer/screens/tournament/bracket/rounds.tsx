// The tables of a Swiss tournament, a round robin or a league, one round or week at a time. Not here: brackets (bracket.tsx).

import { Select } from '@ui/controls/select';
import { type ReactElement, useState } from 'react';
import { t } from '../../../text/tournament';
import { currentStage } from '../model/lookup';
import { stageName, stageNotes } from '../words';
import type { BracketProps } from './bracket';
import styles from './bracket.module.css';
import { TableCard } from './table-card';

/** The tables of the round that is raced now, or of the chosen one. */
export function Rounds(props: BracketProps): ReactElement {
  const { view, cards } = props;
  const [wanted, want] = useState<string>();
  const stage = view.stages.find(({ id }) => id === wanted) ?? currentStage(view);
  if (stage === undefined) return <section className={styles.tourneyRounds} aria-label={t('rounds')} />;
  return (
    <section className={styles.tourneyRounds} aria-label={t('rounds')}>
      <div className={styles.tourneyRoundsHead}>
        <h2 className={styles.tourneyStageHead}>
          {t('rounds.of', { stage: stageName(stage), all: view.stages.length })}
          {stageNotes(view, cards, stage).map((note) => (
            <small key={note}>{note}</small>
          ))}
        </h2>
        {view.stages.length > 1 && (
          <Select
            label={t('rounds.choose')}
            value={stage.id}
            choices={view.stages.map((one) => ({ value: one.id, label: stageName(one) }))}
            onChange={want}
          />
        )}
      </div>
      <div className={styles.tourneyGrid}>
        {stage.tables.map((table) => (
          <TableCard
            key={table.round}
            {...props}
            at={{ stage, table }}
            isChosen={props.chosen === table.round}
            onChoose={() => props.onChoose(table.round)}
          />
        ))}
      </div>
    </section>
  );
}
