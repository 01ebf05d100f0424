// The replay of a finished race: loads its recording, opens it, and shows it. Not here: the list of replays (screens/races).

import type { Replay } from '@api/archive';
import type { ApiError } from '@api/contract';
import { openRecording } from '@api/recording-file';
import { Button } from '@ui/controls/button';
import { EmptyState } from '@ui/panels/panel';
import { ScreenFrame } from '@ui/panels/screen-frame';
import { Film } from 'lucide-react';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { apiErrorText } from '../../app/api-errors';
import { client } from '../../app/client';
import { Loading } from '../../app/connection/connection';
import { useCircuit, useGameUi } from '../../app/games/games';
import { to } from '../../app/routes';
import { AppTopBar } from '../../app/top-bar';
import { t } from '../../text/replay';
import { annotateRecording } from './annotated-recording';
import { ReplayTable } from './replay-table';

/** The replay of one race, by its id. tab: 'review', or the events. */
export function ReplayScreen({ match, tab }: { match: string; tab?: string | undefined }): ReactElement {
  const [found, setFound] = useState<Replay | ApiError>();
  useEffect(() => {
    let here = true;
    client.call('replays.film', { match }).then(
      (reply) => here && setFound(reply.ok ? reply.value : reply.fault),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [match]);
  if (found === undefined) return <Loading />;
  return 'code' in found ? (
    <NoReplay text={apiErrorText(found)} />
  ) : (
    <OpenReplay replay={found} isReview={tab === 'review'} />
  );
}

function OpenReplay({ replay, isReview }: { replay: Replay; isReview: boolean }): ReactElement {
  const ui = useGameUi(replay.game);
  useCircuit(ui, replay);
  const annotated = useMemo(() => annotateRecording(replay, openRecording(replay.film), ui), [replay, ui]);
  return <ReplayTable annotated={annotated} ui={ui} isReview={isReview} />;
}

function NoReplay({ text }: { text: string }): ReactElement {
  const [, navigate] = useLocation();
  return (
    <ScreenFrame top={<AppTopBar />}>
      <EmptyState
        icon={<Film />}
        text={text}
        action={<Button onClick={() => navigate(to.races('finished'))}>{t('all')}</Button>}
      />
    </ScreenFrame>
  );
}
