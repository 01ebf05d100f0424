// The plan of a drive: a speed with a free road, or a run up behind with its reading. Not here: the end of the move.

import { signed } from '@i18n/page';
import type { Why } from '@ui/why/off';
import { refuse } from '@ui/why/refusals';
import { useMemo, useState } from 'react';
import { STEP } from '../../../data/charts';
import { runMoves, type Start, safestOf, startOf } from '../../../narration/forecast';
import { routesOf } from '../../../narration/routes';
import { wearParts } from '../../../narration/texts';
import { t } from '../../../text/t';
import type { RunChoice, WaddingtonChoices } from '../../../types';
import type { SpeedOffer } from '../choice/speeds';

type DriveChoices = Extract<WaddingtonChoices, { kind: 'drive' }>;

export interface Planned {
  /** 'none': nothing chosen yet. */
  plan: Start;
  /** One per available speed, ascending. */
  offers: readonly SpeedOffer[];
  /** The run that the button would choose. */
  safestRun: RunChoice | undefined;
  setSpeed(speed: number): void;
  setReading(reading: number): void;
  setRun(): void;
  /** Applies a whole plan, such as a hint's. */
  take(plan: Start): void;
  /** Goes to the next faster or slower speed with a free road. Stops at the ends. */
  faster(by: 1 | -1): void;
}

/** The plan, and functions to change it. It starts with the safest, or with none if nothing is proposed. */
export function usePlan(circuit: string, choices: DriveChoices, proposes: boolean): Planned {
  const { speeds, runs } = choices;
  const [plan, setPlan] = useState<Start>(() => (proposes ? startOf(circuit, speeds, runs) : { kind: 'none' }));
  const safestRun = useMemo(() => {
    const to = safestOf(routesOf(circuit, runMoves(runs)))?.to;
    return runs.find((one) => one.to === to);
  }, [circuit, runs]);
  const offers = offersOf(circuit, choices);
  const open = offers.filter((one) => one.danger !== null);
  const setSpeed = (speed: number) => {
    if (open.some((one) => one.speed === speed)) setPlan({ kind: 'drive', speed });
    else refuse(offers.find((one) => one.speed === speed)?.why ?? noReach(choices, speed));
  };
  const setReading = (reading: number) => setPlan({ kind: 'run', reading });
  const setRun = () => setReading(safestRun?.readings[0]?.speed ?? 0);
  const faster = (by: 1 | -1) => {
    const at = plan.kind === 'drive' ? open.findIndex((one) => one.speed === plan.speed) : -1;
    const to = open[Math.max(0, Math.min(open.length - 1, at + by))];
    if (to) setSpeed(to.speed);
  };
  return { plan, offers, safestRun, setSpeed, setReading, setRun, take: setPlan, faster };
}

function offersOf(circuit: string, { speeds, runs, standing, reading }: DriveChoices): SpeedOffer[] {
  return speeds.map(({ speed, wear, moves }) => {
    const safest = safestOf(routesOf(circuit, moves));
    const change = standing ? speed : speed - reading;
    const danger = safest?.danger ?? null;
    const why = danger === null ? noRoad(speed, runs.length > 0) : undefined;
    return { speed, change: signed(change), wear: wearParts(wear), danger, why };
  });
}

function noRoad(speed: number, run: boolean): Why {
  const text = t('drive.noRoad', { speed, n: speed / STEP, run: String(run) });
  return { text, about: run ? 'action.run' : 'breach.square-taken' };
}

function noReach({ speeds, reading }: DriveChoices, speed: number): Why {
  const [least, most] = [speeds[0]?.speed ?? 0, speeds.at(-1)?.speed ?? 0];
  return { text: t('drive.noReach', { speed, reading, least, most }), about: 'breach.speed-not-choosable' };
}
