// The teams' table, if a season has teams.

import type { SeasonView } from '@api/season';
import { classes } from '@ui/panels/classes';
import { Panel, PanelHead } from '@ui/panels/panel';
import { PlaceBadge, SeatSwatch } from '@ui/panels/seat';
import type { ReactElement } from 'react';
import { Face } from '../../../app/drivers/face';
import { t } from '../../../text/seasons';
import styles from '../page/season-last.module.css';
import { gapText } from '../season-text';

/** Places, drivers and points of every team. */
export function TeamTable({ view }: { view: SeasonView }): ReactElement {
  const { plan } = view;
  return (
    <Panel className={classes(styles.teamPanel)} label={t('teams.title')}>
      <PanelHead>{t('teams.title')}</PanelHead>
      <table className={styles.teamTable}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('table.place')}</span>
            </th>
            <th scope="col">{t('teams.team')}</th>
            <th scope="col">{t('table.points')}</th>
            <th scope="col">{t('table.gap')}</th>
          </tr>
        </thead>
        <tbody>
          {view.teams.map((line) => (
            <tr key={line.team}>
              <td>
                <PlaceBadge place={line.place} />
              </td>
              <th scope="row">
                <b>{plan.teams.find((team) => team.id === line.team)?.name ?? line.team}</b>
                <span className={styles.teamDrivers}>
                  {plan.drivers
                    .filter((driver) => driver.team === line.team)
                    .map((driver) => (
                      <span key={driver.id} className={styles.teamDriver}>
                        <SeatSwatch colour={driver.colour} />
                        <Face driver={driver.driver} name={driver.name} size={20} beside />
                        {driver.name}
                      </span>
                    ))}
                </span>
              </th>
              <td className={classes('num', styles.teamPoints)}>{line.points}</td>
              <td className={styles.teamGap}>{gapText(line.gap)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
