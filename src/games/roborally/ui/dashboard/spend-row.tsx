// Option cards given up before damage: each point that a marked card takes costs that card, the oldest first (O3).

import { classes } from '@ui/panels/classes';
import { play } from '@ui/sound/sound';
import { ShieldCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { SLAB_ARMOUR } from '../../data/option-cards';
import type { OptionCard } from '../../types';
import { optionEffect, optionName } from '../texts';

export interface SpendRowProps {
  /** Cards that may be given up, in the order in which they go. */
  cards: readonly OptionCard[];
  chosen: readonly OptionCard[];
  hinted: readonly OptionCard[];
  disabled: boolean;
  onToggle(card: OptionCard): void;
}

/** One button per card. Armour takes damage by itself, so there is nothing to choose about it. */
export function SpendRow({ cards, chosen, hinted, disabled, onToggle }: SpendRowProps): ReactElement | null {
  const offered = cards.filter((card) => card !== SLAB_ARMOUR);
  if (offered.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
    <div className="rr-spend" role="group" aria-label="Give up before damage">
      <span className="rr-spend-name" title={SPEND_NOTE} aria-hidden="true">
        <ShieldCheck size={17} />
        Give up before damage
      </span>
      {offered.map((card) => {
        const on = chosen.includes(card);
        return (
          <button
            key={card}
            type="button"
            className={classes('rr-mark', on && 'rr-mark-on', hinted.includes(card) && !on && 'rr-hinted')}
            aria-pressed={on}
            title={`${optionEffect(card)} ${SPEND_NOTE}`}
            disabled={disabled}
            data-enter="screen"
            onClick={() => {
              play('click');
              onToggle(card);
            }}
          >
            {optionName(card)}
          </button>
        );
      })}
    </div>
  );
}

const SPEND_NOTE = 'Given up, it takes one point of damage this turn and is gone; the oldest goes first.';
