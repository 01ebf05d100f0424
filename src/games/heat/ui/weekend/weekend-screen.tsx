// The weekend as a full screen before the race: the event's card turned over in front of the darkened circuit, its press
// corners, the drivers with their sponsorship cards, and how to win more. The host continues from it for everyone.

import type { MatchUpdate } from '@api/contract';
import type { Seat } from '@core/contract';
import type { GoingOn } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { ScrollArea } from '@ui/panels/scroll-area';
import { playSound } from '@ui/sound/sound';
import { type ReactElement, useEffect } from 'react';
import { EVENTS } from '../../data/events';
import { stepsOf, type WeekendStage } from '../../narration/stage';
import { nextStepText, pressCorners, raceOfSeason, sponsorNote } from '../../narration/weekend-text';
import { t } from '../../text/t';
import type { Card, CarView, HeatEvent, HeatView } from '../../types';
import mainStyles from '../dashboard/main.module.css';
import { CircuitDark } from './circuit-dark';
import { DriversPanel } from './drivers-panel';
import { EventCard } from './event/event-card';
import type { EventRevealed } from './event/event-pause';
import { PressCloseUp } from './event/press-close-up';
import { GoOn } from './go-on';
import { OwnCards } from './own-cards';
import { SeasonPanel } from './season-panel';
import { Stepper } from './stepper';
import { WaysToWin } from './ways';
import styles from './weekend.module.css';

export interface WeekendProps {
  update: MatchUpdate;
  view: HeatView;
  shown: readonly HeatEvent[];
  stage: WeekendStage;
  viewer: Seat | null;
  /** null in a recording, where the viewer can only watch. */
  goingOn: GoingOn | null;
}

/** The weekend as a full screen; null without an event. */
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
    <ScrollArea
      as="section"
      className={styles.weekend}
      aria-label={t('weekend.dash')}
      // Clicks must not reach the table behind.
      onClick={(click) => click.stopPropagation()}
    >
      <CircuitDark track={view.track} />
      <Stepper steps={steps} />
      <SeasonPanel update={update} view={view} event={event} laps={laps} />
      <div className={styles.weekendMiddle}>
        <div className={styles.weekendCard}>
          <EventCard event={event} press={press} sponsorship={view.sponsorship} race={raceOfSeason(origin)} />
        </div>
        <div className={styles.weekendCorners}>
          {corners.map((corner, i) => (
            <PressCloseUp key={corner.index} track={view.track} corner={corner} nth={i} />
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
        legends={String(options.legendLevel)}
      />
      <div className={classes(styles.weekendDash, 'panel panel-glass')}>
        {viewer !== null && view.sponsorship && (
          <OwnCards each={each} cards={dealt[viewer]?.cards ?? null} carried={carried[viewer] ?? 0} />
        )}
        <WaysToWin event={event} view={view} corners={corners} />
        <div className={styles.weekendNote}>
          <p>{sponsorNote(event, view.sponsorship, hand, origin.season !== null)}</p>
          {stage === 'event' && <p className="note">{nextStepText(options.grid)}</p>}
        </div>
        <div className={classes(styles.weekendMain, mainStyles.heatMain)}>
          {goingOn && <GoOn update={update} goingOn={goingOn} />}
        </div>
      </div>
    </ScrollArea>
  );
}

/** The weekend in a recording: card and drivers, without controls. */
export function WeekendScene(props: WeekendProps): ReactElement {
  return (
    <div className={styles.weekendScene} inert>
      <WeekendScreen {...props} />
    </div>
  );
}

/** Number of unused sponsorship cards that a car has from earlier races. dealt: cards it got from this race's event. */
export function carriedBy({ kind, sponsors }: Pick<CarView, 'kind' | 'sponsors'>, dealt: number): number {
  return kind === 'legend' ? 0 : Math.max(0, sponsors - dealt);
}

/** Sponsorship cards dealt so far, by seat. n: their number. cards: null unless the viewer may see them. */
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
    if (now?.type === 'eventRevealed') playSound('cardFlip');
    if (now?.type === 'sponsorsDealt') playSound('cardSlide');
  }, [now]);
}
