// One race as the screen uses it: watches it on the host, and sends answers, hints and take-backs.

import type { ApiError, MatchUpdate, Reply } from '@api/contract';
import type { HintAnswer } from '@api/shapes';
import { ANIMATIONS_OFF } from '@ui/animations';
import type { GameUi } from '@ui/game-ui';
import { toast } from '@ui/overlays/toasts';
import { dismissRefusal, refuse } from '@ui/why/refusals';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { apiErrorText } from '../../../app/api-errors';
import { client } from '../../../app/client';
import { useApp } from '../../../app/store';
import { steadyNow } from '../../../app/use-now';
import type { PlaybackPreferences } from './others-pacing';
import { atStart, hasStart, Playback, type PlaybackState } from './playback';

/** A hint for one decision. answers: the best, then the second best; null: still being computed. */
export interface Hint {
  ask: number;
  answers: readonly HintAnswer[] | null;
}

/** An answer to one decision. */
interface Answer {
  ask: number;
  action: unknown;
}

/** The actions of the race screen. */
export interface Race {
  playback: Playback;
  act(decision: number, action: unknown): void;
  takeBack(): void;
  askHint(decision: number): void;
  /** Closes the hint, or stops waiting for it. */
  dropHint(): void;
  /** Makes an answer the current choice of this decision, without giving it. */
  take(decision: number, action: unknown): void;
  sit(seat: number): void;
  hint: Hint | null;
  /** The answer last taken from a hint; a new object each time. */
  taken: Answer | null;
  /** The race could not be opened, or is gone. */
  gone: ApiError | undefined;
}

