// Messages with tags, as nodes of a page: '<b>{name}</b> wins'.

import type { Given, Messages, Values } from '@i18n/messages';
import { pageTranslator } from '@i18n/page';
import type { ReactElement, ReactNode } from 'react';
import { drawInOrder } from '../draw-in-order';

/** Text and the nodes of tags, in the order of the sentence. */
type Pieces = readonly (string | ReactElement)[];

/** What stands for each tag of a message: `{ b: (inner) => <b>{inner}</b> }`. */
export type TagNodes = Readonly<Record<string, (inner: ReactNode) => ReactElement>>;

/** The messages of a namespace that have tags: `rich('wins', { name }, { b: (inner) => <b>{inner}</b> })`. */
export function richTranslations<Source extends Messages>(
  namespace: string,
): <Id extends keyof Source & string>(id: Id, values: Given<Source[Id]>[0] | Values, tags: TagNodes) => ReactElement {
  return (id, values, tags) => {
    const nodes = Object.fromEntries(
      Object.entries(tags).map(([tag, node]) => [tag, (inner: Pieces) => node(asTheyCome(inner))]),
    );
    return asTheyCome(pageTranslator().pieces<ReactElement>(namespace, id, (values ?? {}) as Values, nodes));
  };
}

function asTheyCome(pieces: Pieces): ReactElement {
  return drawInOrder(pieces, (piece) => piece);
}
