// A report that is over, as the host keeps it.

import type { KeptCircuit } from '@api/circuits/commands';
import type { ReportProgress } from '@api/report/commands';
import type { BalanceReport } from '@balance/report';
import { storedReport } from '@host/circuits/kept-report';
import type { Party } from '@host/tests/party';

/** Stores a report that is over. */
export function store(it: Party, kept: KeptCircuit, report: BalanceReport, change: Partial<ReportProgress> = {}): void {
  const progress: ReportProgress = {
    status: 'done',
    driven: report.races,
    of: 200,
    share: 1,
    msLeft: null,
    report,
    failed: null,
    ...change,
  };
  it.store.circuits.setReport(kept.kept, storedReport({ circuit: kept.circuit, progress }));
}
