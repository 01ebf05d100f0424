// Buttons of the Storm, and what may be played in words.

import { useKeys } from '@ui/keys';
import { Button } from '@ui/panels/button';
import { classes } from '@ui/panels/classes';
import { MainButton } from '@ui/panels/main-button';
import { KeyCap } from '@ui/panels/panel';
import { count, list } from '@ui/phrases';
import { Ban, Crown, FastForward, Layers2, ListPlus, Skull, Square } from 'lucide-react';
import type { ReactElement } from 'react';
import { SUIT_OF, SUITS } from '../../data/cards';
import type { Card } from '../../types';
import { suitPicture } from '../art/cards';
import { Piece } from '../cards/picture';
import type { Table } from '../table';
import { cardWords, suitName } from '../texts';
import type { DrawingOn } from './drawing-on';
import type { StormTurn } from './use-storm-turn';

export interface StormControlsProps {
  table: Table;
  turn: StormTurn;
  hand: readonly Card[];
  drawing: DrawingOn;
  /** Shows the rest of the Storm at once; null: its viewer is still in it. */
  skip: (() => void) | null;
}

/** What can be done, its reasons above it. */
export function StormControls({ table, turn, hand, drawing, skip }: StormControlsProps): ReactElement {
  const card = turn.chosen === null || turn.suits ? undefined : hand[turn.chosen];
  const draws = `Draw ${Math.max(1, turn.draw)}`;
  const drawIcon = <Layers2 size={20} aria-hidden="true" />;
  const wait = table.now ? 'Watch' : 'Wait';
  useKeys(
    { ...(drawing.start && { u: drawing.start }), ...(skip && { e: skip }) },
    drawing.start !== null || skip !== null,
  );
  return (
    <>
      {turn.isOpen && (
        <aside className="panel panel-glass hv-may" aria-label="You may play">
          <h2 className="label">{turn.suits ? 'You hold' : 'You may play'}</h2>
          <Reasons table={table} turn={turn} />
        </aside>
      )}
      <div className={classes('hv-buttons', turn.toxic > 0 && 'hv-buttons-toxic')}>
        {turn.isCard && card !== undefined && turn.mayDraw && (
          <Button className="hv-draw" icon={drawIcon} onClick={turn.drawCards}>
            {draws} <KeyCap>D</KeyCap>
          </Button>
        )}
        {drawing.start && (
          <Button className="hv-draw" icon={<ListPlus size={20} aria-hidden="true" />} onClick={drawing.start}>
            Draw until I can play <KeyCap>U</KeyCap>
          </Button>
        )}
        {drawing.isOn && !turn.isOpen && (
          <Button icon={<Square size={18} aria-hidden="true" />} onClick={drawing.stop}>
            Stop drawing
          </Button>
        )}
        {skip && (
          <Button icon={<FastForward size={20} aria-hidden="true" />} onClick={skip}>
            Skip to the end <KeyCap>E</KeyCap>
          </Button>
        )}
        <MainButton
          onClick={turn.confirm}
          barred={turn.isOpen ? null : 'It is not your turn'}
          hinted={turn.isDrawHinted && card === undefined}
        >
          {mainWords(turn, card, draws, wait)}
        </MainButton>
      </div>
    </>
  );
}

function mainWords(turn: StormTurn, card: Card | undefined, draws: string, wait: string): string {
  if (!turn.isOpen) return wait;
  if (turn.suits) return `Call ${suitName(turn.chosen ?? 0)}`;
  if (card !== undefined) return `Play ${cardWords(card)}`;
  return turn.mustPass ? 'Pass' : draws;
}

function Reasons({ table, turn }: Pick<StormControlsProps, 'table' | 'turn'>): ReactElement {
  if (turn.suits) {
    return (
      <p>
        <Crown size={22} aria-hidden="true" className="hv-gold" />
        <span>{heldWords(turn.suits)}. The next driver must match the suit you call.</span>
      </p>
    );
  }
  if (turn.toxic > 0) {
    return (
      <>
        <p>
          <Skull size={22} aria-hidden="true" className="hv-lime" />
          <span>
            {turn.legal.length > 0
              ? `Another 7, and the next driver faces ${turn.toxic + 2} cards.`
              : `You hold no 7: ${count(turn.draw, 'card')} for you.`}
          </span>
        </p>
        <p>
          <Ban size={22} aria-hidden="true" className="hv-red" />
          <span>No Queen on a toxic 7.</span>
        </p>
      </>
    );
  }
  const top = table.view.pile.at(-1);
  const suit = table.view.called ?? (top === undefined ? 0 : (SUIT_OF[top] ?? 0));
  return (
    <>
      <p>
        <Piece picture={suitPicture(suit, SUITS[suit]?.colour === 'red' ? '#ff9183' : '#ffffff')} />
        <span>
          {table.view.called === null
            ? `Any of the ${suitName(suit)}, or the same rank.`
            : `The Queen calls ${suitName(suit)}.`}
        </span>
      </p>
      <p>
        <Crown size={22} aria-hidden="true" className="hv-gold" />
        <span>
          {turn.legal.length > 0 ? 'A Queen goes on anything but a toxic 7.' : 'Nothing in your hand matches.'}
        </span>
      </p>
    </>
  );
}

/** 'Two spades and one diamond' as figures: '2 spades and 1 diamond'. */
function heldWords(held: readonly number[]): string {
  const parts = held.flatMap((n, suit) => (n > 0 ? [count(n, suitName(suit).replace(/s$/, ''))] : []));
  return parts.length > 0 ? list(parts) : 'No cards';
}
