// The circuit of the draft on a sheet of paper: plan, name, which race of which season, what the deck will start with.

import type { MatchUpdate } from '@api/contract';
import { describe } from '@i18n/page';
import { pictureUrl } from '@ui/panels/seat';
import { CloudSun, Flame, Newspaper, Zap } from 'lucide-react';
import { type ReactElement, useMemo } from 'react';
import type { DeckSetup } from '../../narration/deck';
import { circuitName, eventName } from '../../narration/texts';
import { t } from '../../text/t';
import type { HeatView } from '../../types';
import { circuitPlan } from '../board/picture';
import styles from './circuit-paper.module.css';

/** At the size shown, so that its signs are readable, px. */
const PLAN = { width: 290, height: 88 } as const;
const PLAN_PADDING = 18;

/** The sheet with the circuit. */
export function CircuitPaper({
  update,
  view,
  setup,
}: {
  update: MatchUpdate;
  view: HeatView;
  setup: DeckSetup;
}): ReactElement {
  const plan = useMemo(
    () => pictureUrl(circuitPlan(view.track, PLAN.width, PLAN.height, { padding: PLAN_PADDING })),
    [view.track],
  );
  return (
    <section className={styles.draftPaper} aria-label={t('paper.title')}>
      <img src={plan} alt="" />
      <div>
        <h3 className="heading">{circuitName(view.track)}</h3>
        <p>{raceText(update.origin, view.laps)}</p>
        <ul>
          <li>
            <Flame size={14} aria-hidden="true" /> {t('paper.heat', { n: setup.engine })}
          </li>
          <li>
            <Zap size={14} aria-hidden="true" /> {t('paper.stress', { n: setup.stress })}
          </li>
          {view.event !== null && (
            <li>
              <Newspaper size={14} aria-hidden="true" /> {eventName(view.event)}
            </li>
          )}
          {update.options.weather === true && (
            <li>
              <CloudSun size={14} aria-hidden="true" /> {t('paper.weather')}
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}

/** The race in its season: 'Season One, race 1 of 3 · 2 laps', 'Friday Cup: Heat 2 · 2 laps', 'Single race · 2 laps'. */
export function raceText({ season }: MatchUpdate['origin'], laps: number): string {
  if (!season) return t('paper.single', { laps });
  if (season.table !== undefined)
    return t('paper.table', { season: season.name, table: describe(season.table) ?? '', laps });
  return t('paper.season', { season: season.name, n: season.round, of: season.rounds, laps });
}
