// Right column of the plan: points, dropped results, grid, ties, and what happens when somebody is missing.

import { SEASON_LIMITS, type SeasonRules, TIE_RULES } from '@api/season';
import { Button, IconButton } from '@ui/panels/button';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { Segments } from '@ui/panels/segments';
import { Select } from '@ui/panels/select';
import { Stepper } from '@ui/panels/stepper';
import { Toggle } from '@ui/panels/toggle';
import { ordinal } from '@ui/phrases';
import { ArrowDownUp, ArrowUp, Cpu, Equal, Medal, Minus, Plus, Scissors, UserX } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import racePaneStyles from '../../setup/race-pane.module.css';
import { GRID_WORDS, LEVEL_WORDS, pointsTable } from '../words';
import { ErrorLine } from './error-line';
import planStyles from './plan.module.css';
import { onlyGame, tableFor, withRules, withTie } from './plan-draft';
import type { PlanPart } from './plan-parts';

const ICON = 20;
const GRIDS = ['reversed', 'standings', 'qualifying', 'random'] as const satisfies readonly SeasonRules['grid'][];
const GRID_NOTES: Readonly<Record<SeasonRules['grid'], string>> = {
  reversed: 'First race by lot, then the leader starts last',
  standings: 'First race by lot, then the leader starts first',
  qualifying: 'By best stored laps, where the game has qualifying',
  random: 'Before every race',
};
const TIE_WORDS: Readonly<Record<(typeof TIE_RULES)[number], readonly [name: string, note: string]>> = {
  countback: ['More wins', 'Then more second places, and so on'],
  latest: ['The latest race', 'The better place there, then in the one before'],
  headToHead: ['Head to head', 'More often ahead of the other'],
};

/** The rules of the season. */
export function PlanRules(props: PlanPart): ReactElement {
  const { plan, uis, cards, errorAt, onChange } = props;
  const { rules } = plan;
  const change = (next: Partial<SeasonRules>) => onChange(withRules(plan, next));
  const only = onlyGame(plan, cards);
  const levels = (only && uis.get(only.id)?.levelNames) ?? LEVEL_WORDS;
  return (
    <Panel className={classes(racePaneStyles.racePane, 'plan-rules')} label="Rules">
      <h2 className={classes('heading', racePaneStyles.raceHeading)}>Points</h2>
      <PointsField {...props} />
      <Line icon={<Scissors size={ICON} />} name="Dropped results" note="Each driver’s worst do not count">
        <Stepper
          label="Dropped results"
          value={rules.drop}
          min={0}
          max={Math.min(SEASON_LIMITS.dropped, Math.max(rules.drop, plan.rounds.length - 1, 0))}
          onChange={(drop) => change({ drop })}
        />
      </Line>
      <ErrorLine text={errorAt('drop')} />
      <h2 className={classes('heading', racePaneStyles.raceHeading)}>Races</h2>
      <Line icon={<ArrowDownUp size={ICON} />} name="Grid" note={GRID_NOTES[rules.grid]}>
        <Select
          label="Grid"
          value={rules.grid}
          choices={GRIDS.map((grid) => ({ value: grid, label: GRID_WORDS[grid] }))}
          onChange={(grid) => change({ grid })}
        />
      </Line>
      <Line
        icon={<Cpu size={ICON} />}
        name="When somebody is missing"
        note={rules.fillIn === null ? 'The car stays away' : 'An AI driver takes the car'}
      >
        <Select
          label="When somebody is missing"
          value={rules.fillIn ?? 'none'}
          choices={[
            { value: 'none', label: 'Nobody' },
            ...(['easy', 'medium', 'hard'] as const).map((level) => ({ value: level, label: levels[level] })),
          ]}
          onChange={(level) => {
            const fillIn = level === 'none' ? null : level;
            change({ fillIn, ...(fillIn === null && rules.missed === 'standIn' && { missed: 'none' }) });
          }}
        />
      </Line>
      <Line icon={<UserX size={ICON} />} name="A missed race" note="What it is worth">
        <Select
          label="A missed race"
          value={rules.missed}
          choices={[
            { value: 'none', label: 'Nothing' },
            { value: 'standIn', label: 'What the AI scored', disabled: rules.fillIn === null },
            { value: 'average', label: 'The average' },
          ]}
          onChange={(missed) => change({ missed })}
        />
      </Line>
      <h2 className={classes('heading', racePaneStyles.raceHeading)}>Equal points</h2>
      <Ties rules={rules} onChange={(ties) => change({ ties })} />
    </Panel>
  );
}

