// The main button while nothing is chosen or proposed, as in a lesson.

import { MainButton } from '@ui/controls/main-button';
import { t } from '@ui/text/t';
import type { ReactElement } from 'react';

/** A disabled 'Choose' button. */
export function ChooseButton(): ReactElement {
  return (
    <MainButton onClick={() => undefined} barred={t('choose.why')}>
      {t('choose')}
    </MainButton>
  );
}
