// The tables of the stage that is raced now, readable from the sofa. Not here: who is called (tv-calls.tsx).

import type { GameCard } from '@api/contract';
import type { TournamentView } from '@api/tournament/commands';
import { drawInOrder } from '@ui/draw-in-order';
import { classes } from '@ui/panels/classes';
import type { ReactElement } from 'react';
import { t } from '../../../text/tournament';
import { currentStage, driverIn, type Placed, phaseOf } from '../../tournament/model/lookup';
import { raceText } from '../../tournament/race-text';
import { shortSourceText, shortTableName } from '../../tournament/words';
import { TvFace } from '../tv-face';
import styles from './tv-stage.module.css';

export interface TvStageProps {
  view: TournamentView;
  cards: readonly GameCard[];
}

/** The tables; of many, those that are not over yet come first. */
export function TvStage({ view, cards }: TvStageProps): ReactElement {
  const stage = currentStage(view);
  const tables = stage?.tables ?? [];
  const size = tables.length > 6 ? 'many' : tables.length > 3 ? 'some' : 'few';
  const order = size === 'many' ? tables.toSorted((a, b) => rank(a) - rank(b)).slice(0, 12) : tables;
  return (
    <ul className={styles.tvTourneyStage} data-size={size}>
      {stage !== undefined &&
        order.map((table) => <StageTable key={table.round} view={view} cards={cards} at={{ stage, table }} />)}
    </ul>
  );
}

function rank({ state }: Placed['table']): number {
  return state === 'finished' || state === 'void' ? 1 : 0;
}

function StageTable({ view, cards, at }: TvStageProps & { at: Placed }): ReactElement {
  const { table, stage } = at;
  const phase = phaseOf(view, table);
  const isOver = phase === 'finished' && table.results.length > 0;
  return (
    <li className={classes(styles.tvTourneyStageTable, styles[`tv-tourney-stage-${phase}`])}>
      <p className={styles.tvTourneyStageHead}>
        <b>{shortTableName(at)}</b>
        <span>{raceText(view, cards, table.race)}</span>
        <em>{t(`state.${phase}`)}</em>
      </p>
      <ol>
        {isOver
          ? table.results.map((result) => (
              <Line
                key={result.driver}
                {...{ view, id: result.driver }}
                isUp={result.place <= stage.each}
                side={result.points}
                place={result.place}
              />
            ))
          : drawInOrder(table.places, (place) =>
              place.kind === 'open' ? (
                <li className={styles.tvTourneyStageOpen}>{shortSourceText(view, place.from)}</li>
              ) : (
                <Line {...{ view, id: place.driver }} />
              ),
            )}
      </ol>
    </li>
  );
}

interface LineProps {
  view: TournamentView;
  id: string;
  place?: number;
  side?: number;
  isUp?: boolean;
}

function Line({ view, id, place, side, isUp = false }: LineProps): ReactElement | null {
  const driver = driverIn(view, id);
  if (driver === undefined) return null;
  return (
    <li className={classes(styles.tvTourneyStageLine, isUp && styles.tvTourneyStageUp)}>
      {place !== undefined && <span className={styles.tvTourneyStagePlace}>{place}</span>}
      <TvFace driver={driver.driver} name={driver.name} colour={driver.colour} className={styles.tvTourneyStageFace} />
      <span className={styles.tvTourneyStageWho}>{driver.name}</span>
      {side !== undefined && <b>{side}</b>}
    </li>
  );
}
