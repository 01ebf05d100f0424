// Phase 3 with a card of several values (R28): choose which one counts.

import { MainButton } from '@ui/controls/main-button';
import { ChooseButton } from '@ui/game/dashboard/choose-button';
import { proposed, useTaken } from '@ui/game/dashboard/open-turn';
import { usePress } from '@ui/game/dashboard/press';
import { useKeys } from '@ui/keys';
import type { DriverAids } from '@ui/ui-types';
import { usePreview } from '@ui/use-preview';
import { Gauge } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { cardName } from '../../../narration/card-names';
import { engineText, forecastText, range } from '../../../narration/forecast-text';
import { shownForecast, spins } from '../../../narration/shown-forecast';
import { type Forecast, forecastValue } from '../../../outlook/forecast';
import { t } from '../../../text/t';
import { DashFrame, speedFigure } from '../dash-frame';
import { Gears } from '../panels/gears';
import { Piles } from '../panels/piles';
import { Strips } from '../panels/strips';
import { Tile, TileRow, Tiles } from '../panels/tiles';
import { previewOf, type TurnProps } from './turn';

/** The dashboard in phase 3. */
export function ValueTurn(props: TurnProps<'value'>): ReactElement {
  const { choices, view, car, own, shown, dim, hint, act } = props;
  const [looked, setLooked] = useState<number | null>(null);
  const [wanted, choose] = useState<number | null>(null);
  const chosen = proposed(props, wanted, choices.values[0] ?? 0);
  useTaken(props.taken, (action) => action.type === 'value' && choose(action.value));
  const commit = (value: number) => act({ type: 'value', value });
  const press = usePress(chosen, choose, commit);
  const keys = choices.values.map((value, i) => [String(i + 1), () => choose(value)] as const);
  useKeys({ ...Object.fromEntries(keys), enter: () => chosen !== null && commit(chosen) }, !dim);
  const suggested = hint?.type === 'value' ? hint.value : null;
  const options = choices.values.map((value) => ({ value, forecast: forecastValue(view, own, choices, value) }));
  const near = options.find((option) => option.value === (looked ?? chosen));
  usePreview(
    props.preview,
    near
      ? previewOf(
          car.seat,
          near.forecast,
          t('way.sum', { parts: `${choices.speedSoFar} + ${near.value}`, sum: speedsIn(near.forecast) }),
        )
      : null,
  );
  return (
    <DashFrame
      dim={dim}
      gears={<Gears car={car} lit={car.gear} offered={null} hinted={null} aids={props.aids} />}
      head={t('value.head', { card: cardName(choices.card) })}
      figure={speedFigure('figure.soFar', choices.speedSoFar)}
      piles={<Piles car={car} shown={shown} />}
      note={engineText(car.engine, options[0]?.forecast.cooled ?? 0)}
      main={
        chosen === null ? (
          <ChooseButton />
        ) : (
          <MainButton onClick={() => commit(chosen)} hinted={suggested === chosen}>
            {t('value.count', { value: chosen })}
          </MainButton>
        )
      }
    >
      <TileRow>
        <Strips view={view} car={car} own={own} why={() => ({ text: t('why.value'), about: 'ask.value' })} />
        <Tiles label={t('value.group')}>
          {options.map(({ value, forecast }, i) => (
            <Tile
              key={value}
              icon={<Gauge size={26} />}
              title={t('value.count', { value })}
              note={noteOf(forecast, props.aids)}
              look={spins(shownForecast(forecast, props.aids)) ? 'bad' : 'plain'}
              isChosen={chosen === value}
              hinted={suggested === value}
              shortcut={i + 1}
              onPress={() => press(value)}
              onLook={(on) => setLooked(on ? value : null)}
            />
          ))}
        </Tiles>
      </TileRow>
    </DashFrame>
  );
}

function noteOf(forecast: Forecast, aids: DriverAids): string {
  const shown = shownForecast(forecast, aids);
  return (shown && forecastText(shown)) || t('value.speed', { speed: speedsIn(forecast) });
}

function speedsIn({ outcomes }: Forecast): string {
  return range(outcomes[0]?.speed ?? 0, outcomes.at(-1)?.speed ?? 0);
}
