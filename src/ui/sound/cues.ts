// What of a game is heard: its events by kind, each with the sounds it asks for. Not here: playing them (sound.ts).

import type { Seat } from '@core/contract';
import type { SoundName } from './names';

/** A sound that is asked for. pitch: 1 as written; after: seconds; seat: whose car it comes from. */
export interface SoundCue {
  readonly sound: SoundName;
  readonly pitch?: number;
  readonly after?: number;
  readonly seat?: Seat;
}

/** Sounds of one event: always the same, or as the event goes; nothing if that one has none. */
export type Sounds<GameEvent> = SoundName | ((event: GameEvent) => SoundName | readonly SoundCue[] | null);

/** Sounds of every kind of event but those that are quiet. */
export type SoundBook<GameEvent extends { type: string }, Quiet extends string = never> = {
  readonly [Kind in Exclude<GameEvent['type'], Quiet>]: Sounds<Extract<GameEvent, { type: Kind }>>;
};

/** Gives the cues of a game's events. Who drove it is reported by the event's own seat. */
export function soundsBy<GameEvent extends { type: string }, Quiet extends string>(
  book: SoundBook<GameEvent, Quiet>,
): (event: unknown) => readonly SoundCue[] {
  return (event) => {
    const { type, seat } = event as { type: string; seat?: Seat };
    const sounds = (book as Readonly<Record<string, Sounds<never> | undefined>>)[type];
    const asked = typeof sounds === 'function' ? sounds(event as never) : sounds;
    if (asked === undefined || asked === null) return [];
    if (typeof asked !== 'string') return asked;
    return [typeof seat === 'number' ? { sound: asked, seat } : { sound: asked }];
  };
}
