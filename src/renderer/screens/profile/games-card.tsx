// What the person drove, game by game; a row opens the statistics of its game. Not here: the statistics themselves.

import type { DriverPage } from '@api/archive';
import { signed } from '@i18n/page';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import type { CSSProperties, ReactElement } from 'react';
import { useLocation } from 'wouter';
import { boxOf, plateNameOf } from '../../app/games/boxes';
import { to } from '../../app/routes';
import { useAnswer } from '../../app/use-answer';
import { t } from '../../text/club/profile';
import { useShown } from '../statistics/filter';
import styles from './games-card.module.css';

/** The card. driver: the person's key. page: undefined before their first race. */
export function GamesCard({ driver, page }: { driver: string; page: DriverPage | undefined }): ReactElement {
  return (
    <Panel className={classes(styles.ownGamesCard)} label={t('games.title')}>
      <div className={styles.ownGamesHead}>
        <h2 className={classes('heading', styles.ownGamesTitle)}>{t('games.title')}</h2>
        {page && <span className="note">{t('games.sum', page.line)}</span>}
      </div>
      {page === undefined ? (
        <p className={classes('note', styles.ownGamesNone)}>{t('games.none')}</p>
      ) : (
        <table className={styles.ownGamesTable}>
          <thead>
            <tr>
              <th scope="col">{t('games.game')}</th>
              <th scope="col">{t('games.races')}</th>
              <th scope="col">{t('games.wins')}</th>
              <th scope="col" className={styles.ownGamesPodiums}>
                {t('games.podiums')}
              </th>
              <th scope="col">{t('games.won')}</th>
              <th scope="col">{t('games.rating')}</th>
            </tr>
          </thead>
          <tbody>
            {page.games.map((line) => (
              <GameLine key={line.game} driver={driver} line={line} />
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

function GameLine({ driver, line }: { driver: string; line: DriverPage['games'][number] }): ReactElement {
  const [, navigate] = useLocation();
  const { value: points } = useAnswer('ratings.curve', { game: line.game, driver });
  const change = points?.at(-1)?.change;
  const Cover = boxOf(line.game)?.cover;
  const share = line.starts === 0 ? 0 : line.wins / line.starts;
  const name = plateNameOf(line.game);
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          className={styles.ownGamesGame}
          aria-label={t('games.open', { game: name })}
          onClick={() => {
            useShown.setState({ game: line.game, circuit: undefined });
            navigate(to.driver(driver));
          }}
        >
          <span className={styles.ownGamesBox} aria-hidden="true">
            {Cover && <Cover />}
          </span>
          {name}
        </button>
      </th>
      <td className="num">{line.starts}</td>
      <td className="num">{line.wins}</td>
      <td className={classes('num', styles.ownGamesPodiums)}>{line.podiums}</td>
      <td className="num">
        <span className={styles.ownGamesWon}>
          <span className={styles.ownGamesBar} style={{ '--share': share } as CSSProperties} aria-hidden="true" />
          {t('games.share', { share: Math.round(share * 100) })}
        </span>
      </td>
      <td>
        <span className={styles.ownGamesRating}>
          <b className="num">{line.rated?.rating ?? '–'}</b>
          {change !== undefined && (
            <em
              className={classes('num', change < 0 && styles.ownGamesLess)}
              title={t('games.change', { points: signed(change) })}
            >
              {signed(change)}
            </em>
          )}
        </span>
      </td>
    </tr>
  );
}
