// Time trials as the host gives them, for tests.

import type { Medal, Trial } from '@api/trials/commands';

/** A trial that nobody has driven; the author's figure is hidden. */
export function trial(change: Partial<Trial> = {}): Trial {
  return {
    ...{ game: 'a', circuit: 'italy', kind: 'lap', measure: 'rounds', laps: 1, rungs: [], best: null, medal: null },
    thresholds: { bronze: 64, silver: 59, gold: 55, author: null },
    ...{ tries: 0, hasOwnGhost: false, rival: null },
    ...change,
  };
}

const LEVELS = { bronze: 'easy', silver: 'medium', gold: 'hard', author: 'best' } as const;

/** A trial against rivals with these medals won. */
export function rivals(won: readonly Medal[], change: Partial<Trial> = {}): Trial {
  const rungs = (['bronze', 'silver', 'gold', 'author'] as const).map((medal) => ({
    ...{ medal, level: LEVELS[medal], won: won.includes(medal), match: null },
    isOpen: medal !== 'author' || won.includes('gold'),
  }));
  return trial({ measure: 'wins', thresholds: null, kind: 'race', rungs, medal: won.at(-1) ?? null, ...change });
}

/** What an element says, word by word, without what is only drawn. */
export function textOf(element: Element): string {
  const said = element.cloneNode(true) as Element;
  for (const drawn of said.querySelectorAll('[aria-hidden="true"]')) drawn.remove();
  const words: string[] = [];
  const walk = document.createTreeWalker(said, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) words.push(walk.currentNode.textContent ?? '');
  return words.join(' ').replaceAll(/\s+/g, ' ').trim();
}
