// Levels and times as text, for the setup and for a party's lobby. Pure.

import type { GameCard } from '@api/contract';
import { BOT_IDS } from '@core/contract';
import type { Choice } from '@ui/controls/select';
import type { GameUi, SetupSummary } from '@ui/game-ui';
import { t } from '../../text/setup';
import type { Level } from './draft';

/** The levels of a game's AI drivers, with the game's own names. */
export function levelChoices(card: GameCard, ui: GameUi): Choice<Level>[] {
  return BOT_IDS.filter((l) => card.bots.includes(l)).map((l) => ({ value: l, label: ui.levelNames[l] }));
}

/** 'Off', '45 s', '5 min'. */
export function clockText(seconds: number): string {
  if (seconds === 0) return t('clock.off');
  return seconds < 120 ? t('clock.seconds', { seconds }) : t('clock.minutes', { minutes: seconds / 60 });
}

/** 'Mixed garage. About 40 minutes.', 'About 10 minutes, 80 decisions each.'; empty if there is nothing to add. */
export function lengthText({ extras, minutes, length }: Omit<SetupSummary, 'headline'>): string {
  const time = timeSentence(minutes, length);
  return [...(extras ? [t('length.extras', { extras })] : []), ...(time === undefined ? [] : [time])].join(' ');
}

function timeSentence(minutes: number | null, length: string | undefined): string | undefined {
  if (minutes === null) return length === undefined ? undefined : t('length.told', { length });
  return length === undefined ? t('length.minutes', { minutes }) : t('length.both', { minutes, length });
}
