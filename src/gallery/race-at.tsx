// A position in the real race screen, played by the real host of the page: it accepts answers, and AI drivers continue.
// Not here: a dashboard on its own (dashboard-at.tsx).

import { type ReactElement, useState } from 'react';
import { AppAt, SCREEN } from './app-at';
import { galleryHost } from './page';
import { type NameLength, type Sitting, saveAsRace } from './position-race';
import { builtPosition, type Position } from './positions';

export interface RaceAtProps {
  position: () => Position;
  names: NameLength;
  /** Who sits at this screen. */
  sitting: Sitting;
}

/** The race screen at a position. */
export function RaceAt({ position, names, sitting }: RaceAtProps): ReactElement {
  const [match] = useState(() => saveAsRace(galleryHost().store, position(), { names, sitting }));
  return <AppAt address={`/race/${match}`} />;
}

type Args = Pick<RaceAtProps, 'names' | 'sitting'>;

const ARG_TYPES = {
  names: { control: 'inline-radio', options: ['usual', 'long'] },
  sitting: { control: 'inline-radio', options: ['asked', 'waiting', 'watching'] },
} as const;

/** A story: the race screen at a position that tests build. */
export function inRace(game: string, title: string, args: Partial<Args> = {}) {
  return {
    name: title,
    args: { names: 'usual', sitting: 'asked', ...args } satisfies Args,
    argTypes: ARG_TYPES,
    parameters: SCREEN,
    render: ({ names, sitting }: Args) => (
      <RaceAt key={`${names} ${sitting}`} {...{ names, sitting }} position={() => builtPosition(game, title)} />
    ),
  };
}
