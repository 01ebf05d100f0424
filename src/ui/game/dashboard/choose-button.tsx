// The main button while nothing is chosen yet and nothing is proposed, as in a lesson.

import { MainButton } from '@ui/controls/main-button';
import { t } from '@ui/text/t';
import type { ReactElement } from 'react';

/** 'Choose', barred. */
export function ChooseButton(): ReactElement {
  return (
    <MainButton onClick={() => undefined} barred={t('choose.why')}>
      {t('choose')}
    </MainButton>
  );
}
