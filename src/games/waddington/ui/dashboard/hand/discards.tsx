// The used tactic cards: their number, and a list of them.

import { Button } from '@ui/controls/button';
import { Dialog } from '@ui/overlays/dialog';
import { classes } from '@ui/panels/classes';
import { useKeptElements } from '@ui/render/keep';
import { memo, type ReactElement, use, useState } from 'react';
import { TACTICS } from '../../../data/cards';
import { tacticName, tacticText } from '../../../narration/texts';
import { t } from '../../../text/t';
import { HeadButton } from '../head';
import { DiscardsContext } from '../table';
import styles from './discards.module.css';

/** The used cards, open to everyone. */
export const Discards = memo(function Discards(): ReactElement {
  const { length: n } = use(DiscardsContext);
  const [open, setOpen] = useState(false);
  // Another used card changes the number alone.
  return useKeptElements(
    <>
      <HeadButton onClick={() => setOpen(true)}>{t('used.button', { n })}</HeadButton>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('used.title')}
        actions={<Button onClick={() => setOpen(false)}>{t('used.close')}</Button>}
      >
        <UsedCards />
      </Dialog>
    </>,
  );
});

function UsedCards(): ReactElement {
  const discards = use(DiscardsContext);
  if (discards.length === 0) return <p className={classes('note', styles.discardsUsed)}>{t('used.none')}</p>;
  return (
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
  );
}
