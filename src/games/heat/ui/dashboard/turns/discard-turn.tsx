// Phase 8: choose cards to discard, and whether played Refresh cards go back on top of the draw pile.

import { MainButton } from '@ui/controls/main-button';
import { Toggle } from '@ui/controls/toggle';
import { drawInOrder } from '@ui/draw-in-order';
import { useTaken } from '@ui/game/dashboard/open-turn';
import { useKeys } from '@ui/keys';
import type { Why } from '@ui/why/off';
import { type ReactElement, useState } from 'react';
import { cardOf } from '../../../data/cards';
import { cardName } from '../../../narration/card-names';
import { t } from '../../../text/t';
import type { Card } from '../../../types';
import { DashFrame } from '../dash-frame';
import { Hand, shownOrder, slotsOf } from '../hand/hand';
import { Gears } from '../panels/gears';
import { Piles } from '../panels/piles';
import { TakeBack } from '../take-back';
import type { TurnProps } from './turn';
import turnsStyles from './turns.module.css';

/** The dashboard in phase 8. */
export function DiscardTurn(props: TurnProps<'discard'>): ReactElement {
  const { ask: decision, choices, view, car, own, shown, dim, hint, act } = props;
  const [kept, setChosen] = useState<readonly number[]>(() => slotsOf(own.hand, choices.chosen ?? []));
  const [left, setLeft] = useState<readonly number[]>([]);
  useTaken(props.taken, (action) => {
    if (action.type !== 'discard') return;
    setChosen(slotsOf(own.hand, action.cards));
    setLeft(leftOut(choices.refresh, action.refresh));
  });
  const committed = decision.committed;
  const chosen = committed && choices.chosen ? slotsOf(own.hand, choices.chosen) : kept;
  const confirm = () =>
    act({
      type: 'discard',
      cards: chosen.map((slot) => own.hand[slot] ?? 0),
      refresh: choices.refresh.filter((_, i) => !left.includes(i)),
    });
  const toggle = (slot: number) => {
    if (chosen.includes(slot)) setChosen(chosen.filter((s) => s !== slot));
    else if (choices.discardable.includes(slot)) setChosen([...chosen, slot]);
  };
  const keys = shownOrder(own.hand).map((slot, i) => [String(i + 1), () => toggle(slot)] as const);
  useKeys({ ...Object.fromEntries(keys.slice(0, 9)), enter: confirm }, !dim && !committed);
  const hinted = hint?.type === 'discard' ? hint.cards : null;
  return (
    <DashFrame
      dim={dim}
      gears={<Gears car={car} lit={car.gear} offered={null} hinted={null} aids={props.aids} />}
      head={t('discard.head', { n: own.hand.length })}
      figure={chosen.length > 0 ? t('figure.discard', { n: chosen.length }) : undefined}
      piles={<Piles car={car} shown={shown} />}
      note={
        <>
          {committed
            ? t('discard.done')
            : choices.discardable.length === 0
              ? t('discard.nothing')
              : t('discard.note', { hand: view.handSize })}
          {drawInOrder(choices.refresh, (card, i) => (
            <span className={turnsStyles.heatRefresh}>
              <Toggle
                label={t('discard.refresh', { card: cardName(card) })}
                on={!left.includes(i)}
                why={committed && t('why.discard.done')}
                onChange={(on) => setLeft(on ? left.filter((n) => n !== i) : [...left, i])}
              />
              {t('discard.refresh', { card: cardName(card) })}
            </span>
          ))}
        </>
      }
      main={
        committed ? (
          <TakeBack act={act} />
        ) : (
          <MainButton onClick={confirm} hinted={hinted?.length === 0}>
            {chosen.length === 0 ? t('discard.keep') : t('discard.confirm', { n: chosen.length })}
          </MainButton>
        )
      }
    >
      <Hand
        hand={own.hand}
        chosen={chosen}
        numbered={false}
        barred={(slot) => {
          if (committed) return { text: t('why.discard.done'), about: 'ask.discard' };
          return choices.discardable.includes(slot) ? null : staysWhy(own.hand[slot] ?? 0);
        }}
        hinted={new Set(hinted ? slotsOf(own.hand, hinted) : [])}
        onToggle={committed ? null : toggle}
      />
    </DashFrame>
  );
}

/** Indexes of the offered Refresh cards that do not go back on the pile. */
function leftOut(offered: readonly Card[], wanted: readonly Card[]): number[] {
  const back = [...wanted];
  return offered.flatMap((card, at) => {
    const found = back.indexOf(card);
    if (found < 0) return [at];
    back.splice(found, 1);
    return [];
  });
}

/** Why a card stays in the hand (R63). */
function staysWhy(card: Card): Why {
  return { text: t('breach.not-discardable', { kind: cardOf(card).kind }), about: 'breach.not-discardable' };
}
