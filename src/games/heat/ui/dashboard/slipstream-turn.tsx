// Phase 6: slipstream or stay. Each length says where it leads and what the corners on the way cost.

import { useKeys } from '@ui/keys';
import { MainButton } from '@ui/panels/main-button';
import { usePreview } from '@ui/use-preview';
import { Wind } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import type { HeatTarget } from '../board/preview';
import { cornerCost } from '../texts';
import { DashFrame } from './dash-frame';
import { Gears } from './gears';
import { Piles } from './piles';
import { Played, SmallHand } from './react-turn';
import { Tile, Tiles } from './tiles';
import { movePreview, type TurnProps } from './turn';

/** The slipstream turn. */
export function SlipstreamTurn(props: TurnProps<'slipstream'>): ReactElement {
  const { choices, view, car, own, shown, dim, hint, act, target, takeTarget } = props;
  const [looked, setLooked] = useState<number | null>(null);
  const go = (length: number) => act({ type: 'slipstream', length });
  const keys = choices.lengths.map(({ length }, i) => [String(i + 1), () => go(length)] as const);
  useKeys({ ...Object.fromEntries(keys), enter: () => go(0) }, !dim);
  const targets = choices.lengths.map(({ length, crosses }): HeatTarget => {
    const { to } = movePreview(view, car, length, '');
    const risk = crosses.some((corner) => corner.spinOut || corner.heat > 0);
    return { key: `slipstream.${length}`, progress: to.progress, lane: to.lane, kind: risk ? 'risk' : 'safe' };
  });
  const length = looked ?? choices.lengths[0]?.length ?? 2;
  usePreview(props.preview, movePreview(view, car, length, `+${length}`, targets));
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
      gears={<Gears car={car} lit={car.gear} offered={null} hinted={null} />}
      head="Slipstream: speed stays, corners on the way count"
      figure={`Speed ${car.speed}`}
      piles={<Piles car={car} shown={shown} />}
      note={`Follow the car ahead, or stay where you are. Your engine holds ${car.engine}.`}
      main={
        <MainButton onClick={() => go(0)} hinted={suggested === 0}>
          Stay here
        </MainButton>
      }
    >
      <div className="heat-react">
        <Played car={car} />
        <Tiles label="Slipstream">
          {choices.lengths.map(({ length: n, crosses }, i) => (
            <Tile
              key={n}
              icon={<Wind size={26} />}
              title={`Slipstream ${n}`}
              note={crosses.length === 0 ? 'No corner on the way' : crosses.map(cornerCost).join('. ')}
              look={crosses.some((corner) => corner.spinOut) ? 'bad' : 'plain'}
              hinted={suggested === n}
              shortcut={i + 1}
              onUse={() => go(n)}
              onLook={(on) => setLooked(on ? n : null)}
            />
          ))}
        </Tiles>
        <SmallHand hand={own.hand} />
      </div>
    </DashFrame>
  );
}
