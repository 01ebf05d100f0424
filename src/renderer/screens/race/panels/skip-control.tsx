// Skips other drivers' turns after they have been shown for a while: a button over the inactive dashboard, with its key.

import { Button } from '@ui/controls/button';
import { FastForward } from 'lucide-react';
import { memo, type ReactElement } from 'react';
import { t } from '../../../text/race';
import type { Playback } from '../state/playback';
import { usePlayback } from '../state/use-race';
import skipStyles from './skip-control.module.css';

/** Shown while it has an effect; its key is the same as anywhere in an animation. */
export const SkipControl = memo(function SkipControl({ playback }: { playback: Playback }): ReactElement | null {
  const canSkip = usePlayback(playback, (s) => s.canSkip && s.playing);
  if (!canSkip) return null;
  return (
    <div className={skipStyles.raceSkip}>
      <Button icon={<FastForward size={18} />} onClick={() => playback.skipOthers()}>
        {t('skip.label')} <kbd className={skipStyles.raceSkipKey}>{t('skip.key')}</kbd>
      </Button>
    </div>
  );
});
