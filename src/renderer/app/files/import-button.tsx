// The button that imports a race or a season from a file of another Paddock. Not here: what happens to it then.

import type { Out } from '@api/contract';
import { Button } from '@ui/controls/button';
import { FileUp } from 'lucide-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { t } from '../../text/app';
import { importFile } from './export';

export interface ImportButtonProps {
  /** Name of the field. */
  label: string;
  /** here: the person is still on this screen; otherwise they have moved on. */
  onCame(came: Out<'files.import'>, here: boolean): void;
}

/** s after which the button shows how long it has been working: the host races a whole season again to verify it. */
const LONG = 2;

/** Busy while a file is checked, and shows for how long. */
export function ImportButton({ label, onCame }: ImportButtonProps): ReactElement {
  const field = useRef<HTMLInputElement>(null);
  const here = useRef<boolean>(true);
  const [seconds, setSeconds] = useState<number | undefined>();
  const busy = seconds !== undefined;

  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  useEffect(() => {
    if (!busy) return;
    const timer = setInterval(() => setSeconds((was) => (was ?? 0) + 1), 1000);
    return () => clearInterval(timer);
  }, [busy]);

  async function take(file: File): Promise<void> {
    setSeconds(0);
    const came = await importFile(file);
    setSeconds(undefined);
    if (came !== undefined) onCame(came, here.current);
  }
  return (
    <>
      <input
        ref={field}
        className="visually-hidden"
        type="file"
        accept=".json,application/json"
        aria-label={label}
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Lets the person choose the same file again.
          event.target.value = '';
          if (file) void take(file);
        }}
      />
      <Button icon={<FileUp size={18} className="icon" />} busy={busy} onClick={() => field.current?.click()}>
        {!busy ? t('file.import') : seconds < LONG ? t('file.checking') : t('file.checkingFor', { seconds })}
      </Button>
      <span className="visually-hidden" role="status">
        {busy && t('file.checking.said')}
      </span>
    </>
  );
}
