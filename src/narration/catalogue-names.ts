// Names that a game gives in its catalogue, of things that the host knows by id. Not for: the messages that carry them
// (season/messages.ts).

import type { GameCard } from '@api/contract';
import type { BonusLine, Occasion } from '@api/season';
import { describe } from '@i18n/page';

/** A circuit in the reader's language: 'circuit.<id>' of the game, otherwise as it is written. */
export function circuitNameIn(game: string, circuit: string, otherwise: string): string {
  return nameIn(game, `circuit.${circuit}`, otherwise);
}

/** The same on the host's card of the game; its id where the host does not list it. */
export function circuitName(card: GameCard | undefined, circuit: string): string {
  if (card === undefined) return circuit;
  return circuitNameIn(card.id, circuit, card.circuits.find((one) => one.id === circuit)?.name ?? circuit);
}

/** What a race stands under. */
export function occasionNameIn(game: string, { id, name }: Occasion): string {
  return nameIn(game, `occasion.${id ?? 'drawn'}`, name);
}

/** A ready-made calendar of a game. */
export function championshipNameIn(game: string, { id, name }: GameCard['championships'][number]): string {
  return nameIn(game, `championship.${id}`, name);
}

/** Why there are points beside those of the place. */
export function bonusNameIn(game: string, { id, name }: Pick<BonusLine, 'id' | 'name'>): string {
  return nameIn(game, `bonus.${id}`, name);
}

/** What a puzzle of a game is about, 'theme.<id>' of the game; undefined if the game does not name it. */
export function themeNameIn(game: string, theme: string): string | undefined {
  const name = nameIn(game, `theme.${theme}`, '');
  return name === '' ? undefined : name;
}

/** What a game says about its races of the campaign, its handicaps and what its ladder changes; undefined if it says nothing. */
export function campaignTextIn(game: string, id: string, values: Record<string, number> = {}): string | undefined {
  const text = describe({ namespace: game, id: `campaign.${id}`, values, otherwise: '' });
  return text === '' ? undefined : text;
}

function nameIn(game: string, id: string, otherwise: string): string {
  return describe({ namespace: game, id, otherwise }) ?? otherwise;
}
