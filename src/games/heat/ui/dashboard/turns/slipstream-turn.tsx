// Phase 6: slipstream or stay. Each length shows where it leads and what the corners on the way cost.

import { useTaken, useTarget } from '@ui/game/dashboard/open-turn';
import { usePress } from '@ui/game/dashboard/press';
import { useKeys } from '@ui/keys';
import { usePreview } from '@ui/use-preview';
import { Wind } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { engineText } from '../../../narration/forecast-text';
import { slipstreamOptions, stayLines } from '../../../narration/slipstream-options';
import { t } from '../../../text/t';
import { ChosenMain } from '../chosen-main';
import { DashFrame, speedFigure } from '../dash-frame';
import { Gears } from '../panels/gears';
import { Lines } from '../panels/lines';
import { Piles } from '../panels/piles';
import { Strips, SymbolsHead } from '../panels/strips';
import { Tile, TileRow, Tiles } from '../panels/tiles';
import { previewOf, type TurnProps } from './turn';

/** The dashboard in phase 6. */
export function SlipstreamTurn(props: TurnProps<'slipstream'>): ReactElement {
  const { choices, view, car, own, shown, dim, hint, act } = props;
  const [looked, setLooked] = useState<number | null>(null);
  const go = (length: number) => act({ type: 'slipstream', length });
  // 0 means stay.
  const [chosen, choose] = useState(0);
  useTaken(props.taken, (action) => action.type === 'slipstream' && choose(action.length));
  const press = usePress(chosen, choose, go);
  const keys = choices.lengths.map(
    ({ length }, i) => [String(i + 1), () => choose(length === chosen ? 0 : length)] as const,
  );
  useKeys({ ...Object.fromEntries(keys), enter: () => go(chosen) }, !dim);
  const options = slipstreamOptions(view, own, choices);
  const near = options.find(({ length }) => length === (looked ?? chosen)) ?? options[0];
  const targets = options.map((option) => option.target);
  usePreview(props.preview, near ? previewOf(car.seat, near.forecast, `+${near.length}`, targets) : null);
  useTarget(props, (key) => {
    const hit = choices.lengths.find((option) => key === `slipstream.${option.length}`);
    if (hit) press(hit.length);
  });
  const suggested = hint?.type === 'slipstream' ? hint.length : null;
  return (
    <DashFrame
      dim={dim}
      gears={<Gears car={car} lit={car.gear} offered={null} hinted={null} aids={props.aids} />}
      head={<SymbolsHead text={t('slip.head')} view={view} car={car} />}
      figure={speedFigure('figure.speed', car.speed)}
      piles={<Piles car={car} shown={shown} />}
      note={<StayNote {...props} />}
      main={
        <ChosenMain
          onConfirm={() => go(chosen)}
          onBack={chosen === 0 ? null : () => choose(0)}
          hinted={suggested === chosen}
        >
          {chosen === 0 ? t('slip.stay') : t('slip.title', { n: chosen })}
        </ChosenMain>
      }
    >
      <TileRow>
        <Strips view={view} car={car} own={own} why={() => ({ text: t('why.follow'), about: 'ask.slipstream' })} />
        <Tiles label={t('slip.group')}>
          {options.map(({ length, note, look }, i) => (
            <Tile
              key={length}
              icon={<Wind size={26} />}
              title={t('slip.title', { n: length })}
              note={props.aids === 'none' ? '' : note}
              look={props.aids === 'none' ? 'plain' : look}
              teach={`slip.${length}`}
              isChosen={chosen === length}
              hinted={suggested === length}
              shortcut={i + 1}
              onPress={() => press(length)}
              onLook={(on) => setLooked(on ? length : null)}
            />
          ))}
        </Tiles>
      </TileRow>
    </DashFrame>
  );
}

/** What the corners cost if the car stays here. */
function StayNote({ view, own, car, aids }: TurnProps<'slipstream'>): ReactElement {
  if (aids === 'none') return <>{t('slip.note')}</>;
  const lines = stayLines(view, own);
  if (lines.length === 0)
    return (
      <>
        {t('slip.stay.free')} {engineText(car.engine, 0)}
      </>
    );
  return (
    <>
      {t('slip.stay.costs')} <Lines lines={lines} />
      {engineText(car.engine, 0)}
    </>
  );
}
