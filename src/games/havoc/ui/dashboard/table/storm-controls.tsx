// The Storm's buttons, and the playable cards as text.

import { list } from '@narration/phrases';
import { Button } from '@ui/controls/button';
import { mainButton } from '@ui/controls/main-button';
import { keyNameOf } from '@ui/key-names';
import { useKeys } from '@ui/keys';
import { classes } from '@ui/panels/classes';
import { KeyCap } from '@ui/panels/panel';
import { t as general } from '@ui/text/t';
import { Ban, Crown, FastForward, Layers2, ListPlus, Skull, Square } from 'lucide-react';
import type { ReactElement } from 'react';
import { SUIT_OF, SUITS, TOXIC_STEP } from '../../../data/cards';
import { cardText, suitId } from '../../../narration/texts';
import { t } from '../../../text/t';
import type { Card } from '../../../types';
import { suitPicture } from '../../art/cards';
import { Piece } from '../../cards/picture';
import type { HavocTable } from '../../table';
import { TABLE_BUTTONS } from './card-table';
import type { DrawingOn } from './drawing-on';
import styles from './storm-controls.module.css';
import type { StormTurn } from './use-storm-turn';

export interface StormControlsOptions {
  table: HavocTable;
  turn: StormTurn;
  hand: readonly Card[];
  drawing: DrawingOn;
  /** Skips to the end of the Storm; null: the viewer is still in it. */
  skip: (() => void) | null;
}

/** Returns the possible actions, with reasons above them. Not a component: they change whenever the table does. */
export function useStormControls({ table, turn, hand, drawing, skip }: StormControlsOptions): ReactElement {
  const card = turn.chosen === null || turn.suits ? undefined : hand[turn.chosen];
  const draws = t('storm.draw', { n: Math.max(1, turn.draw) });
  const drawIcon = <Layers2 size={20} aria-hidden="true" />;
  const wait = skip ? t('storm.out') : general(table.now ? 'idle.watch' : 'idle.wait');
  const why = skip ? t('storm.out.why') : general(table.now ? 'idle.running' : 'idle.notYours');
  useKeys(
    { ...(drawing.start && { u: drawing.start }), ...(skip && { e: skip }) },
    drawing.start !== null || skip !== null,
  );
  return (
    <>
      {turn.isOpen && (
        <aside className={classes('panel panel-glass', styles.stormMay)} aria-label={t('storm.may')}>
          <h2 className="label">{t(turn.suits ? 'storm.hold' : 'storm.may')}</h2>
          <Reasons table={table} turn={turn} />
        </aside>
      )}
      <div className={classes(TABLE_BUTTONS, turn.toxic > 0 && styles.stormButtonsToxic)}>
        {turn.isCard && (card !== undefined || turn.isBlank) && turn.mayDraw && (
          <Button className={styles.stormDraw} icon={drawIcon} onClick={turn.drawCards} data-teach="draw">
            {draws} <KeyCap>{keyNameOf('draw')}</KeyCap>
          </Button>
        )}
        {drawing.start && (
          <Button className={styles.stormDraw} icon={<ListPlus size={20} aria-hidden="true" />} onClick={drawing.start}>
            {t('storm.drawUntil')} <KeyCap>{keyNameOf('drawOn')}</KeyCap>
          </Button>
        )}
        {drawing.isOn && !turn.isOpen && (
          <Button icon={<Square size={18} aria-hidden="true" />} onClick={drawing.stop}>
            {t('storm.stop')}
          </Button>
        )}
        {skip && (
          <Button icon={<FastForward size={20} aria-hidden="true" />} onClick={skip}>
            {t('storm.skip')} <KeyCap>{keyNameOf('pass')}</KeyCap>
          </Button>
        )}
        {mainButton({
          onClick: turn.confirm,
          barred: turn.isBlank ? general('choose.why') : turn.isOpen ? null : why,
          hinted: turn.isDrawHinted && card === undefined,
          children: mainText(turn, card, draws, wait),
        })}
      </div>
    </>
  );
}

function mainText(turn: StormTurn, card: Card | undefined, draws: string, wait: string): string {
  if (!turn.isOpen) return wait;
  if (turn.isBlank) return general('choose');
  if (turn.suits) return t('storm.call', { suit: suitId(turn.chosen ?? 0) });
  if (card !== undefined) return t('storm.play', { card: cardText(card) });
  return turn.mustPass ? t('storm.pass') : draws;
}

function Reasons({ table, turn }: Pick<StormControlsOptions, 'table' | 'turn'>): ReactElement {
  if (turn.suits) {
    return (
      <p>
        <Crown size={22} aria-hidden="true" className={styles.stormGold} />
        <span>{heldText(turn.suits)}</span>
      </p>
    );
  }
  if (turn.toxic > 0) {
    return (
      <>
        <p>
          <Skull size={22} aria-hidden="true" className={styles.stormLime} />
          <span>
            {turn.legal.length > 0
              ? t('storm.another7', { n: turn.toxic + TOXIC_STEP })
              : t('storm.no7', { n: turn.draw })}
          </span>
        </p>
        <p>
          <Ban size={22} aria-hidden="true" className={styles.stormRed} />
          <span>{t('storm.noQueen')}</span>
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
        <span>{t(table.view.called === null ? 'storm.match' : 'storm.queenCalls', { suit: suitId(suit) })}</span>
      </p>
      <p>
        <Crown size={22} aria-hidden="true" className={styles.stormGold} />
        <span>{t(turn.legal.length > 0 ? 'storm.queen' : 'storm.nothing')}</span>
      </p>
    </>
  );
}

/** '2 spades and 1 diamond. The next driver must match the suit you call.' */
function heldText(held: readonly number[]): string {
  const parts = held.flatMap((n, suit) => (n > 0 ? [t('storm.held.suit', { n, suit: suitId(suit) })] : []));
  return parts.length > 0 ? t('storm.held', { held: list(parts) }) : t('storm.held.none');
}
