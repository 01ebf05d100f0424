// The card chosen in the card window with its reading and its square, the resulting action, and the keys that choose it.

import { useTaken } from '@ui/game/dashboard/open-turn';
import { useMemo, useState } from 'react';
import { CARBURETTOR } from '../../../data/cards';
import { type Route, routesOf } from '../../../narration/routes';
import type { Tactic, WaddingtonAction, WaddingtonChoices } from '../../../types';
import { type RouteChoice, useRouteChoice } from '../choice/use-routes';
import type { TurnProps } from './turn';

type Props = TurnProps<'card'>;
type CardOffer = Extract<WaddingtonChoices, { kind: 'card' }>['cards'][number];

export interface CardChoice extends Pick<RouteChoice, 'choose' | 'step'> {
  /** null: none chosen. */
  card: Tactic | null;
  /** How the card is played: with the chosen reading, else the fastest. */
  play: CardOffer['plays'][number] | undefined;
  /** The options of Carburettor Tuned, if that is the card. */
  surge: CardOffer | undefined;
  routes: readonly Route[];
  route: Route | undefined;
  setSpeed(speed: number): void;
  toggle(card: Tactic): void;
  action: WaddingtonAction;
}

/** The current choice. It starts with no card. */
export function useCard({ choices, view, taken, target, takeTarget }: Props): CardChoice {
  const [card, setCard] = useState<Tactic | null>(null);
  const [wanted, setWanted] = useState<number | null>(null);
  const offer = choices.cards.find((one) => one.card === card);
  const play = offer?.plays.find((one) => one.speed === wanted) ?? offer?.plays.at(-1);
  const ways = useMemo(() => routesOf(view.circuit, play?.moves ?? []), [view.circuit, play]);
  const { chosen: route, choose, take, step } = useRouteChoice(`${card} ${play?.speed}`, ways, target, takeTarget);
  useTaken(taken, (action) => {
    setCard(action.type === 'card' ? action.card : null);
    if (action.type !== 'card') return;
    const plays = choices.cards.find((one) => one.card === action.card)?.plays ?? [];
    setWanted(action.speed);
    const moves = plays.find(({ speed }) => speed === action.speed)?.moves ?? [];
    take(`${action.card} ${action.speed}`, routesOf(view.circuit, moves), action.path);
  });
  return {
    card,
    play,
    surge: card === CARBURETTOR ? offer : undefined,
    routes: ways,
    route,
    choose,
    step,
    setSpeed: setWanted,
    toggle: (next) => setCard((now) => (now === next ? null : next)),
    action:
      card !== null && play && route
        ? { type: 'card', card, speed: play.speed, path: [...route.path] }
        : { type: 'pass' },
  };
}

/** Digits for cards, arrows for squares. */
export function cardKeys({ choices, act }: Props, { toggle, step, action }: CardChoice) {
  return {
    ...Object.fromEntries(choices.cards.map(({ card }, i) => [String(i + 1), () => toggle(card)] as const)),
    arrowleft: () => step(-1),
    arrowright: () => step(1),
    n: () => act({ type: 'pass' }),
    enter: () => act(action),
  };
}
