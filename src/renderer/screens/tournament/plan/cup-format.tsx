// Right column of a tournament's plan: its format, tables, clocks, and the final's own race.

import { Segments } from '@ui/controls/segments';
import { Select } from '@ui/controls/select';
import { Stepper } from '@ui/controls/stepper';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { ArrowDownUp, CalendarDays, Layers, Network, Repeat, Timer, Trophy, UsersRound } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '../../../text/plan';
import { circuitName } from '../../seasons/season-text';
import { OptionLine } from '../../setup/race-pane';
import racePaneStyles from '../../setup/race-pane.module.css';
import { clockText } from '../../setup/setup-text';
import styles from './cup.module.css';
import type { CupPart } from './cup-part';
import { type CupDraft, clockOf, FORMATS, hasFinal, seatsOf, tableSizeOf, withClock } from './plan-draft';

const ICON = 20;
/** Seconds for a decision: none, the standard timer, and longer ones. */
const CLOCKS = [0, 30, 45, 60, 90, 120, 300] as const;
/** The standard timer. */
const STANDARD = 30;
/** Most rounds and weeks. */
const MOST = 20;

/** The column. */
export function CupFormat(props: CupPart): ReactElement {
  const { draft, onChange } = props;
  return (
    <Panel className={classes(racePaneStyles.racePane, styles.tourneyPlanFormat)} label={t('cup.format')}>
      <h2 className={classes('heading', racePaneStyles.raceHeading)}>{t('cup.format')}</h2>
      <OptionLine icon={<Network size={ICON} />} title={t('cup.format')} note={t(`cup.format.${draft.format}.note`)}>
        <Select
          label={t('cup.format')}
          value={draft.format}
          choices={FORMATS.map((format) => ({ value: format, label: t(`cup.format.${format}`) }))}
          onChange={(format) => onChange({ ...draft, format })}
        />
      </OptionLine>
      <FormatNumbers {...props} />
      <h2 className={classes('heading', racePaneStyles.raceHeading)}>{t('cup.tables')}</h2>
      <Tables {...props} />
      <Clock {...props} />
      {hasFinal(draft) && <Final {...props} />}
    </Panel>
  );
}

/** The numbers that only some formats have. */
function FormatNumbers({ draft, onChange }: CupPart): ReactElement | null {
  const number = (key: 'rounds' | 'divisions' | 'weeks' | 'moves', icon: ReactElement, min: number, max: number) => (
    <OptionLine icon={icon} title={t(`cup.${key}`)} note={t(`cup.${key}.note`)}>
      <Stepper
        label={t(`cup.${key}`)}
        value={draft[key]}
        min={min}
        max={max}
        onChange={(value) => onChange({ ...draft, [key]: value } satisfies CupDraft)}
      />
    </OptionLine>
  );
  if (draft.format === 'swiss') return number('rounds', <Repeat size={ICON} />, 1, MOST);
  if (draft.format !== 'league') return null;
  return (
    <>
      {number('divisions', <Layers size={ICON} />, 1, Math.max(1, Math.floor(draft.plan.drivers.length / 2)))}
      {number('weeks', <CalendarDays size={ICON} />, 1, MOST)}
      {draft.divisions > 1 && number('moves', <ArrowDownUp size={ICON} />, 0, 5)}
    </>
  );
}

function Tables({ draft, cards, onChange }: CupPart): ReactElement {
  const { least, most } = seatsOf(draft, cards);
  return (
    <>
      <OptionLine icon={<UsersRound size={ICON} />} title={t('cup.size')} note={t('cup.size.note', { least, most })}>
        <Stepper
          label={t('cup.size')}
          value={tableSizeOf(draft, cards)}
          min={least}
          max={most}
          onChange={(tableSize) => onChange({ ...draft, tableSize })}
        />
      </OptionLine>
      <OptionLine icon={<Repeat size={ICON} />} title={t('cup.turns')} note={t(`cup.turns.${draft.turns}.note`)}>
        <Segments
          label={t('cup.turns')}
          value={draft.turns}
          choices={(['table', 'stage'] as const).map((value) => ({ value, label: t(`cup.turns.${value}`) }))}
          onChange={(turns) => onChange({ ...draft, turns })}
        />
      </OptionLine>
    </>
  );
}

function Clock({ draft, onChange }: CupPart): ReactElement {
  const clock = clockOf(draft);
  const known = clock === null || CLOCKS.some((one) => one === clock) ? CLOCKS : [...CLOCKS, clock];
  return (
    <OptionLine icon={<Timer size={ICON} />} title={t('cup.clock')} note={t('cup.clock.note')}>
      <Select
        label={t('cup.clock')}
        value={clock === null ? null : String(clock)}
        placeholder={t('cup.clock.mixed')}
        why={draft.plan.rounds.length === 0 && t('error.noRaces')}
        choices={known.map((seconds) => ({
          value: String(seconds),
          label: seconds === STANDARD ? t('cup.clock.standard', { time: clockText(seconds) }) : clockText(seconds),
        }))}
        onChange={(seconds) => onChange(withClock(draft, Number(seconds)))}
      />
    </OptionLine>
  );
}

function Final({ draft, cards, onChange }: CupPart): ReactElement {
  const { rounds } = draft.plan;
  const isKnown = rounds.some(({ id }) => id === draft.final);
  return (
    <OptionLine icon={<Trophy size={ICON} />} title={t('cup.final')} note={t('cup.final.note')}>
      <Select
        label={t('cup.final')}
        value={isKnown ? draft.final : 'none'}
        why={rounds.length < 2 && t('cup.final.few')}
        choices={[
          { value: 'none', label: t('cup.final.none') },
          ...rounds.map((round, at) => ({
            value: round.id,
            label: t('cup.final.of', { n: at + 1, circuit: circuitName(cards, round) }),
          })),
        ]}
        onChange={(final) => onChange({ ...draft, final: final === 'none' ? null : final })}
      />
    </OptionLine>
  );
}
