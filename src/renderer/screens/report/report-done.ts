// Says on any screen that a balance report is over. Not here: its own screen, which shows it.

import { toast } from '@ui/overlays/toasts';
import { useEffect } from 'react';
import { client } from '../../app/client';
import { heardReport } from '../../app/games/reporting';
import { to } from '../../app/routes';
import { t } from '../../text/app';

/** Keeps how far reports are, for the bar, and shows a toast when all races of a report are over, unless the page shows that report. */
export function useReportDone(): void {
  useEffect(
    () =>
      client.on('report.progress', ({ on, state }) => {
        heardReport(state);
        if ('game' in on || state.progress?.status !== 'done' || state.trial !== null) return;
        if (window.location.hash === `#${to.report(on.kept)}`) return;
        client.call('circuits.open', on).then(
          (reply) => reply.ok && toast('good', t('report.done', { name: reply.value.circuit.name })),
          () => undefined,
        );
      }),
    [],
  );
}
