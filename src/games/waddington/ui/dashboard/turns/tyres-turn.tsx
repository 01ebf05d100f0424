// A short question: whether Special Tyres cover the waiting corner (R56).

import { MainButton } from '@ui/controls/main-button';
import { Choice } from '@ui/game/controls/choice';
import { useTaken } from '@ui/game/dashboard/open-turn';
import { usePress } from '@ui/game/dashboard/press';
import { useKeys } from '@ui/keys';
import { Dices, ShieldCheck } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { worstBand } from '../../../narration/forecast';
import { cornerName } from '../../../narration/texts';
import { t } from '../../../text/t';
import { Chances } from '../choice/chances';
import { useChartOf } from '../choice/use-routes';
import { DashFrame } from '../dash-frame';
import { Tactics } from '../hand/tactics';
import type { TurnProps } from './turn';
import styles from './tyres-turn.module.css';

/** Special Tyres or dice. */
export function TyresTurn(props: TurnProps<'tyres'>): ReactElement {
  const { choices, view, car, own, dim, hint, act } = props;
  const [use, choose] = useState(true);
  useTaken(props.taken, (action) => action.type === 'tyres' && choose(action.use));
  const answer = (uses: boolean) => act({ type: 'tyres', use: uses });
  const press = usePress(use, choose, answer);
  useKeys({ '1': () => choose(true), '2': () => choose(false), enter: () => answer(use) }, !dim);
  const hinted = hint?.type === 'tyres' ? hint.use : null;
  useChartOf(view.circuit, choices, car.tyres);
  const worst = worstBand(choices.bands);
  return (
    <DashFrame
      turn={props}
      head={t('tyres.head', { corner: cornerName(view.circuit, worst?.corner ?? choices.bands[0]?.corner ?? -1) })}
      cards={<Tactics hand={own.hand} chosen={null} barred={() => ({ text: t('bar.tyres'), about: 'action.tyres' })} />}
      main={
        <MainButton onClick={() => answer(use)} hinted={hinted === use}>
          {t(use ? 'tyres.main' : 'tyres.main.keep')}
        </MainButton>
      }
    >
      <div className={styles.tyresAnswers}>
        <Choice
          className={styles.tyresAnswer}
          icon={<ShieldCheck size={24} />}
          title={t('tyres.use')}
          note={t('tyres.useNote')}
          isChosen={use}
          isHinted={hinted === true}
          onPress={() => press(true)}
        />
        <Choice
          className={styles.tyresAnswer}
          icon={<Dices size={24} />}
          title={t('tyres.keep')}
          note={t('tyres.keepNote')}
          isChosen={!use}
          isHinted={hinted === false}
          onPress={() => press(false)}
        />
      </div>
      <Chances circuit={view.circuit} outcome={choices} freed={-1} quiet="" />
    </DashFrame>
  );
}
