// Phase 2: choose as many cards as the gear. Tags say what each would cost at the next corner; the board shows where it leads.

import { useKeys } from '@ui/keys';
import { Button } from '@ui/panels/button';
import { MainButton } from '@ui/panels/main-button';
import { toast } from '@ui/panels/toasts';
import { usePreview, usePrompt } from '@ui/use-preview';
import { type ReactElement, useState } from 'react';
import { cardOf } from '../../data/cards';
import type { Card } from '../../types';
import { forecastCards, speedsOf } from '../forecast/forecast';
import { conditionLines, engineText, forecastLines, range, tagOf } from '../forecast/words';
import { count, ordinal } from '../texts';
import { DashFrame } from './dash-frame';
import { Gears } from './gears';
import { Hand, shownOrder, slotsOf } from './hand';
import { Lines } from './lines';
import { Piles } from './piles';
import { cardsPreview, type TurnProps } from './turn';

/** The cards turn. */
export function CardsTurn(props: TurnProps<'cards'>): ReactElement {
  const { ask, choices, view, car, own, shown, dim, hint, act } = props;
  const { hand, chosen, looked, toggle, look } = useSelection(props);
  const committed = ask.committed;
  const cards = chosen.map((slot) => hand[slot] ?? 0);
  const full = chosen.length === choices.count;
  const confirm = () => full && act({ type: 'cards', cards });
  const keys = shownOrder(hand).map((slot, i) => [String(i + 1), () => toggle(slot)] as const);
  useKeys({ ...Object.fromEntries(keys.slice(0, 9)), enter: confirm }, !dim && !committed);
  const weighed = looked !== null && !full ? [...cards, hand[looked] ?? 0] : cards;
  usePreview(props.preview, cardsPreview(view, own, weighed, choices.count));
  usePrompt(props.prompt, committed || chosen.length === 0 ? null : progressWords(choices.count, chosen.length));
  const hinted = new Set(hint?.type === 'cards' ? slotsOf(hand, hint.cards) : []);
  return (
    <DashFrame
      dim={dim}
      gears={<Gears car={car} lit={car.gear} offered={null} hinted={null} aids={props.aids} />}
      head={`Your hand · ${hand.length} cards`}
      figure={cards.length > 0 ? `Speed ${full ? '' : 'so far '}${rangeWords(props, cards)}` : undefined}
      piles={<Piles car={car} shown={shown} />}
      note={
        committed ? (
          'Your cards are placed. They are shown when it is your turn to move.'
        ) : (
          <CardsNote {...props} chosen={cards} />
        )
      }
      main={
        committed ? (
          <Button className="heat-take-back" onClick={() => act({ type: 'unlock' })}>
            Take back
          </Button>
        ) : (
          <MainButton
            onClick={confirm}
            barred={full ? null : `Choose ${count(choices.count - chosen.length, 'more card', 'more cards')}`}
            filled={full ? undefined : chosen.length / choices.count}
          >
            {full ? 'Confirm' : `Confirm ${chosen.length} of ${choices.count}`}
          </MainButton>
        )
      }
    >
      <Hand
        hand={hand}
        chosen={chosen}
        barred={(slot) => barredWords(props, chosen, slot)}
        tag={(slot) =>
          props.aids === 'none' || committed || chosen.includes(slot) || (full && !isHeat(hand[slot]))
            ? null
            : tagOf(view, own, cards, choices.count, hand[slot] ?? 0)
        }
        hinted={hinted}
        onLook={committed ? undefined : look}
        onToggle={committed ? null : toggle}
      />
    </DashFrame>
  );
}

/** The chosen slots; a reload finds the placed ones again. Placed cards have left the hand of a committed ask: they lie first. */
function useSelection({ choices, own, ask }: TurnProps<'cards'>) {
  const placed = Array.isArray(choices.chosen) ? choices.chosen : [];
  const [kept, setChosen] = useState<readonly number[]>(() => slotsOf(own.hand, placed));
  const [looked, setLooked] = useState<number | null>(null);
  const chosen = ask.committed ? slotsOf(own.hand, placed) : kept;
  const toggle = (slot: number) => {
    if (chosen.includes(slot)) return setChosen(chosen.filter((s) => s !== slot));
    if (!choices.playable.includes(slot))
      return toast('bad', 'Heat is stuck in your hand: cool it to get rid of it (R18)');
    if (chosen.length < choices.count) return setChosen([...chosen, slot]);
    if (choices.count === 1) return setChosen([slot]);
    toast('bad', `${ordinal(choices.count)} gear plays ${choices.count} cards: take one back first (R18)`);
  };
  return { hand: own.hand, chosen, looked, toggle, look: setLooked };
}

function barredWords({ ask, choices }: TurnProps<'cards'>, chosen: readonly number[], slot: number): string | null {
  if (ask.committed) return 'your cards are placed, take them back to change them';
  if (!choices.playable.includes(slot)) return 'Heat is stuck in your hand, cool it to get rid of it (R18)';
  if (chosen.includes(slot) || chosen.length < choices.count || choices.count === 1) return null;
  return `${choices.count} cards are chosen, take one back first (R18)`;
}

function progressWords(wanted: number, chosen: number): string {
  if (chosen === wanted) return `${count(wanted, 'card')} for ${ordinal(wanted)} gear: confirm`;
  return `Choose ${count(wanted, 'card')} for ${ordinal(wanted)} gear: ${chosen} chosen, ${wanted - chosen} to go`;
}

/** What the selection means at the corners. */
function CardsNote(props: TurnProps<'cards'> & { chosen: readonly Card[] }): ReactElement {
  const { view, car, own, choices, chosen } = props;
  const { corner } = choices;
  if (props.aids === 'none') return <>{nextCorner(choices)}</>;
  const forecast = forecastCards(view, own, chosen, choices.count);
  const lines = forecastLines(forecast);
  const effects = conditionLines(view, forecast);
  const conditions = <Lines lines={effects} />;
  if (chosen.length === choices.count || forecast.spin === 'surely') {
    if (lines.length === 0)
      return (
        <>
          No corner on the way. {nextCorner(choices)}
          {conditions}
        </>
      );
    return (
      <>
        <Lines lines={lines} />
        {engineText(car.engine, forecast.cooled)}
        {conditions}
      </>
    );
  }
  if (!corner) return <>No corner ahead before the finish.</>;
  if (lines.length === 0) return <>{nextCorner(choices)} Nothing you hold reaches it.</>;
  // What holds at the corner comes first where there is anything: the room is small, and tags say what they are when read.
  const tags = choices.count === 1 ? 'Tags: heat of the card.' : `Tags: heat of all ${choices.count} cards together.`;
  return (
    <>
      {conditions}
      {effects.length === 0 && `${tags} `}Next <b>{corner.name}</b>, limit {corner.limit}, in{' '}
      {count(corner.distance, 'space')}.{forecast.cooled > 0 && ` ${forecast.cooled} heat cooled first.`}
    </>
  );
}

function nextCorner({ corner }: TurnProps<'cards'>['choices']): string {
  return corner ? `Next is ${corner.name}, limit ${corner.limit}, ${count(corner.distance, 'space')} ahead.` : '';
}

function rangeWords({ view, own }: TurnProps<'cards'>, cards: readonly Card[]): string {
  const speeds = speedsOf(view, own, cards);
  return range(speeds[0] ?? 0, speeds.at(-1) ?? 0);
}

function isHeat(card: Card | undefined): boolean {
  return card !== undefined && cardOf(card).kind === 'heat';
}
