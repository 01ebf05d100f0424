// The card window: play one tactic card, or none. Its squares are chosen like the squares of a drive.

import { Button } from '@ui/controls/button';
import { MainButton } from '@ui/controls/main-button';
import { usePress } from '@ui/game/dashboard/press';
import { useKeys } from '@ui/keys';
import type { DriverAids } from '@ui/ui-types';
import { usePreview, usePrompt } from '@ui/use-preview';
import type { Why } from '@ui/why/off';
import type { ReactElement } from 'react';
import { CARBURETTOR, SUPERB, SURGE_SPEED } from '../../../data/cards';
import { NO_OUTCOME, outcomeOf, safestOf } from '../../../narration/forecast';
import { type Route, routesOf } from '../../../narration/routes';
import { tacticName } from '../../../narration/texts';
import { t } from '../../../text/t';
import type { Tactic } from '../../../types';
import { Chances } from '../choice/chances';
import { RouteChips } from '../choice/route-chips';
import { Say } from '../choice/say';
import { Speeds } from '../choice/speeds';
import { chooseIn, routePreview, useChartOf } from '../choice/use-routes';
import { DashFrame } from '../dash-frame';
import { Tactics } from '../hand/tactics';
import styles from './card-turn.module.css';
import type { TurnProps } from './turn';
import { type CardChoice, cardKeys, useCard } from './use-card';

type Props = TurnProps<'card'>;

/** The card turn. */
export function CardTurn(props: Props): ReactElement {
  const { choices, view, car, own, dim, aids, hint } = props;
  const choice = useCard(props);
  const { card, play, routes: ways, route, surge } = choice;
  useKeys(cardKeys(props, choice), !dim);
  usePreview(props.preview, routePreview(view.circuit, car.seat, car.at, ways, route, -1));
  useChartOf(view.circuit, aids === 'all' ? (route ?? choices.pass) : undefined, car.tyres);
  usePrompt(props.prompt, route && card !== null ? cardPrompt(card, route, aids) : null);
  return (
    <DashFrame
      turn={props}
      next={play && play.speed > 0 ? play.speed : null}
      stops={surge ? surge.plays.map(({ speed }) => ({ speed, costs: false })) : []}
      onStop={surge ? choice.setSpeed : undefined}
      head={card === null ? t('card.head') : tacticName(card)}
      cards={
        <Tactics
          hand={own.hand}
          chosen={card}
          hinted={hint?.type === 'card' ? hint.card : null}
          barred={(one) => whyBarred(choices, one, car.reading)}
          onToggle={choice.toggle}
        />
      }
      main={<CardButtons {...props} choice={choice} />}
    >
      <Playing {...props} choice={choice} />
    </DashFrame>
  );
}

/** The main button: no card, or the chosen one with the way back. */
function CardButtons({ hint, act, choice }: Props & { choice: CardChoice }): ReactElement {
  const { card, action } = choice;
  if (card === null) {
    return (
      <MainButton onClick={() => act({ type: 'pass' })} hinted={hint?.type === 'pass'}>
        {t('card.none')}
      </MainButton>
    );
  }
  return (
    <span className={styles.cardTurnButtons}>
      <Button onClick={() => choice.toggle(card)}>{t('card.back')}</Button>
      <MainButton onClick={() => act(action)} hinted={hint?.type === 'card' && hint.card === card}>
        {t('card.play', { card: tacticName(card) })}
      </MainButton>
    </span>
  );
}

/** The middle of the dashboard: readings of Carburettor Tuned or a sentence, squares, and their possible results. */
function Playing(props: Props & { choice: CardChoice }): ReactElement {
  const { choices, view, car, aids, hint, act, choice } = props;
  const { card, play, routes: ways, route, surge, action } = choice;
  const press = usePress(
    route?.key,
    (key: string) => chooseIn(ways, key, choice.choose),
    () => act(action),
  );
  return (
    <>
      {surge ? (
        <Speeds
          aids={aids}
          offers={surge.plays.map(({ speed, moves }) => {
            const safest = safestOf(routesOf(view.circuit, moves));
            return { speed, change: `+${speed - car.reading}`, wear: [], danger: safest?.danger ?? null };
          })}
          chosen={play?.speed ?? null}
          hinted={hint?.type === 'card' ? hint.speed : null}
          onChoose={choice.setSpeed}
        />
      ) : (
        <Say>{sayOf(choices.cards.length, card, play?.short ?? false)}</Say>
      )}
      {ways.length > 0 && (
        <RouteChips
          aids={aids}
          circuit={view.circuit}
          routes={ways}
          chosen={route}
          hinted={undefined}
          superb={-1}
          onChoose={({ key }) => press(key)}
        />
      )}
      {aids === 'all' && <Chances circuit={view.circuit} outcome={route ?? choices.pass} freed={-1} quiet="" />}
    </>
  );
}

function whyBarred({ cards }: Props['choices'], card: Tactic, reading: number): Why | null {
  if (cards.some((one) => one.card === card)) return null;
  if (card === SUPERB) return { text: t('bar.before'), about: 'breach.not-in-window' };
  if (card !== CARBURETTOR || reading < SURGE_SPEED) return { text: t('bar.road'), about: 'breach.card-path' };
  return { text: t('bar.fast', { most: SURGE_SPEED, reading }), about: 'breach.surge-speed' };
}

function cardPrompt(card: Tactic, route: Route, aids: DriverAids): string {
  const outcome = aids === 'all' ? outcomeOf(route) : NO_OUTCOME;
  return t('card.prompt', { card: tacticName(card), n: route.path.length, ...outcome });
}

function sayOf(playable: number, card: Tactic | null, short: boolean): string {
  if (card !== null) return short ? t('card.short') : t('card.square');
  return playable === 0 ? t('card.noneNow') : t('card.choose');
}
