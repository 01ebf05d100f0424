// Changes by hand besides corrections, each asked about once: a driver leaves or comes late, a table is left out, the tournament goes.

import { LIMITS } from '@api/constants';
import type { Driver } from '@api/contract';
import type { SeasonDriver } from '@api/season';
import type { TournamentView } from '@api/tournament/commands';
import { COLOURS } from '@core/contract';
import { LabelledInput } from '@ui/controls/labelled-input';
import { Select } from '@ui/controls/select';
import { Confirm } from '@ui/overlays/dialog';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { attempt } from '../../../app/client';
import { newcomer } from '../../../app/drivers/characters';
import { to } from '../../../app/routes';
import { t } from '../../../text/tournament';
import { FormDialog } from '../../seasons/page/form-dialog';
import type { Change } from '../head/more-menu';
import { placedAt } from '../model/lookup';
import { isSame } from '../model/own';
import { tableName } from '../words';
import styles from './changes.module.css';
import { CorrectDialog } from './correct-dialog';

/** What is being changed; null: nothing. */
export type Asked =
  | { about: Change }
  | { about: 'correct'; round: string | undefined }
  | { about: 'void'; round: string }
  | null;

export interface ChangesProps {
  view: TournamentView;
  asked: Asked;
  onChange(view: TournamentView): void;
  onClose(): void;
}

/** The dialog that is open. */
export function Changes({ view, asked, onChange, onClose }: ChangesProps): ReactElement | null {
  const [, navigate] = useLocation();
  const { season } = view;
  switch (asked?.about) {
    case undefined:
      return null;
    case 'correct':
      return <CorrectDialog {...{ view, onChange, onClose }} round={asked.round} />;
    case 'enter':
      return <EnterDialog {...{ view, onChange, onClose }} />;
    case 'withdraw':
      return <WithdrawDialog {...{ view, onChange, onClose }} />;
    case 'void': {
      const at = placedAt(view, asked.round);
      return (
        <Confirm
          open
          title={t('void.title', { table: at === undefined ? asked.round : tableName(at) })}
          text={t('void.text')}
          yes={t('void.yes')}
          onYes={() => void kept(attempt('tournaments.void', { season, round: asked.round }), onChange)}
          onClose={onClose}
        />
      );
    }
    case 'delete':
      return (
        <Confirm
          open
          title={t('delete.title')}
          text={t('delete.text', { name: view.plan.name })}
          yes={t('delete.yes')}
          onYes={() =>
            void attempt('seasons.delete', { season }).then((gone) => gone === null && navigate(to.seasons()))
          }
          onClose={onClose}
        />
      );
  }
}

async function kept(
  changing: Promise<TournamentView | undefined>,
  onChange: (view: TournamentView) => void,
): Promise<boolean> {
  const changed = await changing;
  if (changed !== undefined) onChange(changed);
  return changed !== undefined;
}

type DialogProps = Omit<ChangesProps, 'asked'>;

function WithdrawDialog({ view, onChange, onClose }: DialogProps): ReactElement {
  const gone = new Set(view.plan.tournament?.withdrawn.map((one) => one.driver));
  const left = view.plan.drivers.filter(({ id }) => !gone.has(id));
  const [driver, setDriver] = useState(left[0]?.id ?? null);
  const [busy, setBusy] = useState(false);
  async function withdraw(): Promise<void> {
    if (driver === null) return;
    setBusy(true);
    if (await kept(attempt('tournaments.withdraw', { season: view.season, driver }), onChange)) onClose();
    setBusy(false);
  }
  return (
    <FormDialog
      title={t('withdraw.title')}
      text={t('withdraw.text')}
      cancel={t('cancel')}
      yes={t('withdraw.yes')}
      look="danger"
      barred={driver === null && t('withdraw.nobody')}
      {...{ busy, onClose }}
      className={styles.tourneyForm}
      onSubmit={() => void withdraw()}
    >
      <Select
        label={t('correct.driver')}
        value={driver}
        choices={left.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setDriver}
      />
    </FormDialog>
  );
}

function EnterDialog({ view, onChange, onClose }: DialogProps): ReactElement {
  const { drivers, rules } = view.plan;
  const [name, setName] = useState('');
  const [kind, setKind] = useState<'lan' | 'hotseat' | 'ai'>('lan');
  const [busy, setBusy] = useState(false);
  const twin = drivers.some((one) => isSame(one.name, name));
  const barred = kind === 'ai' ? false : name.trim() === '' ? t('enter.nameless') : twin && t('enter.twin');
  async function enter(): Promise<void> {
    const wheel: Driver = kind === 'ai' ? { kind, level: rules.fillIn ?? 'medium' } : { kind };
    const found = kind === 'ai' ? newcomer(wheel, name, drivers) : undefined;
    const driver: SeasonDriver = {
      id: freeId(drivers),
      colour: COLOURS[drivers.length % COLOURS.length] ?? COLOURS[0],
      ...(found ?? { name: name.trim() || t('enter.ai', { n: drivers.length + 1 }), driver: wheel }),
      team: null,
    };
    setBusy(true);
    if (await kept(attempt('tournaments.enter', { season: view.season, driver }), onChange)) onClose();
    setBusy(false);
  }
  return (
    <FormDialog
      title={t('enter.title')}
      text={t('enter.text')}
      cancel={t('cancel')}
      yes={t('enter.yes')}
      {...{ barred, busy, onClose }}
      className={styles.tourneyForm}
      onSubmit={() => void enter()}
    >
      <Select<'lan' | 'hotseat' | 'ai'>
        label={t('enter.kind')}
        value={kind}
        choices={(['lan', 'hotseat', 'ai'] as const).map((one) => ({ value: one, label: t(`kind.${one}`) }))}
        onChange={setKind}
      />
      {kind !== 'ai' && <LabelledInput label={t('enter.name')} value={name} most={LIMITS.name} onChange={setName} />}
    </FormDialog>
  );
}

function freeId(drivers: readonly SeasonDriver[]): string {
  for (let n = drivers.length + 1; ; n++) if (drivers.every(({ id }) => id !== `d${n}`)) return `d${n}`;
}
