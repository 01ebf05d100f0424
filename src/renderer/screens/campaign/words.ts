// The words of races and steps: the game's own where it has some, otherwise the screen's. The games' terms have to be loaded.

import type { ChallengeGoal, ChallengeKind, ChallengeStep } from '@api/campaign/commands';
import type { Level } from '@core/contract';
import { describe } from '@i18n/page';
import { campaignTextIn } from '@narration/catalogue-names';
import { t } from '../../text/club/campaign';

interface Named {
  readonly kind: ChallengeKind;
  readonly game: string;
  readonly n: number;
  readonly id: string;
}

/** What a race is called; a step by its number. */
export function nameOf({ kind, game, n, id }: Named): string {
  const own = kind === 'campaign' ? campaignTextIn(game, `${id}.name`) : undefined;
  return own ?? t('card.step.name', { n });
}

/** What a race is about, in a sentence or two; undefined for steps. */
export function briefOf({ kind, game, id }: Named): string | undefined {
  return kind === 'campaign' ? campaignTextIn(game, `${id}.brief`) : undefined;
}

/** What has to be reached. */
export function goalOf({ game, id, goal }: Named & { readonly goal: ChallengeGoal }): string {
  const own = goal.figure === undefined ? undefined : campaignTextIn(game, `${id}.goal`);
  return own ?? (goal.place === 1 ? t('goal.win') : t('goal.top', { place: goal.place }));
}

/** What a level of a game is called. */
export function levelOf(game: string, level: Level): string {
  return describe({ namespace: game, id: `level.${level}`, otherwise: level }) ?? level;
}

/** What a handicap at this level means. */
export function handicapOf(game: string, id: string, level: number): string {
  return campaignTextIn(game, `handicap.${id}`, { level }) ?? id;
}

/** What a step of the ladder adds. */
export function addsOf(game: string, step: ChallengeStep): string {
  const { adds, id, level, value, seconds, to } = step;
  switch (adds) {
    case 'level':
      return t('adds.level', { level: levelOf(game, level ?? 'easy') });
    case 'star':
      return t('adds.star', { level: levelOf(game, level ?? 'easy') });
    case 'place':
      return t('adds.place', { to });
    case 'car':
      return t('adds.car', { to });
    case 'hints':
      return t('adds.hints');
    case 'undo':
      return t('adds.undo');
    case 'clock':
      return t('adds.clock', { seconds: seconds ?? 0 });
    case 'handicap':
      return handicapOf(game, id ?? '', to);
    case 'option':
      return campaignTextIn(game, `option.${id}`, typeof value === 'number' ? { value } : {}) ?? id ?? '';
  }
}
