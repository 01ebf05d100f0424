// Searches articles while the user types. Matches in titles rank first, then in the first sentence, then in the rest. Prefixes
// and single typing errors match.

import MiniSearch from 'minisearch';
import type { Article, Reference } from './reference';

/** Returns a search function; best matches first, none for blank input. */
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
    // 'spinout' also finds 'Spin-out', and 'uberhitzung' finds 'Überhitzung'.
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
