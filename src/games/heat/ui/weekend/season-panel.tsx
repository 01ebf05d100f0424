// The season of a weekend: its races with their circuits and events, today's race marked, and the points per place.
// Not here: the season's own page, which has tables and results.

import type { MatchUpdate } from '@api/contract';
import type { SeasonCalendar } from '@api/season';
import { listOf } from '@i18n/page';
import { circuitNameIn, occasionNameIn } from '@narration/catalogue-names';
import { drawInOrder } from '@ui/draw-in-order';
import { classes } from '@ui/panels/classes';
import { pictureUrl } from '@ui/panels/seat';
import { Check, Flag } from 'lucide-react';
import { type ReactElement, useEffect, useMemo, useRef } from 'react';
import { draftSetup } from '../../narration/deck';
import { circuitName, eventName, trackNamed } from '../../narration/texts';
import { raceOfSeason } from '../../narration/weekend-text';
import { t } from '../../text/t';
import type { EventId, HeatView } from '../../types';
import { circuitPlan } from '../board/picture';
import { raceText } from '../draft/circuit-paper';
import styles from './season-panel.module.css';

type Round = SeasonCalendar['rounds'][number];

export interface SeasonPanelProps {
  update: MatchUpdate;
  view: HeatView;
  event: EventId;
  laps: number;
}

/** A plan this small has no room for signs. */
const SMALL = { hasSigns: false, padding: 10 } as const;

/** The panel on the left. */
export function SeasonPanel({ update, view, event, laps }: SeasonPanelProps): ReactElement {
  const { season } = update.origin;
  const calendar = update.start?.calendar;
  return (
    <section className={classes(styles.weekendSeason, 'panel panel-glass')} aria-label={t('season.title')}>
      <span className="label">
        {season === null
          ? t('season.title')
          : season.table === undefined
            ? t('season.nth', { n: season.round, of: season.rounds })
            : raceOfSeason(update.origin)}
      </span>
      <h2 className="heading">{season ? season.name : t('season.single')}</h2>
      {calendar ? <Calendar calendar={calendar} event={event} /> : <OneRace view={view} event={event} laps={laps} />}
      <span className="visually-hidden">{raceText(update.origin, laps)}</span>
    </section>
  );
}

/** All races of the season and its points. event: the event of this race. */
function Calendar({ calendar, event }: { calendar: SeasonCalendar; event: EventId }): ReactElement {
  const { rounds, points } = calendar;
  const rows = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // Scrolls a long season to today's race without moving the page.
    const now = rows.current?.querySelector<HTMLElement>('[aria-current]');
    if (!rows.current || !now) return;
    rows.current.scrollTop = now.offsetTop - rows.current.offsetTop - now.offsetHeight;
    rows.current.scrollLeft = now.offsetLeft - rows.current.offsetLeft - now.offsetWidth;
  }, []);
  return (
    <>
      <ol
        ref={rows}
        className={styles.weekendRaces}
        aria-label={t('season.races')}
        tabIndex={rounds.length > 4 ? 0 : undefined}
      >
        {drawInOrder(rounds, (round, at) => (
          <RaceRow round={round} nth={at + 1} event={event} />
        ))}
      </ol>
      <ol className={styles.weekendPoints} aria-label={t('season.points')}>
        {drawInOrder(points, (worth) => (
          <li>{worth}</li>
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
    <li
      className={classes(styles.weekendRace, styles[`weekend-race-${state}`])}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      <span className={styles.weekendRacePlan}>
        {plan === null ? <Flag size={26} aria-hidden="true" /> : <img src={plan} alt="" />}
      </span>
      <span>
        <b>{circuitNameIn(round.game, circuit, name)}</b>
        <small>{eventText(round, event)}</small>
        {winners.length > 0 && (
          <small className={styles.weekendRaceWon}>{t('season.wonBy', { names: listOf(winners) })}</small>
        )}
      </span>
      <span className={styles.weekendRaceNth}>
        {state === 'done' ? <Check size={17} role="img" aria-label={t('season.done', { n: nth })} /> : nth}
      </span>
    </li>
  );
}

/** The event of a race in the list; a random one stays face down until its race. event: of today's race. */
export function eventText({ occasion, state }: Pick<Round, 'occasion' | 'state'>, event: EventId): string {
  if (state === 'now') return eventName(event);
  if (occasion === null) return t('season.noEvent');
  return occasion.id === null ? t('season.faceDown') : occasionNameIn('heat', occasion);
}

/** A single race, or a season with no more details: its circuit, large, and what its decks begin with. */
function OneRace({ view, event, laps }: Omit<SeasonPanelProps, 'update'>): ReactElement {
  const plan = useMemo(() => pictureUrl(circuitPlan(view.track, 252, 132)), [view.track]);
  const setup = draftSetup({ track: view.track, event });
  const facts = [
    [laps, t('season.fact.laps', { n: laps })],
    [setup.engine, t('season.fact.heat')],
    [setup.stress, t('season.fact.stress')],
    [view.handSize, t('season.fact.hand')],
  ] as const;
  return (
    <>
      <div className={styles.weekendRound}>
        <img src={plan} alt="" />
        <b>{circuitName(view.track)}</b>
        <small>{eventName(event)}</small>
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
