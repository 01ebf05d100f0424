// The text of the replay's banner: the round, its part, and what happens.

import { classes } from '@ui/panels/classes';
import { Film } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '../../text/replay';
import type { AnnotatedRecording } from './annotated-recording';
import eventsPanelStyles from './events-panel.module.css';
import { LINE_KINDS } from './kinds';
import replayStyles from './replay.module.css';

/** The banner over the board; line: the current event, undefined before the first. */
export function ReplayBanner({
  title,
  line,
}: {
  title: string;
  line: AnnotatedRecording['lines'][number] | undefined;
}): ReactElement {
  const look = line ? LINE_KINDS[line.kind] : undefined;
  const Icon = look?.icon ?? Film;
  return (
    <div className={classes(replayStyles.replayBanner, 'panel panel-glass')} data-panel="banner">
      <span
        className={classes(replayStyles.replayBannerIcon, eventsPanelStyles[`replay-tone-${look?.tone ?? 'plain'}`])}
      >
        <Icon size={26} aria-hidden="true" />
      </span>
      <div className={replayStyles.replayBannerText}>
        <h2 className="heading">{title}</h2>
        <p>{line?.text ?? t('before')}</p>
      </div>
    </div>
  );
}
