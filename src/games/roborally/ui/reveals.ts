// A register on a television: what every robot reveals, in the order in which they act.

import type { Picture } from '@ui/art/picture';
import type { Reveals } from '@ui/game/reveal/reveal';
import { CARD_FACTS, typeOf } from '../data/cards';
import { cardName, cardText } from '../narration/texts';
import { t } from '../text/t';
import type { Card, RoborallyEvent } from '../types';
import { ARROWS } from './card-arrows';

/** What RoboRally's events reveal. */
export const reveals: Reveals<RoborallyEvent> = (events, at) => {
  const event = events[at];
  if (event?.type !== 'cardsRevealed' || event.cards.length === 0) return null;
  const items = event.cards.map(({ seat, card, marked }) => {
    return { seat, tiles: [cardTile(card)], label: cardName(card, marked), text: cardText(card, marked) };
  });
  return {
    id: `register-${event.turn}-${event.register}`,
    title: t('frame.register', { register: event.register }),
    items,
  };
};

const COLOURS = { move: '#c8671a', turn: '#1c8d86', reverse: '#8356ad' } as const;

/** The arrow of a card; its name is under it. */
function cardTile(card: Card): Picture {
  const facts = CARD_FACTS[typeOf(card)];
  const kind = facts === undefined || facts.move > 0 ? 'move' : facts.turn !== 0 ? 'turn' : 'reverse';
  const arrow =
    facts === undefined ? '' : `<path d="${ARROWS[facts.type]}" transform="translate(4 8)" fill="#fff6e4"/>`;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 80" width="72" height="80"><rect width="72" height="80" rx="9" fill="#2a1c10"/><rect x="4" y="4" width="64" height="72" rx="6" fill="${COLOURS[kind]}"/>${arrow}</svg>`,
    width: 72,
    height: 80,
  };
}
