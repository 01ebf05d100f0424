// Brings in a career from a file of another Paddock. Not here: races and seasons (app/files/import-button.tsx).

import { IMPORT_LIMIT } from '@api/constants';
import { Button } from '@ui/controls/button';
import { toast } from '@ui/overlays/toasts';
import { FileUp } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import { attempt } from '../../../app/client';
import { t as appText } from '../../../text/app';
import { t } from '../../../text/club/career';

/** The button; a toast says what came of the file. */
export function ImportCareer(): ReactElement {
  const field = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  async function take(file: File): Promise<void> {
    // A text has at least as many bytes as characters: a file that the host would refuse is not even sent.
    if (file.size > IMPORT_LIMIT) {
      toast('bad', appText('file.tooLarge', { file: file.name, megabytes: IMPORT_LIMIT / 1024 ** 2 }));
      return;
    }
    setBusy(true);
    const came = await attempt('careers.import', { text: await file.text() });
    setBusy(false);
    if (came) toast('good', t('list.import.as', { as: came.as, name: came.name }));
  }
  return (
    <>
      <input
        ref={field}
        className="visually-hidden"
        type="file"
        accept=".json,application/json"
        aria-label={t('list.import.field')}
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Lets the person choose the same file again.
          event.target.value = '';
          if (file) void take(file);
        }}
      />
      <Button icon={<FileUp size={18} className="icon" />} busy={isBusy} onClick={() => field.current?.click()}>
        {t('list.import')}
      </Button>
    </>
  );
}
