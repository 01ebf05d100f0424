// In place of the next race once all are run: the champion, and the ways on.

import type { SeasonView } from '@api/season';
import { Button } from '@ui/panels/button';
import { Panel } from '@ui/panels/panel';
import { SeatInitial } from '@ui/panels/seat';
import { PartyPopper, Trophy } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import './next-race.css';
import { to } from '../../app/routes';
import { countWords, dayWords, listWords } from '../../app/words';
import { driverOf } from './season-data';

/** The champion's card. */
export function SeasonOver({ view }: { view: SeasonView }): ReactElement {
  const [, navigate] = useLocation();
  const champions = view.champions.flatMap((id) => driverOf(view, id) ?? []);
  const [best] = view.table;
  return (
    <Panel look="paper" className="next-race season-over" label="Champion">
      <div className="season-over-cup">
        <Trophy size={92} strokeWidth={1.1} aria-hidden="true" />
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
