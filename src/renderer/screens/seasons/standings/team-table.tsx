// The teams' table, where a season has teams.

import type { SeasonView } from '@api/season';
import { Panel, PanelHead } from '@ui/panels/panel';
import { PlaceBadge, SeatSwatch } from '@ui/panels/seat';
import type { ReactElement } from 'react';
import '../page/season-last.css';
import { gapWords } from '../words';

/** Places, drivers and points of every team. */
export function TeamTable({ view }: { view: SeasonView }): ReactElement {
  const { plan } = view;
  return (
    <Panel className="team-panel" label="Teams">
      <PanelHead>Teams</PanelHead>
      <table className="team-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="hidden-text">Place</span>
            </th>
            <th scope="col">Team</th>
            <th scope="col">Points</th>
            <th scope="col">Gap</th>
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
                <span className="team-drivers">
                  {plan.drivers
                    .filter((driver) => driver.team === line.team)
                    .map((driver) => (
                      <span key={driver.id} className="team-driver">
                        <SeatSwatch colour={driver.colour} />
                        {driver.name}
                      </span>
                    ))}
                </span>
              </th>
              <td className="num team-points">{line.points}</td>
              <td className="team-gap">{gapWords(line.gap)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
