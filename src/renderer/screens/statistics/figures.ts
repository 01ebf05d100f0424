// The figures that games count for a driver, as text.

import type { GameCard } from '@api/contract';
import type { GameUi } from '@ui/game-ui';

/** 'Best lap' and '7 rounds'. */
export interface FigureText {
  id: string;
  name: string;
  value: string;
}

/** A figure's value with its unit: '7 rounds', '14'. */
export function valueText(ui: GameUi, figure: string, value: number): string {
  return ui.figureNames[figure]?.count?.(value) ?? String(value);
}

/** The figures that have a value, in the game's order. which: all, or only those for which records are kept. */
export function figureMessages(
  ui: GameUi,
  card: GameCard | undefined,
  figures: Readonly<Record<string, number>>,
  which: 'all' | 'records' = 'all',
): FigureText[] {
  return (card?.figures ?? []).flatMap(({ id, record }) => {
    const value = figures[id];
    if (value === undefined || (which === 'records' && record === undefined)) return [];
    return [{ id, name: nameOf(ui, id), value: valueText(ui, id, value) }];
  });
}

/** A figure's name; its id if the game has no text for it. */
export function nameOf(ui: GameUi, figure: string): string {
  return ui.figureNames[figure]?.name ?? figure;
}