interface LineProps {
  icon: ReactNode;
  name: string;
  note: string;
  children: ReactNode;
}

function Line({ icon, name, note, children }: LineProps): ReactElement {
  return (
    <div className={racePaneStyles.option}>
      <span className={racePaneStyles.optionIcon}>{icon}</span>
      <span className={racePaneStyles.optionWords}>
        <b>{name}</b>
        <small>{note}</small>
      </span>
      {children}
    </div>
  );
}

function PointsField({ plan, cards, errorAt, onChange }: PlanPart): ReactElement {
  const { points } = plan.rules;
  const own = pointsTable(withRules(plan, { points: { kind: 'own' } }), cards);
  const note = own === undefined ? 'Each game scores by its own rules' : `${own.join(' · ')}, by the game’s own rules`;
  return (
    <div className={planStyles.planPoints}>
      <Segments
        wide
        label="Points"
        value={points.kind}
        choices={[
          { value: 'own', label: onlyGame(plan, cards) ? 'The game’s own' : 'Each game’s own' },
          { value: 'table', label: 'Own table' },
        ]}
        onChange={(kind) => onChange(withRules(plan, { points: kind === 'own' ? { kind: 'own' } : tableFor(plan) }))}
      />
      {points.kind === 'own' ? (
        <p className="note">
          <Medal size={16} className="icon" aria-hidden="true" />
          {note}
        </p>
      ) : (
        <PointsTable
          table={points.table}
          onChange={(table) => onChange(withRules(plan, { points: { kind: 'table', table } }))}
        />
      )}
      <ErrorLine text={errorAt('points')} />
    </div>
  );
}

function PointsTable({ table, onChange }: { table: readonly number[]; onChange(table: number[]): void }): ReactElement {
  return (
    <>
      <ol className={planStyles.pointsTable}>
        {table.map((value, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line stands for its place
          <li key={at}>
            <span>{ordinal(at + 1)}</span>
            <Stepper
              label={`Points for ${ordinal(at + 1)}`}
              value={value}
              min={0}
              max={1000}
              onChange={(next) => onChange(table.map((one, place) => (place === at ? next : one)))}
            />
          </li>
        ))}
      </ol>
      <div className={planStyles.pointsMore}>
        <Button
          size="small"
          look="quiet"
          icon={<Plus size={17} className="icon" />}
          disabled={table.length >= SEASON_LIMITS.drivers}
          onClick={() => onChange([...table, 0])}
        >
          Place
        </Button>
        <Button
          size="small"
          look="quiet"
          icon={<Minus size={17} className="icon" />}
          disabled={table.length <= 1}
          onClick={() => onChange(table.slice(0, -1))}
        >
          Place
        </Button>
      </div>
    </>
  );
}

function Ties({ rules, onChange }: { rules: SeasonRules; onChange(ties: SeasonRules['ties']): void }): ReactElement {
  const { ties } = rules;
  const off = TIE_RULES.filter((rule) => !ties.includes(rule));
  return (
    <>
      {[...ties, ...off].map((rule, at) => {
        const on = ties.includes(rule);
        const [name, note] = TIE_WORDS[rule];
        return (
          <div key={rule} className={racePaneStyles.option}>
            <span className={racePaneStyles.optionIcon}>
              {on ? <b className="num">{at + 1}</b> : <Equal size={ICON} />}
            </span>
            <span className={racePaneStyles.optionWords}>
              <b>{name}</b>
              <small>{note}</small>
            </span>
            <span className={planStyles.tieControls}>
              {on && at > 0 && (
                <IconButton
                  icon={<ArrowUp size={17} />}
                  label={`${name}: look at it earlier`}
                  look="quiet"
                  onClick={() => onChange(raised(ties, at))}
                />
              )}
              <Toggle label={name} on={on} onChange={(next) => onChange(withTie(ties, rule, next))} />
            </span>
          </div>
        );
      })}
      {ties.length === 0 && <p className={classes('note', planStyles.planNone)}>Equal points share the place.</p>}
    </>
  );
}

function raised(ties: SeasonRules['ties'], at: number): SeasonRules['ties'] {
  const order = [...ties];
  const [rule] = order.splice(at, 1);
  if (rule !== undefined) order.splice(at - 1, 0, rule);
  return order;
}