/** The first update of a race, from which the screen knows the game; or why there is none. */
export function useFirstUpdate(match: string): MatchUpdate | ApiError | undefined {
  const [first, setFirst] = useState<MatchUpdate | ApiError>();
  useEffect(() => {
    let here = true;
    client.call('match.watch', { match, shows: true }).then(
      (reply) => {
        // A finished race cannot be watched: another command returns its results.
        if (reply.ok && reply.value.finished) void client.call('match.leave', { match });
        if (!here) return;
        if (!reply.ok) setFirst(reply.fault);
        else setFirst(hasStart(reply.value, isStill()) ? atStart(reply.value) : reply.value);
      },
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [match]);
  return first;
}

/** Animations are switched off. */
function isStill(): boolean {
  return useApp.getState().settings.speed >= ANIMATIONS_OFF;
}

const PREFERENCES: PlaybackPreferences = {
  speed: () => useApp.getState().settings.speed,
  skipsAi: () => useApp.getState().settings.skipAi,
};

/** Watches a race while the screen is open. */
export function useRace(match: string, ui: GameUi): Race {
  const session = useApp((s) => s.session);
  const playback = useMemo(() => new Playback(ui, steadyNow, isStill, PREFERENCES), [ui]);
  const [gone, setGone] = useState<ApiError>();
  useEffect(() => watch(match, session, playback, { setGone, tells: true }), [match, session, playback]);
  const answers = useAnswers(match, playback, ui);
  return useMemo(() => ({ playback, gone, ...answers }), [playback, gone, answers]);
}

/**
 * Watches a race on a screen that is nobody's: no clock waits until it has shown something. session: the handshake after which the
 * page may watch; 0: not yet. Undefined until the race has come.
 */
export function useSilentRace(match: string, ui: GameUi, session: number): Pick<Race, 'playback' | 'gone'> {
  const playback = useMemo(() => new Playback(ui, steadyNow, isStill, WATCHING), [ui]);
  const [gone, setGone] = useState<ApiError>();
  useEffect(() => watch(match, session, playback, { setGone, tells: false }), [match, session, playback]);
  return useMemo(() => ({ playback, gone }), [playback, gone]);
}

/** Everything is shown at normal speed, unless people are faster than that. */
const WATCHING: PlaybackPreferences = { speed: () => 1, skipsAi: () => false, keepsUp: true };

/** Reads the playback's state. */
export function usePlayback<T>(playback: Playback, pick: (state: PlaybackState) => T): T {
  return useStore(playback.store, pick);
}

/** tells: the host hears what has been shown, and clocks wait for it. */
function watch(
  match: string,
  session: number,
  playback: Playback,
  { setGone, tells }: { setGone(apiError: ApiError): void; tells: boolean },
): () => void {
  let open = false;
  let here = session > 0;
  const off = client.on('match.update', (update) => {
    if (open && update.match === match) playback.receive(update);
  });
  const quiet = tells ? tellWhenShown(match, playback) : () => undefined;
  playback.restart();
  if (session === 0) return off;
  client.call('match.watch', { match, ...(tells && { shows: true }) }).then(
    (reply) => {
      if (!here) return;
      open = true;
      if (reply.ok) playback.receive(reply.value);
      else if (reply.fault.code !== 'offline') setGone(reply.fault);
    },
    () => undefined,
  );
  return () => {
    here = false;
    off();
    quiet();
    void client.call('match.leave', { match });
  };
}

/**
 * Tells the host that the start of the race has been seen, and, if clocks run, whenever the screen has settled on a
 * decision of its person.
 */
function tellWhenShown(match: string, playback: Playback): () => void {
  let begun = false;
  let announced = '';
  let drawn: MatchUpdate | undefined;
  const look = (state: PlaybackState): void => {
    const { settled, newest, playing, started, curtain } = state;
    if (started && !begun) {
      begun = true;
      void client.call('match.shown', { match, seq: 0 });
    }
    if (!settled || playing || curtain === 'down' || settled.seq !== newest?.seq || !isTimed(settled)) return;
    const now = `${settled.seq} ${settled.viewer}`;
    const asked = settled.asks.some((decision) => decision.seat === settled.viewer && !decision.committed);
    if (!asked || now === announced) return;
    if (curtain === 'open' && settled !== drawn) {
      // Whether everyone may see it is known once the screen has drawn it: until then no one's time begins.
      setTimeout(() => {
        drawn = settled;
        look(playback.store.getState());
      });
      return;
    }
    announced = now;
    const { seq } = settled;
    void client.call('match.shown', { match, seq }).then((reply) => {
      if (reply.ok) playback.mendClocks(seq, reply.value);
    });
  };
  return playback.store.subscribe(look);
}

/** Clocks or time banks run in this race. */
function isTimed({ clock, banks }: MatchUpdate): boolean {
  return clock > 0 || banks.length > 0;
}

function useAnswers(match: string, playback: Playback, ui: GameUi): Omit<Race, 'playback' | 'gone'> {
  const [taken, setTaken] = useState<Answer | null>(null);
  const { hint, ask: askHint, drop: dropHint } = useHintCalls(match);
  const waiting = useRef<Answer | null>(null);
  const following = useRef<Answer | null>(null);

  const send = useCallback(async (call: Promise<Reply<unknown>>): Promise<void> => {
    const reply = await call;
    if (reply.ok) return;
    // The decision closed while the answer was on its way: the next update has the open decision.
    if (reply.fault.code === 'stale-ask') return;
    if (reply.fault.code === 'illegal') refuse({ text: apiErrorText(reply.fault), ...aboutOf(reply.fault) });
    else toast('bad', apiErrorText(reply.fault));
  }, []);

  const act = useCallback(
    async (decision: number, action: unknown) => {
      const isDraft = (one: unknown) => ui.isDraft?.(one) === true;
      // Later answers wait for a draft or for the answer to another decision that is on its way: the update with the next
      // decision may arrive before the reply. A second answer to the same decision is dropped.
      if (waiting.current !== null) {
        if (isDraft(waiting.current.action) || waiting.current.ask !== decision)
          following.current = { ask: decision, action };
        return;
      }
      for (let next: Answer | null = { ask: decision, action }; next !== null; next = following.current) {
        following.current = null;
        waiting.current = next;
        dismissRefusal();
        if (!isDraft(next.action)) dropHint();
        await send(client.call('match.act', { match, ...next }));
      }
      waiting.current = null;
    },
    [match, send, ui, dropHint],
  );
  const sit = useCallback(
    async (seat: number) => {
      const reply = await client.call('match.sit', { match, seat });
      if (reply.ok) playback.receive(reply.value);
      else toast('bad', apiErrorText(reply.fault));
    },
    [match, playback],
  );
  const calls = useMemo(
    () => ({
      act: (decision: number, action: unknown) => void act(decision, action),
      takeBack: () => void send(client.call('match.takeBack', { match })),
      askHint,
      dropHint,
      take: (decision: number, action: unknown) => setTaken({ ask: decision, action }),
      sit: (seat: number) => void sit(seat),
    }),
    [act, send, match, askHint, dropHint, sit],
  );
  return useMemo(() => ({ hint, taken, ...calls }), [hint, taken, calls]);
}

/** One hint at a time; the reply to a dropped one is not shown. */
function useHintCalls(match: string): { hint: Hint | null; ask(decision: number): void; drop(): void } {
  const [hint, setHint] = useState<Hint | null>(null);
  const waited = useRef(0);
  const drop = useCallback(() => {
    waited.current += 1;
    setHint(null);
  }, []);
  const ask = useCallback(
    (id: number) => {
      waited.current += 1;
      const turn = waited.current;
      setHint({ ask: id, answers: null });
      void client.call('match.hint', { match, ask: id }).then((reply) => {
        if (turn !== waited.current) return;
        setHint(reply.ok ? { ask: id, answers: reply.value.answers } : null);
        if (!reply.ok && reply.fault.code !== 'stale-ask') toast('bad', apiErrorText(reply.fault));
      });
    },
    [match],
  );
  return { hint, ask, drop };
}

/** The subject of a refusal's article: the rule violation that it shows. */
function aboutOf({ said: { id } }: ApiError): { about?: string } {
  return id.startsWith('breach.') ? { about: id } : {};
}
