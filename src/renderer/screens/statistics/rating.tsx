// The history of a driver's rating in one game: the newest with its uncertainty, and its curve over all races, with a line
// for each level at which an AI driver raced. Not here: ratings of other games (tallies.tsx).

import type { DriverPage } from '@api/archive';
import type { RatingPoint } from '@api/ratings';
import type { Colour } from '@core/contract';
import { signed } from '@i18n/page';
import type { GameUi } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { Panel, PanelHead } from '@ui/panels/panel';
import { seatPaint } from '@ui/theme/seats';
import type { ReactElement } from 'react';
import { Area, CartesianGrid, ComposedChart, Line, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { useGameCard, useGameUi } from '../../app/games/games';
import { useAnswer } from '../../app/use-answer';
import { t } from '../../text/statistics';
import { useStatFilter } from './filter';
import styles from './rating.module.css';
import { lineKey, linesOf, type RatingSpot, spotsOf } from './rating-curve';
import { RatingNumber } from './rating-number';

/** Height of the chart, px. */
const HEIGHT = 190;

/** In the game of the filter, otherwise in the one that the driver has raced most. */
export function Rating({ page }: { page: DriverPage }): ReactElement | null {
  const filter = useStatFilter();
  const most = page.games.toSorted((a, b) => b.starts - a.starts)[0]?.game;
  const game = filter.game ?? most;
  return game === undefined ? null : <RatingIn key={game} game={game} line={page.line} />;
}

function RatingIn({ game, line }: { game: string; line: DriverPage['line'] }): ReactElement {
  const ui = useGameUi(game);
  const card = useGameCard(game);
  const { value: points } = useAnswer('ratings.curve', { game, driver: line.driver });
  const name = card?.name ?? game;
  const title = t('rating.title', { game: name });
  const last = points?.at(-1);
  return (
    <Panel className={classes(styles.driverRating)} label={title}>
      <PanelHead side={last && <span className="note">{t('rating.note')}</span>}>{title}</PanelHead>
      {points !== undefined && last === undefined && (
        <p className="note">{t('rating.none', { name: line.name, game: name })}</p>
      )}
      {points !== undefined && last !== undefined && (
        <>
          <p className={styles.ratingNow}>
            <RatingNumber {...last} />
            <span className="note">{t('rating.after', { n: last.race })}</span>
            <span className="note">{t('rating.change', { points: signed(last.change) })}</span>
          </p>
          <div className={styles.ratingChart} role="img" aria-label={curveText(points)}>
            <RatingChart points={points} colour={line.colour} />
          </div>
          <Levels points={points} ui={ui} />
        </>
      )}
    </Panel>
  );
}

/** The last rating at each level; nothing for people, and for drivers with one level only. */
function Levels({ points, ui }: { points: readonly RatingPoint[]; ui: GameUi }): ReactElement | null {
  const lines = linesOf(points).flatMap(({ level, last }) => (level === null ? [] : [{ level, last }]));
  if (lines.length === 0) return null;
  return (
    <ul className={styles.ratingLevels}>
      {lines.map(({ level, last }) => (
        <li key={level}>
          {t('rating.at', {
            level: ui.levelNames[level],
            rating: String(last.rating),
            deviation: String(last.deviation),
          })}
        </li>
      ))}
    </ul>
  );
}

function RatingChart({ points, colour }: { points: readonly RatingPoint[]; colour: Colour }): ReactElement {
  // Black would disappear in the dark panel.
  const paint = colour === 'black' ? 'var(--silver)' : seatPaint(colour);
  const [latest, ...others] = linesOf(points);
  const dots = points.length < 30;
  return (
    <ResponsiveContainer width="100%" height={HEIGHT} initialDimension={{ width: 600, height: HEIGHT }}>
      <ComposedChart
        data={spotsOf(points)}
        margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="race"
          type="number"
          domain={['dataMin', 'dataMax']}
          allowDecimals={false}
          tickLine={false}
          axisLine={{ stroke: 'var(--line-2)' }}
        />
        <YAxis domain={['auto', 'auto']} allowDecimals={false} tickLine={false} axisLine={false} width={48} />
        <Area
          dataKey="band"
          type="linear"
          stroke="none"
          fill={paint}
          fillOpacity={0.22}
          connectNulls
          isAnimationActive={false}
          activeDot={false}
        />
        {others.map(({ level }) => (
          <Line
            key={lineKey(level)}
            dataKey={({ ratings }: RatingSpot) => ratings[lineKey(level)]}
            type="linear"
            stroke="var(--text-2)"
            strokeDasharray="5 4"
            strokeWidth={2}
            dot={dots && { r: 3, strokeDasharray: '' }}
            connectNulls
            isAnimationActive={false}
            activeDot={false}
          />
        ))}
        {latest && (
          <Line
            dataKey={({ ratings }: RatingSpot) => ratings[lineKey(latest.level)]}
            type="linear"
            stroke={paint}
            strokeWidth={3}
            dot={dots && { r: 4, fill: paint }}
            connectNulls
            isAnimationActive={false}
            activeDot={false}
          />
        )}
      </ComposedChart>
    </ResponsiveContainer>
  );
}

/** The curve as text, for screen readers. */
function curveText(points: readonly RatingPoint[]): string {
  const ratings = points.map(({ rating }) => rating);
  return t('rating.curve', {
    n: points.at(-1)?.race ?? 0,
    first: String(ratings[0]),
    last: String(ratings.at(-1)),
    most: String(Math.max(...ratings)),
    least: String(Math.min(...ratings)),
  });
}
