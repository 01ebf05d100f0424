// Phase 6: slipstream or stay. Each length says where it leads and what the corners on the way cost.

import { MainButton } from '@ui/controls/main-button';
import { useKeys } from '@ui/keys';
import { usePreview } from '@ui/use-preview';
import { Wind } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { t } from '../../../text/t';
import { engineText } from '../../forecast/words';
import { DashFrame, speedFigure } from '../dash-frame';
import { Gears } from '../panels/gears';
import { Lines } from '../panels/lines';
import { Piles } from '../panels/piles';
import { Strips, SymbolsHead } from '../panels/strips';
import { Tile, TileRow, Tiles } from '../panels/tiles';
import { slipstreamOptions, stayLines } from './slipstream-options';
import { previewOf, type TurnProps } from './turn';

/** The slipstream turn. */
export function SlipstreamTurn(props: TurnProps<'slipstream'>): ReactElement {
  const { choices, view, car, own, shown, dim, hint, act, target, takeTarget } = props;
  const [looked, setLooked] = useState<number | null>(null);
  const go = (length: number) => act({ type: 'slipstream', length });
  const keys = choices.lengths.map(({ length }, i) => [String(i + 1), () => go(length)] as const);
  useKeys({ ...Object.fromEntries(keys), enter: () => go(0) }, !dim);
  const options = slipstreamOptions(view, own, choices);
  const near = options.find(({ length }) => length === looked) ?? options[0];
  const targets = options.map((option) => option.target);
  usePreview(props.preview, near ? previewOf(car.seat, near.forecast, `+${near.length}`, targets) : null);
  useEffect(() => {
    const hit = choices.lengths.find((option) => target === `slipstream.${option.length}`);
    if (!hit) return;
    takeTarget();
    act({ type: 'slipstream', length: hit.length });
  }, [target, choices, takeTarget, act]);
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
        <MainButton onClick={() => go(0)} hinted={suggested === 0}>
          {t('slip.stay')}
        </MainButton>
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
              hinted={suggested === length}
              shortcut={i + 1}
              onUse={() => go(length)}
              onLook={(on) => setLooked(on ? length : null)}
            />
          ))}
        </Tiles>
      </TileRow>
    </DashFrame>
  );
}

/** What comes of the corners if the car stays here. */
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
