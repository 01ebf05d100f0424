// The next race of a season on its paper card: circuit, grid, what is at stake, and the button to the grid.

import type { CareerNext, CareerRacePart, CareerView } from '@api/career/commands';
import { circuitName } from '@narration/catalogue-names';
import { Button } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { Check, Flag, Hourglass, Play, TrendingUp } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { attempt } from '../../../app/client';
import { boxOf, plateNameOf } from '../../../app/games/boxes';
import { hasScreens, useGameCard, useGameUi } from '../../../app/games/games';
import { to } from '../../../app/routes';
import { t } from '../../../text/club/career';
import { CircuitMap } from '../../seasons/circuit-map';
import { driverIn, saidText, shownName } from '../career-text';
import { DriverFace } from '../driver-face';
import styles from './next-card.module.css';

interface NextProps {
  view: CareerView;
  next: CareerNext;
}

/** The card. */
export function NextCard({ view, next }: NextProps): ReactElement {
  const { number, game, circuit, laps, part } = next;
  const card = useGameCard(game);
  const Cover = boxOf(game)?.cover;
  const race = view.now.races.find((one) => one.number === number);
  const name = plateNameOf(game);
  const chip =
    next.match !== null
      ? t('next.chip.running', { race: number })
      : part === 'race'
        ? t('next.chip', { race: number })
        : t('next.chip.part', { race: number, part });
  return (
    <Panel look="paper" className={classes(styles.nextCareer)} label={t('next.label')}>
      <div className={styles.nextCareerMap}>
        {hasScreens(game) && <Circuit game={game} circuit={circuit} />}
        <span className={styles.nextCareerChip}>{chip}</span>
        {Cover && (
          <span className={styles.nextCareerBox} aria-hidden="true">
            <Cover />
          </span>
        )}
      </div>
      <div className={styles.nextCareerText}>
        <h2 className={classes('heading', styles.nextCareerTitle)}>{circuitName(card, circuit)}</h2>
        <p className={styles.nextCareerLine}>{laps === null ? name : t('next.laps', { game: name, laps })}</p>
        {race !== undefined && race.parts.length > 1 && <Parts view={view} parts={race.parts} />}
        <Grid view={view} next={next} />
        <p className={styles.nextCareerStakes}>
          <TrendingUp size={20} className="icon" aria-hidden="true" />
          <span>{saidText(next.stakes)}</span>
        </p>
        <GoButton view={view} next={next} />
      </div>
    </Panel>
  );
}

function Circuit({ game, circuit }: { game: string; circuit: string }): ReactElement {
  return (
    <CircuitMap ui={useGameUi(game)} circuit={circuit} size="large" className={classes(styles.nextCareerDrawing)} />
  );
}

/** The two heats and the final of a game that seats fewer than six. */
function Parts({ view, parts }: { view: CareerView; parts: readonly CareerRacePart[] }): ReactElement {
  return (
    <ul className={styles.nextCareerParts} aria-label={t('next.parts')}>
      {parts.map(({ part, state, results }) => {
        const winner = results.find(({ place }) => place === 1);
        const Icon = { waiting: Hourglass, open: Flag, driving: Hourglass, running: Play, done: Check }[state];
        return (
          <li key={part} data-state={state}>
            <Icon size={15} className="icon" aria-hidden="true" />
            <b>{t('next.part', { part })}</b>
            <span className="visually-hidden">: </span>
            <span>
              {winner === undefined
                ? t('next.part.state', { state })
                : t('next.part.won', { name: shownName(view.now, winner.driver) })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The starting order, or the drivers where the game draws its own. */
function Grid({ view: { now }, next: { grid, isGrid } }: NextProps): ReactElement {
  return (
    <ol
      className={styles.nextCareerGrid}
      aria-label={t(isGrid ? 'next.grid' : 'next.order')}
      title={isGrid ? undefined : t('next.order.note')}
    >
      {grid.map((id, at) => {
        const driver = driverIn(now, id);
        const name = shownName(now, id);
        return (
          <li key={id}>
            <b aria-hidden="true">{at + 1}</b>
            {driver && <DriverFace driver={driver} size={44} isLit={driver.person} />}
            <span title={name}>{name}</span>
          </li>
        );
      })}
    </ol>
  );
}

function GoButton({ view, next }: NextProps): ReactElement {
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const isRunning = next.match !== null;
  async function start(): Promise<void> {
    setBusy(true);
    const begun = await attempt('careers.start', { career: view.career });
    setBusy(false);
    if (begun) navigate(to.race(begun.match));
  }
  return (
    <>
      <Button
        look="main"
        className={classes(styles.nextCareerGo)}
        icon={isRunning ? <Play size={19} fill="currentColor" className="icon" /> : <Flag size={19} className="icon" />}
        busy={isBusy}
        aria-keyshortcuts="G"
        onClick={() => void start()}
      >
        {isBusy && next.waits ? t('next.waiting') : t(isRunning ? 'next.resume' : 'next.go')}
      </Button>
      {next.waits && (
        <p className={styles.nextCareerLine} role="status">
          {t('next.waits')}
        </p>
      )}
    </>
  );
}
