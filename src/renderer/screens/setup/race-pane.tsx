// Middle column of the setup: the race's options as the game lists them, and the turn clock.

import { LIMITS } from '@api/constants';
import type { GameCard } from '@api/contract';
import type { OptionValue } from '@core/contract';
import { Select } from '@ui/controls/select';
import { Stepper } from '@ui/controls/stepper';
import { Toggle } from '@ui/controls/toggle';
import type { GameUi, SetupRow } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { ChevronDown, Dices, Hourglass } from 'lucide-react';
import { Fragment, type ReactElement, type ReactNode, useState } from 'react';
import { t } from '../../text/setup';
import { BANKS, CLOCKS, type Draft, GO_ON } from './draft';
import { PresetTiles } from './preset-tiles';
import styles from './race-pane.module.css';
import { clockText } from './setup-text';

export interface RacePaneProps {
  card: GameCard;
  ui: GameUi;
  draft: Draft;
  /** The race belongs to a party: its seed is drawn when it starts. */
  atParty?: boolean;
  /** Options decided elsewhere: not shown. */
  without?: readonly string[];
  /** The clock is decided elsewhere. */
  withoutClock?: boolean;
  onChange(draft: Draft): void;
}

/** The options of the race. */
export function RacePane(props: RacePaneProps): ReactElement {
  const { card, ui, draft, atParty = false, without = [], withoutClock = false, onChange } = props;
  const rows = ui
    .setupRows(card, draft)
    .filter((row) => (row.kind === 'option' ? !without.includes(row.id) : row.kind !== 'clock' || !withoutClock));
  return (
    <Panel className={classes(styles.racePane)} label={t('race')}>
      {card.presets.length > 0 && <PresetTiles card={card} ui={ui} draft={draft} onChange={onChange} />}
      <Rows {...{ card, draft, onChange }} rows={rows.filter((row) => !isExpert(row))} />
      <ExpertRows {...{ card, draft, onChange }} rows={rows.filter(isExpert)} />
      {!atParty && <SeedLine draft={draft} onChange={onChange} />}
    </Panel>
  );
}

type RowsProps = Pick<RacePaneProps, 'card' | 'draft' | 'onChange'> & { rows: readonly SetupRow[] };

function Rows({ rows, ...shared }: RowsProps): ReactElement[] {
  return rows.map((row) => (
    <Fragment key={row.kind === 'option' ? row.id : row.kind === 'heading' ? row.text : row.kind}>
      <Row row={row} {...shared} />
    </Fragment>
  ));
}

/** Options for players who know the game, folded; open from the start if one of them differs from its default. */
function ExpertRows({ rows, card, draft, onChange }: RowsProps): ReactElement | null {
  const [isOpen] = useState(() => rows.some((row) => isChanged(row, card, draft)));
  if (rows.length === 0) return null;
  return (
    <details className={styles.raceMore} open={isOpen}>
      <summary className="heading">
        <ChevronDown size={18} className="icon" aria-hidden="true" />
        {t('more')}
      </summary>
      <Rows {...{ rows, card, draft, onChange }} />
    </details>
  );
}

function isExpert(row: SetupRow): boolean {
  return row.kind === 'option' && row.expert === true;
}

function isChanged(row: SetupRow, card: GameCard, { options }: Draft): boolean {
  if (row.kind !== 'option') return false;
  return options[row.id] !== card.options.find(({ id }) => id === row.id)?.default;
}

/** The time settings besides the clock, or all of them if the clock is off. */
function BankLine({ draft, onChange }: Pick<RacePaneProps, 'draft' | 'onChange'>): ReactElement {
  return (
    <OptionLine
      icon={<Hourglass size={20} />}
      title={t('bank')}
      note={t(draft.clock === 0 ? 'bank.alone' : 'bank.over')}
    >
      <Select
        label={t('bank')}
        value={String(draft.bank)}
        choices={BANKS.map((s) => ({ value: String(s), label: clockText(s) }))}
        onChange={(value) => onChange({ ...draft, bank: Number(value) })}
      />
    </OptionLine>
  );
}

