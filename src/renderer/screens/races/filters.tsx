// The filters of the list of replays: game, circuit, driver, season, and whether the race counted.

import type { DriverLine } from '@api/archive';
import { Button } from '@ui/controls/button';
import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useAnswer } from '../../app/use-answer';
import { t } from '../../text/races';
import { filterReplays, showReplays, useReplayFilter } from './filter';
import { Pick, PickCircuit } from './pick';
import styles from './races.module.css';

/** The row of filters. */
export function ReplayFilters(): ReactElement {
  const filter = useReplayFilter();
  const drivers = useAnswer('stats.drivers', {}).value ?? [];
  const seasons = useAnswer('seasons.list', {}).value ?? [];
  return (
    <fieldset className={styles.replayFilters} aria-label={t('pick.label')}>
      <PickCircuit game={filter.game} circuit={filter.circuit} onChange={filterReplays} />
      <Pick
        label={t('pick.driver')}
        any={t('pick.driver.any')}
        value={filter.driver}
        choices={drivers.map((line) => ({ value: line.driver, label: driverText(line) }))}
        onChange={(driver) => filterReplays({ driver, won: driver === undefined ? undefined : filter.won })}
      />
      {filter.driver !== undefined && (
        <Pick
          label={t('pick.result')}
          any={t('pick.result.any')}
          value={filter.won === true ? 'won' : undefined}
          choices={[{ value: 'won', label: t('pick.result.won') }]}
          onChange={(won) => filterReplays({ won: won === undefined ? undefined : true })}
        />
      )}
      <Pick
        label={t('pick.season')}
        any={t('pick.season.any')}
        value={filter.season}
        choices={seasons.map((season) => ({ value: season.season, label: season.name }))}
        onChange={(season) => filterReplays({ season })}
      />
      <Pick
        label={t('pick.kind')}
        any={t('pick.kind.any')}
        value={filter.practice === undefined ? undefined : filter.practice ? 'practice' : 'races'}
        choices={[
          { value: 'races', label: t('pick.kind.races') },
          { value: 'practice', label: t('pick.kind.practice') },
        ]}
        onChange={(kind) => filterReplays({ practice: kind === undefined ? undefined : kind === 'practice' })}
      />
      {Object.keys(filter).length > 0 && (
        <Button size="small" look="quiet" icon={<X size={17} className="icon" />} onClick={() => showReplays({})}>
          {t('pick.clear')}
        </Button>
      )}
    </fieldset>
  );
}

/** A person and an AI driver may have the same name. */
function driverText({ name, kind }: DriverLine): string {
  return kind === 'person' ? name : t(`pick.driver.${kind}`, { name });
}
