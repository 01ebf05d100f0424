// The race of the day: its date, circuit, rivals and state. Not here: the streak, or the race of the week.

import type { Driver } from '@api/contract';
import type { DailyRace } from '@api/daily/commands';
import { characterOf } from '@drivers/characters';
import { intlLocale } from '@i18n/page';
import { circuitName } from '@narration/catalogue-names';
import { Button } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { FaceDisc } from '@ui/panels/portrait';
import { seatPaint } from '@ui/theme/seats';
import { Film, Flag, Layers, Play, RotateCcw, Ticket } from 'lucide-react';
import type { CSSProperties, ReactElement } from 'react';
import { useLocation } from 'wouter';
import { dayOf } from '../../../app/format';
import { boxOf, plateNameOf } from '../../../app/games/boxes';
import { useGameCard, useGameUi } from '../../../app/games/games';
import { to } from '../../../app/routes';
import { rich, t } from '../../../text/club/challenges';
import { CircuitMap } from '../../seasons/circuit-map';
import styles from './daily.module.css';
import type { DailyActions } from './daily-actions';
import { ShareLine } from './share-line';

/** The level at which the rivals of a daily race drive, for its summary. */
const RIVAL: Driver = { kind: 'ai', level: 'hard' };

/** The large card, on paper. */
export function DailyCard({ race, actions }: { race: DailyRace; actions: DailyActions }): ReactElement {
  const ui = useGameUi(race.game);
  const card = useGameCard(race.game);
  const Cover = boxOf(race.game)?.cover;
  const isDone = race.state === 'done';
  return (
    <article className={classes(styles.day, !isDone && styles.dayOpen)} aria-label={t('daily.title')}>
      <div className={styles.dayMap}>
        <CircuitMap ui={ui} circuit={race.circuit} size="large" />
        <Leaf day={race.day} />
        {Cover && (
          <span className={styles.dayBox} aria-hidden="true">
            <Cover />
          </span>
        )}
      </div>
      <div className={styles.dayText}>
        <h2 className="heading">{circuitName(card, race.circuit)}</h2>
        <p className={styles.dayAbout}>{aboutText(race, useExtras(race))}</p>
        {isDone && race.result !== null ? (
          <Result race={race} actions={actions} roundsOf={ui.roundCount} />
        ) : (
          <>
            <Rivals race={race} />
            <div className={styles.dayChips}>
              <span>
                <Ticket size={16} aria-hidden="true" />
                {t('daily.once')}
              </span>
              <span>
                <Layers size={16} aria-hidden="true" />
                {t('daily.same')}
              </span>
            </div>
            <Button
              look="main"
              size="large"
              className={styles.dayStart}
              busy={actions.isBusy}
              icon={
                race.state === 'running' ? <Play size={20} className="icon" /> : <Flag size={20} className="icon" />
              }
              onClick={() => actions.start(race, false)}
            >
              {t(race.state === 'running' ? 'daily.resume' : 'daily.start')}
            </Button>
          </>
        )}
      </div>
    </article>
  );
}

/** What is on besides the usual: 'with rain and a dealt garage'. */
function useExtras({ game, circuit, options, drivers }: DailyRace): string | undefined {
  const ui = useGameUi(game);
  const seats = drivers.map(({ character, colour }, seat) => ({
    name: `${seat + 1}`,
    colour,
    driver: character === null ? ({ kind: 'you' } as const) : { ...RIVAL, character },
  }));
  return ui.setupSummary({ circuit, options }, seats).extras;
}

function aboutText({ game, laps }: DailyRace, extras: string | undefined): string {
  const about = { game: plateNameOf(game), laps: laps ?? 0 };
  return extras === undefined ? t('daily.about', about) : t('daily.about.with', { ...about, extras });
}

/** A page of a calendar. */
function Leaf({ day }: { day: string }): ReactElement {
  const date = dayOf(day);
  const part = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(intlLocale(), options).format(date);
  return (
    <time className={styles.leaf} dateTime={day}>
      <i>{part({ month: 'short' })}</i>
      <b>{date.getDate()}</b>
      <small>{part({ weekday: 'long' })}</small>
    </time>
  );
}

/** The rivals in the order of the seats, and the own place on the grid. */
function Rivals({ race: { drivers, grid } }: { race: DailyRace }): ReactElement {
  const own = drivers.findIndex(({ character }) => character === null);
  return (
    <div className={styles.rivals}>
      <ul aria-label={t('daily.rivals')}>
        {drivers.map(({ character, colour }) => {
          const who = character === null ? undefined : characterOf(character);
          if (who === undefined) return null;
          return (
            <li key={who.id} style={{ '--seat': seatPaint(colour) } as CSSProperties}>
              <FaceDisc look={who.look} size={52} />
              <span>{who.given}</span>
            </li>
          );
        })}
      </ul>
      {grid && own >= 0 && (
        <p className={styles.ownPlace}>{rich('daily.place', { place: own + 1 }, { b: (inner) => <b>{inner}</b> })}</p>
      )}
    </div>
  );
}

/** The scored attempt is over: place, points, what to share, and racing again. */
function Result(props: { race: DailyRace; actions: DailyActions; roundsOf(n: number): string }): ReactElement | null {
  const { race, actions, roundsOf } = props;
  const [, navigate] = useLocation();
  const { result } = race;
  if (result === null) return null;
  const { place, cars, points, rounds, finished, match } = result;
  return (
    <>
      <div className={styles.result}>
        <p>
          <b className="num">{t('daily.result', { place, cars })}</b>
          <span>{finished ? roundsOf(rounds) : t('daily.out', { rounds: roundsOf(rounds) })}</span>
        </p>
        <p>
          <b className="num">{points}</b>
          <span>{t('daily.points', { points })}</span>
        </p>
        <span className={styles.resultNext}>{t('daily.next')}</span>
      </div>
      <ShareLine race={race} onFriends={() => actions.compare(race)} />
      <div className={styles.resultButtons}>
        <Button
          busy={actions.isBusy}
          icon={<RotateCcw size={18} className="icon" />}
          onClick={() => actions.start(race, true)}
        >
          {t('daily.again')}
        </Button>
        {match !== null && (
          <Button icon={<Film size={18} className="icon" />} onClick={() => navigate(to.replay(match))}>
            {t('daily.watch')}
          </Button>
        )}
      </div>
    </>
  );
}
