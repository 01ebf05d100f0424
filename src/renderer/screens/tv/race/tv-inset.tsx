// The inset on the television: the closest duel, or the leader, as a close-up of the circuit's own picture.

import type { MatchUpdate, SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import { nameOf, ordinal } from '@narration/phrases';
import type { Picture } from '@ui/art/picture';
import type { GameUi, RaceFrame } from '@ui/game-ui';
import { pictureUrl } from '@ui/panels/seat';
import { seatPaint } from '@ui/theme/seats';
import { type CSSProperties, memo, type ReactElement, useEffect, useMemo, useState } from 'react';
import { t } from '../../../text/tv';
import { type Duel, duelIn } from './duel';
import styles from './tv-inset.module.css';

/** ms for which the inset stays with one duel. */
const STAYS = 6000;
/** Above this number of cars the standings need its room. */
const MOST_CARS = 6;

export interface TvInsetProps {
  ui: GameUi;
  frame: RaceFrame;
  seats: readonly SeatInfo[];
  settled: MatchUpdate;
  /** It never changes during a move. */
  playing: boolean;
}

/** The inset; nothing where the standings need the room, or before there is an order. */
export const TvInset = memo(function TvInset({
  ui,
  frame,
  seats,
  settled,
  playing,
}: TvInsetProps): ReactElement | null {
  const found = duelIn(frame.standings);
  const shown = useSlowly(found, playing);
  const update = useStill(settled, playing);
  const picture = useCloseUp(ui, update, shown?.ahead);
  // Before the cars are on the board there is nothing to be close to.
  if (shown === undefined || picture?.focus === undefined || frame.standings.length > MOST_CARS) return null;
  return (
    <section className={styles.tvInset} aria-label={titleOf(shown)}>
      <img
        src={pictureUrl(picture)}
        alt=""
        className={styles.tvInsetPicture}
        style={{ '--x': picture.focus[0], '--y': picture.focus[1] } as CSSProperties}
      />
      <b className={styles.tvInsetTitle}>{titleOf(shown)}</b>
      <p className={styles.tvInsetNames}>
        {[shown.ahead, ...(shown.behind === undefined ? [] : [shown.behind])].map((seat) => {
          const colour = seats[seat]?.colour;
          const paint = colour && ({ '--driver': seatPaint(colour) } as CSSProperties);
          return (
            <span key={seat} style={paint || undefined}>
              <i className={styles.tvInsetSwatch} />
              {nameOf(seats, seat)}
            </span>
          );
        })}
      </p>
    </section>
  );
});

function titleOf({ behind, place }: Duel): string {
  return behind === undefined ? t('inset.leader') : t('inset.duel', { place: ordinal(place) });
}

/** The circuit's picture, centred on this car. */
function useCloseUp(ui: GameUi, update: MatchUpdate, seat: Seat | undefined): Picture | undefined {
  return useMemo(() => {
    if (seat === undefined) return undefined;
    // The picture centres on the person at a screen: here, on the car that is shown.
    const seats = update.seats.map((one): SeatInfo => {
      return { ...one, driver: one.seat === seat ? { kind: 'you' } : { kind: 'ai', level: 'easy' } };
    });
    return ui.circuitPicture(update.circuit, 'large', update.view as never, seats);
  }, [ui, update, seat]);
}

/** What was found, but no more often than every few seconds, and not during a move. */
function useSlowly(found: Duel | undefined, playing: boolean): Duel | undefined {
  const [shown, setShown] = useState<{ duel: Duel | undefined; since: number }>({ duel: found, since: 0 });
  const key = found === undefined ? '' : `${found.ahead} ${found.behind} ${found.place}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what was found
  useEffect(() => {
    if (playing) return;
    const wait = shown.duel === undefined ? 0 : Math.max(0, shown.since + STAYS - performance.now());
    const timer = setTimeout(() => setShown({ duel: found, since: performance.now() }), wait);
    return () => clearTimeout(timer);
  }, [key, playing]);
  return shown.duel;
}

/** The last update that was not being played: a picture in between would show a position that nobody has seen. */
function useStill(settled: MatchUpdate, playing: boolean): MatchUpdate {
  const [still, setStill] = useState(settled);
  useEffect(() => {
    if (!playing) setStill(settled);
  }, [settled, playing]);
  return still;
}
