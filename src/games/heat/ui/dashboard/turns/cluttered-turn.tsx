// Phase 2 with too few cards for the gear: the only answer, given by hand so that others can't tell it from a choice (R19).

import { MainButton } from '@ui/controls/main-button';
import { useKeys } from '@ui/keys';
import { usePrompt } from '@ui/use-preview';
import type { ReactElement } from 'react';
import { t } from '../../../text/t';
import { DashFrame } from '../dash-frame';
import { Hand } from '../hand/hand';
import { Gears } from '../panels/gears';
import linesStyles from '../panels/lines.module.css';
import { Piles } from '../panels/piles';
import { TakeBack } from '../take-back';
import type { TurnProps } from './turn';

/** Whether the hand can't feed the gear, so that there is no choice. */
export function isCluttered({ choices }: Pick<TurnProps<'cards'>, 'choices'>): boolean {
  return choices.playable.length < choices.count;
}

/** The dashboard in phase 2 with a cluttered hand. */
export function ClutteredTurn(props: TurnProps<'cards'>): ReactElement {
  const { ask: decision, choices, car, own, shown, dim, act } = props;
  const { committed } = decision;
  const why = {
    text: t('why.cluttered', { gear: choices.count, playable: choices.playable.length }),
    about: 'breach.hand-cluttered',
  };
  const layDown = () => act({ type: 'anyCards' });
  useKeys({ enter: layDown }, !dim && !committed);
  usePrompt(props.prompt, committed ? null : t('cluttered.prompt'));
  return (
    <DashFrame
      dim={dim}
      gears={<Gears car={car} lit={car.gear} offered={null} hinted={null} />}
      head={t('cluttered.head', { n: own.hand.length })}
      piles={<Piles car={car} shown={shown} />}
      note={
        committed ? (
          t('cluttered.placed')
        ) : (
          <span className={linesStyles.heatWarning}>
            {t('cluttered.note', { gear: choices.count, playable: choices.playable.length })}
          </span>
        )
      }
      main={committed ? <TakeBack act={act} /> : <MainButton onClick={layDown}>{t('cluttered.lay')}</MainButton>}
    >
      <Hand hand={own.hand} chosen={[]} barred={() => why} onToggle={null} hinted={new Set()} />
    </DashFrame>
  );
}
