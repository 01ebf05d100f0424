// A driver's results, game by game and circuit by circuit, with each game's own figures.

import type { DriverPage } from '@api/archive';
import type { Colour } from '@core/contract';
import { circuitName } from '@narration/catalogue-names';
import { classes } from '@ui/panels/classes';
import { Panel, PanelHead } from '@ui/panels/panel';
import { CarChip } from '@ui/panels/seat';
import type { ReactElement } from 'react';
import { gamePaints } from '../../app/games/boxes';
import { useGameCard, useGameUi, useThumbnail } from '../../app/games/games';
import { t } from '../../text/statistics';
import styles from './driver.module.css';
import { type FigureText, figureMessages } from './figures';
import { MedalBar, type Tally } from './medals';
import ratingStyles from './rating.module.css';
import { RatingNumber } from './rating-number';

/** A card per game. colour: the driver's latest; drawn if the game has such a car. */
export function GameTallies({ games, colour }: { games: DriverPage['games']; colour: Colour }): ReactElement {
  return (
    <Panel className={classes(styles.driverGames)} label={t('tally.games')}>
      <PanelHead>{t('tally.games')}</PanelHead>
      <ul className={styles.tallies}>
        {games.map((line) => (
          <li key={line.game}>
            <GameTally line={line} colour={colour} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function GameTally({ line, colour }: { line: DriverPage['games'][number]; colour: Colour }): ReactElement {
  const ui = useGameUi(line.game);
  const card = useGameCard(line.game);
  const has = card?.colours.includes(colour) ?? false;
  return (
    <article className={styles.tally} style={gamePaints(line.game)}>
      <header className={styles.tallyHead}>
        {has && <CarChip picture={ui.carPicture(colour, ui.carNumber?.(colour) ?? null)} width={56} />}
        <div>
          <h3 className="heading">{card?.name ?? line.game}</h3>
          <TallyLine {...line} />
        </div>
        {line.rated && (
          <span className={ratingStyles.tallyRating}>
            <small>{t('column.rating')}</small>
            <RatingNumber {...line.rated} />
          </span>
        )}
      </header>
      <MedalBar {...line} />
      <FigureList figures={figureMessages(ui, card, line.figures)} />
    </article>
  );
}

/** The number of circuits that have room beside the rivals. */
const FEW = 6;

/** A card per circuit, with the best laps and races there. */
export function CircuitTallies({ circuits }: { circuits: DriverPage['circuits'] }): ReactElement {
  return (
    <Panel
      className={classes(styles.driverCircuits, circuits.length > FEW && styles.driverCircuitsMany)}
      label={t('tally.circuits')}
    >
      <PanelHead>{t('tally.circuits')}</PanelHead>
      <ul className={styles.tallies}>
        {circuits.map((line) => (
          <li key={`${line.game}/${line.circuit}`}>
            <CircuitTally line={line} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function CircuitTally({ line }: { line: DriverPage['circuits'][number] }): ReactElement {
  const ui = useGameUi(line.game);
  const card = useGameCard(line.game);
  const thumbnail = useThumbnail(ui, line.circuit);
  return (
    <article className={classes(styles.tally, styles.tallyCircuit)} style={gamePaints(line.game)}>
      <img src={thumbnail} alt="" />
      <div className={styles.tallyText}>
        <h3 className="heading">{circuitName(card, line.circuit)}</h3>
        <small className="note">{card?.name ?? line.game}</small>
        <TallyLine {...line} />
        <MedalBar {...line} />
        <FigureList figures={figureMessages(ui, card, line.figures, 'records')} />
      </div>
    </article>
  );
}

/** '12 starts, 4 wins, 7 podiums'. */
function TallyLine({ starts, wins, podiums }: Tally): ReactElement {
  return <p className={styles.tallyLine}>{t('tally.line', { starts, wins, podiums })}</p>;
}

function FigureList({ figures }: { figures: readonly FigureText[] }): ReactElement | null {
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {figures.map((figure) => (
        <div key={figure.id}>
          <dt>{figure.name}</dt>
          <dd className="num">{figure.value}</dd>
        </div>
      ))}
    </dl>
  );
}
