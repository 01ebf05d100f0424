// Phase 5: symbols as large buttons, chosen and then used in any order; then done. The note shows what done would cost now.

import { useTaken } from '@ui/game/dashboard/open-turn';
import { usePress } from '@ui/game/dashboard/press';
import { useKeys } from '@ui/keys';
import { usePreview } from '@ui/use-preview';
import type { Why } from '@ui/why/off';
import { type ReactElement, useState } from 'react';
import { cardOf } from '../../../data/cards';
import { conditionLines, engineText, forecastLines } from '../../../narration/forecast-text';
import { shownForecast } from '../../../narration/shown-forecast';
import { forecastReaction } from '../../../outlook/forecast';
import { t } from '../../../text/t';
import type { Card, HeatAction } from '../../../types';
import type { ReactTile } from '../../symbols/react-tile';
import { reactTiles } from '../../symbols/symbols';
import { ChosenMain } from '../chosen-main';
import { DashFrame, speedFigure } from '../dash-frame';
import { Gears } from '../panels/gears';
import { Lines } from '../panels/lines';
import { Piles } from '../panels/piles';
import { Strips, SymbolsHead } from '../panels/strips';
import { CountPick, Tile, TileRow, Tiles } from '../panels/tiles';
import { SalvageDialog } from './salvage';
import { previewOf, type TurnProps } from './turn';

/** The dashboard in phase 5. */
export function ReactTurn(props: TurnProps<'react'>): ReactElement {
  const { choices, view, car, own, shown, dim, hint, act } = props;
  const [looked, setLooked] = useState<string | null>(null);
  const { options, wanted, chosen, counts, setCount, press, choose, confirm, salvaging, closeSalvage } =
    useReaction(props);
  const near = options.find((option) => option.id === looked) ?? chosen;
  usePreview(props.preview, near?.forecast ? previewOf(car.seat, near.forecast, near.label ?? '') : null);
  return (
    <DashFrame
      dim={dim}
      gears={<Gears car={car} lit={car.gear} offered={null} hinted={null} aids={props.aids} />}
      head={<SymbolsHead text={t('react.symbols')} view={view} car={car} />}
      figure={speedFigure('figure.speed', car.speed)}
      piles={<Piles car={car} shown={shown} />}
      note={<DoneNote {...props} />}
      main={
        <ChosenMain
          onConfirm={confirm}
          onBack={chosen ? () => choose(null) : null}
          hinted={chosen ? hint !== null && isFor(chosen, hint) : hint?.type === 'done'}
        >
          {chosen ? titleOf(chosen, counts) : t('react.done')}
        </ChosenMain>
      }
    >
      <TileRow>
        <Strips view={view} car={car} own={own} why={(card) => whyNot(card, choices)} />
        <Tiles label={t('react.group')}>
          {options.map((option, i) => (
            <Tile
              key={option.id}
              icon={option.icon}
              title={titleOf(option, counts)}
              note={props.aids === 'none' ? '' : option.note}
              look={option.look}
              teach={`react.${option.id}`}
              isChosen={option.id === wanted}
              hinted={hint !== null && isFor(option, hint)}
              shortcut={i + 1}
              onPress={() => press(option.id)}
              onLook={(on) => setLooked(on ? option.id : null)}
            >
              {option.counted && (
                <CountPick
                  label={option.title}
                  most={option.counted.most}
                  value={counts[option.id] ?? option.counted.most}
                  icon={option.counted.icon}
                  onPick={(n) => setCount(option.id, n)}
                />
              )}
            </Tile>
          ))}
        </Tiles>
      </TileRow>
      {salvaging && (
        <SalvageDialog
          cards={car.discard}
          most={choices.salvage}
          onClose={closeSalvage}
          onSalvage={(cards) => act({ type: 'salvage', cards })}
        />
      )}
    </DashFrame>
  );
}

/** The chosen option, the chosen number for each counted one, and the keys for them. */
function useReaction(props: TurnProps<'react'>) {
  const { dim, taken, act } = props;
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const [salvaging, setSalvaging] = useState(false);
  const options = reactTiles(props);
  const [wanted, choose] = useState<string | null>(null);
  const chosen = options.find((option) => option.id === wanted) ?? null;
  useTaken(taken, (action) => {
    const option = options.find((one) => isFor(one, action));
    choose(option?.id ?? null);
    if (option && 'count' in action) setCounts({ ...counts, [option.id]: action.count });
  });
  const use = (option: ReactTile) => {
    const most = option.counted?.most ?? 1;
    const action = option.action(Math.min(most, counts[option.id] ?? most));
    choose(null);
    if (action === 'salvage') setSalvaging(true);
    else act(action);
  };
  const done = () => act({ type: 'done' });
  const confirm = () => (chosen ? use(chosen) : done());
  const press = usePress(wanted, choose, confirm);
  const keys = options.map(({ id }, i) => [String(i + 1), () => choose(id === wanted ? null : id)] as const);
  useKeys({ ...Object.fromEntries(keys), enter: confirm }, !dim);
  return {
    options,
    wanted,
    chosen,
    counts,
    choose,
    press,
    confirm,
    salvaging,
    closeSalvage: () => setSalvaging(false),
    setCount: (id: string, n: number) => {
      setCounts({ ...counts, [id]: n });
      choose(id);
    },
  };
}

/** Whether an action belongs to this option. */
function isFor({ id }: ReactTile, action: HeatAction): boolean {
  return id === ('card' in action ? `${action.type}.${action.card}` : action.type);
}

function titleOf(option: ReactTile, counts: Readonly<Record<string, number>>): string {
  if (!option.counted) return option.title;
  return option.counted.title(Math.min(option.counted.most, counts[option.id] ?? option.counted.most));
}

/** Why a card in hand can't be played in React. */
function whyNot(card: Card, choices: TurnProps<'react'>['choices']): Why {
  const { kind, symbols } = cardOf(card);
  if (kind === 'heat') {
    return { text: t(choices.cool > 0 ? 'why.react.cool' : 'why.react.hot'), about: 'symbol.cooldown' };
  }
  if (symbols.directPlay) return { text: t('why.react.direct'), about: 'symbol.directPlay' };
  if (kind === 'stress' && choices.reduceStress > 0) {
    return { text: t('why.react.stress'), about: 'symbol.reduceStress' };
  }
  return { text: t('why.react'), about: 'ask.react' };
}

/** What 'done' would cost in phase 7 now. */
function DoneNote({ choices, view, own, car, aids }: TurnProps<'react'>): ReactElement {
  if (aids === 'none') return <>{t('react.note')}</>;
  const forecast = shownForecast(forecastReaction(view, own, choices, { type: 'done' }), aids);
  if (forecast === null) return <>{t('react.note')}</>;
  const lines = [...forecastLines(forecast), ...conditionLines(view, forecast).filter(({ icon }) => icon !== 'cold')];
  if (lines.length === 0) return <>{t('react.noCorner')}</>;
  return (
    <>
      {t('react.now')} <Lines lines={lines} />
      {engineText(car.engine, 0)}
    </>
  );
}
