// The used tactic cards: their number, and a list of them.

import { Button } from '@ui/controls/button';
import { Dialog } from '@ui/overlays/dialog';
import { classes } from '@ui/panels/classes';
import { memoEqual } from '@ui/render/keep';
import { type ReactElement, useState } from 'react';
import { TACTICS } from '../../../data/cards';
import { tacticName, tacticText } from '../../../narration/texts';
import { t } from '../../../text/t';
import type { Tactic } from '../../../types';
import { HeadButton } from '../head';
import styles from './discards.module.css';

/** The used cards, open to everyone. */
export const Discards = memoEqual(function Discards({ discards }: { discards: readonly Tactic[] }): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <HeadButton onClick={() => setOpen(true)}>{t('used.button', { n: discards.length })}</HeadButton>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('used.title')}
        actions={<Button onClick={() => setOpen(false)}>{t('used.close')}</Button>}
      >
        {discards.length === 0 ? (
          <p className={classes('note', styles.discardsUsed)}>{t('used.none')}</p>
        ) : (
          <ul className={styles.discardsUsed}>
            {TACTICS.map(({ id, count }, card) => {
              const used = discards.filter((one) => one === card).length;
              return (
                <li key={id}>
                  <b>{t('used.line', { card: tacticName(card), n: used, count })}</b>
                  <small>{tacticText(card)}</small>
                </li>
              );
            })}
            <li>
              <small>{t('used.last', { card: tacticName(discards.at(-1) ?? 0) })}</small>
            </li>
          </ul>
        )}
      </Dialog>
    </>
  );
});
