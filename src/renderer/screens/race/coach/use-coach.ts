// The coach in someone's first race: which note is shown now, and who has had it. The game decides what fits (GameUi.coach).
// Not here: the bubble (coach-note.tsx), or lessons, which have their own coach.

import type { MatchUpdate, OpenDecision, SeatInfo } from '@api/contract';
import { namedKey } from '@drivers/keys';
import { type CoachNote, plainNote } from '@narration/coach';
import type { GameUi } from '@ui/game-ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { client } from '../../../app/client';
import { changeSettings, useApp } from '../../../app/store';
import { type Race, usePlayback } from '../state/use-race';
import { givenTo, isCoached, personOf, withNote, withRace } from './coached';
import { placesAhead } from './kept-clear';

/** A choice must be unchanged for this long before the coach speaks of it, ms. */
const SETTLES = 450;
/** A note on screen for this long counts as read, ms; one that goes earlier comes again. */
const READ = 2000;

/** The coach's current note. */
export interface CoachRun {
  note: CoachNote;
  /** The text for screen readers: as it first was, whatever the player has chosen since. */
  text: string;
  /** Places of the board that the driver looks at (GameUi.ahead). */
  ahead: readonly string[];
  close(): void;
  /** Switches notes off in all races. */
  stop(): void;
}

/** isFree: nothing is being played or covers the table. undefined: the coach is silent. */
export function useCoach(
  ui: GameUi,
  race: Race,
  settled: MatchUpdate,
  decision: OpenDecision | undefined,
  isFree: boolean,
): CoachRun | undefined {
  const pupil = usePupil(ui, settled);
  const preview = usePlayback(race.playback, (s) => s.preview);
  const { coach } = ui;
  const isOpen = pupil !== undefined && decision !== undefined && !decision.committed;
  const fitting = useMemo(() => {
    const { view, seats, viewer, choices } = settled;
    if (!isOpen || coach === undefined || typeof viewer !== 'number') return [];
    return coach.at({ view, seats, seat: viewer, ask: decision, choices: choices[String(decision.id)], preview });
  }, [coach, settled, isOpen, decision, preview]);
  const ahead = useMemo(() => placesAhead(ui, settled, preview), [ui, settled, preview]);
  const run = useNote(ui.id, pupil, isOpen ? decision.id : undefined, fitting, isFree);
  return run && { ...run, ahead };
}

/** The current note, as it first was. ask: the decision at which it came. */
interface ShownNote {
  ask: number;
  id: string;
  text: string;
}

/** One note at a time: it stays while it fits, and once it is closed no other appears at the same moment. */
function useNote(
  game: string,
  pupil: string | undefined,
  decision: number | undefined,
  fitting: readonly CoachNote[],
  isFree: boolean,
): Omit<CoachRun, 'ahead'> | undefined {
  const [shown, setShown] = useState<ShownNote | null>(null);
  const closed = useRef('');
  const coached = useApp((s) => s.settings.coached);
  const note = shown !== null && shown.ask === decision ? fitting.find(({ id }) => id === shown.id) : undefined;
  const give = useCallback(
    (id: string) => {
      if (pupil === undefined) return;
      const kept = useApp.getState().settings.coached;
      const next = withNote(kept, pupil, game, id);
      if (next !== kept) changeSettings({ coached: next });
    },
    [pupil, game],
  );
  const moment = `${decision} ${fitting.map(({ id }) => id).join(' ')}`;
  useEffect(() => {
    if (!isFree || note !== undefined) return;
    if (shown !== null) {
      // A player who answers has read the note.
      if (shown.ask !== decision) give(shown.id);
      return setShown(null);
    }
    const had = pupil === undefined ? new Set<string>() : givenTo(coached, pupil, game);
    const next = fitting.find(({ id }) => !had.has(id));
    if (next === undefined || decision === undefined || closed.current === moment) return;
    const timer = setTimeout(() => setShown({ ask: decision, id: next.id, text: plainNote(game, next) }), SETTLES);
    return () => clearTimeout(timer);
  }, [isFree, note, shown, decision, moment, fitting, pupil, game, coached, give]);
  const id = isFree ? note?.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => give(id), READ);
    return () => clearTimeout(timer);
  }, [id, give]);
  if (!isFree || shown === null || note === undefined) return undefined;
  return {
    note,
    text: shown.text,
    close() {
      closed.current = moment;
      give(note.id);
      setShown(null);
    },
    stop() {
      give(note.id);
      changeSettings({ coach: false });
    },
  };
}

/** The person who is coached at this screen now; undefined: no one, since it is not their first race or it is off. */
function usePupil(ui: GameUi, settled: MatchUpdate): string | undefined {
  const { coach: isOn, aids, coached } = useApp((s) => s.settings);
  const { mine, viewer, seats, finished } = settled;
  const persons = useMemo(() => personsOf(seats, mine), [seats, mine]);
  const isTaught = ui.coach !== undefined && isOn;
  const known = useRacedBefore(ui.id, isTaught ? persons : NOBODY);
  useEffect(() => {
    if (!finished || !isTaught) return;
    const kept = useApp.getState().settings.coached;
    const next = withRace(kept, persons, ui.id);
    if (next !== kept) changeSettings({ coached: next });
  }, [finished, isTaught, persons, ui.id]);
  if (ui.coach === undefined || !isOn || aids !== 'all' || finished) return undefined;
  const driver = seats.find(({ seat }) => seat === viewer && mine.includes(seat));
  const person = driver && personOf(driver);
  if (person === undefined || !known.has(person)) return undefined;
  return isCoached(coached, person, ui.id, ui.coach.notes) ? undefined : person;
}

const NOBODY: readonly string[] = [];

function personsOf(seats: readonly SeatInfo[], mine: readonly number[]): readonly string[] {
  return seats.filter(({ seat }) => mine.includes(seat)).map(personOf);
}

/**
 * The people for whom it is known whether they have raced this game: someone who finished a race of it, perhaps in an
 * edition without a coach, needs no coach. A guest's page knows only what it has kept itself.
 */
function useRacedBefore(game: string, persons: readonly string[]): ReadonlySet<string> {
  const isOwner = useApp((s) => s.role === 'owner');
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const wanted = persons.join('\n');
  useEffect(() => {
    const asked = wanted === '' ? [] : wanted.split('\n');
    if (!isOwner) return setKnown(new Set(asked));
    let here = true;
    void Promise.all(asked.map((person) => hasRaced(game, person))).then((raced) => {
      if (!here) return;
      const { coached } = useApp.getState().settings;
      const old = asked.filter((_, i) => raced[i]);
      const next = withRace(coached, old, game);
      if (next !== coached) changeSettings({ coached: next });
      setKnown(new Set(asked));
    });
    return () => {
      here = false;
    };
  }, [game, wanted, isOwner]);
  return known;
}

async function hasRaced(game: string, person: string): Promise<boolean> {
  const filter = { game, driver: namedKey('person', person), practice: false };
  const reply = await client.call('replays.list', { filter, offset: 0, limit: 1 });
  return reply.ok && reply.value.total > 0;
}
