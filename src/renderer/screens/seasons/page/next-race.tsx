// The next race on its paper card: circuit, facts, and the ways to the grid.

import type { GameCard } from '@api/contract';
import type { LineUp, RoundView, SeasonView } from '@api/season';
import type { GameUi } from '@ui/game-ui';
import { Button } from '@ui/panels/button';
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
import { countWords } from '../../../app/words';
import { CircuitMap } from '../circuit-map';
import { companions, doneCount, nextRound, optionsOf, seatsOf } from '../season-data';
import { circuitName, gridWords, lapsWords } from '../words';
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
    <Panel look="paper" className={classes(styles.nextRace)} label="Next race">
      <div className={styles.nextWords}>
        <h2 className={classes('heading', styles.nextTitle)}>{round.round.circuit}</h2>
        <p className={styles.nextLine}>
          Its game is not in this edition. Edit the season and take the race out to go on.
        </p>
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
  const { circuit } = round.round;
  const number = view.rounds.indexOf(round) + 1;
  const leg = view.next !== null && view.next.legs > 1 ? `, part ${view.next.leg} of ${view.next.legs}` : '';
  const series = round.round.series && card.series > 0 ? `best of ${card.series}` : '';
  const words = [plateNameOf(card.id), lapsWords(card, round.round), series, round.occasion?.name ?? ''];
  const line = words.filter((word) => word !== '').join(', ');
  return (
    <Panel look="paper" className={classes(styles.nextRace)} label="Next race">
      <div className={styles.nextMap}>
        <CircuitMap ui={ui} circuit={circuit} className={classes(styles.nextDrawing)} />
        <span className={styles.nextChip}>
          {round.state === 'running' ? 'Under way' : 'Next'}: race {number}
          {leg}
        </span>
        {Cover && (
          <span className={styles.nextBox}>
            <Cover />
          </span>
        )}
      </div>
      <div className={styles.nextWords}>
        <h2 className={classes('heading', styles.nextTitle)}>{circuitName(games, round.round)}</h2>
        <p className={styles.nextLine}>{line}</p>
        <Facts view={view} round={round} card={card} ui={ui} />
        <Ways view={view} running={round.state === 'running'} ui={ui} />
      </div>
    </Panel>
  );
}

function Facts({ view, round, card, ui }: RaceCardProps): ReactElement {
  const { drivers, rules } = view.plan;
  const time = timeWords(card, ui, view, round);
  return (
    <ul className={styles.nextFacts}>
      <li>
        <Users size={15} className="icon" />
        {countWords(drivers.length, 'driver')}
      </li>
      <li>
        <ArrowDownUp size={15} className="icon" />
        Grid: {gridWords(rules, doneCount(view) === 0, card)}
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

/** '60 min'; undefined where the game cannot tell. */
function timeWords(card: GameCard, ui: GameUi, view: SeasonView, { round }: RoundView): string | undefined {
  const config = { circuit: round.circuit, options: optionsOf(card, round) };
  const { minutes } = ui.setupSummary(config, seatsOf(card, view.plan.drivers));
  return minutes === null ? undefined : `${minutes} min`;
}

/** Alone one click leads to the grid; with others it is asked first who is here. */
function Ways({ view, running, ui }: { view: SeasonView; running: boolean; ui: GameUi }): ReactElement {
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
        disabled={busy}
        onClick={() => (alone || running ? void start() : setAsking('grid'))}
      >
        {running ? 'Resume race' : 'Go to the grid'}
      </Button>
      <Button
        size="large"
        className={classes(styles.nextHost)}
        icon={<Router size={18} className="icon" />}
        disabled={busy}
        onClick={() => setAsking('host')}
      >
        Host
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
