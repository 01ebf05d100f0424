// Messages with tags, as nodes of a page: '<b>{name}</b> wins'.

import type { Given, Messages, Values } from '@i18n/messages';
import { pageTranslator } from '@i18n/page';
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';

/** What stands for each tag of a message: `{ b: (inner) => <b>{inner}</b> }`. */
export type TagNodes = Readonly<Record<string, (inner: ReactNode) => ReactElement>>;

/** The messages of a namespace that have tags: `rich('wins', { name }, { b: (inner) => <b>{inner}</b> })`. */
export function richTranslations<Source extends Messages>(
  namespace: string,
): <Id extends keyof Source & string>(id: Id, values: Given<Source[Id]>[0] | Values, tags: TagNodes) => ReactElement {
  return (id, values, tags) => {
    const nodes = Object.fromEntries(
      Object.entries(tags).map(([tag, node]) => [tag, (inner: (string | ReactElement)[]) => node(inFragment(inner))]),
    );
    return inFragment(pageTranslator().pieces<ReactElement>(namespace, id, (values ?? {}) as Values, nodes));
  };
}

/** Spread as children they need no keys: their order never changes. */
function inFragment(pieces: readonly (string | ReactElement)[]): ReactElement {
  return createElement(Fragment, null, ...pieces);
}
