// The weekend as a screen of its own before the race: the event's card turned over before the darkened circuit, its press
// corners, the drivers with their sponsorship cards, and how more of them are won. The host goes on from it for all.

import type { MatchUpdate } from '@api/contract';
import type { Seat } from '@core/contract';
import type { GoingOn } from '@ui/game-ui';
import { MainButton } from '@ui/panels/main-button';
import { play } from '@ui/sound/sound';
import { Flag, Gauge, Newspaper, Rows3, Trophy, Wind } from 'lucide-react';
import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { EVENTS } from '../../data/events';
import type { Card, CarView, HeatEvent, HeatView } from '../../types';
import { CardFace, SponsorBack } from '../cards/card-face';
import { cardSpoken } from '../cards/symbol-words';
import { count, LEGEND_LEVELS } from '../texts';
import { CircuitDark } from './circuit-dark';
import { DriversPanel } from './drivers-panel';
import { EventCard } from './event-card';
import { EVENT_NUMBER, type EventRevealed, eventPause } from './event-pause';
import { PressLens } from './press-lens';
import { SeasonPanel } from './season-panel';
import { type Stage, stepsOf } from './stage';
import { Stepper } from './stepper';
import {
  goOnWords,
  hostName,
  nextStepWords,
  pressCorners,
  raceOfSeason,
  sponsorNote,
  type Way,
  waysToWin,
} from './weekend-words';
import './weekend.css';
import './weekend-narrow.css';

export interface WeekendProps {
  update: MatchUpdate;
  view: HeatView;
  shown: readonly HeatEvent[];
  stage: Stage;
  viewer: Seat | null;
  /** null: it is only watched, in a film. */
  goingOn: GoingOn | null;
}

const WAY_ICONS: Readonly<Record<Way['kind'], ReactElement>> = {
  speed: <Gauge size={22} />,
  slipstream: <Wind size={22} />,
  event: <Trophy size={22} />,
};

/** The screen. */
export function WeekendScreen(props: WeekendProps): ReactElement | null {
  const { update, view, shown, stage, viewer, goingOn } = props;
  const revealed = shown.findLast((event): event is EventRevealed & HeatEvent => event.type === 'eventRevealed');
  const event = revealed?.event ?? view.event;
  useSounds(shown.at(-1));
  if (event === null) return null;
  const { options, origin, seats } = update;
  const press = revealed?.press ?? view.press;
  const corners = pressCorners(view.track, press, []);
  const laps = revealed?.laps ?? view.laps;
  const steps = stepsOf(
    { event, garage: view.garage, weather: options.weather === true, grid: String(options.grid), laps },
    stage,
  );
  const dealt = dealtTo(view, shown);
  const each = view.sponsorship ? EVENTS[event].sponsors : 0;
  const carried = view.cars.map((car) => carriedBy(car, view.status === 'draft' ? 0 : each));
  const hand = view.handSize;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: nothing is done here; the table behind must not hear of clicks
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and a guest has nothing on it to focus
    <section className="hw" aria-label="Your dashboard" tabIndex={0} onClick={(click) => click.stopPropagation()}>
      <CircuitDark track={view.track} />
      <Stepper steps={steps} />
      <SeasonPanel update={update} view={view} event={event} laps={laps} />
      <div className="hw-middle">
        <div className="hw-card">
          <EventCard event={event} press={press} sponsorship={view.sponsorship} race={raceOfSeason(origin)} />
        </div>
        <div className="hw-corners">
          {corners.map((corner, i) => (
            <PressLens key={corner.index} track={view.track} corner={corner} nth={i} />
          ))}
        </div>
      </div>
      <DriversPanel
        view={view}
        seats={seats}
        viewer={viewer}
        each={each}
        held={dealt.map(({ n }) => n)}
        carried={carried}
        table={update.start?.calendar?.table ?? []}
        legends={LEGEND_LEVELS[String(options.legendLevel)] ?? ''}
      />
      <div className="hw-dash panel panel-glass">
        {viewer !== null && view.sponsorship && (
          <OwnCards each={each} cards={dealt[viewer]?.cards ?? null} carried={carried[viewer] ?? 0} />
        )}
        <section className="hw-how" aria-label="How more are won">
          <span className="label">{view.sponsorship ? 'How more are won this weekend' : 'This weekend'}</span>
          <div>
            {waysToWin(event, view.sponsorship ? corners : []).map((way) => (
              <div key={way.kind} className={`hw-way hw-way-${way.kind}`}>
                <span aria-hidden="true">{WAY_ICONS[way.kind]}</span>
                <b>{way.title}</b>
                <p>{way.text}</p>
              </div>
            ))}
          </div>
        </section>
        <div className="hw-note">
          <p>{sponsorNote(event, view.sponsorship, hand, origin.season !== null)}</p>
          {stage === 'event' && <p className="note">{nextStepWords(options.grid)}</p>}
        </div>
        <div className="hw-main">{goingOn && <GoOn update={update} goingOn={goingOn} />}</div>
      </div>
    </section>
  );
}

/** The weekend of a film: card and drivers, of which nothing can be pressed. */
export function WeekendScene(props: WeekendProps): ReactElement {
  return (
    <div className="hw-scene" inert>
      <WeekendScreen {...props} />
    </div>
  );
}

