// Finds articles as one types: words of titles first, then of the first sentence, then of the rest; beginnings of words
// and a slip of the finger count.

import MiniSearch from 'minisearch';
import type { Article, Reference } from './reference';

/** Looks articles up; the best first. Empty or blank: none. */
export function searchOf(reference: Reference): (typed: string) => readonly Article[] {
  const index = new MiniSearch<Article>({
    fields: ['title', 'leadText', 'text', 'groupTitle'],
    extractField: (article, field) =>
      field === 'groupTitle'
        ? (reference.groups.find(({ id }) => id === article.group)?.title ?? '')
        : String(article[field as keyof Article] ?? ''),
    searchOptions: {
      boost: { title: 6, leadText: 2 },
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
    // 'Spin-out' is found by 'spinout' too, 'Überhitzung' by 'uberhitzung'.
    processTerm: folded,
  });
  index.addAll(reference.articles);
  const byId = new Map(reference.articles.map((article) => [article.id, article]));
  return (typed) => index.search(typed).flatMap(({ id }) => byId.get(String(id)) ?? []);
}

function folded(term: string): string | null {
  const plain = term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain === '' ? null : plain;
}
