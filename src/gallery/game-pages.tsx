// Pages that every game has: its circuits and cars, the inspector card of every part of its table, every article of its
// rules.
// Not here: its dashboards (dashboard-at.tsx) or its screens (app-at.tsx).

import { gameOf } from '@games/registry';
import type { GameBox } from '@ui/box/game-box';
import { InspectorCard } from '@ui/inspector/inspector-card';
import type { Looked } from '@ui/inspector/look';
import { partCard } from '@ui/inspector/part-card';
import { pictureUrl } from '@ui/panels/seat';
import { ArticleNavigationContext } from '@ui/reference/article-link';
import { type ReactElement, useMemo } from 'react';
import { useGameUi } from '../renderer/app/games/games';
import { Article } from '../renderer/screens/rules/article';
import { Specimen, Specimens } from './specimens';

const lists = import.meta.glob<{ parts: Readonly<Record<string, readonly string[]>> }>('../games/*/tests/parts.ts', {
  eager: true,
});

/** The box as it looks on the shelf. */
export function Cover({ box: { plate, cover: Picture } }: { box: GameBox }): ReactElement {
  return (
    <Specimens>
      <Specimen name={plate} width={330} height={450}>
        <Picture />
      </Specimen>
    </Specimens>
  );
}

/** Circuits in both sizes, and the car in every colour of the game. */
export function Pictures({ game }: { game: string }): ReactElement {
  const ui = useGameUi(game);
  const { circuits = [], colours = [] } = gameOf(game) ?? {};
  return (
    <>
      <Specimens title="Cars">
        {colours.map((colour, at) => (
          <Specimen key={colour} name={colour}>
            <img src={pictureUrl(ui.carPicture(colour, at + 1))} alt="" width={120} />
          </Specimen>
        ))}
      </Specimens>
      <Specimens title="Circuits">
        {circuits.map(({ id }: { id: string }) => (
          <Specimen key={id} name={`${ui.circuitName(id)}: ${ui.circuitBlurb(id)}`} width={576}>
            <img src={pictureUrl(ui.circuitPicture(id, 'large'))} alt="" width="100%" />
            <img src={pictureUrl(ui.circuitPicture(id, 'thumbnail'))} alt="" width={135} />
          </Specimen>
        ))}
      </Specimens>
    </>
  );
}

/** The inspector card of each part of the table. */
export function PartCards({ game }: { game: string }): ReactElement {
  const ui = useGameUi(game);
  const reference = useMemo(() => ui.reference(), [ui]);
  const parts = Object.entries(lists[`../games/${game}/tests/parts.ts`]?.parts ?? {});
  return (
    <>
      {parts.map(([sort, names]) => (
        <Specimens key={sort} title={sort}>
          {names.map((name) => {
            const part = `${sort}.${name}`;
            const card = partCard(ui, reference, { part });
            return (
              <Specimen key={part} name={part} width={340}>
                <div className="inspector">{card && <InspectorCard looked={lookedAt(part)} card={card} />}</div>
              </Specimen>
            );
          })}
        </Specimens>
      ))}
    </>
  );
}

/** Every article of the game's rules with its drawing and its worked example. */
export function Articles({ game }: { game: string }): ReactElement {
  const ui = useGameUi(game);
  const reference = useMemo(() => ui.reference(), [ui]);
  return (
    <ArticleNavigationContext value={NAVIGATION}>
      <Specimens>
        {reference.articles.map((article) => (
          <Specimen key={article.id} name={article.id} width={620}>
            <Article {...{ article, reference }} />
          </Specimen>
        ))}
      </Specimens>
    </ArticleNavigationContext>
  );
}

const NAVIGATION = { open: () => undefined };

/** As if the mouse were resting on it. */
function lookedAt(part: string): Looked {
  const on = document.body;
  return { part, on, key: part, round: false, box: () => on.getBoundingClientRect(), by: 'mouse' };
}
