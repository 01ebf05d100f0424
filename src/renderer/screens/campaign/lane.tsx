// One game's lane of the campaign: its box, and five stations along a road in its colour. Not here: the card of a race.

import type { CampaignLane, ChallengeLine } from '@api/campaign/commands';
import { classes } from '@ui/panels/classes';
import { playSound } from '@ui/sound/sound';
import { Check, Lock, Play } from 'lucide-react';
import type { ReactElement } from 'react';
import { boxOf, gamePaints, plateNameOf } from '../../app/games/boxes';
import { t } from '../../text/club/campaign';
import styles from './lane.module.css';
import { twistIcon } from './twist-icon';
import { nameOf } from './words';

export interface LaneProps {
  lane: CampaignLane;
  /** The number of the chosen race, if it is in this lane. */
  chosen: number | undefined;
  onChoose(which: { game: string; n: number }): void;
}

/** The lane. */
export function Lane({ lane, chosen, onChoose }: LaneProps): ReactElement {
  const { game, races } = lane;
  const Cover = boxOf(game)?.cover;
  const done = races.filter(({ state }) => state === 'done').length;
  const about = { game: plateNameOf(game), done, count: races.length };
  return (
    <section className={styles.lane} style={gamePaints(game)} aria-label={t('lane.of', about)}>
      <div className={styles.laneHead}>
        {Cover && (
          <span className={styles.laneBox} aria-hidden="true">
            <Cover />
          </span>
        )}
        <div>
          <h2 className="heading h3">{about.game}</h2>
          <p className={styles.laneCount}>{t('lane.count', about)}</p>
        </div>
      </div>
      <ol className={styles.laneRoad}>
        {races.map((race) => (
          <li key={race.n} className={classes(race.state === 'done' && styles.laneDriven)}>
            <Station
              game={game}
              race={race}
              isChosen={race.n === chosen}
              onChoose={() => onChoose({ game, n: race.n })}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface StationProps {
  game: string;
  race: ChallengeLine;
  isChosen: boolean;
  onChoose(): void;
}

function Station({ game, race, isChosen, onChoose }: StationProps): ReactElement {
  const { n, id, twist, state } = race;
  const Icon = twistIcon(twist);
  const name = nameOf({ kind: 'campaign', game, n, id });
  return (
    <button
      type="button"
      className={classes(styles.station, styles[`station-${state}`], isChosen && styles.stationChosen)}
      aria-pressed={isChosen}
      data-station={`${game}/${n}`}
      onClick={() => {
        playSound('click');
        onChoose();
      }}
    >
      <span className={styles.stationDisc} aria-hidden="true">
        <Icon size={26} />
        <Mark race={race} />
      </span>
      <span className={styles.stationName}>{name}</span> <span className={styles.stationState}>{stateText(race)}</span>
    </button>
  );
}

function Mark({ race: { state, running } }: { race: ChallengeLine }): ReactElement | null {
  if (running) return <i className={styles.markRunning}>{<Play size={13} />}</i>;
  if (state === 'done') return <i className={styles.markDone}>{<Check size={15} strokeWidth={3} />}</i>;
  return state === 'locked' ? <i className={styles.markLocked}>{<Lock size={13} />}</i> : null;
}

/** 'In progress', '2nd', 'Open', 'Locked'. */
function stateText({ state, running, result }: ChallengeLine): string {
  if (running) return t('state.running');
  if (state !== 'done') return t(`state.${state}`);
  return result === null || result.out ? t('state.done') : t('station.place', { place: result.place });
}
