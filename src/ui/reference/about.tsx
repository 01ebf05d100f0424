// Links from anywhere on a screen to the article that explains something: a refusal, a line of the log, what is asked.
// Which rules they lead into, the screen says that shows a game.

import { BookOpen } from 'lucide-react';
import { type ReactElement, useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import './about.css';

/** The way from parts of a game ('breach.boost-gear', 'event.spunOut') to their articles. */
export interface AboutWays {
  /** The title of the article about this; undefined: there is none. */
  title(about: string): string | undefined;
  open(about: string): void;
}

const store = createStore<{ ways: AboutWays | null }>(() => ({ ways: null }));

/** Leads links into these rules for as long as the caller stands. ways: the same from render to render. */
export function useAboutWays(ways: AboutWays): void {
  useEffect(() => {
    store.setState({ ways });
    return () => store.setState({ ways: null });
  }, [ways]);
}

/** The way to the article about this; undefined if there is none, or no rules stand open to links. */
export function useArticleAbout(about: string | undefined): { title: string; open(): void } | undefined {
  const ways = useStore(store, (s) => s.ways);
  const title = about === undefined ? undefined : ways?.title(about);
  return about === undefined || title === undefined ? undefined : { title, open: () => ways?.open(about) };
}

/** A link named by the title of the article about this; nothing if there is no such article, or no way to it. */
export function AboutLink({ about, onOpen }: { about: string | undefined; onOpen?(): void }): ReactElement | null {
  const article = useArticleAbout(about);
  if (article === undefined) return null;
  return (
    <button
      type="button"
      className="about-link"
      onClick={() => {
        onOpen?.();
        article.open();
      }}
    >
      <BookOpen size={18} aria-hidden="true" />
      <span>{article.title}</span>
    </button>
  );
}
