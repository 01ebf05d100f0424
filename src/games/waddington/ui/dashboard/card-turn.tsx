// The card window: play one tactic card, or none. Its squares are chosen like those of a drive.

import type { Aids } from '@ui/game-ui';
import { useKeys } from '@ui/keys';
import { Button } from '@ui/panels/button';
import { MainButton } from '@ui/panels/main-button';
import { usePreview, usePrompt } from '@ui/use-preview';
import { type ReactElement, useMemo, useState } from 'react';
import { CARBURETTOR, SUPERB } from '../../data/cards';
import type { Tactic, WaddingtonAction } from '../../types';
import { calloutOf, safestOf } from '../forecast';
import { squares, tacticName } from '../texts';
import { type Way, waysOf } from '../ways';
import { DashFrame } from './dash-frame';
import { Speeds } from './speeds';
import { Tactics } from './tactics';
import type { TurnProps } from './turn';
import { useChartOf, useWayChoice, wayPreview } from './use-ways';
import { Chances, Ways } from './ways';

type Props = TurnProps<'card'>;

/** The card turn. */
export function CardTurn(props: Props): ReactElement {
  const { choices, view, car, own, dim, hint, act } = props;
  const [card, setCard] = useState<Tactic | null>(null);
  const [wanted, setWanted] = useState<number | null>(null);
  const offer = choices.cards.find((one) => one.card === card);
  const play = offer?.plays.find((one) => one.speed === wanted) ?? offer?.plays.at(-1);
  const ways = useMemo(() => waysOf(view.circuit, play?.moves ?? []), [view.circuit, play]);
  const { chosen: way, choose, step } = useWayChoice(`${card} ${play?.speed}`, ways, props.target, props.takeTarget);
  const toggle = (next: Tactic) => setCard((now) => (now === next ? null : next));
  const action: WaddingtonAction =
    card !== null && play && way ? { type: 'card', card, speed: play.speed, path: [...way.path] } : { type: 'pass' };
  const cards = choices.cards.map((one) => one.card);
  useKeys(
    {
      ...Object.fromEntries(cards.map((one, i) => [String(i + 1), () => toggle(one)] as const)),
      arrowleft: () => step(-1),
      arrowright: () => step(1),
      n: () => act({ type: 'pass' }),
      enter: () => act(action),
    },
    !dim,
  );
  const fate = way ?? choices.pass;
  usePreview(props.preview, wayPreview(view.circuit, car.seat, car.at, ways, way, -1));
  useChartOf(view.circuit, props.aids === 'all' ? fate : undefined, car.tyres);
  usePrompt(props.prompt, way && card !== null ? cardPrompt(card, way, props.aids) : null);
  const surge = card === CARBURETTOR && offer;
  return (
    <DashFrame
      turn={props}
      next={play && play.speed > 0 ? play.speed : null}
      stops={surge ? surge.plays.map(({ speed }) => ({ speed, costs: false })) : []}
      onStop={surge ? setWanted : undefined}
      head={card === null ? 'After the move' : tacticName(card)}
      cards={
        <Tactics
          hand={own.hand}
          discards={view.discards}
          chosen={card}
          hinted={hint?.type === 'card' ? hint.card : null}
          barred={(one) =>
            cards.includes(one)
              ? null
              : one === SUPERB
                ? 'To be played before the move (R36).'
                : 'The road ahead does not allow it.'
          }
          onToggle={toggle}
        />
      }
      main={
        card === null ? (
          <MainButton onClick={() => act({ type: 'pass' })} hinted={hint?.type === 'pass'}>
            No card
          </MainButton>
        ) : (
          <span className="wad-two">
            <Button className="wad-pass" onClick={() => setCard(null)}>
              Back
            </Button>
            <MainButton onClick={() => act(action)} hinted={hint?.type === 'card' && hint.card === card}>
              Play {tacticName(card)}
            </MainButton>
          </span>
        )
      }
    >
      {surge ? (
        <Speeds
          aids={props.aids}
          offers={surge.plays.map(({ speed, moves }) => {
            const safest = safestOf(waysOf(view.circuit, moves));
            return { speed, change: `+${speed - car.reading}`, wear: [], danger: safest?.danger ?? null };
          })}
          chosen={play?.speed ?? null}
          hinted={hint?.type === 'card' ? hint.speed : null}
          onChoose={setWanted}
        />
      ) : (
        <p className="wad-say">{sayOf(cards.length, card, play?.short ?? false)}</p>
      )}
      {ways.length > 0 && (
        <Ways
          aids={props.aids}
          circuit={view.circuit}
          ways={ways}
          chosen={way}
          hinted={undefined}
          superb={-1}
          onChoose={choose}
        />
      )}
      {props.aids === 'all' && <Chances circuit={view.circuit} fate={fate} freed={-1} quiet="" />}
    </DashFrame>
  );
}

function cardPrompt(card: Tactic, way: Way, aids: Aids): string {
  const callout = aids === 'all' ? calloutOf(way) : null;
  return `${tacticName(card)}: ${squares(way.path.length)}${callout ? `. ${callout}` : ''}`;
}

function sayOf(playable: number, card: Tactic | null, short: boolean): string {
  if (card !== null)
    return short ? 'The road is not free that far: you move as far as it is.' : 'Choose the square to end on.';
  return playable === 0
    ? 'None of your cards can be played now.'
    : 'Choose a card to play, or none. The dice for your corners come afterwards.';
}
