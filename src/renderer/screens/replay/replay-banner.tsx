// What the replay's banner says: the round, its part, and what happens.

import { Film } from 'lucide-react';
import type { ReactElement } from 'react';
import type { AnnotatedFilm } from './annotated-film';
import { LINE_KINDS } from './kinds';

/** The banner over the board; line: the event on show, undefined before the first. */
export function ReplayBanner({
  title,
  line,
}: {
  title: string;
  line: AnnotatedFilm['lines'][number] | undefined;
}): ReactElement {
  const look = line ? LINE_KINDS[line.kind] : undefined;
  const Icon = look?.icon ?? Film;
  return (
    <div className="replay-banner panel panel-glass" data-panel="banner">
      <span className={`replay-banner-icon replay-tone-${look?.tone ?? 'plain'}`}>
        <Icon size={26} aria-hidden="true" />
      </span>
      <div className="replay-banner-words">
        <h2 className="heading">{title}</h2>
        <p>{line?.text ?? 'Before the start'}</p>
      </div>
    </div>
  );
}

/** 'Round 9' of 'Round 9 · Corner check'. */
export function roundOf(title: string): string {
  return title.split(' · ')[0] ?? title;
}
