// Refused answers for tests: positions that refuse them, and their sentences in both languages.

import type { RuleViolation } from '@core/contract';
import type { Carried } from '@i18n/messages';
import { Translator } from '@i18n/translator';
import { check } from '../check';
import { messages as german } from '../text/de';
import { messages as english } from '../text/en';
import type { HeatAction } from '../types';
import { cards, type Race, race } from './race';

const speakers = [
  { speaker: new Translator('en-GB'), messages: english },
  { speaker: new Translator('de'), messages: german },
] as const;
for (const { speaker, messages } of speakers) speaker.add('heat', messages);

/** The sentences of a refusal in both languages; undefined if one lacks a value. */
export function sentences({ code, detail }: RuleViolation): (string | undefined)[] {
  const values = (detail ?? {}) as Record<string, Carried>;
  return speakers.map(({ speaker }) => speaker.describe({ namespace: 'heat', id: `breach.${code}`, values }));
}

/** Why the first seat's answer is refused. */
export function ofAnswer(r: Race, action: HeatAction): RuleViolation | null {
  return check(r.s, r.ask(0), action);
}

/** React of a car in 3rd gear with its cooldown and no car ahead. */
export function reacting(hand: string, engine = 6): Race {
  return race('usa').car({ at: 13, gear: 3, engine, hand }).begin(4, [], [0]);
}

/** A car whose cards have been placed and revealed. */
export function placed(gear: 1 | 2, hand: string, play: string, discard = ''): Race {
  const r = race('usa').car({ at: 13, gear, hand, discard }).begin(2);
  return r.act(0, { type: 'cards', cards: cards(play) });
}
