// Middle column of the plan: who races the season, in which colours, for which team.

import { LIMITS } from '@api/constants';
import type { Driver } from '@api/contract';
import type { SeasonDriver } from '@api/season';
import { intlLocale } from '@i18n/page';
import { IconButton } from '@ui/controls/button';
import { type Choice, Select } from '@ui/controls/select';
import { Stepper } from '@ui/controls/stepper';
import { Palette } from '@ui/overlays/palette';
import { classes } from '@ui/panels/classes';
import { Chip, Panel, PanelHead } from '@ui/panels/panel';
import { playSound } from '@ui/sound/sound';
import { colourName } from '@ui/theme/seats';
import type { Off } from '@ui/why/off';
import { UsersRound, X } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { DriverName } from '../../../app/drivers/driver-name';
import { levelsOf } from '../../../app/games/levels';
import { t } from '../../../text/plan';
import { AddDrivers } from '../../setup/add-drivers';
import driverPaneStyles from '../../setup/driver-pane.module.css';
import { OptionLine } from '../../setup/race-pane';
import racePaneStyles from '../../setup/race-pane.module.css';
import { DriverChip } from '../driver-chip';
import { coloursIn } from '../season-data';
import { driverText, levelName } from '../season-text';
import { ErrorLine } from './error-line';
import planStyles from './plan.module.css';
import {
  addDriver,
  fieldOf,
  gamesOf,
  onlyGame,
  paletteOf,
  removeDriver,
  withDriver,
  withTeams,
  withWheel,
} from './plan-draft';
import type { PlanPart } from './plan-parts';

/** The drivers and their teams. */
export function PlanDrivers(props: PlanPart): ReactElement {
  const { plan, cards, view, errorAt, onChange } = props;
  const [painting, setPainting] = useState<string>();
  const { most, mostGame } = fieldOf(plan, cards);
  // Drivers who have raced or are racing now stay: results have their names.
  const running = view?.rounds.some((round) => round.state === 'running') ?? false;
  const raced = new Set(view?.rounds.flatMap((round) => round.results.map((result) => result.driver)));
  return (
    <Panel className={classes(racePaneStyles.driverPane, planStyles.planDrivers)} label={t('drivers.title')}>
      <PanelHead side={<Chip>{t('drivers.seats', { n: plan.drivers.length, most })}</Chip>}>
        {t('drivers.title')}
      </PanelHead>
      <ul className={driverPaneStyles.seats}>
        {plan.drivers.map((one, at) => (
          <DriverRow
            key={one.id}
            {...props}
            driver={one}
            number={at + 1}
            raced={raced.has(one.id) || (running && view?.plan.drivers.some((was) => was.id === one.id) === true)}
            painting={painting === one.id}
            onPaint={(open) => setPainting(open ? one.id : undefined)}
          />
        ))}
      </ul>
      <ErrorLine text={errorAt('drivers')} />
      {plan.drivers.length < most ? (
        <AddRow {...props} />
      ) : (
        <p className={classes('note', planStyles.planFull)}>
          {mostGame === undefined ? t('drivers.full') : t('drivers.fullOf', { game: mostGame.name, most })}
        </p>
      )}
      <Teams plan={plan} onChange={onChange} />
    </Panel>
  );
}

function AddRow({ plan, cards, uis, names, onChange }: PlanPart): ReactElement {
  const only = onlyGame(plan, cards);
  return (
    <AddDrivers
      you={!plan.drivers.some((one) => one.driver.kind === 'you')}
      level="medium"
      automata={only?.automata.map((id) => [id, uis.get(only.id)?.automatonNames[id] ?? id]) ?? []}
      add={(driver) => onChange(addDriver(plan, cards, names, driver))}
    />
  );
}

interface DriverRowProps extends PlanPart {
  driver: SeasonDriver;
  /** 1-based. */
  number: number;
  raced: boolean;
  painting: boolean;
  onPaint(open: boolean): void;
}

