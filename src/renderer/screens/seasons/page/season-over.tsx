// In place of the next race once all are run: the champion, and the ways on.

import type { SeasonView } from '@api/season';
import { Button } from '@ui/panels/button';
import { Panel } from '@ui/panels/panel';
import { SeatInitial } from '@ui/panels/seat';
import { PartyPopper } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import './next-race.css';
import { to } from '../../../app/routes';
import { countWords, dayWords, listWords } from '../../../app/words';
import { Trophy } from '../../results/podium-driver';
import { driverOf } from '../season-data';

/** The champion's card. */
export function SeasonOver({ view }: { view: SeasonView }): ReactElement {
  const [, navigate] = useLocation();
  const champions = view.champions.flatMap((id) => driverOf(view, id) ?? []);
  const [best] = view.table;
  return (
    <Panel look="paper" className="next-race season-over" label="Champion">
      <div className="season-over-cup">
        <svg width="110" height="118" viewBox="-30 -34 60 72" aria-hidden="true">
          <Trophy />
        </svg>
        <span className="season-over-seats">
          {champions.map((one) => (
            <SeatInitial key={one.id} name={one.name} colour={one.colour} />
          ))}
        </span>
      </div>
      <div className="next-words">
        <h2 className="heading next-title">{championTitle(champions.map((one) => one.name))}</h2>
        <p className="next-line">
          {best && `${countWords(best.points, 'point')} and ${countWords(best.wins, 'win')} `}
          in {countWords(view.rounds.length, 'race')}
          {view.finishedAt !== null && `, ${dayWords(view.finishedAt)}`}
        </p>
        <div className="next-buttons">
          <Button
            size="large"
            className="next-host next-go"
            icon={<PartyPopper size={19} className="icon" />}
            onClick={() => navigate(to.champion(view.season))}
          >
            Ceremony
          </Button>
        </div>
      </div>
    </Panel>
  );
}

/** 'Champion: Marta', 'Champions: Marta and Ada'. */
export function championTitle(names: readonly string[]): string {
  return `${names.length > 1 ? 'Champions' : 'Champion'}: ${listWords(names)}`;
}