function SeedLine({ draft, onChange }: Pick<RacePaneProps, 'draft' | 'onChange'>): ReactElement {
  return (
    <OptionLine icon={<Dices size={20} />} title={t('seed')} note={t('seed.note')}>
      <input
        className={styles.optionText}
        aria-label={t('seed')}
        placeholder={t('seed.drawn')}
        value={draft.seed}
        maxLength={LIMITS.seed}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onChange({ ...draft, seed: event.target.value })}
      />
    </OptionLine>
  );
}

interface RowProps {
  row: SetupRow;
  card: GameCard;
  draft: Draft;
  onChange(draft: Draft): void;
}

function Row({ row, card, draft, onChange }: RowProps): ReactElement | null {
  if (row.kind === 'heading') return <h2 className={classes('heading', styles.raceHeading)}>{row.text}</h2>;
  if (row.kind === 'clock') {
    return (
      <>
        <OptionLine {...textOf(row)}>
          <Select
            label={row.label}
            value={String(draft.clock)}
            choices={CLOCKS.map((s) => ({ value: String(s), label: clockText(s) }))}
            onChange={(value) => onChange({ ...draft, clock: Number(value) })}
          />
        </OptionLine>
        <BankLine draft={draft} onChange={onChange} />
      </>
    );
  }
  if (row.kind === 'goOn') {
    return (
      <OptionLine {...textOf(row)}>
        <Select
          label={row.label}
          value={String(draft.goOn)}
          choices={GO_ON.map((s) => ({
            value: String(s),
            label: s === 0 ? t('goOn.host') : t('goOn.after', { seconds: s }),
          }))}
          onChange={(value) => onChange({ ...draft, goOn: Number(value) })}
        />
      </OptionLine>
    );
  }
  return (
    <OptionLine {...textOf(row)}>
      <OptionControl
        row={row}
        card={card}
        value={draft.options[row.id]}
        onChange={(value) => onChange({ ...draft, options: { ...draft.options, [row.id]: value } })}
      />
    </OptionLine>
  );
}

interface OptionLineProps {
  icon: ReactNode;
  title: string;
  note: ReactNode;
  children: ReactNode;
}

/** A line of options: icon, title and note, and the control. */
export function OptionLine({ icon, title, note, children }: OptionLineProps): ReactElement {
  return (
    <div className={styles.option}>
      <span className={styles.optionIcon}>{icon}</span>
      <span className={styles.optionWords}>
        <b>{title}</b>
        <small>{note}</small>
      </span>
      {children}
    </div>
  );
}

function textOf(row: Exclude<SetupRow, { kind: 'heading' }>): Omit<OptionLineProps, 'children'> {
  const note = row.kind === 'option' && row.disabled !== undefined ? row.disabled : row.note;
  return { icon: row.icon, title: row.label, note };
}

interface ControlProps {
  row: Extract<SetupRow, { kind: 'option' }>;
  card: GameCard;
  value: OptionValue | undefined;
  onChange(value: OptionValue): void;
}

function OptionControl({ row, card, value, onChange }: ControlProps): ReactElement | null {
  const spec = card.options.find((o) => o.id === row.id);
  if (!spec) return null;
  const why = row.disabled;
  if (spec.type === 'flag') return <Toggle label={row.label} on={value === true} onChange={onChange} why={why} />;
  if (spec.type === 'number') {
    const [min, max] = spec.range;
    return (
      <Stepper
        label={row.label}
        value={Number(value)}
        min={min}
        max={max}
        none={spec.none}
        onChange={onChange}
        why={why}
      />
    );
  }
  const offered = spec.range.filter((v) => v === value || (row.offered?.includes(v) ?? true));
  const choices = offered.map((v) => ({ value: v, label: row.values?.[v] ?? v }));
  return <Select label={row.label} value={String(value)} choices={choices} onChange={onChange} why={why} />;
}
