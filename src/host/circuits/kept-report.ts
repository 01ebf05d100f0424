// The report that the workshop keeps with a circuit: how it is stored, and read again. Not here: making it (reports.ts).

import { type ReportProgress, reportProgress } from '@api/report/commands';
import { id } from '@api/shapes';
import { z } from 'zod';

const VERSION = 1;
const keptReport = z.object({ version: z.literal(VERSION), circuit: id, progress: reportProgress });

/** A finished or stopped report. circuit: the content that it is about. */
export interface KeptReport {
  readonly circuit: string;
  readonly progress: ReportProgress;
}

/** The report as stored. */
export function storedReport({ circuit, progress }: KeptReport): unknown {
  return { version: VERSION, circuit, progress: { ...progress, msLeft: null } };
}

/** The report that was stored; undefined if there is none that this Paddock can read. */
export function readReport(stored: unknown): KeptReport | undefined {
  return keptReport.safeParse(stored).data;
}
