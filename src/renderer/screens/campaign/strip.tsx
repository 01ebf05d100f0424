// Under the results of a race of the campaign or the ladder: whether the goal was reached, and the next race.

import type { Challenge } from '@api/campaign/commands';
import { Button } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { ChevronRight, CircleCheck, CircleX, List, RotateCcw } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { to } from '../../app/routes';
import { t } from '../../text/club/campaign';
import styles from './strip.module.css';
import { listOfKind, useStartChallenge } from './use-campaign';
import { goalOf, nameOf } from './words';

/** The strip of a challenge whose race is over. */
export function VerdictStrip({ challenge }: { challenge: Challenge }): ReactElement | null {
  const [, navigate] = useLocation();
  const { isBusy, start } = useStartChallenge();
  const { kind, game, n, result, next } = challenge;
  if (result === null) return null;
  const Icon = result.reached ? CircleCheck : CircleX;
  return (
    <Panel className={styles.verdict} label={nameOf(challenge)}>
      <div className={classes(styles.verdictText, result.reached ? styles.verdictGood : styles.verdictBad)}>
        <Icon size={30} aria-hidden="true" />
        <div>
          <h2 className="heading h3">{t(result.reached ? 'verdict.reached' : 'verdict.missed')}</h2>
          <p>{verdictText(challenge, result)}</p>
        </div>
      </div>
      <div className={styles.verdictButtons}>
        <Button icon={<List size={18} className="icon" />} onClick={() => navigate(listOfKind(kind, game))}>
          {t(kind === 'campaign' ? 'to.campaign' : 'to.ladder')}
        </Button>
        {result.reached && next !== null ? (
          <Button
            icon={<ChevronRight size={18} className="icon" />}
            busy={isBusy}
            onClick={() => (kind === 'campaign' ? navigate(to.campaign(game, next)) : start({ kind, game, n: next }))}
          >
            {t(kind === 'campaign' ? 'next.race' : 'next.step')}
          </Button>
        ) : (
          !result.reached && (
            <Button
              icon={<RotateCcw size={18} className="icon" />}
              busy={isBusy}
              onClick={() => start({ kind, game, n })}
            >
              {t('again')}
            </Button>
          )
        )}
      </div>
    </Panel>
  );
}

function verdictText(challenge: Challenge, { assisted, out, place }: NonNullable<Challenge['result']>): string {
  const goal = goalOf(challenge);
  if (assisted) return t('verdict.assisted');
  return out ? t('verdict.out', { goal }) : t('verdict.place', { place, goal });
}
