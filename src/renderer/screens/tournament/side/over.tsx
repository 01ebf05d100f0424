// The card of a tournament that is over: its champion, the ceremony, and the next season of a league.

import { Button } from '@ui/controls/button';
import { Panel, PanelHead } from '@ui/panels/panel';
import { FastForward, PartyPopper } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { attempt } from '../../../app/client';
import { to } from '../../../app/routes';
import { t } from '../../../text/tournament';
import { Trophy } from '../../results/podium-driver';
import type { TourneyPart } from '../context';
import { TourneyFace } from '../face';
import { driverIn } from '../model/lookup';
import styles from './side.module.css';

/** The card. */
export function TourneyOver({ view, isHost }: TourneyPart): ReactElement {
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const champion = view.champion === null ? undefined : driverIn(view, view.champion);
  async function next(): Promise<void> {
    setBusy(true);
    const made = await attempt('tournaments.next', { season: view.season });
    setBusy(false);
    if (made !== undefined) navigate(to.tournament(made.season));
  }
  return (
    <Panel className={styles.tourneyNotice} label={t('over')}>
      <PanelHead>{champion === undefined ? t('over') : t('champion', { name: champion.name })}</PanelHead>
      {champion !== undefined && (
        <div className={styles.tourneyNoticeCup}>
          <svg width="76" height="82" viewBox="-30 -34 60 72" aria-hidden="true">
            <Trophy />
          </svg>
          <TourneyFace driver={champion} size={72} />
        </div>
      )}
      <div className={styles.tourneyButtons}>
        {champion !== undefined && (
          <Button
            icon={<PartyPopper size={18} className="icon" />}
            onClick={() => navigate(to.tournamentChampion(view.season))}
          >
            {t('ceremony')}
          </Button>
        )}
        {isHost && view.plan.tournament?.format.kind === 'league' && (
          <Button look="main" icon={<FastForward size={18} className="icon" />} busy={busy} onClick={() => void next()}>
            {t('league.next')}
          </Button>
        )}
      </div>
    </Panel>
  );
}
