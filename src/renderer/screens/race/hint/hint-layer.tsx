// The hint over a race: its card beside the bulb, read out once, closed by Esc. Not here: its text (hint-card.tsx).

import type { HintAnswer } from '@api/shapes';
import type { GameUi } from '@ui/game-ui';
import { plainHint } from '@ui/hint/hint-text';
import { useKeys } from '@ui/keys';
import { memo, type ReactElement } from 'react';
import { t } from '../../../text/race';
import { HintCard } from './hint-card';
import { placeText } from './place-text';
import type { HintControls } from './use-hint';

export interface HintLayerProps {
  ui: GameUi;
  hint: HintControls;
  circuit: string;
  /** Something covers the table. */
  covered: boolean;
}

/** Open for as long as the race: its keys come before the screen's, where Esc opens the menu. */
export const HintLayer = memo(function HintLayer({ ui, hint, circuit, covered }: HintLayerProps): ReactElement {
  const open = covered ? undefined : hint.open;
  useKeys({ escape: open?.close });
  return (
    <>
      <p className="visually-hidden" aria-live="polite" data-hint-announcement="">
        {open && spokenHint(ui, circuit, open.answers)}
      </p>
      {open && <HintCard {...{ ui, circuit, open }} />}
    </>
  );
});

/** Both answers with the reasons of the best, as a sentence to read aloud. */
function spokenHint(ui: GameUi, circuit: string, [best, second]: readonly HintAnswer[]): string {
  if (best === undefined) return '';
  const why = best.words?.why.map((one) => plainHint(ui.id, one)) ?? [];
  const text = t('hint.said', { answer: ui.answerText(best.action, circuit), place: placeText(best.place) });
  const other =
    second && t('hint.said.second', { answer: ui.answerText(second.action, circuit), place: placeText(second.place) });
  return [text, ...why, other].filter(Boolean).join(' ');
}
