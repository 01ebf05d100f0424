// Phase 2: choose as many cards as the gear. Tags show each card's cost at the next corner; the board shows where it leads.

import { MainButton } from '@ui/controls/main-button';
import { useTaken } from '@ui/game/dashboard/open-turn';
import { useKeys } from '@ui/keys';
import { usePreview, usePrompt } from '@ui/use-preview';
import type { Why } from '@ui/why/off';
import { type ReactElement, useState } from 'react';
import { cardOf } from '../../../data/cards';
import { conditionLines, engineText, forecastLines, range, tagOf } from '../../../narration/forecast-text';
import { shownForecast } from '../../../narration/shown-forecast';
import { forecastCards, speedsOf } from '../../../outlook/forecast';
import { t } from '../../../text/t';
import type { Card } from '../../../types';
import { rich } from '../../rich';
import { DashFrame, speedFigure } from '../dash-frame';
import { Hand, shownOrder, slotsOf } from '../hand/hand';
import { Gears } from '../panels/gears';
import { Lines } from '../panels/lines';
import { Piles } from '../panels/piles';
import { TakeBack } from '../take-back';
import { cardsPreview, type TurnProps } from './turn';

/** The dashboard in phase 2. */
export function CardsTurn(props: TurnProps<'cards'>): ReactElement {
  const { ask: decision, choices, view, car, own, shown, dim, hint, act } = props;
  const { hand, chosen, looked, toggle, look } = useSelection(props);
  const committed = decision.committed;
  const cards = chosen.map((slot) => hand[slot] ?? 0);
  const full = chosen.length === choices.count;
  const confirm = () => full && act({ type: 'cards', cards });
  const keys = shownOrder(hand).map((slot, i) => [String(i + 1), () => toggle(slot)] as const);
  useKeys({ ...Object.fromEntries(keys.slice(0, 9)), enter: confirm }, !dim && !committed);
  const weighed = looked !== null && !full ? [...cards, hand[looked] ?? 0] : cards;
  usePreview(props.preview, cardsPreview(view, own, weighed, choices.count, cards));
  usePrompt(props.prompt, committed || chosen.length === 0 ? null : progressText(choices.count, chosen.length));
  const hinted = new Set(hint?.type === 'cards' ? slotsOf(hand, hint.cards) : []);
  return (
    <DashFrame
      dim={dim}
      gears={<Gears car={car} lit={car.gear} offered={null} hinted={null} aids={props.aids} />}
      head={t('hand.head', { n: hand.length })}
      figure={
        cards.length > 0 ? speedFigure(full ? 'figure.speed' : 'figure.soFar', rangeText(props, cards)) : undefined
      }
      piles={<Piles car={car} shown={shown} />}
      note={committed ? t('cards.placed') : <CardsNote {...props} chosen={cards} />}
      main={
        committed ? (
          <TakeBack act={act} />
        ) : (
          <MainButton
            onClick={confirm}
            barred={full ? null : t('cards.more', { n: choices.count - chosen.length })}
            filled={full ? undefined : chosen.length / choices.count}
          >
            {full ? t('cards.confirm') : t('cards.confirm.part', { n: chosen.length, of: choices.count })}
          </MainButton>
        )
      }
    >
      <Hand
        hand={hand}
        chosen={chosen}
        barred={(slot) => barredFor(props, chosen, slot)}
        tag={(slot) =>
          props.aids === 'none' || committed || chosen.includes(slot) || (full && !isHeat(hand[slot]))
            ? null
            : tagOf(view, own, cards, choices.count, hand[slot] ?? 0, props.aids)
        }
        hinted={hinted}
        onLook={committed ? undefined : look}
        onToggle={committed ? null : toggle}
      />
    </DashFrame>
  );
}

/** The chosen slots; a reload restores the placed ones. After a commit placed cards have left the hand: they come first. */
function useSelection({ choices, own, ask: decision, taken }: TurnProps<'cards'>) {
  const placed = Array.isArray(choices.chosen) ? choices.chosen : [];
  const [kept, setChosen] = useState<readonly number[]>(() => slotsOf(own.hand, placed));
  const [looked, setLooked] = useState<number | null>(null);
  const chosen = decision.committed ? slotsOf(own.hand, placed) : kept;
  useTaken(taken, (action) => action.type === 'cards' && setChosen(slotsOf(own.hand, action.cards)));
  const toggle = (slot: number) => {
    if (chosen.includes(slot)) return setChosen(chosen.filter((s) => s !== slot));
    if (barredFor({ ask: decision, choices }, chosen, slot)) return;
    setChosen(choices.count === 1 ? [slot] : [...chosen, slot]);
  };
  return { hand: own.hand, chosen, looked, toggle, look: setLooked };
}

/** Why a card cannot be chosen now; null: it can. */
function barredFor(
  { ask: decision, choices }: Pick<TurnProps<'cards'>, 'ask' | 'choices'>,
  chosen: readonly number[],
  slot: number,
): Why | null {
  if (decision.committed) return { text: t('why.placed'), about: 'ask.cards' };
  if (!choices.playable.includes(slot)) {
    return { text: t('breach.heat-not-playable'), about: 'breach.heat-not-playable' };
  }
  if (chosen.includes(slot) || chosen.length < choices.count || choices.count === 1) return null;
  return { text: t('why.full', { gear: choices.count }), about: 'breach.card-count' };
}

function progressText(wanted: number, chosen: number): string {
  if (chosen === wanted) return t('cards.prompt.full', { gear: wanted });
  return t('cards.prompt', { gear: wanted, n: chosen, left: wanted - chosen });
}

/** What the selection means at the corners. */
function CardsNote(props: TurnProps<'cards'> & { chosen: readonly Card[] }): ReactElement {
  const { view, car, own, choices, chosen } = props;
  const { corner } = choices;
  if (props.aids === 'none') return <>{nextCorner(choices)}</>;
  const forecast = forecastCards(view, own, chosen, choices.count);
  if (props.aids === 'costs' && shownForecast(forecast, props.aids) === null) return <>{nextCorner(choices)}</>;
  const lines = forecastLines(forecast);
  const effects = conditionLines(view, forecast);
  const conditions = <Lines lines={effects} />;
  if (chosen.length === choices.count || forecast.spin === 'surely') {
    if (lines.length === 0)
      return (
        <>
          {t('cards.noCorner')} {nextCorner(choices)}
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
  if (!corner) return <>{t('cards.noneAhead')}</>;
  if (lines.length === 0)
    return (
      <>
        {nextCorner(choices)} {t('cards.outOfReach')}
      </>
    );
  // Effects at the corner come first if there are any: the room is small, and tags explain themselves.
  const { name, limit, distance } = corner;
  const next = { corner: name, limit, n: distance, cooled: forecast.cooled };
  return (
    <>
      {conditions}
      {effects.length === 0 && t('cards.tags', { n: choices.count })}{' '}
      {rich('cards.next.in', next, { b: (inner) => <b>{inner}</b> })}
    </>
  );
}

function nextCorner({ corner }: TurnProps<'cards'>['choices']): string {
  return corner ? t('cards.next', { corner: corner.name, limit: corner.limit, n: corner.distance }) : '';
}

function rangeText({ view, own }: TurnProps<'cards'>, cards: readonly Card[]): string {
  const speeds = speedsOf(view, own, cards);
  return range(speeds[0] ?? 0, speeds.at(-1) ?? 0);
}

function isHeat(card: Card | undefined): boolean {
  return card !== undefined && cardOf(card).kind === 'heat';
}