/** What the viewer is dealt: backs until the cards come. carried: cards of the races before, which are in the deck. */
function OwnCards(props: { each: number; cards: readonly Card[] | null; carried: number }): ReactElement {
  const { each, cards, carried } = props;
  const places = Array.from({ length: Math.max(each, cards?.length ?? 0) }, (_, i) => cards?.[i] ?? null);
  return (
    <section className="hw-own-cards" aria-label="Your sponsor cards">
      <header>
        <span className="label">Your sponsor cards</span>
        <span className="note">{cards ? 'Seen by you only' : places.length > 0 ? 'Dealt with the decks' : ''}</span>
      </header>
      <div>
        {places.map((card, i) =>
          card === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike
            <SponsorBack key={i} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards lie as dealt
            <span key={i} className="hw-own-card" role="img" aria-label={cardSpoken(card)}>
              <CardFace card={card} />
            </span>
          ),
        )}
        {places.length === 0 && carried === 0 && <p className="note">None at the start: they are won in the race.</p>}
        {carried > 0 && (
          <span className="hw-carried">
            <SponsorBack />
            <small>{count(carried, 'card')} of the races before, in your deck</small>
          </span>
        )}
      </div>
    </section>
  );
}

/** The button that goes on, for whoever the others wait for; it goes by itself where nobody plays or a clock runs. */
function GoOn({ update, goingOn }: { update: MatchUpdate; goingOn: GoingOn }): ReactElement {
  const { event, go } = useStore(eventPause.store);
  const { isHost, host, tell } = goingOn;
  const left = useSecondsLeft(event === null ? 0 : secondsOf(update), go, isHost ? tell : null);
  const isPast = host >= EVENT_NUMBER;
  const isRead = useIsRead(event);
  useEffect(() => {
    if (event !== null && isPast && isRead && !isHost) go();
  }, [event, isPast, isRead, isHost, go]);
  const leave = useCallback(() => {
    tell(EVENT_NUMBER);
    go();
  }, [tell, go]);
  useGoOnKeys(leave, event !== null && isHost);
  if (event === null) {
    return (
      <MainButton onClick={() => undefined} barred="The race is being set up">
        <Flag size={20} aria-hidden="true" /> To the race
      </MainButton>
    );
  }
  if (!isHost) {
    return (
      <p className="hw-waiting" role="status">
        Waiting for {hostName(update.seats)}
      </p>
    );
  }
  const { grid } = update.options;
  return (
    <MainButton onClick={leave}>
      {grid === 'random' ? <Rows3 size={20} aria-hidden="true" /> : <Newspaper size={20} aria-hidden="true" />}{' '}
      {goOnWords(grid)}
      {left > 0 && ` (${left})`}
    </MainButton>
  );
}

/** ms that a card stays at least where the host has gone on from it before it came: a slow phone at a party. */
const READING = 2500;

function useIsRead(event: EventRevealed | null): boolean {
  const [read, setRead] = useState<EventRevealed | null>(null);
  useEffect(() => {
    if (event === null) return;
    const timer = setTimeout(() => setRead(event), READING);
    return () => clearTimeout(timer);
  }, [event]);
  return event !== null && read === event;
}

const OPEN_LAYER = ':is([role="dialog"], [role="menu"]):not([data-closed], .toast)';

/** Enter and Space go on wherever the focus is, before the table takes them for skipping. */
function useGoOnKeys(leave: () => void, active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const listen = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if ((event.key !== 'Enter' && event.key !== ' ') || target?.closest('button, a, input, textarea')) return;
      if (document.querySelector(OPEN_LAYER)) return;
      event.preventDefault();
      event.stopPropagation();
      // A key that is still down from the screen before is nobody's word.
      if (!event.repeat) leave();
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, [leave, active]);
}

/** Seconds after which a card goes by itself that nobody has to press on from; where a clock runs, and where nobody drives. */
const CLOCKED = 20;
const WATCHED = 4;

function secondsOf({ clock, goOn, mine }: MatchUpdate): number {
  if (mine.length === 0) return WATCHED;
  if (goOn.after > 0) return goOn.after;
  return clock > 0 ? CLOCKED : 0;
}

/** Counts down to going on; 0 where it waits for ever. */
function useSecondsLeft(all: number, go: () => void, tell: ((results: number) => void) | null): number {
  const [left, setLeft] = useState(all);
  useEffect(() => setLeft(all), [all]);
  useEffect(() => {
    if (all === 0 || left <= 0) return;
    const timer = setTimeout(() => {
      if (left > 1) return setLeft(left - 1);
      tell?.(EVENT_NUMBER);
      go();
    }, 1000);
    return () => clearTimeout(timer);
  }, [all, left, go, tell]);
  return left;
}

/** Unused sponsorship cards of the races before. dealt: those among its cards that the event has dealt. */
export function carriedBy({ kind, sponsors }: Pick<CarView, 'kind' | 'sponsors'>, dealt: number): number {
  return kind === 'legend' ? 0 : Math.max(0, sponsors - dealt);
}

/** Sponsorship cards dealt so far by seat; cards where the viewer may see them. */
export function dealtTo(
  view: Pick<HeatView, 'cars'>,
  shown: readonly HeatEvent[],
): { n: number; cards: Card[] | null }[] {
  return view.cars.map(({ seat }) => {
    const event = shown.findLast((one) => one.type === 'sponsorsDealt' && one.seat === seat);
    return event?.type === 'sponsorsDealt' ? { n: event.count, cards: event.cards } : { n: 0, cards: null };
  });
}

function useSounds(now: HeatEvent | undefined): void {
  useEffect(() => {
    if (now?.type === 'eventRevealed') play('cardFlip');
    if (now?.type === 'sponsorsDealt') play('cardSlide');
  }, [now]);
}
