// Drives the races of reports for tests: real races of quick drivers, as many as a test lets through.

import { driveRace } from '@ai/balance/drive';
import type { BalanceRace } from '@ai/balance/plan';
import type { RaceFacts } from '@balance/facts';
import type { ReportWorkers } from '../report-workers';

const driven = new Map<string, RaceFacts>();

/** Drives races of the easiest drivers, each once for all tests, and only as many as it may. */
export class Gate implements ReportWorkers {
  readonly atOnce = 1;
  races: BalanceRace[] = [];
  may = Number.POSITIVE_INFINITY;
  breaks: string | undefined;
  change: (facts: RaceFacts) => RaceFacts = (facts) => facts;
  async run(_: 'balance', race: BalanceRace, taken?: AbortSignal): Promise<RaceFacts | null> {
    while (this.may <= 0) {
      if (taken?.aborted) return null;
      await new Promise(setImmediate);
    }
    this.may -= 1;
    this.races.push(race);
    if (race.seed === this.breaks) throw new Error('the rules broke');
    const key = JSON.stringify([race.config, race.seed, race.series]);
    const quick = race.drivers.map(({ name }) => ({ name, bot: 'easy' as const }));
    const facts = driven.get(key) ?? driveRace({ ...race, drivers: quick }, () => false)!;
    driven.set(key, facts);
    return this.change({ ...facts, index: race.index });
  }
  async rest(): Promise<void> {}
}
