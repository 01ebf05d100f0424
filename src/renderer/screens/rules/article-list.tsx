// The articles of a game: a search, and the articles by group; search hits replace the groups.

import { useKeys } from '@ui/keys';
import { classes } from '@ui/panels/classes';
import { KeyCap } from '@ui/panels/panel';
import { ArticleLink } from '@ui/reference/article-link';
import type { Article, Reference } from '@ui/reference/reference';
import { searchOf } from '@ui/reference/search';
import { ChevronRight, Search } from 'lucide-react';
import { type ReactElement, useEffect, useId, useMemo, useRef, useState } from 'react';
import { t } from '../../text/rules';
import styles from './article-list.module.css';

/** The list. current: the article on screen. name: the game's, for the search field. slash: `/` moves to the field. */
export function ArticleList({
  reference,
  current,
  name,
  slash = false,
}: {
  reference: Reference;
  current: string | undefined;
  name: string;
  slash?: boolean;
}): ReactElement {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const search = useMemo(() => searchOf(reference), [reference]);
  useKeys({ '/': () => field.current?.focus() }, slash);
  const isSearching = typed.trim() !== '';
  return (
    <div className={styles.articleList}>
      <label className={styles.articleSearch}>
        <Search size={18} aria-hidden="true" />
        <input
          ref={field}
          type="search"
          value={typed}
          placeholder={t('search', { game: name })}
          aria-label={t('search', { game: name })}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        {slash && <KeyCap>/</KeyCap>}
      </label>
      {isSearching ? (
        <Hits hits={search(typed)} typed={typed.trim()} current={current} />
      ) : (
        <nav className={styles.articleGroups} aria-label={t('articles')}>
          {reference.groups.map((group) => (
            <Group key={group.id} reference={reference} group={group} current={current} />
          ))}
        </nav>
      )}
    </div>
  );
}

function Hits({ hits, typed, current }: { hits: readonly Article[]; typed: string; current: string | undefined }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('hits', { n: hits.length })}
      </p>
      {hits.length === 0 ? (
        <p className={styles.articleNone}>{t('noHits', { typed })}</p>
      ) : (
        <ul className={styles.articleHits}>
          {hits.map((article) => (
            <li key={article.id}>
              <Item article={article} current={current} note />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A group that opens and closes; the group of the current article is open from the start. */
function Group({
  reference,
  group,
  current,
}: {
  reference: Reference;
  group: Reference['groups'][number];
  current: string | undefined;
}): ReactElement {
  const articles = reference.articles.filter((article) => article.group === group.id);
  const holds = articles.some(({ id }) => id === current);
  const [isOpen, setOpen] = useState(holds || reference.articles.length < 16);
  // Another article is shown, for example by a link: its group opens.
  useEffect(() => {
    if (holds) setOpen(true);
  }, [holds]);
  const list = useId();
  return (
    <section>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setOpen(!isOpen)}
          className={styles.articleFold}
        >
          <ChevronRight size={16} className={classes('icon', isOpen && styles.articleFoldOpen)} aria-hidden="true" />
          {group.title}
          <span className={styles.articleCount}>{articles.length}</span>
        </button>
      </h3>
      <ul id={list} hidden={!isOpen}>
        {articles.map((article) => (
          <li key={article.id}>
            <Item article={article} current={current} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Item({ article, current, note = false }: { article: Article; current: string | undefined; note?: boolean }) {
  const isCurrent = article.id === current;
  return (
    <ArticleLink
      article={article.id}
      className={classes(styles.articleItem, isCurrent && styles.articleItemShown)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {article.number !== undefined && !note && <i className={styles.articleNumber}>{article.number}</i>}
      <b>{article.title}</b>
      {note && <small>{article.leadText}</small>}
    </ArticleLink>
  );
}
