// Phase 2 with too few cards for the gear: there is one answer, given by hand so that nobody can tell it from a choice (R19).

import { useKeys } from '@ui/keys';
import { Button } from '@ui/panels/button';
import { MainButton } from '@ui/panels/main-button';
import { usePrompt } from '@ui/use-preview';
import type { ReactElement } from 'react';
import { count, ordinal } from '../texts';
import { DashFrame } from './dash-frame';
import { Gears } from './gears';
import { Hand } from './hand';
import { Piles } from './piles';
import type { TurnProps } from './turn';

/** Whether the hand cannot feed the gear, so that nothing can be chosen. */
export function isCluttered({ choices }: Pick<TurnProps<'cards'>, 'choices'>): boolean {
  return choices.playable.length < choices.count;
}

/** The turn of a cluttered hand. */
export function ClutteredTurn(props: TurnProps<'cards'>): ReactElement {
  const { ask, choices, car, own, shown, dim, act } = props;
  const { committed } = ask;
  const layDown = () => act({ type: 'anyCards' });
  useKeys({ enter: layDown }, !dim && !committed);
  usePrompt(props.prompt, committed ? null : 'Cluttered hand: lay it down');
  return (
    <DashFrame
      dim={dim}
      gears={<Gears car={car} lit={car.gear} offered={null} hinted={null} />}
      head={`Cluttered hand · ${count(own.hand.length, 'card')}`}
      piles={<Piles car={car} shown={shown} />}
      note={
        committed ? (
          'Nobody knows yet. Your hand is shown when it is your turn to move.'
        ) : (
          <span className="heat-warning">
            {ordinal(choices.count)} gear plays {count(choices.count, 'card')}, and you can play{' '}
            {choices.playable.length === 0 ? 'none' : `only ${choices.playable.length}`}. You stay where you are, drop
            to 1st gear and draw again at the end of the round.
          </span>
        )
      }
      main={
        committed ? (
          <Button className="heat-take-back" onClick={() => act({ type: 'unlock' })}>
            Take back
          </Button>
        ) : (
          <MainButton onClick={layDown}>Lay it down</MainButton>
        )
      }
    >
      <Hand hand={own.hand} chosen={[]} barred={() => 'Your hand is cluttered'} onToggle={null} hinted={new Set()} />
    </DashFrame>
  );
}
