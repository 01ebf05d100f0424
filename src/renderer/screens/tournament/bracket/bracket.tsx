// The bracket of heats and knock-outs: a column per stage, and the lines between them. Not here: rounds without elimination
// (rounds.tsx).

import { classes } from '@ui/panels/classes';
import { type ReactElement, useMemo } from 'react';
import { t } from '../../../text/tournament';
import type { TourneyPart } from '../context';
import { linksOf } from '../model/links';
import { phaseOf } from '../model/lookup';
import { stageName, stageNotes } from '../words';
import styles from './bracket.module.css';
import { FinalCard } from './final-card';
import { BracketLines } from './lines';
import { TableCard } from './table-card';

export interface BracketProps extends TourneyPart {
  /** The table (round id) that keys refer to. */
  chosen: string | undefined;
  onChoose(round: string): void;
}

/** The bracket; it scrolls if it is larger than its place. */
export function Bracket(props: BracketProps): ReactElement {
  const { view, cards, own } = props;
  const links = useMemo(() => linksOf(view.stages), [view.stages]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with keys
    <section className={styles.tourneyBracket} aria-label={t('bracket')} tabIndex={0}>
      <div className={styles.tourneyStages}>
        <BracketLines links={links} own={own} />
        {view.stages.map((stage) => (
          <section
            key={stage.id}
            className={classes(styles.tourneyStage, stage.isFinal && styles.tourneyStageFinal)}
            aria-label={stageName(stage)}
          >
            <h2 className={styles.tourneyStageHead}>
              {stageName(stage)}
              {stageNotes(view, cards, stage).map((note) => (
                <small key={note}>{note}</small>
              ))}
            </h2>
            <div className={styles.tourneyTables}>
              {stage.tables.map((table) => {
                const Card = stage.isFinal && isAhead(phaseOf(view, table)) ? FinalCard : TableCard;
                return (
                  <Card
                    key={table.round}
                    {...props}
                    at={{ stage, table }}
                    isChosen={props.chosen === table.round}
                    onChoose={() => props.onChoose(table.round)}
                  />
                );
              })}
            </div>
          </section>
        ))}
      </div>
    </section>
  );
}

function isAhead(phase: ReturnType<typeof phaseOf>): boolean {
  return phase === 'waiting' || phase === 'callable';
}
