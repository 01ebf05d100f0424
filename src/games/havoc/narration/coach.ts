// What Havoc Speedway's coach says in a player's first race, with the cards, coins and chances of the decision.
// Not here: computing them (choices()) or texts (text, `coach.<id>`).

import type { Coach, CoachMoment, CoachNote } from '@narration/coach';
import { SUITS } from '../data/cards';
import type { ChoiceOfDie, DieKind, HavocChoices, Suit } from '../types';
import type { HavocPreview, HavocUi } from './preview';
import { coinMove, suitId } from './texts';

type Offer<K extends HavocChoices['kind']> = Extract<HavocChoices, { kind: K }>;

export const coach: Coach<HavocUi> = {
  notes: ['match', 'draw', 'toxic', 'suit', 'coin', 'roll', 'land', 'across'],
  at: notesAt,
};

function notesAt({ view, seat, choices, preview }: CoachMoment<HavocUi>): CoachNote[] {
  const { own } = view;
  switch (choices?.kind) {
    case 'storm':
      return own?.seat === seat ? stormNotes(choices, own.hand.length) : [];
    case 'suit':
      return suitNotes(choices);
    case 'coin':
      return coinNotes(choices, preview);
    case 'die':
      return dieNotes(choices, preview);
    default:
      return [];
  }
}

function stormNotes({ cards, mayDraw, draw, toxic, suit }: Offer<'storm'>, of: number): CoachNote[] {
  if (toxic > 0) {
    return mayDraw ? [{ id: 'toxic', values: { n: draw, sevens: cards.length }, about: 'effect.toxic' }] : [];
  }
  const values = { n: cards.length, of, suit: suitId(suit) };
  if (cards.length > 0) return [{ id: 'match', values, about: 'event.cardPlayed', at: 'hand' }];
  return mayDraw ? [{ id: 'draw', values: { n: draw, of, suit: suitId(suit) }, about: 'action.draw' }] : [];
}

/** The longest suit in hand. */
function suitNotes({ held }: Offer<'suit'>): CoachNote[] {
  const n = Math.max(...held);
  if (n === 0) return [];
  const suit = SUITS.findIndex((_, at) => held[at] === n) as Suit;
  return [{ id: 'suit', values: { n, suit: suitId(suit) }, about: 'ask.suit' }];
}

function coinNotes({ coins }: Offer<'coin'>, preview: HavocPreview | null): CoachNote[] {
  const coin = preview?.kind === 'coin' ? preview.coin : null;
  if (coin === null) return [];
  return [{ id: 'coin', values: { n: coins.length, ...coinMove(coin) }, about: 'ask.coin' }];
}

function dieNotes({ dice }: Offer<'die'>, preview: HavocPreview | null): CoachNote[] {
  const chosen = preview?.kind === 'dice' ? preview.die : null;
  const notes: CoachNote[] = [];
  const movement = dieOf(dice, 'movement');
  if (movement && chosen === 'movement') {
    const { of, outcomes } = movement;
    const landing = outcomes.filter(({ coins }) => coins.length > 0).reduce((sum, { ways }) => sum + ways, 0);
    const percent = Math.round((landing * 100) / of);
    if (percent > 0) notes.push({ id: 'land', values: { percent }, about: 'event.coinRevealed', at: 'dice' });
    const rolls = outcomes.map(({ roll }) => roll);
    const values = { n: movement.dice, low: Math.min(...rolls), high: Math.max(...rolls) };
    notes.push({ id: 'roll', values, about: 'die.movement', at: 'dice' });
  }
  const lane = dieOf(dice, 'lane');
  if (lane) {
    const faces = lane.outcomes.filter(({ path }) => path.length > 1).reduce((sum, { ways }) => sum + ways, 0);
    const values = { n: faces, of: lane.of };
    if (faces > 0) notes.push({ id: 'across', values, about: 'die.lane', at: 'dice' });
  }
  return notes;
}

function dieOf(dice: readonly ChoiceOfDie[], kind: DieKind): ChoiceOfDie | undefined {
  return dice.find(({ die }) => die === kind);
}
