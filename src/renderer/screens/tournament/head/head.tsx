// The title row of a tournament: its name, how far it is, and the host's buttons. Not here: rarer changes (more-menu.tsx).

import { Button } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { Chip } from '@ui/panels/panel';
import type { Off } from '@ui/why/off';
import { Megaphone, Pause, PenLine, Play } from 'lucide-react';
import type { ReactElement } from 'react';
import { attempt } from '../../../app/client';
import { t } from '../../../text/tournament';
import type { TourneyPart } from '../context';
import { currentStage, isOver, nameIn, placedTables, tableCount } from '../model/lookup';
import { stageName } from '../words';
import styles from './head.module.css';
import { MoreMenu, type MoreMenuProps } from './more-menu';

/** The row. */
export function TourneyHead(props: MoreMenuProps): ReactElement {
  const { view, isHost, actions } = props;
  return (
    <div className={styles.tourneyHead}>
      <h1 className={classes('heading h1', styles.tourneyTitle)}>{view.plan.name}</h1>
      <div className={styles.tourneyChips}>
        <Chip look="amber">{t('field', { drivers: view.plan.drivers.length, tables: tableCount(view) })}</Chip>
        <Progress {...props} />
      </div>
      {isHost && (
        <div className={styles.tourneyTools}>
          <Button
            size="small"
            icon={<PenLine size={17} className="icon" />}
            why={whyUncorrectable(props)}
            onClick={() => actions.correct()}
          >
            {t('correct')}
          </Button>
          <PauseButton {...props} />
          <Button
            className={styles.tourneyCall}
            icon={<Megaphone size={18} className="icon" />}
            why={whyUncallable(props)}
            onClick={() => actions.call()}
          >
            {t('call')}
          </Button>
          <MoreMenu {...props} />
        </div>
      )}
    </div>
  );
}

function Progress({ view }: TourneyPart): ReactElement {
  const stage = currentStage(view);
  if (view.status === 'finished') {
    return (
      <Chip look="good">
        {view.champion === null ? t('over') : t('champion', { name: nameIn(view, view.champion) })}
      </Chip>
    );
  }
  return (
    <>
      {stage !== undefined && (
        <Chip>
          {t('progress', {
            stage: stageName(stage),
            done: stage.tables.filter(isOver).length,
            all: stage.tables.length,
          })}
        </Chip>
      )}
      {view.isPaused && (
        <Chip look="amber" icon={<Pause size={15} className="icon" />}>
          {t('paused')}
        </Chip>
      )}
    </>
  );
}

function PauseButton(props: TourneyPart): ReactElement {
  const { isPaused } = props.view;
  const Icon = isPaused ? Play : Pause;
  return (
    <Button
      size="small"
      icon={<Icon size={17} className="icon" />}
      why={whyUnpausable(props)}
      onClick={() => void attempt('tournaments.pause', { paused: !isPaused })}
    >
      {t(isPaused ? 'resume' : 'pause')}
    </Button>
  );
}

/** Why no result can be corrected. */
export function whyUncorrectable({ view }: TourneyPart): Off {
  return placedTables(view).every(({ table }) => table.state !== 'finished') && t('correct.none');
}

/** Why the tables cannot be stopped. */
export function whyUnpausable({ view, party }: TourneyPart): Off {
  if (party === null) return t('call.noParty');
  const isBusy = view.calls.length > 0 || placedTables(view).some(({ table }) => table.state === 'racing');
  return !isBusy && !view.isPaused && t('pause.nothing');
}

/** Why no table can be called. */
export function whyUncallable({ view, party }: TourneyPart): Off {
  if (view.status === 'finished') return t('call.over');
  if (party === null) return t('call.noParty');
  const called = new Set(view.calls.map(({ round }) => round));
  if (view.callable.some((round) => !called.has(round))) return view.isPaused && t('call.paused');
  if (called.size > 0) return t('call.called');
  const isDamaged = placedTables(view).some(({ table }) => table.state === 'damaged');
  return t(isDamaged ? 'call.damaged' : 'call.racing');
}
