// Phase 5: symbols as large buttons in any order, then done. The note says what being done now would cost.

import { useKeys } from '@ui/keys';
import { MainButton } from '@ui/panels/main-button';
import { usePreview } from '@ui/use-preview';
import { Flame, Gauge, Hand as HandIcon, Recycle, Rocket, Shuffle, Snowflake, Trash2, Wind, Zap } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { cardOf } from '../../data/cards';
import type { Card, HeatAction } from '../../types';
import { type Forecast, flipValues, forecastReaction, type Reaction } from '../forecast/forecast';
import { conditionLines, costText, engineText, forecastLines, range } from '../forecast/words';
import { cardName, count } from '../texts';
import { DashFrame } from './dash-frame';
import { Gears } from './gears';
import { Lines } from './lines';
import { Piles } from './piles';
import { SalvageDialog } from './salvage';
import { Strips, SymbolsHead } from './strips';
import { CountPick, Tile, Tiles } from './tiles';
import { previewOf, type TurnProps } from './turn';

const ICON = 26;

/** One way to react. counted: how many may be used at once. */
interface Option {
  id: string;
  icon: ReactElement;
  title: string;
  note: string;
  look: 'plain' | 'cool' | 'hot' | 'bad';
  counted?: { most: number; icon: ReactElement };
  /** What it would come to, for the board; label: what it adds. */
  forecast?: Forecast;
  label?: string;
  action(n: number): HeatAction | 'salvage';
}

/** The react turn. */
export function ReactTurn(props: TurnProps<'react'>): ReactElement {
  const { choices, view, car, own, shown, dim, hint, act } = props;
  const [looked, setLooked] = useState<string | null>(null);
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const [salvaging, setSalvaging] = useState(false);
  const options = optionsOf(props);
  const use = (option: Option) => {
    const most = option.counted?.most ?? 1;
    const action = option.action(Math.min(most, counts[option.id] ?? most));
    if (action === 'salvage') setSalvaging(true);
    else act(action);
  };
  const done = () => act({ type: 'done' });
  const keys = options.map((option, i) => [String(i + 1), () => use(option)] as const);
  useKeys({ ...Object.fromEntries(keys), enter: done }, !dim);
  const near = options.find((option) => option.id === looked);
  usePreview(props.preview, near?.forecast ? previewOf(car.seat, near.forecast, near.label ?? '') : null);
  return (
    <DashFrame
      dim={dim}
      gears={<Gears car={car} lit={car.gear} offered={null} hinted={null} aids={props.aids} />}
      head={<SymbolsHead text="Symbols" view={view} car={car} />}
      figure={`Speed ${car.speed}`}
      piles={<Piles car={car} shown={shown} />}
      note={<DoneNote {...props} />}
      main={
        <MainButton onClick={done} hinted={hint?.type === 'done'}>
          Done
        </MainButton>
      }
    >
      <div className="heat-react">
        <Strips view={view} car={car} own={own} why={(card) => whyNot(card, choices)} />
        <Tiles label="Reactions">
          {options.map((option, i) => (
            <Tile
              key={option.id}
              icon={option.icon}
              title={titleOf(option, counts)}
              note={props.aids === 'none' ? '' : option.note}
              look={option.look}
              hinted={hint?.type === option.id.split('.')[0]}
              shortcut={i + 1}
              onUse={() => use(option)}
              onLook={(on) => setLooked(on ? option.id : null)}
            >
              {option.counted && (
                <CountPick
                  label={option.title}
                  most={option.counted.most}
                  value={counts[option.id] ?? option.counted.most}
                  icon={option.counted.icon}
                  onPick={(n) => setCounts({ ...counts, [option.id]: n })}
                />
              )}
            </Tile>
          ))}
        </Tiles>
      </div>
      {salvaging && (
        <SalvageDialog
          cards={car.discard}
          most={choices.salvage}
          onClose={() => setSalvaging(false)}
          onSalvage={(cards) => act({ type: 'salvage', cards })}
        />
      )}
    </DashFrame>
  );
}

function titleOf(option: Option, counts: Readonly<Record<string, number>>): string {
  if (!option.counted) return option.title;
  return `${option.title} ${Math.min(option.counted.most, counts[option.id] ?? option.counted.most)}`;
}

/** Why a card in hand is not played in React. */
function whyNot(card: Card, choices: TurnProps<'react'>['choices']): string {
  const { kind, symbols } = cardOf(card);
  if (kind === 'heat') return choices.cool > 0 ? 'stuck in your hand, Cool puts it into the engine' : STUCK;
  if (symbols.directPlay) return 'may be played now, by its button';
  if (kind === 'stress' && choices.reduceStress > 0) return 'Shed stress gets rid of it now';
  return 'cards are placed in phase 2, now only symbols count';
}

const STUCK = 'stuck in your hand, and no cooldown is left this turn';

