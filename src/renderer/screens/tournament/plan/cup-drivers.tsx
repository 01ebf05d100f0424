// Middle column of a tournament's plan: who takes part, up to 64 drivers. Their cars are chosen at each table.

import type { Driver } from '@api/contract';
import type { SeasonDriver } from '@api/season';
import { IconButton } from '@ui/controls/button';
import { Select } from '@ui/controls/select';
import { Stepper } from '@ui/controls/stepper';
import { classes } from '@ui/panels/classes';
import { Chip, Panel, PanelHead } from '@ui/panels/panel';
import { Cpu, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { DriverName } from '../../../app/drivers/driver-name';
import { levelsOf } from '../../../app/games/levels';
import { useParty } from '../../../app/party/party';
import { t } from '../../../text/plan';
import { ErrorLine } from '../../seasons/plan/error-line';
import { gamesOf } from '../../seasons/plan/plan-draft';
import { levelName } from '../../seasons/season-text';
import { AddDrivers } from '../../setup/add-drivers';
import { OptionLine } from '../../setup/race-pane';
import { TourneyFace } from '../face';
import { isSame } from '../model/own';
import styles from './cup.module.css';
import type { CupPart } from './cup-part';
import { FIELD, withDriverAdded, withDrivers, withWheel } from './plan-draft';

/** The drivers, in the order in which a league divides them. */
export function CupDrivers(props: CupPart): ReactElement {
  const { draft, names, errorAt, onChange } = props;
  const { drivers } = draft.plan;
  const ai = drivers.filter(({ driver }) => driver.kind === 'ai').length;
  return (
    <Panel className={styles.tourneyPlanPane} label={t('drivers.title')}>
      <PanelHead side={<Chip>{t('cup.drivers', { n: drivers.length, most: FIELD.most })}</Chip>}>
        {t('drivers.title')}
      </PanelHead>
      <ErrorLine text={errorAt('drivers')} />
      <ol className={styles.tourneyPlanDrivers}>
        {drivers.map((driver, at) => (
          <DriverRow key={driver.id} {...props} driver={driver} number={at + 1} />
        ))}
      </ol>
      {drivers.length < FIELD.most && (
        <AddDrivers
          you={!drivers.some(({ driver }) => driver.kind === 'you')}
          level="medium"
          automata={[]}
          add={(driver) => onChange(withDriverAdded(draft, names, driver))}
        />
      )}
      <MissingGuests {...props} />
      <OptionLine icon={<Cpu size={20} />} title={t('cup.ai')} note={t('cup.ai.note')}>
        <Stepper
          label={t('cup.ai')}
          value={ai}
          min={0}
          max={ai + FIELD.most - drivers.length}
          onChange={(count) => onChange(withAi(props, count))}
        />
      </OptionLine>
    </Panel>
  );
}

/** The draft with this many AI drivers: new ones come last, and the last ones go first. */
function withAi({ draft, names }: CupPart, count: number): CupPart['draft'] {
  const isAi = ({ driver }: SeasonDriver) => driver.kind === 'ai';
  let next = draft;
  while (next.plan.drivers.filter(isAi).length < count && next.plan.drivers.length < FIELD.most)
    next = withDriverAdded(next, names, { kind: 'ai', level: 'medium' });
  while (next.plan.drivers.filter(isAi).length > count) {
    const last = next.plan.drivers.findLastIndex(isAi);
    next = withDrivers(
      next,
      next.plan.drivers.filter((_, at) => at !== last),
    );
  }
  return next;
}

/** Guests of the party who are not among the drivers. */
function MissingGuests({ draft, names, onChange }: CupPart): ReactElement | null {
  const guests = useParty((s) => s.party?.guests);
  const missing = (guests ?? []).filter(
    ({ knocking, name }) => !knocking && draft.plan.drivers.every((one) => !isSame(one.name, name)),
  );
  if (missing.length === 0) return null;
  const add = () =>
    onChange(missing.reduce((next, { name }) => withDriverAdded(next, names, { kind: 'lan' }, name), draft));
  return (
    <button
      type="button"
      className={classes('button', 'button-quiet', 'button-small', styles.tourneyPlanGuests)}
      onClick={add}
    >
      {t('cup.guests', { n: missing.length, name: missing[0]?.name ?? '' })}
    </button>
  );
}

interface DriverRowProps extends CupPart {
  driver: SeasonDriver;
  /** 1-based. */
  number: number;
}

function DriverRow(props: DriverRowProps): ReactElement {
  const { driver, number, draft, errorAt, onChange } = props;
  const error = errorAt(driver.id);
  const isPerson = driver.driver.kind !== 'ai' && driver.driver.kind !== 'automaton';
  return (
    <li className={classes(styles.tourneyPlanDriver, isPerson && styles.tourneyPlanPerson)}>
      <span className={styles.tourneyPlanNumber}>{number}</span>
      {isPerson ? <TourneyFace driver={driver} size={26} /> : null}
      <span className={styles.tourneyPlanName}>
        <DriverName
          driver={driver.driver}
          name={driver.name}
          label={t('driver.name', { n: number })}
          isWrong={error !== undefined}
          onChange={(name) =>
            onChange(
              withDrivers(
                draft,
                draft.plan.drivers.map((one) => (one.id === driver.id ? { ...one, name } : one)),
              ),
            )
          }
        />
      </span>
      <Wheel {...props} />
      <IconButton
        icon={<X size={17} />}
        label={driver.name ? t('driver.remove', { name: driver.name }) : t('driver.removeOf', { n: number })}
        look="quiet"
        onClick={() =>
          onChange(
            withDrivers(
              draft,
              draft.plan.drivers.filter(({ id }) => id !== driver.id),
            ),
          )
        }
      />
      {error !== undefined && (
        <div className={styles.tourneyPlanError}>
          <ErrorLine text={error} />
        </div>
      )}
    </li>
  );
}

function Wheel({ driver, number, draft, cards, names, onChange }: DriverRowProps): ReactElement {
  const at = driver.driver;
  const levels = levelsOf(draft.plan.rounds.length === 0 ? [...cards] : gamesOf(draft.plan, cards));
  const choices = [
    ...(['you', 'hotseat', 'lan'] as const).map((kind) => ({ value: kind as string, label: t(`driver.${kind}`) })),
    ...levels.map((level) => ({ value: `ai:${level}`, label: t('cup.aiOf', { level: levelName(level, undefined) }) })),
  ];
  return (
    <Select
      label={t('driver.kind', { n: number })}
      className={styles.tourneyPlanWheel ?? ''}
      value={at.kind === 'ai' ? `ai:${at.level}` : at.kind}
      choices={choices}
      onChange={(value) => onChange(withWheel(draft, names, driver.id, wheelOf(value)))}
    />
  );
}

function wheelOf(value: string): Driver {
  if (value === 'you' || value === 'hotseat' || value === 'lan') return { kind: value };
  return { kind: 'ai', level: value.slice('ai:'.length) as Extract<Driver, { kind: 'ai' }>['level'] };
}
