// The dashboard's text about a drive: on the main button, in the banner, and why a card can't be used before it.

import { nameOf } from '@narration/phrases';
import { t as general } from '@ui/text/t';
import type { Why } from '@ui/why/off';
import { SUPERB } from '../../../data/cards';
import { STEP } from '../../../data/charts';
import { judged, NO_OUTCOME, outcomeOf } from '../../../narration/forecast';
import { wearGiven } from '../../../narration/texts';
import { t } from '../../../text/t';
import type { RunChoice, Tactic } from '../../../types';
import type { TurnProps } from './turn';
import type { Drive } from './use-drive';

type Props = TurnProps<'drive'>;

/** The banner: '100 mph, 5 squares. 20 over: 2 dice'. */
export function promptOf({ seats, aids }: Props, { plan, route, superb, run }: Drive): string | null {
  if (plan.kind === 'none') return null;
  if (plan.kind === 'run') {
    const blocker = run?.blocker ?? -1;
    return blocker < 0 ? t('drive.promptWait') : t('drive.promptHeld', { name: nameOf(seats, blocker) });
  }
  const outcome = route && aids === 'all' ? outcomeOf(judged(route, superb)) : NO_OUTCOME;
  return t('drive.prompt', { speed: plan.speed, n: plan.speed / STEP, ...outcome });
}

/** The main button: 'Run up behind Ada', 'Drive at 100 mph'. */
export function mainText({ plan, run, safestRun }: Drive, seats: Props['seats']): string {
  if (plan.kind === 'none') return general('choose');
  if (plan.kind === 'drive') return t('drive.main', { speed: plan.speed });
  // The button shows the chosen run, or the one it would choose.
  const shown = run ?? safestRun;
  if (!shown || shown.path.length === 0) return t('drive.mainWait');
  return shown.blocker < 0 ? t('drive.mainRun') : t('drive.mainRunBehind', { name: nameOf(seats, shown.blocker) });
}

/** The other effects of a route without danger: new tyres in the pit, the reading behind a blocker; '' for none. */
export function quietText({ plan, route, run }: Drive, reading: number): string {
  if (plan.kind === 'drive') return route?.pit ? t('drive.pit') : '';
  return runNote(run, reading);
}

function runNote(run: RunChoice | undefined, reading: number): string {
  if (!run) return '';
  if (run.spins) return '';
  const [first] = run.readings;
  if (!first) return '';
  if (run.readings.length > 1) return t('drive.faster');
  if (first.speed >= reading) return t('drive.becomes', { speed: first.speed });
  return t('drive.slows', { speed: first.speed, ...wearGiven(first.wear) });
}

/** Why a card in the hand can't be used before the move; null if it can. */
export function whyBarred({ choices }: Props, card: Tactic, { plan, route }: Drive): Why | null {
  if (card !== SUPERB) return { text: t('bar.after'), about: 'event.cardWindow' };
  if (!choices.superb) return { text: t('bar.faulty'), about: 'event.pitCardActivated' };
  if (plan.kind === 'run') return { text: t('bar.fullMove'), about: 'breach.no-superb' };
  return route && route.freed.length > 0 ? null : { text: t('bar.corner'), about: 'breach.no-superb' };
}
