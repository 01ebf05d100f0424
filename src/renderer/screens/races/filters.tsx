// What the list of replays is narrowed by: game, circuit, driver, season, and whether the race counted.

import type { DriverLine } from '@api/archive';
import { Button } from '@ui/panels/button';
import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useAnswer } from '../../app/use-answer';
import { filterReplays, showReplays, useReplayFilter } from './filter';
import { Pick, PickCircuit } from './pick';
import styles from './races.module.css';

/** The row of filters. */
export function ReplayFilters(): ReactElement {
  const filter = useReplayFilter();
  const drivers = useAnswer('stats.drivers', {}).value ?? [];
  const seasons = useAnswer('seasons.list', {}).value ?? [];
  return (
    <fieldset className={styles.replayFilters} aria-label="Filters">
      <PickCircuit game={filter.game} circuit={filter.circuit} onChange={filterReplays} />
      <Pick
        label="Driver"
        any="All drivers"
        value={filter.driver}
        choices={drivers.map((line) => ({ value: line.driver, label: driverWords(line) }))}
        onChange={(driver) => filterReplays({ driver, won: driver === undefined ? undefined : filter.won })}
      />
      {filter.driver !== undefined && (
        <Pick
          label="Result"
          any="Any place"
          value={filter.won === true ? 'won' : undefined}
          choices={[{ value: 'won', label: 'Won' }]}
          onChange={(won) => filterReplays({ won: won === undefined ? undefined : true })}
        />
      )}
      <Pick
        label="Season"
        any="All seasons"
        value={filter.season}
        choices={seasons.map((season) => ({ value: season.season, label: season.name }))}
        onChange={(season) => filterReplays({ season })}
      />
      <Pick
        label="Kind"
        any="All kinds"
        value={filter.practice === undefined ? undefined : filter.practice ? 'practice' : 'races'}
        choices={[
          { value: 'races', label: 'Races' },
          { value: 'practice', label: 'Practice' },
        ]}
        onChange={(kind) => filterReplays({ practice: kind === undefined ? undefined : kind === 'practice' })}
      />
      {Object.keys(filter).length > 0 && (
        <Button size="small" look="quiet" icon={<X size={17} className="icon" />} onClick={() => showReplays({})}>
          Clear
        </Button>
      )}
    </fieldset>
  );
}

/** A person and an AI driver may have the same name. */
function driverWords({ name, kind }: DriverLine): string {
  return kind === 'person' ? name : `${name}, ${kind === 'ai' ? 'AI' : 'driven by the rules'}`;
}
