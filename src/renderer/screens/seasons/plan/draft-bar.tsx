// The bar under a plan: what it makes, what is wrong with it, and the button that sends it to the host. Not here: what is sent.

import type { ApiError } from '@api/contract';
import { Button } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { BottomBar } from '@ui/panels/screen-frame';
import { Info } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { apiErrorText } from '../../../app/api-errors';
import setupStyles from '../../setup/setup.module.css';
import planStyles from './plan.module.css';

export interface DraftBarProps {
  /** A new object whenever something is changed: the host's refusal stays until then. */
  draft: object;
  /** What it makes: in a few words, and in a line. */
  heading: string;
  line: string | undefined;
  /** Why it can't be sent. */
  error: string | undefined;
  icon: ReactElement;
  label: string;
  /** Returns why the host refuses it. */
  send(): Promise<ApiError | undefined>;
}

/** The bar. */
export function DraftBar({ draft, heading, line, error, icon, label, send }: DraftBarProps): ReactElement {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ draft: object; text: string } | undefined>(undefined);
  const why = error ?? (refused?.draft === draft ? refused.text : undefined);

  async function press(): Promise<void> {
    setBusy(true);
    const apiError = await send();
    setBusy(false);
    if (apiError !== undefined) setRefused({ draft, text: apiErrorText(apiError) });
  }
  return (
    <BottomBar>
      <div className={setupStyles.startText}>
        <b className="heading">{heading}</b>
        <div className={classes('note', planStyles.planLine)}>{line}</div>
      </div>
      <span className="bottom-bar-gap" />
      {why !== undefined && (
        <span className={setupStyles.startProblem} role="status">
          <Info size={17} className="icon" />
          {why}
        </span>
      )}
      <Button
        look="main"
        size="large"
        icon={icon}
        why={error === undefined ? undefined : { text: error, beside: true }}
        busy={busy}
        onClick={() => void press()}
      >
        {label}
      </Button>
    </BottomBar>
  );
}
