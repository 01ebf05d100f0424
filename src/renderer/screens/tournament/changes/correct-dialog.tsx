// Corrects the result of a table, and says what that would change before it is kept.

import { SEASON_LIMITS } from '@api/constants';
import type { Consequences, TournamentView } from '@api/tournament/commands';
import { LabelledInput } from '@ui/controls/labelled-input';
import { Select } from '@ui/controls/select';
import { Stepper } from '@ui/controls/stepper';
import { Toggle } from '@ui/controls/toggle';
import { useOnChange } from '@ui/use-on-change';
import { type ReactElement, useState } from 'react';
import { apiErrorText } from '../../../app/api-errors';
import { attempt, client } from '../../../app/client';
import { t } from '../../../text/tournament';
import { FormDialog } from '../../seasons/page/form-dialog';
import { nameIn, type Placed, placedTables } from '../model/lookup';
import { tableName } from '../words';
import styles from './changes.module.css';
import { consequenceLines } from './consequences';

export interface CorrectDialogProps {
  view: TournamentView;
  /** The table it starts with; undefined: the latest finished one. */
  round: string | undefined;
  onChange(view: TournamentView): void;
  onClose(): void;
}

/** The dialog. */
export function CorrectDialog({ view, round, onChange, onClose }: CorrectDialogProps): ReactElement {
  const made = useCorrection(view, round, (changed) => {
    onChange(changed);
    onClose();
  });
  const { points, out, reason, barred, busy } = made;
  return (
    <FormDialog
      title={t('correct')}
      text={t('correct.text')}
      cancel={t('cancel')}
      yes={t('correct.keep')}
      {...{ barred, busy, onClose }}
      className={styles.tourneyForm}
      onSubmit={() => void made.keep()}
    >
      <Who {...{ view, made }} />
      <div className={styles.tourneyLineField}>
        <span>{t('correct.points')}</span>
        <Stepper
          label={t('correct.points')}
          value={points}
          min={-1000}
          max={1000}
          why={out && t('correct.outNone')}
          onChange={made.setPoints}
        />
      </div>
      <div className={styles.tourneyLineField}>
        <span>{t('correct.out')}</span>
        <Toggle label={t('correct.out')} on={out} onChange={made.setOut} />
      </div>
      <LabelledInput label={t('correct.reason')} value={reason} most={SEASON_LIMITS.reason} onChange={made.setReason} />
      <Would lines={made.lines} />
    </FormDialog>
  );
}

/** Which table, and which of its drivers. */
function Who({ view, made }: { view: TournamentView; made: ReturnType<typeof useCorrection> }): ReactElement {
  const { done, round, driver, results } = made;
  return (
    <div className={styles.tourneyPair}>
      <div className="field">
        <span className="label">{t('correct.table')}</span>
        <Select
          label={t('correct.table')}
          value={round}
          choices={done.map((one) => ({ value: one.table.round, label: tableName(one) }))}
          onChange={made.setRound}
        />
      </div>
      <div className="field">
        <span className="label">{t('correct.driver')}</span>
        <Select
          label={t('correct.driver')}
          value={driver}
          choices={results.map((one) => ({
            value: one.driver,
            label: t('correct.driverOf', { name: nameIn(view, one.driver), points: one.points }),
          }))}
          onChange={made.setDriver}
        />
      </div>
    </div>
  );
}

function Would({ lines }: { lines: readonly string[] }): ReactElement {
  return (
    <div className={styles.tourneyWould} role="status">
      {lines.length > 0 && <b>{t('would')}</b>}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** A correction being filled in; choosing another table or driver starts from that result. */
function useCorrection(view: TournamentView, first: string | undefined, onChange: (view: TournamentView) => void) {
  const done = placedTables(view).filter(({ table }) => table.state === 'finished');
  const [round, setRound] = useState(first ?? done.at(-1)?.table.round ?? '');
  const at: Placed | undefined = done.find(({ table }) => table.round === round);
  const [wanted, setDriver] = useState<string>();
  const results = at?.table.results.filter(({ fillIn }) => !fillIn) ?? [];
  const before = results.find((one) => one.driver === wanted) ?? results[0];
  const [points, setPoints] = useState(0);
  const [chosen, setOut] = useState<boolean | undefined>(undefined);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const out = chosen ?? before?.taken ?? false;
  const isNothing = points === 0 && out === (before?.taken ?? false);
  const correction =
    before === undefined || isNothing
      ? undefined
      : { season: view.season, round, driver: before.driver, points: out ? 0 : points, out };
  const lines = useConsequences(view, correction);
  const barred = isNothing ? t('correct.what') : reason.trim() === '' && t('correct.why');

  async function keep(): Promise<void> {
    if (correction === undefined) return;
    setBusy(true);
    const changed = await attempt('tournaments.correct', { ...correction, reason: reason.trim() });
    setBusy(false);
    if (changed !== undefined) onChange(changed);
  }
  const afresh = (set: (id: string) => void) => (id: string) => {
    set(id);
    setOut(undefined);
  };
  const set = { setRound: afresh(setRound), setDriver: afresh(setDriver), setPoints, setOut, setReason };
  return {
    done,
    round,
    results,
    driver: before?.driver ?? null,
    points,
    out,
    reason,
    barred,
    busy,
    lines,
    keep,
    ...set,
  };
}

type Correction = Parameters<typeof client.call<'tournaments.consequences'>>[1];

/** What the correction would change, asked again with every change of it; empty without one. */
function useConsequences(view: TournamentView, correction: Correction | undefined): string[] {
  const [found, setFound] = useState<{ question: string; would?: Consequences; why?: string } | undefined>(undefined);
  const question = correction === undefined ? '' : JSON.stringify(correction);
  useOnChange([question], () => {
    if (question === '') return;
    let isWanted = true;
    client.call('tournaments.consequences', JSON.parse(question) as Correction).then(
      (reply) => {
        if (!isWanted) return;
        setFound(reply.ok ? { question, would: reply.value } : { question, why: apiErrorText(reply.fault) });
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  });
  if (question === '' || found?.question !== question) return [];
  return found.would === undefined ? [found.why ?? ''] : consequenceLines(view, found.would);
}
