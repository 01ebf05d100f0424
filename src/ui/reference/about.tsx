// Links from anywhere on a screen to the article that explains something: a refusal, a line of the log, a decision. The screen
// that shows a game decides which rules they lead to.

import { BookOpen } from 'lucide-react';
import { type ReactElement, useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import './about.css';

/** The links from parts of a game ('breach.boost-gear', 'event.spunOut') to their articles. */
export interface AboutLinks {
  /** The title of the article about this; undefined if there is none. */
  title(about: string): string | undefined;
  open(about: string): void;
}

const store = createStore<{ links: AboutLinks | null }>(() => ({ links: null }));

/** Makes links lead to these rules while the caller is mounted. links: must be stable between renders. */
export function useAboutLinks(links: AboutLinks): void {
  useEffect(() => {
    store.setState({ links });
    return () => store.setState({ links: null });
  }, [links]);
}

/** The link to the article about this; undefined if there is none, or no screen has set its rules. */
export function useArticleAbout(about: string | undefined): { title: string; open(): void } | undefined {
  const links = useStore(store, (s) => s.links);
  const title = about === undefined ? undefined : links?.title(about);
  return about === undefined || title === undefined ? undefined : { title, open: () => links?.open(about) };
}

/** A link with the title of the article about this; renders nothing if there is no article or no link to it. */
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
