// The rules beside a running race: open at what is asked now, or at what someone asks about, such as a refusal.

import type { MatchUpdate } from '@api/contract';
import type { GameUi } from '@ui/game-ui';
import { inspector, lookAway } from '@ui/inspector/look';
import { type AboutLinks, useAboutLinks } from '@ui/reference/about';
import { articleAbout, type Reference } from '@ui/reference/reference';
import { dismissRefusal, refusals } from '@ui/why/refusals';
import { useMemo, useState } from 'react';

export interface RaceRules {
  /** What the rules are open at (ArticleEntry.about); undefined: the list of all articles. */
  about: string | undefined;
  /** What the viewer is asked, as far as an article is about it. */
  now: string | undefined;
  /** Opens them where the race is now, or at what is looked at, or at the refusal on show. */
  open(): void;
  /** Opens them at the article about something. */
  openAt(about: string): void;
}

/** Leads every link of the screen into the rules of this game. show: opens the drawer. */
export function useRules(ui: GameUi, update: MatchUpdate, show: () => void): RaceRules {
  const [about, setAbout] = useState<string>();
  const links = useMemo(() => linksInto(ui, setAbout, show), [ui, show]);
  useAboutLinks(links);
  const now = askedAbout(update).find((one) => links.title(one) !== undefined);
  return {
    about,
    now,
    openAt: links.open,
    open: () => {
      const { refusal } = refusals.getState();
      dismissRefusal();
      const { looked } = inspector.getState();
      lookAway();
      setAbout(refusal?.about ?? looked?.part ?? now);
      show();
    },
  };
}

/** What the viewer is asked, or else the driver everyone waits for: the question, or the answer of the same name. */
export function askedAbout({ asks: decisions, viewer }: Pick<MatchUpdate, 'asks' | 'viewer'>): readonly string[] {
  const decision = decisions.find(({ seat, committed }) => seat === viewer && !committed) ?? decisions[0];
  return decision === undefined ? [] : [`ask.${decision.kind}`, `action.${decision.kind}`];
}

function linksInto(ui: GameUi, setAbout: (about: string) => void, show: () => void): AboutLinks {
  // The articles are made when the first of them is asked for.
  let reference: Reference | undefined;
  return {
    title: (about) => {
      reference ??= ui.reference();
      return articleAbout(reference, about)?.title;
    },
    open: (about) => {
      setAbout(about);
      show();
    },
  };
}
