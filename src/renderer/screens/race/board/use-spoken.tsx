// Drivers' quick phrases at their cars: heard from the party, or by a television from its host, shown on the board, and read to screen
// readers. Not here: the chat (screens/talk), which has every line.

import { HOST } from '@api/constants';
import type { SeatInfo } from '@api/contract';
import type { TvPhrase } from '@api/tv/commands';
import { nameOf } from '@narration/phrases';
import { memo, type ReactElement, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { messageText } from '../../../app/api-errors';
import { client } from '../../../app/client';
import { useParty } from '../../../app/party/party';
import { steadyNow } from '../../../app/use-now';
import { t } from '../../../text/race';
import { changedCars, heardAt, nextToGo, type Spoken, withPhrase } from './spoken';
import type { BoardControls } from './use-board';

const NOBODY: readonly Spoken[] = [];

/** What drivers of this race say, without people whom this page has muted, and without guests while the chat is off. */
export function useSpoken(match: string): readonly Spoken[] {
  const { all, hear } = useHeard(match);
  useEffect(() => {
    return client.on('party.said', ({ from, said, car, id }) => {
      if (said !== null && car !== undefined) hear({ id, said, car }, from ?? HOST);
    });
  }, [hear]);
  const muted = useParty((s) => s.muted);
  const hasChat = useParty((s) => s.party?.rules.chat !== false);
  return useMemo(
    () => all.filter(({ from }) => !muted.includes(from) && (hasChat || from === HOST)),
    [all, muted, hasChat],
  );
}

/** The same on a television, where nobody is muted. */
export function useSpokenOnTv(match: string): readonly Spoken[] {
  const { all, hear } = useHeard(match);
  useEffect(() => client.on('tv.said', (phrase) => hear(phrase, '')), [hear]);
  return all;
}

/** Phrases as they come, each until its time is over. */
function useHeard(match: string) {
  const [all, setAll] = useState(NOBODY);
  const hear = useCallback(
    ({ id, said, car }: TvPhrase, from: string) => {
      if (car.match !== match) return;
      setAll((before) => withPhrase(before, { id, seat: car.seat, from, text: messageText(said) }, steadyNow()));
    },
    [match],
  );
  useEffect(() => {
    const left = nextToGo(all, steadyNow());
    if (left === undefined) return;
    const timer = setTimeout(() => setAll((before) => heardAt(before, steadyNow())), left + 1);
    return () => clearTimeout(timer);
  }, [all]);
  return { all, hear };
}

export interface SpokenLayerProps {
  board: BoardControls;
  spoken: readonly Spoken[];
  seats: readonly SeatInfo[];
}

/** The bubbles on the board, and the same words for screen readers. */
export const SpokenLayer = memo(function SpokenLayer({ board, spoken, seats }: SpokenLayerProps): ReactElement {
  const { ready, say } = board;
  const last = useRef(NOBODY);
  useEffect(() => {
    // A board that opens later shows what is being said then.
    if (!ready) return;
    for (const { seat, text } of changedCars(last.current, spoken)) say(seat, text);
    last.current = spoken;
  }, [ready, say, spoken]);
  return (
    <ul className="visually-hidden" aria-live="polite" aria-relevant="additions" aria-label={t('spoken')}>
      {spoken.map(({ id, seat, text }) => (
        <li key={id}>{t('spoken.line', { name: nameOf(seats, seat), text })}</li>
      ))}
    </ul>
  );
});
