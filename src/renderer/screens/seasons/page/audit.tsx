// The changes made by hand, and the dialog that corrects a result: each correction adds a line.

import { SEASON_LIMITS } from '@api/constants';
import type { SeasonView } from '@api/season';
import { signed } from '@i18n/page';
import { Button } from '@ui/controls/button';
import { LabelledInput } from '@ui/controls/labelled-input';
import { Select } from '@ui/controls/select';
import { Stepper } from '@ui/controls/stepper';
import { Toggle } from '@ui/controls/toggle';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { ChevronDown, PenLine } from 'lucide-react';
import { type ComponentProps, type ReactElement, type ReactNode, useState } from 'react';
import { messageText } from '../../../app/api-errors';
import { attempt } from '../../../app/client';
import { dateTimeText } from '../../../app/format';
import { useApp } from '../../../app/store';
import { t } from '../../../text/seasons';
import { driverOf } from '../season-data';
import { circuitName } from '../season-text';
import { FormDialog } from './form-dialog';
import styles from './season-last.module.css';

export interface AuditProps {
  view: SeasonView;
  onChange(view: SeasonView): void;
}

/** The list, folded, with the button to correct a result. */
export function Audit({ view, onChange }: AuditProps): ReactElement {
  const [asking, setAsking] = useState(false);
  const raced = view.rounds.some((round) => round.state === 'done');
  return (
    <Panel className={classes(styles.auditPanel)} label={t('audit.title')}>
      <div className={styles.auditHead}>
        <details className={styles.audit}>
          <summary>
            <ChevronDown size={18} className={classes('icon', styles.auditArrow)} aria-hidden="true" />
            <span className={classes('heading', styles.auditTitle)}>{t('audit.title')}</span>
            <span className="note">
              {view.audit.length === 0 ? t('audit.none') : t('audit.lines', { n: view.audit.length })}
            </span>
          </summary>
          {view.audit.length === 0 ? (
            <p className={classes('note', styles.auditNone)}>{t('audit.empty')}</p>
          ) : (
            <ol className={styles.auditLines}>
              {view.audit.toReversed().map((line) => (
                <li key={`${line.at} ${messageText(line.said)}`}>
                  <span className="note">{dateTimeText(line.at)}</span>
                  <span>{messageText(line.said)}</span>
                </li>
              ))}
            </ol>
          )}
        </details>
        <Button
          size="small"
          look="quiet"
          icon={<PenLine size={17} className="icon" />}
          why={raced ? undefined : t('audit.notYet')}
          onClick={() => setAsking(true)}
        >
          {t('correct.title')}
        </Button>
      </div>
      {asking && <CorrectDialog view={view} onChange={onChange} onClose={() => setAsking(false)} />}
    </Panel>
  );
}

function CorrectDialog({ view, onChange, onClose }: AuditProps & { onClose(): void }): ReactElement {
  const games = useApp((s) => s.games);
  const made = useCorrection(view, (changed) => {
    onChange(changed);
    onClose();
  });
  const { done, round, driver, points, out, reason, before, barred, busy, correct } = made;
  const taken = before?.taken ?? false;
  return (
    <FormDialog
      title={t('correct.title')}
      text={t('correct.text')}
      cancel={t('correct.cancel')}
      yes={t('correct.yes')}
      look="plain"
      {...{ barred, busy, onClose }}
      className={styles.correct}
      onSubmit={() => void correct()}
    >
      <ChoiceField
        label={t('correct.race')}
        value={round}
        choices={done.map((one) => ({
          value: one.round.id,
          label: `${view.rounds.indexOf(one) + 1}. ${circuitName(games, one.round)}`,
        }))}
        onChange={made.setRound}
      />
      <ChoiceField
        label={t('correct.driver')}
        value={driver}
        choices={view.plan.drivers.map((one) => ({ value: one.id, label: one.name }))}
        onChange={made.setDriver}
      />
      <Line label={t('correct.points')} note={resultText(view, driver, before?.points, points, out)}>
        <Stepper
          label={t('correct.points')}
          value={points}
          min={-1000}
          max={1000}
          why={out && t('correct.out.none')}
          onChange={made.setPoints}
        />
      </Line>
      <Line label={t('correct.out')} note={t(taken && !out ? 'correct.out.again' : 'correct.out.note')}>
        <Toggle label={t('correct.out')} on={out} onChange={made.setOut} />
      </Line>
      <LabelledInput label={t('correct.reason')} value={reason} most={SEASON_LIMITS.reason} onChange={made.setReason} />
    </FormDialog>
  );
}

/** A correction being filled in; choosing another race or driver starts from that result. */
function useCorrection(view: SeasonView, onChange: (view: SeasonView) => void) {
  const done = view.rounds.filter((one) => one.state === 'done');
  const [round, setRound] = useState(done.at(-1)?.round.id ?? '');
  const [driver, setDriver] = useState(view.plan.drivers[0]?.id ?? '');
  const [points, setPoints] = useState(0);
  const [chosen, setOut] = useState<boolean | undefined>(undefined);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const before = done.find((one) => one.round.id === round)?.results.find((one) => one.driver === driver);
  const taken = before?.taken ?? false;
  const out = chosen ?? taken;
  const barred = barredReason(points, out !== taken, reason);

  async function correct(): Promise<void> {
    setBusy(true);
    const correction = { season: view.season, round, driver, points: out ? 0 : points, out, reason: reason.trim() };
    const changed = await attempt('seasons.correct', correction);
    setBusy(false);
    if (changed !== undefined) onChange(changed);
  }
  const anew = (set: (id: string) => void) => (id: string) => {
    set(id);
    setOut(undefined);
  };
  return {
    done,
    round,
    driver,
    points,
    out,
    reason,
    before,
    barred,
    busy,
    correct,
    setRound: anew(setRound),
    setDriver: anew(setDriver),
    setPoints,
    setOut,
    setReason,
  };
}

function ChoiceField(props: ComponentProps<typeof Select<string>>): ReactElement {
  return (
    <div className="field">
      <span className="label">{props.label}</span>
      <Select {...props} />
    </div>
  );
}

/** A control at the end of a line, and its effect. */
function Line({ label, note, children }: { label: string; note: string; children: ReactNode }): ReactElement {
  return (
    <div className={styles.correctLine}>
      <span className={styles.correctText}>
        {label}
        <small className="note">{note}</small>
      </span>
      {children}
    </div>
  );
}

function barredReason(points: number, turned: boolean, reason: string): string | false {
  if (points === 0 && !turned) return t('correct.what');
  return reason.trim() === '' && t('correct.why');
}

function resultText(
  view: SeasonView,
  driver: string,
  before: number | undefined,
  points: number,
  out: boolean,
): string {
  const name = driverOf(view, driver)?.name ?? driver;
  if (before === undefined) return t('correct.none', { name });
  if (out) return t('correct.had', { name, points: before });
  if (points === 0) return t('correct.has', { name, points: before });
  return t('correct.makes', { name, points: before, change: signed(points), sum: before + points });
}
