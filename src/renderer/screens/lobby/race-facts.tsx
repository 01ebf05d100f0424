// The next race in a few words: its circuit and its rules. For the lobby and for lists of parties.

import type { GameCard } from '@api/contract';
import type { PartyRace } from '@api/party';
import { circuitName } from '@narration/catalogue-names';
import type { RaceTerms } from '@ui/game-ui';
import { BookOpen } from 'lucide-react';
import type { ReactElement } from 'react';
import { presetOf } from '../../app/games/preset-of';
import { t } from '../../text/join';

/** One rule that is set. */
export interface FactText {
  icon: ReactElement;
  text: string;
}

/** Circuit and options of a race. */
export type RacePart = Pick<PartyRace, 'circuit' | 'options'>;

/** 'USA, 2 laps'. */
export function raceTitle(card: GameCard | undefined, race: RacePart): string {
  const circuit = circuitName(card, race.circuit);
  const { laps } = race.options;
  return typeof laps === 'number' ? t('race.title', { circuit, laps }) : circuit;
}

/**
 * The game's preset, then the options that are switched on or differ from the default, in the game's terms. A game with
 * presets shows every number: there, people choose a party by its rules.
 */
export function optionFacts(card: GameCard, ui: RaceTerms, race: RacePart): FactText[] {
  const preset = presetOf(card, race.options);
  const named = preset
    ? [{ icon: <BookOpen size={15} className="icon" />, text: ui.presetNames?.[preset.id] ?? preset.name }]
    : [];
  const isWhole = card.presets.length > 0;
  const set = ui.setupRows(card, race).flatMap((row): FactText[] => {
    if (row.kind !== 'option' || row.id === 'laps' || row.disabled !== undefined) return [];
    const spec = card.options.find((one) => one.id === row.id);
    const value = race.options[row.id];
    if (spec === undefined || value === undefined) return [];
    if (spec.type === 'flag') return value === true ? [{ icon: row.icon, text: row.label }] : [];
    if (value === spec.default && !(isWhole && spec.type === 'number')) return [];
    const text = typeof value === 'string' ? (row.values?.[value] ?? value) : String(value);
    return [{ icon: row.icon, text: t('race.option', { option: row.label, value: text }) }];
  });
  return [...named, ...set];
}
