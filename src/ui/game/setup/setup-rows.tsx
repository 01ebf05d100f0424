// Builds the rows of the setup screen: a game lists one line per option. Not here: how a row looks (the shell's screens).

import type { GameCard } from '@api/contract';
import type { OptionValue } from '@core/contract';
import type { SetupRow } from '@ui/game-ui';
import { t } from '@ui/text/t';
import { type LucideIcon, Timer } from 'lucide-react';

/** Size of a row's icon, px. */
const ICON = 20;

type OptionRow = Extract<SetupRow, { kind: 'option' }>;

/**
 * The row of a game option. more: labels of its values, the values on offer, why it is disabled, whether it is an expert option.
 */
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

/** The row for the time per decision. */
export function turnClock(label = t('setup.clock'), note = t('setup.clock.note')): SetupRow {
  return { kind: 'clock', icon: <Timer size={ICON} />, label, note };
}

/** The row for when screens leave results. */
export function goOnRow(Icon: LucideIcon, label: string, note: string): SetupRow {
  return { kind: 'goOn', icon: <Icon size={ICON} />, label, note };
}

/** The rows whose options exist in the game's card. */
export function rowsOn(card: GameCard, rows: readonly SetupRow[]): SetupRow[] {
  const options = new Set(card.options.map(({ id }) => id));
  return rows.filter((row) => row.kind !== 'option' || options.has(row.id));
}

/** Reads a number from a setup's options. or: the value if it is not a number. */
export function numberIn(options: Readonly<Record<string, OptionValue>>, id: string, or: number): number {
  const value = options[id];
  return typeof value === 'number' ? value : or;
}
