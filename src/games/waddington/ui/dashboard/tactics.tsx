// Tactic cards on paper: red head for the one before moving, green for those after. With the list of used cards.

import { moveFocus } from '@ui/keys';
import { Button } from '@ui/panels/button';
import { classes } from '@ui/panels/classes';
import { Dialog } from '@ui/panels/dialog';
import { play } from '@ui/sound/sound';
import { ChevronsRight, Gauge, Star, Wind, Zap } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { SUPERB, SURGE_SPEED, TACTICS, type TacticId, tacticOf } from '../../data/cards';
import type { Tactic } from '../../types';

const FACES: Readonly<Record<TacticId, { icon: ReactNode; value: string; short: string }>> = {
  fastGearChange: { icon: <ChevronsRight size={18} />, value: '+2', short: 'Gears' },
  slipstream: { icon: <Wind size={18} />, value: '+3', short: 'Tow' },
  quickReactions: { icon: <Zap size={18} />, value: '+4', short: 'Quick' },
  carburettorTuned: { icon: <Gauge size={18} />, value: String(SURGE_SPEED), short: 'Tuned' },
  superbDriving: { icon: <Star size={18} />, value: 'Free', short: 'Corner' },
};

export interface TacticsProps {
  hand: readonly Tactic[];
  discards: readonly Tactic[];
  /** The card chosen; null: none. */
  chosen: Tactic | null;
  hinted?: Tactic | null;
  /** Why a card cannot be used now, or null. */
  barred(card: Tactic): string | null;
  /** null: the hand only lies open. */
  onToggle: ((card: Tactic) => void) | null;
}

/** The hand. Equal cards are equal: of two the first one rises. */
export function Tactics({ hand, discards, chosen, hinted = null, barred, onToggle }: TacticsProps): ReactElement {
  const cards = [...hand].sort((a, b) => Number(b === SUPERB) - Number(a === SUPERB) || a - b);
  return (
    <>
      <div className="wad-dash-head">
        <span className="label">Tactic cards · {hand.length}</span>
        <Discards discards={discards} />
      </div>
      {cards.length === 0 ? (
        <p className="note wad-tactics-empty">No tactic cards in hand</p>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
        <div className="wad-tactics" role="group" aria-label="Tactic cards" onKeyDown={moveFocus}>
          {cards.map((card, i) => {
            const first = cards.indexOf(card) === i;
            const reason = barred(card);
            return (
              <TacticCard
                // biome-ignore lint/suspicious/noArrayIndexKey: equal cards have no other name
                key={i}
                card={card}
                chosen={first && card === chosen}
                hinted={first && card === hinted}
                barred={reason}
                onToggle={onToggle && reason === null ? () => onToggle(card) : null}
              />
            );
          })}
        </div>
      )}
    </>
  );
}

interface TacticCardProps {
  card: Tactic;
  chosen: boolean;
  hinted: boolean;
  barred: string | null;
  onToggle: (() => void) | null;
}

function TacticCard({ card, chosen, hinted, barred, onToggle }: TacticCardProps): ReactElement {
  const { id, title, text } = tacticOf(card);
  const face = FACES[id];
  const before = card === SUPERB;
  return (
    <button
      type="button"
      className={classes(
        'wad-tactic',
        before && 'wad-tactic-before',
        chosen && 'wad-tactic-on',
        barred !== null && 'wad-tactic-off',
        hinted && 'wad-hinted',
      )}
      aria-pressed={onToggle ? chosen : undefined}
      title={`${title}. ${text}${barred === null ? '' : ` ${barred}`}`}
      disabled={onToggle === null}
      data-enter="screen"
      onClick={() => {
        play('cardSlide');
        onToggle?.();
      }}
    >
      <span className="wad-tactic-head">{face.icon}</span>
      <b>{face.value}</b>
      <span className="wad-tactic-name">{face.short}</span>
      <small>{before ? 'before' : 'after'}</small>
      <span className="hidden-text">{`, ${title}: ${text}${barred === null ? '' : ` ${barred}`}`}</span>
    </button>
  );
}

/** The used cards, open to everybody. */
function Discards({ discards }: { discards: readonly Tactic[] }): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="wad-discards label" onClick={() => setOpen(true)}>
        Used {discards.length}
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Used tactic cards"
        actions={<Button onClick={() => setOpen(false)}>Close</Button>}
      >
        {discards.length === 0 ? (
          <p className="note wad-used">No tactic card has been used yet.</p>
        ) : (
          <ul className="wad-used">
            {TACTICS.map(({ id, title, text, count }, card) => {
              const used = discards.filter((one) => one === card).length;
              return (
                <li key={id}>
                  <b>
                    {title}: {used} of {count}
                  </b>
                  <small>{text}</small>
                </li>
              );
            })}
            <li>
              <small>The last one used, on top: {tacticOf(discards.at(-1) ?? 0).title}</small>
            </li>
          </ul>
        )}
      </Dialog>
    </>
  );
}
