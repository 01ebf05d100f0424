// The screen of a game's first puzzle, with the host of the page. Which puzzles there are may change: it is looked up.

import { type ReactElement, Suspense, use, useState } from 'react';
import { App } from '../renderer/app/app';
import { client } from '../renderer/app/client';
import { today } from '../renderer/app/format';
import { to } from '../renderer/app/routes';
import { greeted, openAt, SCREEN } from './app-at';
import { Waiting } from './waiting';

/** A story: the first puzzle of a game. */
export function puzzleAt(game: string) {
  return {
    parameters: SCREEN,
    render: () => (
      <Suspense fallback={<Waiting />}>
        <PuzzleAt game={game} />
      </Suspense>
    ),
  };
}

const found = new Map<string, Promise<string>>();

function PuzzleAt({ game }: { game: string }): ReactElement {
  const looking = found.get(game) ?? firstOf(game);
  found.set(game, looking);
  const address = use(looking);
  useState(() => openAt(address));
  return <App />;
}

/** The address of the puzzle; the page of all challenges if the game has none. */
async function firstOf(game: string): Promise<string> {
  await greeted();
  const row = await client.call('puzzles.row', { day: today(), game });
  const [first] = row.ok ? row.value : [];
  return first === undefined ? to.challenges() : to.puzzle(first.id);
}
