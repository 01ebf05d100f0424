// Maps a game's events to sounds. Not here: playing them (sound.ts).

import type { Seat } from '@core/contract';
import type { SoundName } from './names';

/** A sound to play. pitch: factor, 1 = as written; after: delay in seconds; seat: the car it comes from. */
export interface SoundCue {
  readonly sound: SoundName;
  readonly pitch?: number;
  readonly after?: number;
  readonly seat?: Seat;
}

/** Sounds of one event: always the same, or depending on the event; null for none. */
export type Sounds<GameEvent> = SoundName | ((event: GameEvent) => SoundName | readonly SoundCue[] | null);

/** Sounds for every kind of event that is not quiet. */
export type SoundBook<GameEvent extends { type: string }, Quiet extends string = never> = {
  readonly [Kind in Exclude<GameEvent['type'], Quiet>]: Sounds<Extract<GameEvent, { type: Kind }>>;
};

/** Returns a function that gives an event's cues. If the book has only a sound name, the event's seat becomes the cue's seat. */
export function soundsBy<GameEvent extends { type: string }, Quiet extends string>(
  book: SoundBook<GameEvent, Quiet>,
): (event: GameEvent) => readonly SoundCue[] {
  return (event) => {
    const { type, seat } = event as { type: string; seat?: Seat };
    const sounds = (book as Readonly<Record<string, Sounds<never> | undefined>>)[type];
    const asked = typeof sounds === 'function' ? sounds(event as never) : sounds;
    if (asked === undefined || asked === null) return [];
    if (typeof asked !== 'string') return asked;
    return [typeof seat === 'number' ? { sound: asked, seat } : { sound: asked }];
  };
}
