// The main button while there is nothing to answer; it shows the reason.

import { mainButton } from '@ui/controls/main-button';
import { t } from '@ui/text/t';
import { memo, type ReactElement, useContext } from 'react';
import { type Outlook, OutlookContext } from './outlook';

export interface IdleButtonProps {
  /** The race is over. */
  isOver: boolean;
  /** The viewer's own race is over: finished, out or retired. */
  isOut: boolean;
  /** Events are being animated. Left out: the screen around the dashboard says so. */
  isRunning?: boolean;
  /** Why there is nothing to do while events are being animated. */
  why?: string;
}

const NOTHING = () => undefined;

/** A disabled button: 'Finished', 'Your race is over', 'The race is ending', 'Watch' or 'Wait'. */
export const IdleButton = memo(function IdleButton({
  isOver,
  isOut,
  isRunning: isGiven,
  why = t('idle.running'),
}: IdleButtonProps): ReactElement {
  const outlook = useContext(OutlookContext);
  const isRunning = isGiven ?? outlook.isRunning;
  const [text, barred] = labelOf({ isOver, isOut, isRunning, why }, outlook);
  return mainButton({ onClick: NOTHING, barred, children: text });
});

/** The button's label and its reason. */
function labelOf(
  { isOver, isOut, isRunning, why }: Required<IdleButtonProps>,
  { isEnding, isAnyoneAsked }: Omit<Outlook, 'isRunning'>,
): readonly [label: string, why: string] {
  if (isOver) return [t('idle.finished'), t('race.over')];
  if (isEnding) return [t('idle.ending'), t('idle.running')];
  if (isOut) return [t('idle.out'), t('idle.out.why')];
  if (isRunning) return [t('idle.watch'), why];
  return [t('idle.wait'), t(isAnyoneAsked ? 'idle.notYours' : 'idle.nobody')];
}
