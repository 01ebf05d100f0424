// The commentary under the board: the newest sentence on paper with a face, two older ones on glass, gone after a while.

import type { SeatInfo } from '@api/contract';
import { nameOf } from '@narration/phrases';
import { classes } from '@ui/panels/classes';
import { seatPaint } from '@ui/theme/seats';
import { type CSSProperties, memo, type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { t } from '../../../text/tv';
import type { BoardControls } from '../../race/board/use-board';
import type { Playback } from '../../race/state/playback';
import { TvFace } from '../tv-face';
import styles from './captions.module.css';
import { type Caption, Commentary } from './commentary';
import { useClearSide } from './use-clear-side';
import { useSpeech } from './use-speech';

/** ms for which a caption stays, and captions at one time. */
const STAYS = 12_000;
const MOST = 3;
/** Moves after which a page that comes in no longer knows all that has happened. */
const WHOLE = 40;

export interface CaptionsProps {
  playback: Playback;
  seats: readonly SeatInfo[];
  /** 'Round 8', the one on screen and the one that comes: its beginning is no news. */
  round: string;
  nextRound: string;
  /** Something else is in their place for a moment; they go on for people who listen. */
  isCovered: boolean;
  /** Captions keep off the cars on it. */
  board: Pick<BoardControls, 'where'>;
  /** They are read aloud, this loud (0 to 100). */
  speaks: boolean;
  volume: number;
}

/** The captions. */
export const Captions = memo(function Captions({
  playback,
  seats,
  round,
  nextRound,
  isCovered,
  board,
  speaks,
  volume,
}: CaptionsProps): ReactElement {
  const shown = useCaptions(playback, seats, round, nextRound);
  useSpeech(shown.at(-1), speaks, volume);
  const list = useRef<HTMLOListElement>(null);
  const cars = useMemo(() => seats.map(({ seat }) => seat), [seats]);
  const side = useClearSide(list, board, cars, shown.at(-1)?.id ?? '');
  return (
    <ol
      ref={list}
      data-side={side}
      className={classes(styles.tvCaption, isCovered && styles.tvCaptionCovered)}
      aria-live="polite"
      aria-label={t('race.captions')}
    >
      {shown.map((caption, at) => (
        <Line key={caption.id} caption={caption} seats={seats} isNewest={at === shown.length - 1} />
      ))}
    </ol>
  );
});

function Line({
  caption,
  seats,
  isNewest,
}: {
  caption: Caption;
  seats: readonly SeatInfo[];
  isNewest: boolean;
}): ReactElement {
  const info = caption.seat === null ? undefined : seats[caption.seat];
  const paint = info && ({ '--driver': seatPaint(info.colour) } as CSSProperties);
  return (
    <li className={classes(styles.tvCaptionCaption, isNewest && styles.tvCaptionNewest)} style={paint}>
      {info &&
        (isNewest ? (
          <TvFace driver={info.driver} name={info.name} colour={info.colour} className={styles.tvCaptionFace} />
        ) : (
          <i className={styles.tvCaptionSwatch} />
        ))}
      <span>{caption.text}</span>
    </li>
  );
}

/** The captions of the last seconds, newest last. */
function useCaptions(
  playback: Playback,
  seats: readonly SeatInfo[],
  round: string,
  nextRound: string,
): readonly Caption[] {
  const commentary = useRef<Commentary>(undefined);
  const since = useRef(new Map<string, number>());
  const [shown, setShown] = useState<readonly Caption[]>([]);
  const said = useRef({ seats, rounds: [round, nextRound] });
  said.current = { seats, rounds: [round, nextRound] };
  useEffect(() => {
    const look = (): void => {
      const { lines, settled, newest } = playback.store.getState();
      if (settled === undefined) return;
      const isFirst = commentary.current === undefined;
      commentary.current ??= new Commentary((newest?.step ?? 0) <= WHOLE);
      const { current } = commentary;
      // What happened before this page came is history: it only counts.
      current.hear(lines, isFirst, ...said.current.rounds);
      current.follow(settled.standings, (seat) => nameOf(said.current.seats, seat), isFirst);
      refresh();
    };
    const refresh = (): void => {
      const now = performance.now();
      const all = commentary.current?.captions ?? [];
      for (const { id } of all) if (!since.current.has(id)) since.current.set(id, now);
      const fresh = all.filter(({ id }) => now - (since.current.get(id) ?? 0) < STAYS).slice(-MOST);
      setShown((before) => (before.map(({ id }) => id).join() === fresh.map(({ id }) => id).join() ? before : fresh));
    };
    look();
    const off = playback.store.subscribe(look);
    const timer = setInterval(refresh, 1000);
    return () => {
      off();
      clearInterval(timer);
    };
  }, [playback]);
  return shown;
}
