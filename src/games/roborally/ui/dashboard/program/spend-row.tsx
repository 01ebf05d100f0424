// Option cards given up before damage: each damage point that a marked card takes discards that card, oldest first (O3).

import type { Off } from '@ui/why/off';
import { ShieldCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { SLAB_ARMOUR } from '../../../data/option-cards';
import { optionName } from '../../../narration/texts';
import { t } from '../../../text/t';
import type { OptionCard } from '../../../types';
import { optionPart } from '../../parts';
import { Mark } from '../mark';
import styles from './spend-row.module.css';

export interface SpendRowProps {
  /** Cards that may be given up, in the order in which they are lost. */
  cards: readonly OptionCard[];
  chosen: readonly OptionCard[];
  hinted: readonly OptionCard[];
  /** Why nothing can be marked any more; if omitted, cards can be marked. */
  why?: Off;
  onToggle(card: OptionCard): void;
}

/** One button per card. Armour takes damage automatically, so it needs no choice. */
export function SpendRow({ cards, chosen, hinted, why, onToggle }: SpendRowProps): ReactElement | null {
  const offered = cards.filter((card) => card !== SLAB_ARMOUR);
  if (offered.length === 0) return null;
  return (
    <fieldset className={styles.spend} aria-label={t('spend.name')}>
      <span className={styles.spendName} title={t('spend.note')} aria-hidden="true">
        <ShieldCheck size={17} />
        {t('spend.name')}
      </span>
      {offered.map((card) => (
        <Mark
          key={card}
          isOn={chosen.includes(card)}
          isHinted={hinted.includes(card)}
          {...optionPart(card)}
          why={why}
          takesEnter={false}
          onPress={() => onToggle(card)}
        >
          {optionName(card)}
        </Mark>
      ))}
    </fieldset>
  );
}
