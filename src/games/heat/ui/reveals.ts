// The cards of a round on a television: all drivers' together, once the last one has shown theirs.

import { painted } from '@ui/art/glyphs';
import type { Picture } from '@ui/art/picture';
import type { Reveal, Revealed, Reveals } from '@ui/game/reveal/reveal';
import { type CardKind, cardOf } from '../data/cards';
import { listedCards } from '../narration/card-names';
import { t } from '../text/t';
import type { Card, HeatEvent } from '../types';
import { FLAME } from './board/art/conditions';

/** The phase in which cards are revealed. */
const PHASE = 3;
/** px; all tiles are as large. */
const [WIDTH, HEIGHT] = [70, 98];

/** What Heat's events reveal. */
export const reveals: Reveals<HeatEvent> = (events, at) => {
  const event = events[at];
  if (event === undefined || cardsIn(event) === undefined) return null;
  const { round } = event;
  const from = events.findLastIndex((one, index) => index <= at && isStart(one));
  const start = events[from];
  if (start?.type !== 'phaseStarted') return null;
  const after = events.slice(from + 1);
  const end = after.findIndex((one) => one.phase !== PHASE);
  const all = end < 0 ? after : after.slice(0, end);
  const last = start.seats.at(-1);
  // Cars act one after the other; Legends turn no cards of their own.
  const isWhole = end >= 0 || all.some((one) => 'seat' in one && one.seat === last);
  return isWhole ? together(round, all) : null;
};

function isStart(event: HeatEvent): boolean {
  return event.type === 'phaseStarted' && event.phase === PHASE;
}

function together(round: number, events: readonly HeatEvent[]): Reveal {
  const items = events.flatMap((event): Revealed[] => {
    const cards = cardsIn(event);
    if (cards === undefined || !('seat' in event)) return [];
    const label = event.type === 'clutteredHand' ? t('caption.cluttered') : '';
    return [{ seat: event.seat, tiles: cards.map(cardTile), label, text: listedCards(cards).cards }];
  });
  return { id: `cards-${round}`, title: t('reveal.cards', { round }), items };
}

function cardsIn(event: HeatEvent): readonly Card[] | undefined {
  return event.type === 'cardsRevealed' || event.type === 'clutteredHand' ? event.cards : undefined;
}

const COLOURS: Readonly<Record<CardKind, readonly [paint: string, edge: string]>> = {
  speed: ['#17468f', '#0f2f66'],
  heat: ['#a3201a', '#3d0a0d'],
  stress: ['#f5cb14', '#b08f05'],
  upgrade: ['#16795a', '#0a4130'],
  sponsor: ['#d9c48d', '#8a7644'],
};

/** A card without its small print, which nobody could read across a room. */
function cardTile(card: Card): Picture {
  const { kind } = cardOf(card);
  const [paint, edge] = COLOURS[kind];
  const body = `<rect width="${WIDTH}" height="${HEIGHT}" rx="9" fill="${edge}"/><rect x="4" y="4" width="${WIDTH - 8}" height="${HEIGHT - 8}" rx="6" fill="${paint}"/>`;
  const disc = `<circle cx="35" cy="49" r="28" fill="#fffdf6"/>`;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${body}${disc}<g transform="translate(35 49)">${markOf(card, edge)}</g></svg>`,
    width: WIDTH,
    height: HEIGHT,
  };
}

function markOf(card: Card, ink: string): string {
  const { kind, values } = cardOf(card);
  if (kind === 'heat') return `<path d="${FLAME}" transform="translate(-22 -23) scale(1.85)" fill="${ink}"/>`;
  if (kind === 'stress') return painted('+', { size: 52, fill: '#181304' });
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (values.length === 0) return '';
  return painted(least === most ? `${least}` : `${least}-${most}`, { size: least === most ? 50 : 34, fill: ink });
}
