// The rules beside a running race: open at the current decision, or at the subject of a question, such as a refusal.

import type { MatchUpdate } from '@api/contract';
import type { GameUi } from '@ui/game-ui';
import { inspector, lookAway } from '@ui/inspector/look';
import { type AboutLinks, useAboutLinks } from '@ui/reference/about';
import { articleAbout, type Reference } from '@ui/reference/reference';
import { useSteady } from '@ui/render/keep';
import { dismissRefusal, refusals } from '@ui/why/refusals';
import { useMemo, useState } from 'react';

export interface RaceRules {
  /** The subject at which the rules are open (Article.about); undefined: the list of all articles. */
  about: string | undefined;
  /** The viewer's decision, if an article is about it. */
  now: string | undefined;
  /** Opens them at the current point of the race, at what is looked at, or at the refusal on screen. */
  open(): void;
  /** Opens them at the article about a subject. */
  openAt(about: string): void;
}

/** Makes every link of the screen into this game's rules open the drawer. show: opens the drawer. */
export function useRules(ui: GameUi, update: MatchUpdate, show: () => void): RaceRules {
  const [about, setAbout] = useState<string>();
  const links = useMemo(() => linksInto(ui, setAbout, show), [ui, show]);
  useAboutLinks(links);
  const now = askedAbout(update).find((one) => links.title(one) !== undefined);
  const open = useSteady(() => {
    const { refusal } = refusals.getState();
    dismissRefusal();
    const { looked } = inspector.getState();
    lookAway();
    setAbout(refusal?.about ?? looked?.part ?? now);
    show();
  });
  return { about, now, openAt: links.open, open };
}

/** The viewer's decision, or else the one of the driver everyone waits for: the decision, or the answer of the same name. */
export function askedAbout({ asks: decisions, viewer }: Pick<MatchUpdate, 'asks' | 'viewer'>): readonly string[] {
  const decision = decisions.find(({ seat, committed }) => seat === viewer && !committed) ?? decisions[0];
  return decision === undefined ? [] : [`ask.${decision.kind}`, `action.${decision.kind}`];
}

function linksInto(ui: GameUi, setAbout: (about: string) => void, show: () => void): AboutLinks {
  // The articles are made when the first of them is requested.
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
