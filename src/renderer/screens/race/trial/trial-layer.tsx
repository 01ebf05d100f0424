// The card of a time trial in its race: what to beat, the ghost with its switch, and the gap to it at the last corner.

import type { TrialAttempt, TrialGhost } from '@api/trials/commands';
import { characterOf } from '@drivers/characters';
import { signed } from '@i18n/page';
import { IconButton } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { Medal } from '@ui/panels/medal';
import { Panel } from '@ui/panels/panel';
import { Eye, EyeOff } from 'lucide-react';
import { type ReactElement, useRef } from 'react';
import { attempt as ask } from '../../../app/client';
import { rich, t } from '../../../text/club/trials';
import { nextMedal } from '../../challenges/trials/figures';
import { type Gap, gapsTo } from './gaps';
import styles from './trial.module.css';
import type { TrialLayerProps } from './trial-props';
import { useGhostOn, useTrialAttempt, useTrialGhost } from './use-trial';

/** The name of a mark at the end of a lap. */
const LINE = 'line';

/** The card. */
export function TrialLayer({ ui, board, settled, newest, begun, inColumn }: TrialLayerProps): ReactElement {
  const { match, circuit } = settled;
  const roundOf = (view: unknown) => ui.trials?.roundOf(view) ?? 1;
  const newestRound = roundOf(newest.view);
  const attempt = useTrialAttempt({ match, begun, newestRound, shownRound: roundOf(settled.view) });
  const ghost = useTrialGhost(match);
  useGhostOn(board, ghost, newestRound);
  const gaps = ghost === null ? [] : gapsTo(attempt.marks, ghost.marks);
  return (
    <Panel
      look="glass"
      className={classes(styles.trialCard, !inColumn && styles.trialOver)}
      label={t('race.title', { kind: attempt.trial.kind })}
    >
      <Target attempt={attempt} />
      {attempt.trial.measure === 'rounds' && <GhostLine ghost={ghost} />}
      <Gaps gaps={gaps} nameOf={(id) => ui.trials?.markName(circuit, id) ?? id} />
    </Panel>
  );
}

/** The medal to drive for; with everything won, the own best. */
function Target({ attempt: { trial, rung } }: { attempt: TrialAttempt }): ReactElement | null {
  const raced = trial.rungs.find((one) => one.medal === rung);
  const next = nextMedal(trial);
  if (raced !== undefined) return <Aim medal={raced.medal} text={t('race.beat', raced)} />;
  if (next !== null && next.kind !== 'beat') return <Aim medal={next.medal} text={t('race.target', next)} />;
  if (trial.best === null) return null;
  return <Aim medal="author" text={t('race.best', { rounds: trial.best.figure / 10 })} />;
}

function Aim({ medal, text }: { medal: Parameters<typeof Medal>[0]['kind']; text: string }): ReactElement {
  return (
    <p className={styles.trialAim}>
      <Medal kind={medal} won size={22} />
      {text}
    </p>
  );
}

/** The ghost in words, and its switch: it brings back the kind of ghost that was on last. */
function GhostLine({ ghost }: { ghost: TrialGhost | null }): ReactElement {
  const last = useRef<TrialGhost['kind']>('own');
  if (ghost !== null) last.current = ghost.kind;
  return (
    <p className={styles.trialGhostLine}>
      <span>{ghostText(ghost)}</span>
      <IconButton
        icon={ghost === null ? <EyeOff size={18} /> : <Eye size={18} />}
        label={t(ghost === null ? 'race.show' : 'race.hide')}
        onClick={() => void ask('trials.setGhost', { ghost: ghost === null ? last.current : 'off' })}
      />
    </p>
  );
}

function ghostText(ghost: TrialGhost | null): string {
  if (ghost === null) return t('race.ghost.off');
  const { kind, character, figure } = ghost;
  const rounds = figure / 10;
  if (kind === 'own' || character === null) return t('race.ghost.own', { rounds });
  return t('race.ghost.rival', { name: characterOf(character)?.given ?? character, rounds });
}

/** The gap at the last place, large; all of them for screen readers, which hear each new one. */
function Gaps({ gaps, nameOf }: { gaps: readonly Gap[]; nameOf(id: string): string }): ReactElement {
  const last = gaps.at(-1);
  return (
    <>
      {last !== undefined && (
        <p className={classes(styles.trialGap, last.gap > 0 && styles.trialBehind)} aria-hidden="true">
          {rich(
            last.id === LINE ? 'gap.line' : 'gap.at',
            { gap: signed(last.gap, 1), place: nameOf(last.id) },
            { b: (inner) => <b className="num">{inner}</b> },
          )}
        </p>
      )}
      <ol className="visually-hidden" aria-live="polite" aria-relevant="additions">
        {gaps.map(({ id, lap, gap }) => (
          <li key={`${id} ${lap}`}>{gapSaid(id, gap, nameOf)}</li>
        ))}
      </ol>
    </>
  );
}

function gapSaid(id: string, gap: number, nameOf: (id: string) => string): string {
  const values = { way: gap > 0 ? 'behind' : gap < 0 ? 'ahead' : 'level', gap: Math.abs(gap) } as const;
  return id === LINE ? t('gap.said.line', values) : t('gap.said', { ...values, place: nameOf(id) });
}