function optionsOf(props: TurnProps<'react'>): Option[] {
  const { choices, view, car, own } = props;
  const foresee = (reaction: Reaction) => forecastReaction(view, own, choices, reaction);
  const options: Option[] = [];
  if (choices.cool > 0) {
    options.push({
      id: 'cool',
      icon: <Snowflake size={ICON} />,
      title: 'Cool',
      note: 'Heat from hand to engine',
      look: 'cool',
      counted: { most: choices.cool, icon: <Flame size={16} /> },
      action: (n) => ({ type: 'cool', count: n }),
    });
  }
  if (choices.boost) options.push(boostOption(props, choices.boost.heat, foresee({ type: 'boost' })));
  if (choices.adrenaline) {
    const forecast = foresee({ type: 'adrenaline' });
    options.push({
      id: 'adrenaline',
      icon: <Zap size={ICON} />,
      title: 'Adrenaline +1',
      note: `Speed ${car.speed + 1}, 1 space on${inAll(forecast)}`,
      look: forecast.spin === 'never' ? 'plain' : 'bad',
      forecast,
      label: '+1',
      action: () => ({ type: 'adrenaline' }),
    });
  }
  return [...options, ...symbolOptions(choices, foresee)];
}

function boostOption({ view, own }: TurnProps<'react'>, heat: number, forecast: Forecast): Option {
  const values = flipValues(view, own);
  const gain = range(values[0] ?? 0, values.at(-1) ?? 0);
  return {
    id: 'boost',
    icon: <Rocket size={ICON} />,
    title: 'Boost',
    note: `${heat === 0 ? 'Free' : `${heat} heat`}, +${gain}${inAll(forecast)}`,
    look: forecast.spin === 'never' ? 'hot' : 'bad',
    forecast,
    label: `+${gain}`,
    action: () => ({ type: 'boost' }),
  };
}

/** Symbols of cards: none in the base deck, all data-driven. */
function symbolOptions(choices: TurnProps<'react'>['choices'], foresee: (reaction: Reaction) => Forecast): Option[] {
  const options: Option[] = [];
  const flame = <Flame size={16} />;
  const add = (has: boolean, option: Option) => has && options.push(option);
  add(choices.reduceStress > 0, {
    id: 'reduceStress',
    icon: <HandIcon size={ICON} />,
    title: 'Shed stress',
    note: 'Stress from hand to discard',
    look: 'plain',
    counted: { most: choices.reduceStress, icon: <Zap size={16} /> },
    action: (n) => ({ type: 'reduceStress', count: n }),
  });
  add(choices.superCool > 0, {
    id: 'superCool',
    icon: <Recycle size={ICON} />,
    title: 'Super cool',
    note: 'Heat from discard to engine',
    look: 'cool',
    counted: { most: choices.superCool, icon: flame },
    action: (n) => ({ type: 'superCool', count: n }),
  });
  add(choices.salvage > 0, {
    id: 'salvage',
    icon: <Shuffle size={ICON} />,
    title: 'Salvage',
    note: `Up to ${count(choices.salvage, 'card')} back to the draw pile`,
    look: 'plain',
    action: () => 'salvage',
  });
  for (const { card, gain } of choices.accelerate) {
    const forecast = foresee({ type: 'accelerate', card });
    add(true, {
      id: `accelerate.${card}`,
      icon: <Gauge size={ICON} />,
      title: `Accelerate +${gain}`,
      note: `${cardName(card)}: ${count(gain, 'space')} on${inAll(forecast)}`,
      look: forecast.spin === 'never' ? 'plain' : 'bad',
      forecast,
      label: `+${gain}`,
      action: () => ({ type: 'accelerate', card }),
    });
  }
  for (const { card, heat } of choices.directPlay) {
    const forecast = foresee({ type: 'directPlay', card });
    add(true, {
      id: `directPlay.${card}`,
      icon: <Wind size={ICON} />,
      title: `Play ${cardName(card)}`,
      note: `${heat > 0 ? `${heat} heat` : 'Free'}${inAll(forecast)}`,
      look: forecast.spin !== 'never' ? 'bad' : heat > 0 ? 'hot' : 'plain',
      forecast,
      label: cardName(card),
      action: () => ({ type: 'directPlay', card }),
    });
  }
  add(choices.scrap > 0, {
    id: 'scrap',
    icon: <Trash2 size={ICON} />,
    title: `Scrap ${choices.scrap}`,
    note: 'Top of the draw pile to discard; done for you otherwise',
    look: 'plain',
    action: () => ({ type: 'scrap' }),
  });
  return options;
}

/** What being done now costs in phase 7. */
function DoneNote({ choices, view, own, car, aids }: TurnProps<'react'>): ReactElement {
  if (aids === 'none') return <>Done now, or react first.</>;
  const forecast = forecastReaction(view, own, choices, { type: 'done' });
  const lines = [...forecastLines(forecast), ...conditionLines(view, forecast).filter(({ icon }) => icon !== 'cold')];
  if (lines.length === 0) return <>Done now: no corner to pay for.</>;
  return (
    <>
      Done now: <Lines lines={lines} />
      {engineText(car.engine, 0)}
    </>
  );
}

/** '. In all: 3 heat': the reaction and every corner of the turn, with what can be cooled cooled first. */
function inAll(forecast: Forecast): string {
  if (forecast.fates.every((fate) => fate.corners.length === 0)) return '';
  return `. In all: ${costText(forecast).toLowerCase()}`;
}
