// How often the better of two levels wins: whether driving well counts on the circuit.

import { verdictOf } from '@balance/verdict';
import { Chip } from '@ui/panels/panel';
import { CircleAlert, CircleCheck, Crown } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '../../../text/report';
import { percent } from '../said';
import type { Shown } from '../shown';
import { ChartPanel, Range } from './chart-panel';
import styles from './skill.module.css';

/** The scale of the interval, in per cent, and duels that it needs to say something. */
const SCALE = { min: 40, max: 90, ticks: [40, 50, 60, 70, 80, 90] } as const;
const LEAST_DUELS = 40;
/** Each side of the bar has room for its words: its share of the bar, in per cent, at least. */
const LEAST_SIDE = 38;

/** The panel of the skill share. */
export function Skill({ shown }: { shown: Shown }): ReactElement {
  const { report, before, ui } = shown;
  const skill = report?.skill ?? null;
  if (report === null || skill === null) {
    return (
      <ChartPanel title={t('skill.title')}>
        <p className="note">{before === null ? t('skill.none') : t('skill.skipped')}</p>
      </ChartPanel>
    );
  }
  const nameOf = (level: string): string => Object.entries(ui.levelNames).find(([id]) => id === level)?.[1] ?? level;
  const share = percent(skill.share);
  const values = { better: nameOf(skill.better), worse: nameOf(skill.worse), races: skill.starts };
  const [low, high] = [percent(skill.low), percent(skill.high)];
  const isLucky = verdictOf(report).findings.some(({ code }) => code === 'lucky');
  const isEarly = skill.starts < LEAST_DUELS;
  return (
    <ChartPanel
      title={t('skill.title')}
      side={
        isEarly ? (
          <Chip>{t('early')}</Chip>
        ) : (
          <Chip
            look={isLucky ? 'amber' : 'good'}
            icon={isLucky ? <CircleAlert size={16} className="icon" /> : <CircleCheck size={16} className="icon" />}
          >
            {t(isLucky ? 'skill.luck' : 'skill.counts')}
          </Chip>
        )
      }
    >
      <div className={styles.skillTug} aria-hidden="true">
        <div style={{ flexGrow: Math.max(share, LEAST_SIDE) }}>
          <Crown size={18} className="icon" />
          {values.better}
          <b className="num">{t('percent', { share })}</b>
        </div>
        <div style={{ flexGrow: Math.max(100 - share, LEAST_SIDE) }}>
          <b className="num">{t('percent', { share: 100 - share })}</b>
          {values.worse}
        </div>
      </div>
      <Range {...SCALE} low={low} middle={share} high={high} />
      <p className={styles.skillSaid}>{t('skill.said', { ...values, low, high })}</p>
      {report.box && (
        <p className="note">
          {t('skill.box', { low: percent(report.box.skill.low), high: percent(report.box.skill.high) })}
        </p>
      )}
    </ChartPanel>
  );
}
