// What achievements are called: a game's in its own text, loaded for these pages alone; those across games in this screen's.

import type { AchievementCard } from '@api/achievements/commands';
import { cataloguesOf } from '@i18n/locales';
import type { Messages } from '@i18n/messages';
import { addMessages, pageLocale, pageTranslator } from '@i18n/page';
import { use } from 'react';
import { dateText } from '../../../app/format';
import { plateNameOf } from '../../../app/games/boxes';
import { loadScreenMessages } from '../../../app/language';
import { t } from '../../../text/club/achievements';

const FOUND = import.meta.glob<{ messages: Messages }>('../../../../games/*/text/*/achievements.ts');
let loading: Promise<void> | undefined;

/** Loads what achievements are called, in every game and across games, once. */
export function loadWords(): Promise<void> {
  loading ??= Promise.all([
    loadScreenMessages('achievements'),
    ...[...new Set(Object.keys(FOUND).map(gameIn))].map(async (game) => {
      const files = cataloguesOf(pageLocale()).flatMap((folder) => FOUND[fileOf(game, folder)] ?? []);
      const loaded = await Promise.all(files.map((load) => load()));
      addMessages(namespaceOf(game), ...loaded.map(({ messages }) => messages));
    }),
  ]).then(() => undefined);
  return loading;
}

/** The same for a component; the nearest Suspense waits while they load. */
export function useWords(): void {
  use(loadWords());
}

/** Its name: 'Cool head'. */
export function nameOf({ id, game }: AchievementCard): string {
  const own = ownId(id);
  if (game !== null) return pageTranslator().translate(namespaceOf(game), own, undefined);
  return t(`across.${own}` as 'across.week');
}

/** What wins it: 'Win a race'. */
export function textOf({ id, game, goal }: AchievementCard): string {
  const own = `${ownId(id)}.text`;
  if (game !== null) return pageTranslator().translate(namespaceOf(game), own, { n: goal });
  return t(`across.${own}` as 'across.week.text', { n: goal });
}

/** Whether it may not be shown yet. */
export function isHidden({ secret, at }: AchievementCard): boolean {
  return secret && at === null;
}

/** The whole of it in words, for screen readers. */
export function spokenOf(pin: AchievementCard): string {
  if (isHidden(pin)) return t('pin.secret');
  const values = { name: nameOf(pin), metal: t(`metal.${pin.metal}`), text: textOf(pin) };
  if (pin.at !== null) return t('pin.won', { ...values, date: dateText(pin.at) });
  return isUnderWay(pin) ? t('pin.under', { ...values, value: pin.value, goal: pin.goal }) : t('pin.open', values);
}

/** Whether it is not won, and counts to more than one. */
export function isUnderWay({ at, goal }: AchievementCard): boolean {
  return at === null && goal > 1;
}

/** The game's name, or that it is for all games. */
export function gameNameOf({ game }: Pick<AchievementCard, 'game'>): string {
  return game === null ? t('game.across') : plateNameOf(game);
}

function ownId(id: string): string {
  return id.slice(id.indexOf('/') + 1);
}

function namespaceOf(game: string): string {
  return `${game}/achievements`;
}

function gameIn(file: string): string {
  return file.split('/').at(-4) ?? '';
}

function fileOf(game: string, folder: string): string {
  return `../../../../games/${game}/text/${folder}/achievements.ts`;
}
