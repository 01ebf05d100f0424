// Phase 5: symbols as large buttons in any order, then done. The note says what being done now would cost.

import { useKeys } from '@ui/keys';
import { MainButton } from '@ui/panels/main-button';
import { usePreview } from '@ui/use-preview';
import { Flame, Gauge, Hand as HandIcon, Recycle, Rocket, Shuffle, Snowflake, Trash2, Wind, Zap } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { cardOf } from '../../data/cards';
import type { Card, CarView, HeatAction, HeatView } from '../../types';
import { cardName, cornerCost, count } from '../texts';
import { DashFrame } from './dash-frame';
import { Gears } from './gears';
import { shownOrder } from './hand';
import { LyingCard } from './heat-card';
import { Piles } from './piles';
import { SalvageDialog } from './salvage';
import { CountPick, Tile, Tiles } from './tiles';
import { cornersAfter, movePreview, type TurnProps } from './turn';

const ICON = 26;
/** A boost turns up a Speed card of 1 to 4. */
const BOOST = { low: 1, high: 4 };

/** One way to react. counted: how many may be used at once. */
interface Option {
  id: string;
  icon: ReactElement;
  title: string;
  note: string;
  look: 'plain' | 'cool' | 'hot' | 'bad';
  counted?: { most: number; icon: ReactElement };
  /** Spaces that it moves the car, for the preview. */
  spaces?: number;
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
  usePreview(props.preview, near?.spaces ? movePreview(view, car, near.spaces, near.label ?? '') : null);
  return (
    <DashFrame
      dim={dim}
      gears={<Gears car={car} lit={car.gear} offered={null} hinted={null} />}
      head={`React · ${count(own.hand.length, 'card')} in hand`}
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
        <Played car={car} />
        <Tiles label="Reactions">
          {options.map((option, i) => (
            <Tile
              key={option.id}
              icon={option.icon}
              title={titleOf(option, counts)}
              note={option.note}
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
        <SmallHand hand={own.hand} />
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

/** The own hand, small, beside the tiles. */
export function SmallHand({ hand }: { hand: readonly Card[] }): ReactElement {
  return (
    <div className="heat-played heat-small-hand">
      {shownOrder(hand).map((slot) => (
        <LyingCard key={slot} card={hand[slot] ?? 0} dim />
      ))}
    </div>
  );
}

/** The cards in front of the driver, small. */
export function Played({ car }: { car: CarView }): ReactElement | null {
  if (car.played.length === 0) return null;
  return (
    <div className="heat-played">
      {car.played.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: played cards keep their places
        <LyingCard key={i} card={card} />
      ))}
    </div>
  );
}

function optionsOf({ choices, view, car }: TurnProps<'react'>): Option[] {
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
  if (choices.boost) options.push(boostOption(view, car, choices.boost.heat));
  if (choices.adrenaline) {
    const fate = cornersAfter(view, car, { spaces: 1, speed: 1, heat: 0 });
    options.push({
      id: 'adrenaline',
      icon: <Zap size={ICON} />,
      title: 'Adrenaline +1',
      note: `Speed ${car.speed + 1}, 1 space on${costWords(fate)}`,
      look: fate.spinOut ? 'bad' : 'plain',
      spaces: 1,
      label: '+1',
      action: () => ({ type: 'adrenaline' }),
    });
  }
  return [...options, ...symbolOptions(choices)];
}

function boostOption(view: HeatView, car: CarView, heat: number): Option {
  const [low, high] = [BOOST.low, BOOST.high].map((n) => cornersAfter(view, car, { spaces: n, speed: n, heat }));
  const risk = high?.spinOut
    ? ', may spin out'
    : high && high.heat > 0
      ? `, then ${rangeWords(low?.heat ?? 0, high.heat)} heat`
      : '';
  return {
    id: 'boost',
    icon: <Rocket size={ICON} />,
    title: 'Boost',
    note: `${heat === 0 ? 'Free' : `${heat} heat`}, +1 to 4 (2.5)${risk}`,
    look: 'hot',
    spaces: 2,
    label: '+1 to 4',
    action: () => ({ type: 'boost' }),
  };
}

/** Symbols of cards: none in the base deck, all data-driven. */
function symbolOptions(choices: TurnProps<'react'>['choices']): Option[] {
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
    add(true, {
      id: `accelerate.${card}`,
      icon: <Gauge size={ICON} />,
      title: `Accelerate +${gain}`,
      note: `${cardName(card)}: ${count(gain, 'space')} on`,
      look: 'plain',
      spaces: gain,
      label: `+${gain}`,
      action: () => ({ type: 'accelerate', card }),
    });
  }
  for (const { card, heat } of choices.directPlay) {
    const value = cardOf(card).values[0] ?? 0;
    add(true, {
      id: `directPlay.${card}`,
      icon: <Wind size={ICON} />,
      title: `Play ${cardName(card)}`,
      note: heat > 0 ? `${heat} heat` : 'Free',
      look: heat > 0 ? 'hot' : 'plain',
      spaces: value,
      label: `+${value}`,
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
function DoneNote({ choices, car }: TurnProps<'react'>): ReactElement {
  if (choices.forecast.length === 0) return <>Done now: no corner to pay for.</>;
  return (
    <>
      Done now:{' '}
      {choices.forecast.map((corner) => (
        <span key={`${corner.corner}.${corner.heat}`} className={corner.spinOut ? 'heat-warning' : undefined}>
          <b>{cornerCost(corner)}</b>.{' '}
        </span>
      ))}
      Your engine holds {car.engine}.
    </>
  );
}

function costWords(fate: { heat: number; spinOut: boolean; corners: readonly unknown[] }): string {
  if (fate.spinOut) return ', spin-out';
  return fate.corners.length === 0 ? '' : `, then ${fate.heat} heat`;
}

function rangeWords(low: number, high: number): string {
  return low === high ? String(low) : `${low} to ${high}`;
}
