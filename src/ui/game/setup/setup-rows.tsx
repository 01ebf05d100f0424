// Rows of the setup screen as a game lists them: one line per option. Not here: how a row looks (the shell's screens).

import type { GameCard } from '@api/contract';
import type { OptionValue } from '@core/contract';
import type { SetupRow } from '@ui/game-ui';
import { t } from '@ui/text/t';
import { type LucideIcon, Timer } from 'lucide-react';

/** px of a row's icon. */
const ICON = 20;

type OptionRow = Extract<SetupRow, { kind: 'option' }>;

/** The row of an option of the game. more: words for its values, those that are offered, why it is closed, whether it is for those who know the game. */
export function option(
  id: string,
  Icon: LucideIcon,
  label: string,
  note: string,
  more: Pick<OptionRow, 'values' | 'offered' | 'disabled' | 'expert'> = {},
): OptionRow {
  return { kind: 'option', id, icon: <Icon size={ICON} />, label, note, ...more };
}

/** The heading over a group of rows. */
export function heading(text: string): SetupRow {
  return { kind: 'heading', text };
}

/** The row of the time for a decision. */
export function turnClock(label = t('setup.clock'), note = t('setup.clock.note')): SetupRow {
  return { kind: 'clock', icon: <Timer size={ICON} />, label, note };
}

/** The row that says when results are gone on from. */
export function goOnRow(Icon: LucideIcon, label: string, note: string): SetupRow {
  return { kind: 'goOn', icon: <Icon size={ICON} />, label, note };
}

/** Of these rows those whose options the game has on this shelf. */
export function rowsOn(card: GameCard, rows: readonly SetupRow[]): SetupRow[] {
  const options = new Set(card.options.map(({ id }) => id));
  return rows.filter((row) => row.kind !== 'option' || options.has(row.id));
}

/** A number among the options of a setup; or: where it is not one. */
export function numberIn(options: Readonly<Record<string, OptionValue>>, id: string, or: number): number {
  const value = options[id];
  return typeof value === 'number' ? value : or;
}
