// What a report says at the top of its screen: a title, a line, and whether it is good news. Not here: the verdict (src/balance).

import type { CircuitReport } from '@api/report/commands';
import type { BalanceReport } from '@balance/report';
import { LEAST_RACES, type Verdict, verdictOf } from '@balance/verdict';
import type { CircuitChange } from '@core/contract';
import { describe } from '@i18n/page';
import { t } from '../../text/report';

/** A title with a line under it. look: good: nothing is wrong; warn: something is; plain: nobody knows yet. */
export interface Said {
  readonly look: 'good' | 'warn' | 'plain';
  readonly title: string;
  readonly line: string;
}

/** What to say of a report. verdict: of its races; undefined without any. */
export function saidOf({ progress, isOlder, races }: CircuitReport, verdict: Verdict | undefined): Said {
  if (progress === null) return { look: 'plain', title: t('verdict.none'), line: t('verdict.none.note', { races }) };
  if (progress.status === 'failed') {
    const line = t('verdict.failed.note', { seed: progress.failed ?? '' });
    return { look: 'warn', title: t('verdict.failed'), line };
  }
  if (isOlder) return { look: 'plain', title: t('verdict.older'), line: t('verdict.older.note') };
  const [worst] = verdict?.findings ?? [];
  const found = worst === undefined ? undefined : describe(worst.message);
  if (verdict === undefined || verdict.fairness === 'early') {
    const line = t('verdict.early.note', { races: progress.report?.races ?? 0, least: LEAST_RACES });
    return { look: found === undefined ? 'plain' : 'warn', title: t('verdict.early'), line: found ?? line };
  }
  const isGood = verdict.fairness === 'fair' && verdict.pace === 'fast' && worst?.code !== 'unended';
  const title = describe(verdict.message) ?? '';
  return { look: isGood ? 'good' : 'warn', title, line: found ?? t('verdict.fine') };
}

/** The verdict on a report; undefined for no races. */
export function judged(report: BalanceReport | null | undefined): Verdict | undefined {
  return report == null ? undefined : verdictOf(report);
}

/** The sentence of the finding that a change answers; undefined if there is none. */
export function reasonFor(change: CircuitChange, verdict: Verdict | undefined): string | undefined {
  const finding = verdict?.findings.find(({ code, corner }) =>
    'laps' in change ? code === 'long' || code === 'lucky' : corner === change.corner,
  );
  return finding && describe(finding.message);
}

/** A share in whole per cent. */
export function percent(share: number): number {
  return Math.round(share * 100);
}

/** A share in per cent with one decimal. */
export function fine(share: number): number {
  return Math.round(share * 1000) / 10;
}
