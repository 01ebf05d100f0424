// The season of a weekend: its races with their circuits and events, the one of today marked, and what the places are worth.
// Not for: the season's own page, which has tables and results.

import type { MatchUpdate } from '@api/contract';
import type { SeasonCalendar } from '@api/season';
import { classes } from '@ui/panels/classes';
import { pictureUrl } from '@ui/panels/seat';
import { Check, Flag } from 'lucide-react';
import { type ReactElement, useEffect, useMemo, useRef } from 'react';
import { EVENTS } from '../../data/events';
import type { EventId, HeatView } from '../../types';
import { circuitPlan } from '../board/picture';
import { raceWords } from '../draft/circuit-paper';
import { draftSetup } from '../draft/deck';
import { circuitName, count, list, trackNamed } from '../texts';
import './season-panel.css';

type Round = SeasonCalendar['rounds'][number];

export interface SeasonPanelProps {
  update: MatchUpdate;
  view: HeatView;
  event: EventId;
  laps: number;
}

/** A plan so small has no room for signs. */
const SMALL = { hasSigns: false, padding: 10 } as const;

/** The panel at the left. */
export function SeasonPanel({ update, view, event, laps }: SeasonPanelProps): ReactElement {
  const { season } = update.origin;
  const calendar = update.start?.calendar;
  return (
    <section className="hw-season panel panel-glass" aria-label="Race weekend">
      <span className="label">{season ? `Race weekend ${season.round} of ${season.rounds}` : 'Race weekend'}</span>
      <h2 className="heading">{season ? season.name : 'Single race'}</h2>
      {calendar ? <Calendar calendar={calendar} event={event} /> : <OneRace view={view} event={event} laps={laps} />}
      <span className="hidden-text">{raceWords(update.origin, laps)}</span>
    </section>
  );
}

/** All races of the season and its points. event: of this race. */
function Calendar({ calendar, event }: { calendar: SeasonCalendar; event: EventId }): ReactElement {
  const { rounds, points } = calendar;
  const rows = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // A long season is scrolled to the race of today, without moving the page.
    const now = rows.current?.querySelector<HTMLElement>('[aria-current]');
    if (!rows.current || !now) return;
    rows.current.scrollTop = now.offsetTop - rows.current.offsetTop - now.offsetHeight;
    rows.current.scrollLeft = now.offsetLeft - rows.current.offsetLeft - now.offsetWidth;
  }, []);
  return (
    <>
      <ol ref={rows} className="hw-races" aria-label="Races of the season" tabIndex={rounds.length > 4 ? 0 : undefined}>
        {rounds.map((round, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rounds in order
          <RaceRow key={at} round={round} nth={at + 1} event={event} />
        ))}
      </ol>
      <ol className="hw-points" aria-label="Points by place">
        {points.map((worth, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places in order
          <li key={at}>{worth}</li>
        ))}
      </ol>
    </>
  );
}

function RaceRow({ round, nth, event }: { round: Round; nth: number; event: EventId }): ReactElement {
  const { circuit, name, state, winners } = round;
  const isOurs = round.game === 'heat' && trackNamed(circuit) !== undefined;
  const plan = useMemo(() => (isOurs ? pictureUrl(circuitPlan(circuit, 84, 64, SMALL)) : null), [isOurs, circuit]);
  return (
    <li className={classes('hw-race', `hw-race-${state}`)} aria-current={state === 'now' ? 'step' : undefined}>
      <span className="hw-race-plan">
        {plan === null ? <Flag size={26} aria-hidden="true" /> : <img src={plan} alt="" />}
      </span>
      <span className="hw-race-words">
        <b>{name}</b>
        <small>{eventWords(round, event)}</small>
        {winners.length > 0 && <small className="hw-race-won">Won by {list(winners)}</small>}
      </span>
      <span className="hw-race-nth">
        {state === 'done' ? <Check size={17} role="img" aria-label={`Race ${nth}, done`} /> : nth}
      </span>
    </li>
  );
}

/** The event of a race in a list of them: a drawn one lies face down until its race. event: of the race of today. */
export function eventWords({ occasion, state }: Pick<Round, 'occasion' | 'state'>, event: EventId): string {
  if (state === 'now') return EVENTS[event].name;
  if (occasion === null) return 'No event';
  return occasion.id === null ? 'Event face down' : occasion.name;
}

/** A race by itself, or of a season of which no more is known: its circuit, large, and what its decks begin with. */
function OneRace({ view, event, laps }: Omit<SeasonPanelProps, 'update'>): ReactElement {
  const plan = useMemo(() => pictureUrl(circuitPlan(view.track, 252, 132)), [view.track]);
  const setup = draftSetup({ track: view.track, event });
  const facts = [
    [laps, count(laps, 'lap').replace(/^\d+ /, '')],
    [setup.engine, 'heat'],
    [setup.stress, 'stress'],
    [view.handSize, 'hand'],
  ] as const;
  return (
    <>
      <div className="hw-round">
        <img src={plan} alt="" />
        <b>{circuitName(view.track)}</b>
        <small>{EVENTS[event].name}</small>
      </div>
      <dl>
        {facts.map(([value, label]) => (
          <div key={label}>
            <dd>{value}</dd>
            <dt>{label}</dt>
          </div>
        ))}
      </dl>
    </>
  );
}
