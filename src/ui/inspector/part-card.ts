// The inspector's text for a part: the game's name and picture, completed from the article about it.

import type { GameUi } from '../game-ui';
import { type Article, articleAbout, type Reference } from '../reference/reference';
import type { BoardPart, PartFace, PartHere } from './part';

/** The content of a part's card. */
export interface PartCard extends Required<Pick<PartFace, 'kind' | 'name'>>, Pick<PartFace, 'picture' | 'text'> {
  article: Article;
}

/** The card of a part; undefined if there is no article about it. */
export function partCard(
  ui: Pick<GameUi, 'partFace'>,
  reference: Reference,
  here: PartHere & Pick<BoardPart, 'name' | 'picture'>,
): PartCard | undefined {
  const article = articleAbout(reference, here.part);
  if (article === undefined) return undefined;
  const face: PartFace = ui.partFace?.(here) ?? { kind: 'card' };
  const picture = here.picture?.() ?? face.picture;
  return {
    kind: face.kind,
    name: here.name ?? face.name ?? article.title,
    article,
    ...(picture === undefined ? {} : { picture }),
    ...(face.text === undefined ? {} : { text: face.text }),
  };
}
