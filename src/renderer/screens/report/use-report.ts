// A circuit of the workshop and its report, as they are now: from the host's answers and its pushes.

import type { KeptCircuit } from '@api/circuits/commands';
import type { ApiError, CommandName, In } from '@api/contract';
import type { CircuitReport } from '@api/report/commands';
import { useOnChange } from '@ui/use-on-change';
import { useCallback, useEffect, useState } from 'react';
import { attempt, client } from '../../app/client';
import { useApp } from '../../app/store';

/** Commands that answer with the report as it is then. */
type ReportCommand = Extract<CommandName, `report.${string}`>;

export interface ReportAnswer {
  /** Undefined until the host has answered. */
  circuit: KeptCircuit | undefined;
  state: CircuitReport | undefined;
  /** Why there is none. */
  apiError: ApiError | undefined;
  /** Calls the host and shows what it answers; a refusal appears as a toast. Returns whether it was granted. */
  call<N extends ReportCommand>(name: N, input: In<N>): Promise<boolean>;
}

/** The report of a circuit by its place in the workshop. */
export function useReport(kept: string): ReportAnswer {
  const [circuit, setCircuit] = useState<KeptCircuit>();
  const [state, setState] = useState<CircuitReport>();
  const [apiError, setApiError] = useState<ApiError>();
  const [changes, setChanges] = useState(0);
  const session = useApp((s) => s.session);
  useEffect(() => client.on('circuits.changed', () => setChanges((count) => count + 1)), []);
  useEffect(
    () =>
      client.on('report.progress', ({ on, state: pushed }) => {
        if ('kept' in on && on.kept === kept) setState(pushed);
      }),
    [kept],
  );
  useOnChange([kept, session, changes], () => {
    let isWanted = true;
    Promise.all([client.call('circuits.open', { kept }), client.call('report.get', { kept })]).then(
      ([opened, report]) => {
        if (!isWanted) return;
        if (opened.ok) setCircuit(opened.value.circuit);
        if (report.ok) setState(report.value);
        const refused = [opened, report].find((reply) => !reply.ok);
        // Nothing to do for a lost connection: the page keeps what it shows.
        if (refused?.ok !== false || refused.fault.code !== 'offline')
          setApiError(refused?.ok === false ? refused.fault : undefined);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  });
  const call = useCallback<ReportAnswer['call']>(async (name, input) => {
    const now = await attempt(name, input);
    if (now !== undefined) setState(now);
    return now !== undefined;
  }, []);
  return { circuit, state, apiError, call };
}
