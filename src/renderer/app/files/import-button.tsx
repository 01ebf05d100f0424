// The button that brings a race or a season in from a file of another Paddock. Not for: what is done with it then.

import type { Out } from '@api/contract';
import { Button } from '@ui/controls/button';
import { FileUp } from 'lucide-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { t } from '../../text/app';
import { importFile } from './export';

export interface ImportButtonProps {
  /** What the field is called. */
  label: string;
  /** here: the person still looks at the button; else they have gone on to something else. */
  onCame(came: Out<'files.import'>, here: boolean): void;
}

/** s from which the button says how long it has been at it: a whole season is raced again before it is believed. */
const LONG = 2;

/** Busy while a file is checked, and says for how long. */
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
        className="hidden-text"
        type="file"
        accept=".json,application/json"
        aria-label={label}
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again.
          event.target.value = '';
          if (file) void take(file);
        }}
      />
      <Button icon={<FileUp size={18} className="icon" />} busy={busy} onClick={() => field.current?.click()}>
        {!busy ? t('file.import') : seconds < LONG ? t('file.checking') : t('file.checkingFor', { seconds })}
      </Button>
      <span className="hidden-text" role="status">
        {busy && t('file.checking.said')}
      </span>
    </>
  );
}
