// Phase 8: choose cards to throw away, and whether played Refresh cards go back on top of the draw pile.

import { useKeys } from '@ui/keys';
import { Button } from '@ui/panels/button';
import { MainButton } from '@ui/panels/main-button';
import { toast } from '@ui/panels/toasts';
import { Toggle } from '@ui/panels/toggle';
import { type ReactElement, useState } from 'react';
import { cardName, count } from '../texts';
import { DashFrame } from './dash-frame';
import { Gears } from './gears';
import { Hand, shownOrder, slotsOf } from './hand';
import { Piles } from './piles';
import type { TurnProps } from './turn';

/** The discard turn. */
export function DiscardTurn(props: TurnProps<'discard'>): ReactElement {
  const { ask, choices, car, own, shown, dim, hint, act } = props;
  const [kept, setChosen] = useState<readonly number[]>(() => slotsOf(own.hand, choices.chosen ?? []));
  const [left, setLeft] = useState<readonly number[]>([]);
  const committed = ask.committed;
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
    else toast('bad', `${cardName(own.hand[slot] ?? 0)} cannot be discarded (R63)`);
  };
  const keys = shownOrder(own.hand).map((slot, i) => [String(i + 1), () => toggle(slot)] as const);
  useKeys({ ...Object.fromEntries(keys.slice(0, 9)), enter: confirm }, !dim && !committed);
  const hinted = hint?.type === 'discard' ? hint.cards : null;
  return (
    <DashFrame
      dim={dim}
      gears={<Gears car={car} lit={car.gear} offered={null} hinted={null} aids={props.aids} />}
      head={`Discard · ${own.hand.length} cards in hand`}
      figure={chosen.length > 0 ? `${count(chosen.length, 'card')} to discard` : undefined}
      piles={<Piles car={car} shown={shown} />}
      note={
        <>
          {committed
            ? 'Your choice is made. New cards come when everybody has chosen.'
            : choices.discardable.length === 0
              ? 'You hold nothing that may be discarded: Heat and Stress stay.'
              : 'Heat and Stress stay. You draw up to seven cards afterwards.'}
          {choices.refresh.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the offer does not change while it is open
            <span key={i} className="heat-refresh">
              <Toggle
                label={`${cardName(card)} on top of the draw pile`}
                on={!left.includes(i)}
                disabled={committed}
                onChange={(on) => setLeft(on ? left.filter((n) => n !== i) : [...left, i])}
              />
              {cardName(card)} on top of the draw pile
            </span>
          ))}
        </>
      }
      main={
        committed ? (
          <Button className="heat-take-back" onClick={() => act({ type: 'unlock' })}>
            Take back
          </Button>
        ) : (
          <MainButton onClick={confirm} hinted={hinted?.length === 0}>
            {chosen.length === 0 ? 'Keep all' : `Discard ${chosen.length}`}
          </MainButton>
        )
      }
    >
      <Hand
        hand={own.hand}
        chosen={chosen}
        numbered={false}
        barred={(slot) => {
          if (committed) return 'your choice is made, take it back to change it';
          return choices.discardable.includes(slot) ? null : 'cannot be discarded (R63)';
        }}
        hinted={new Set(hinted ? slotsOf(own.hand, hinted) : [])}
        onToggle={committed ? null : toggle}
      />
    </DashFrame>
  );
}
