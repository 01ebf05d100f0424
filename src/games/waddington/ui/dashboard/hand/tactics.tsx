// Tactic cards on paper: red head for the one before moving, green for the ones after.

import { drawInOrder } from '@ui/draw-in-order';
import { Card } from '@ui/game/controls/card';
import { Row } from '@ui/game/controls/row';
import { part } from '@ui/inspector/part';
import { classes } from '@ui/panels/classes';
import { useKeptElements } from '@ui/render/keep';
import type { Why } from '@ui/why/off';
import { ChevronsRight, Gauge, Star, Wind, Zap } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { SUPERB, SURGE_SPEED, tacticOf } from '../../../data/cards';
import { tacticName, tacticText } from '../../../narration/texts';
import { t } from '../../../text/t';
import type { Tactic } from '../../../types';
import { Head } from '../head';
import { Discards } from './discards';
import styles from './tactics.module.css';

/** Of the cards with an icon of their own. */
const ICONS: Readonly<Record<string, ReactNode>> = {
  slipstream: <Wind size={18} />,
  quickReactions: <Zap size={18} />,
  carburettorTuned: <Gauge size={18} />,
  superbDriving: <Star size={18} />,
};

export interface TacticsProps {
  hand: readonly Tactic[];
  /** The chosen card; null if none. */
  chosen: Tactic | null;
  hinted?: Tactic | null;
  /** Why a card can't be used now, or null. */
  barred(card: Tactic): Why | null;
  onToggle?: (card: Tactic) => void;
}

/** The hand. Of two equal cards the first one rises. */
export function Tactics({ hand, chosen, hinted = null, barred, onToggle }: TacticsProps): ReactElement {
  const cards = [...hand].sort((a, b) => Number(b === SUPERB) - Number(a === SUPERB) || a - b);
  const shown = useKeptElements(
    drawInOrder(cards, (card, i) => {
      const first = cards.indexOf(card) === i;
      return (
        <TacticCard
          card={card}
          chosen={first && card === chosen}
          hinted={first && card === hinted}
          barred={barred(card)}
          onToggle={() => onToggle?.(card)}
        />
      );
    }),
  );
  return (
    <>
      <Head head={t('hand.head', { n: hand.length })} figure={<Discards />} />
      {cards.length === 0 ? (
        <p className={classes('note', styles.tacticsEmpty)}>{t('hand.empty')}</p>
      ) : (
        <Row className={styles.tactics} name={t('hand.name')} teach="cards">
          {shown}
        </Row>
      )}
    </>
  );
}

interface TacticCardProps {
  card: Tactic;
  chosen: boolean;
  hinted: boolean;
  barred: Why | null;
  onToggle(): void;
}

function TacticCard({ card, chosen, hinted, barred, onToggle }: TacticCardProps): ReactElement {
  const text = t('tactic.told', { title: tacticName(card), text: tacticText(card) });
  return (
    <Card
      className={tacticClasses(card)}
      isChosen={chosen}
      isHinted={hinted}
      why={barred}
      {...part(`tactic.${tacticOf(card).id}`)}
      teach={`tactic.${tacticOf(card).id}`}
      onPress={onToggle}
    >
      <TacticFace card={card} />
      <span className="visually-hidden">, {text}</span>
    </Card>
  );
}

/** The class of a tactic card: red for the one before moving. */
export function tacticClasses(card: Tactic): string {
  return classes(styles.tactic, card === SUPERB && styles.tacticBefore);
}

/** The print on a tactic card: its sign, its value, and when it is played. */
export function TacticFace({ card }: { card: Tactic }): ReactElement {
  const { id, squares } = tacticOf(card);
  const value = card === SUPERB ? t('tactic.free') : squares > 0 ? `+${squares}` : String(SURGE_SPEED);
  return (
    <>
      <span className={styles.tacticHead}>{ICONS[id] ?? <ChevronsRight size={18} />}</span>
      <b>{value}</b>
      <span className={styles.tacticName}>{t(`tactic.${id}.short`)}</span>
      <small>{t('tactic.when', { when: card === SUPERB ? 'before' : 'after' })}</small>
    </>
  );
}
