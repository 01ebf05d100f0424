// The next race on its paper card: circuit, facts, and the buttons to the grid.

import type { GameCard } from '@api/contract';
import type { LineUp, RoundView, SeasonView } from '@api/season';
import { circuitOfLeg } from '@core/contract';
import { occasionNameIn } from '@narration/catalogue-names';
import { Button } from '@ui/controls/button';
import type { GameUi } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { ArrowDownUp, Clock, Flag, Play, Router, Users } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { attempt } from '../../../app/client';
import { boxOf, plateNameOf } from '../../../app/games/boxes';
import { useGameCard } from '../../../app/games/games';
import { to } from '../../../app/routes';
import { useApp } from '../../../app/store';
import { t } from '../../../text/seasons';
import { CircuitMap } from '../circuit-map';
import { companions, doneCount, nextRound, optionsOf, seatsOf } from '../season-data';
import { circuitName, gridText, lapsText } from '../season-text';
import { LineUpDialog } from './line-up';
import styles from './next-race.module.css';

export interface NextRaceProps {
  view: SeasonView;
  uis: ReadonlyMap<string, GameUi>;
}

/** The card; nothing after the last race. */
export function NextRace({ view, uis }: NextRaceProps): ReactElement | null {
  const round = nextRound(view);
  const card = useGameCard(round?.round.game);
  if (round === undefined) return null;
  const ui = uis.get(round.round.game);
  if (card === undefined || ui === undefined) return <UnknownRace round={round} />;
  return <RaceCard view={view} round={round} card={card} ui={ui} />;
}

/** A round of a game that this edition lacks. */
function UnknownRace({ round }: { round: RoundView }): ReactElement {
  return (
    <Panel look="paper" className={classes(styles.nextRace)} label={t('next.label')}>
      <div className={styles.nextText}>
        <h2 className={classes('heading', styles.nextTitle)}>{round.round.circuit}</h2>
        <p className={styles.nextLine}>{t('next.unknown')}</p>
      </div>
    </Panel>
  );
}

interface RaceCardProps {
  view: SeasonView;
  round: RoundView;
  card: GameCard;
  ui: GameUi;
}

function RaceCard({ view, round, card, ui }: RaceCardProps): ReactElement {
  const games = useApp((s) => s.games);
  const Cover = boxOf(card.id)?.cover;
  const chip = { state: round.state, n: view.rounds.indexOf(round) + 1 };
  const { leg, legs } = view.next ?? { leg: 1, legs: 1 };
  const circuit = circuitOfLeg(round.round, leg);
  const series = round.round.series && card.series > 0 ? t('next.series', { n: card.series }) : '';
  const lines = [
    plateNameOf(card.id),
    lapsText(card, round.round),
    series,
    round.occasion === null ? '' : occasionNameIn(card.id, round.occasion),
  ];
  const line = lines.filter((word) => word !== '').join(', ');
  return (
    <Panel look="paper" className={classes(styles.nextRace)} label={t('next.label')}>
      <div className={styles.nextMap}>
        <CircuitMap ui={ui} circuit={circuit} className={classes(styles.nextDrawing)} />
        <span className={styles.nextChip}>
          {legs > 1 ? t('next.chipPart', { ...chip, leg, legs }) : t('next.chip', chip)}
        </span>
        {Cover && (
          <span className={styles.nextBox}>
            <Cover />
          </span>
        )}
      </div>
      <div className={styles.nextText}>
        <h2 className={classes('heading', styles.nextTitle)}>{circuitName(games, { game: card.id, circuit })}</h2>
        <p className={styles.nextLine}>{line}</p>
        <Facts view={view} round={round} card={card} ui={ui} />
        <StartButtons view={view} running={round.state === 'running'} ui={ui} />
      </div>
    </Panel>
  );
}

function Facts({ view, round, card, ui }: RaceCardProps): ReactElement {
  const { drivers, rules } = view.plan;
  const time = timeText(card, ui, view, round);
  return (
    <ul className={styles.nextFacts}>
      <li>
        <Users size={15} className="icon" />
        {t('next.drivers', { n: drivers.length })}
      </li>
      <li>
        <ArrowDownUp size={15} className="icon" />
        {gridText(rules, doneCount(view) === 0, card)}
      </li>
      {time !== undefined && (
        <li>
          <Clock size={15} className="icon" />
          {time}
        </li>
      )}
    </ul>
  );
}

/** '60 min'; undefined if the game cannot tell. */
function timeText(card: GameCard, ui: GameUi, view: SeasonView, { round }: RoundView): string | undefined {
  const config = { circuit: round.circuit, options: optionsOf(card, round) };
  const { minutes } = ui.setupSummary(config, seatsOf(card, view.plan.drivers));
  return minutes === null ? undefined : t('next.minutes', { n: minutes });
}

/** A person alone goes to the grid with one click; with others, a dialog asks first who is here. */
function StartButtons({ view, running, ui }: { view: SeasonView; running: boolean; ui: GameUi }): ReactElement {
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState<'grid' | 'host' | undefined>(undefined);
  const alone = companions(view.plan.drivers).length === 0;

  async function start(lineUp?: LineUp): Promise<void> {
    setBusy(true);
    const made = await attempt('seasons.start', { season: view.season, ...(lineUp !== undefined && { lineUp }) });
    setBusy(false);
    if (made) navigate(to.race(made.match));
  }
  return (
    <div className={styles.nextButtons}>
      <Button
        look="main"
        size="large"
        className={classes(styles.nextGo)}
        icon={running ? <Play size={19} fill="currentColor" className="icon" /> : <Flag size={19} className="icon" />}
        busy={busy}
        onClick={() => (alone || running ? void start() : setAsking('grid'))}
      >
        {t(running ? 'next.resume' : 'next.go')}
      </Button>
      <Button
        size="large"
        className={classes(styles.nextHost)}
        icon={<Router size={18} className="icon" />}
        busy={busy}
        onClick={() => setAsking('host')}
      >
        {t('next.host')}
      </Button>
      {asking !== undefined && (
        <LineUpDialog
          view={view}
          ui={ui}
          hosting={asking === 'host'}
          onStart={(lineUp) => void start(lineUp)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}
