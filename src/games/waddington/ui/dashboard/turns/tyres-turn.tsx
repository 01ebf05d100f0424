// A short question: whether Special Tyres cover the corner that waits (R56).

import { MainButton } from '@ui/controls/main-button';
import { AnswerButton } from '@ui/game/dashboard/choices';
import { useKeys } from '@ui/keys';
import { Dices, ShieldCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '../../../text/t';
import { worstBand } from '../../forecast';
import { cornerName } from '../../texts';
import { Chances } from '../choice/chances';
import { useChartOf } from '../choice/use-ways';
import { DashFrame } from '../dash-frame';
import { Tactics } from '../hand/tactics';
import type { TurnProps } from './turn';
import styles from './tyres-turn.module.css';

/** Special Tyres or dice. */
export function TyresTurn(props: TurnProps<'tyres'>): ReactElement {
  const { choices, view, car, own, dim, hint, act } = props;
  const answer = (use: boolean) => act({ type: 'tyres', use });
  useKeys({ '1': () => answer(true), '2': () => answer(false), enter: () => answer(true) }, !dim);
  useChartOf(view.circuit, choices, car.tyres);
  const worst = worstBand(choices.bands);
  return (
    <DashFrame
      turn={props}
      head={t('tyres.head', { corner: cornerName(view.circuit, worst?.corner ?? choices.bands[0]?.corner ?? -1) })}
      cards={
        <Tactics
          hand={own.hand}
          discards={view.discards}
          chosen={null}
          barred={() => ({ text: t('bar.tyres'), about: 'action.tyres' })}
        />
      }
      main={
        <MainButton onClick={() => answer(true)} hinted={hint?.type === 'tyres' && hint.use}>
          {t('tyres.main')}
        </MainButton>
      }
    >
      <div className={styles.tyresAnswers}>
        <AnswerButton
          className={styles.tyresAnswer}
          icon={<ShieldCheck size={24} />}
          title={t('tyres.use')}
          note={t('tyres.useNote')}
          hinted={hint?.type === 'tyres' && hint.use}
          onUse={() => answer(true)}
        />
        <AnswerButton
          className={styles.tyresAnswer}
          icon={<Dices size={24} />}
          title={t('tyres.keep')}
          note={t('tyres.keepNote')}
          hinted={hint?.type === 'tyres' && !hint.use}
          onUse={() => answer(false)}
        />
      </div>
      <Chances circuit={view.circuit} fate={choices} freed={-1} quiet="" />
    </DashFrame>
  );
}
