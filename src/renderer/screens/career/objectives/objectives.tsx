// The three objectives of a season, how far each one is, and what it pays. Not here: choosing them (choose.tsx).

import type { CareerObjective, CareerSeason, Cosmetic } from '@api/career/commands';
import { classes } from '@ui/panels/classes';
import { Panel, PanelHead } from '@ui/panels/panel';
import { Check, Paintbrush, Sparkles, Trophy, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '../../../text/club/career';
import { saidText } from '../career-text';
import styles from './objectives.module.css';

/** The panel; nothing before they are chosen. */
export function Objectives({ season: { objectives } }: { season: CareerSeason }): ReactElement | null {
  if (objectives.length === 0) return null;
  const done = objectives.filter(({ state }) => state === 'done').length;
  return (
    <Panel className={classes(styles.objectives)} label={t('objectives.title')}>
      <PanelHead side={<span className="note">{t('objectives.done', { done, all: objectives.length })}</span>}>
        {t('objectives.title')}
      </PanelHead>
      <ul className={styles.objectiveList}>
        {objectives.map((one) => (
          <Objective key={one.id} objective={one} />
        ))}
      </ul>
    </Panel>
  );
}

function Objective({ objective }: { objective: CareerObjective }): ReactElement {
  const { said, value, of, state, why, reward } = objective;
  const share = of === 0 ? 0 : Math.min(1, value / of);
  return (
    <li className={styles.objective} data-state={state}>
      <span className={styles.objectiveBox} aria-hidden="true">
        {state === 'done' && <Check size={16} strokeWidth={3.4} />}
        {state === 'missed' && <X size={15} strokeWidth={3} />}
      </span>
      <span className={styles.objectiveText}>
        <span>{saidText(said)}</span>
        <span className="visually-hidden">: {t('objectives.state', { state })}. </span>
        {why !== null && <small className={styles.objectiveWhy}>{saidText(why)}</small>}
        <i className={styles.objectiveBar} aria-hidden="true">
          <u style={{ width: `${share * 100}%` }} />
        </i>
      </span>
      <span className={classes('num', styles.objectiveCount)}>{t('objectives.count', { value, of })}</span>
      <span className={styles.objectiveReward}>
        <RewardIcon kind={reward.kind} />
        <span className="visually-hidden">{t('objectives.reward', { reward: saidText(reward.said) })}</span>
        <span aria-hidden="true">{saidText(reward.said)}</span>
      </span>
    </li>
  );
}

/** The icon of what is paid. */
export function RewardIcon({ kind }: Pick<Cosmetic, 'kind'>): ReactElement {
  const Icon = { trophy: Trophy, livery: Paintbrush, pattern: Sparkles }[kind];
  return <Icon size={16} className="icon" aria-hidden="true" />;
}