function DriverRow(props: DriverRowProps): ReactElement {
  const { driver, number, raced, plan, cards, uis, errorAt, painting, onPaint, onChange } = props;
  const only = onlyGame(plan, cards);
  const first = cards.find((card) => card.id === plan.rounds[0]?.game) ?? cards[0];
  // With several games the chip shows the chosen colour, not the one a game would use instead.
  const ui = first?.colours.includes(driver.colour) ? uis.get(first.id) : [...uis.values()][0];
  const drawn = coloursIn(first, plan.drivers).get(driver.id) ?? driver.colour;
  const error = errorAt(driver.id);
  return (
    <li className={classes(driverPaneStyles.seat, driver.driver.kind === 'you' && driverPaneStyles.seatYou)}>
      <div className={driverPaneStyles.seatLine}>
        <button
          type="button"
          className="seat-car"
          aria-label={
            driver.name
              ? t('driver.colour', { name: driver.name, colour: colourName(driver.colour) })
              : t('driver.colourOf', { n: number, colour: colourName(driver.colour) })
          }
          aria-expanded={painting}
          onClick={() => {
            playSound('click');
            onPaint(!painting);
          }}
        >
          <DriverChip ui={ui} at={number - 1} colour={drawn} width={58} />
        </button>
        <div className={driverPaneStyles.seatText}>
          <DriverName
            driver={driver.driver}
            name={driver.name}
            label={t('driver.name', { n: number })}
            isWrong={error !== undefined}
            onChange={(name) => props.onChange(withDriver(plan, driver.id, { name }))}
          />
          <small>{noteText(driver, drawn === driver.colour, driverText(driver.driver, only && ui))}</small>
        </div>
        <DriverControls {...props} />
        <IconButton
          icon={<X size={18} />}
          label={driver.name ? t('driver.remove', { name: driver.name }) : t('driver.removeOf', { n: number })}
          look="quiet"
          className={classes(driverPaneStyles.seatRemove)}
          why={whyStays(driver.name, plan.drivers.length, raced)}
          onClick={() => onChange(removeDriver(plan, driver.id))}
        />
      </div>
      {error !== undefined && (
        <div className={planStyles.seatError}>
          <ErrorLine text={error} />
        </div>
      )}
      {painting && (
        <Palette
          of={driver.name || number}
          colours={paletteOf(plan, cards)}
          chosen={driver.colour}
          takenBy={(colour) => plan.drivers.find((one) => one.colour === colour && one.id !== driver.id)?.name}
          onChoose={(colour) => onChange(withDriver(plan, driver.id, { colour }))}
          onClose={() => onPaint(false)}
        />
      )}
    </li>
  );
}

/** Why a driver cannot be removed from the season. */
function whyStays(name: string, drivers: number, raced: boolean): Off {
  return raced ? t('driver.stays', { name }) : drivers <= 1 && t('driver.last');
}

function noteText(driver: SeasonDriver, hasColour: boolean, who: string): string {
  return hasColour ? who : t('driver.note', { who, colour: colourName(driver.colour).toLocaleLowerCase(intlLocale()) });
}

function DriverControls({ driver, number, plan, cards, uis, names, onChange }: DriverRowProps): ReactElement {
  const only = onlyGame(plan, cards);
  const ui = only && uis.get(only.id);
  const at = driver.driver;
  const kinds: Choice<string>[] = [
    { value: 'you', label: t('driver.you') },
    { value: 'hotseat', label: t('driver.hotseat') },
    { value: 'lan', label: t('driver.lan') },
    { value: 'ai', label: t('driver.ai') },
    ...(only?.automata ?? []).map((id) => ({ value: `automaton:${id}`, label: ui?.automatonNames[id] ?? id })),
  ];
  const kind = at.kind === 'automaton' ? `automaton:${at.id}` : at.kind;
  const change = (next: Driver) => onChange(withWheel(plan, names, driver.id, next));
  return (
    <div className={driverPaneStyles.seatControls}>
      {plan.teams.length > 0 && (
        <Select
          label={t('driver.team', { n: number })}
          value={driver.team ?? 'none'}
          choices={[
            { value: 'none', label: t('driver.noTeam') },
            ...plan.teams.map((team) => ({ value: team.id, label: team.name || t('driver.teamOf') })),
          ]}
          onChange={(team) => onChange(withDriver(plan, driver.id, { team: team === 'none' ? null : team }))}
        />
      )}
      {at.kind === 'ai' && (
        <Select
          label={t('driver.level', { n: number })}
          value={at.level}
          choices={levelsOf(gamesOf(plan, cards)).map((level) => ({ value: level, label: levelName(level, ui) }))}
          onChange={(level) => change({ kind: 'ai', level })}
        />
      )}
      <Select
        label={t('driver.kind', { n: number })}
        className={classes(driverPaneStyles.seatKind)}
        value={kind}
        choices={kinds}
        onChange={(value) => change(driverOf(value))}
      />
    </div>
  );
}

function driverOf(value: string): Driver {
  if (value === 'you' || value === 'hotseat' || value === 'lan') return { kind: value };
  if (value === 'ai') return { kind: 'ai', level: 'medium' };
  return { kind: 'automaton', id: value.slice('automaton:'.length) };
}

function Teams({ plan, onChange }: Pick<PlanPart, 'plan' | 'onChange'>): ReactElement {
  return (
    <div className={planStyles.planTeams}>
      <OptionLine
        icon={<UsersRound size={20} />}
        title={t('teams.title')}
        note={t(plan.teams.length === 0 ? 'teams.none' : 'teams.some')}
      >
        <Stepper
          label={t('teams.title')}
          value={plan.teams.length}
          min={0}
          max={Math.max(plan.drivers.length, plan.teams.length)}
          // A single team does not count as teams.
          onChange={(count) => onChange(withTeams(plan, count !== 1 ? count : plan.teams.length === 0 ? 2 : 0))}
        />
      </OptionLine>
      {plan.teams.map((team, at) => (
        <input
          key={team.id}
          className={classes('text-field', planStyles.planTeam)}
          aria-label={t('teams.name', { n: at + 1 })}
          value={team.name}
          maxLength={LIMITS.name}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) =>
            onChange({
              ...plan,
              teams: plan.teams.map((one) => (one.id === team.id ? { ...one, name: event.target.value } : one)),
            })
          }
        />
      ))}
    </div>
  );
}
