// What is turned up or rolled, on a television: penalty dice, pit cards and tactic cards.

import type { Picture } from '@ui/art/picture';
import { PIPS } from '@ui/art/pips';
import type { Reveals } from '@ui/game/reveal/reveal';
import { outcomeGiven, pitCardName, tacticName } from '../narration/texts';
import { t } from '../text/t';
import type { WaddingtonEvent } from '../types';

/** What the events of Waddington's Formula 1 reveal. */
export const reveals: Reveals<WaddingtonEvent> = (events, at) => {
  const event = events[at];
  switch (event?.type) {
    case 'diceRolled': {
      const [first, second] = event.dice;
      const label = t('chart.outcome', outcomeGiven(event));
      const text = t('dice.thrown', { first, second });
      const items = [{ seat: event.seat, tiles: [diePicture(first), diePicture(second)], label, text }];
      return { id: `dice-${at}`, title: t('chart.name'), items };
    }
    case 'pitCardDrawn': {
      const label = pitCardName(event.card);
      return { id: `pit-${at}`, title: t('reveal.pit'), items: [{ seat: event.seat, tiles: [], label, text: label }] };
    }
    case 'tacticPlayed': {
      const label = tacticName(event.card);
      const items = [{ seat: event.seat, tiles: [], label, text: label }];
      return { id: `tactic-${at}`, title: t('reveal.tactic'), items };
    }
    default:
      return null;
  }
};

function diePicture(value: number): Picture {
  const pips = (PIPS[value] ?? []).map(([x, y]) => `<circle cx="${x * 12}" cy="${y * 12}" r="4.6" fill="#15181c"/>`);
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-26 -26 52 52" width="96" height="96"><rect x="-24" y="-24" width="48" height="48" rx="9" fill="#f7f1e1" stroke="#cdbf9b"/>${pips.join('')}</svg>`,
    width: 96,
    height: 96,
  };
}
