// Links from anywhere on a screen to the article that explains something: a refusal, a line of the log, what is asked.
// Which rules they lead into, the screen says that shows a game.

import { BookOpen } from 'lucide-react';
import { type ReactElement, useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import './about.css';

/** The links from parts of a game ('breach.boost-gear', 'event.spunOut') to their articles. */
export interface AboutLinks {
  /** The title of the article about this; undefined: there is none. */
  title(about: string): string | undefined;
  open(about: string): void;
}

const store = createStore<{ links: AboutLinks | null }>(() => ({ links: null }));

/** Leads links into these rules for as long as the caller stands. links: the same from render to render. */
export function useAboutLinks(links: AboutLinks): void {
  useEffect(() => {
    store.setState({ links });
    return () => store.setState({ links: null });
  }, [links]);
}

/** The way to the article about this; undefined if there is none, or no rules stand open to links. */
export function useArticleAbout(about: string | undefined): { title: string; open(): void } | undefined {
  const links = useStore(store, (s) => s.links);
  const title = about === undefined ? undefined : links?.title(about);
  return about === undefined || title === undefined ? undefined : { title, open: () => links?.open(about) };
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
