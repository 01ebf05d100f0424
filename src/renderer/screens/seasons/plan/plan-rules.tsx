// Right column of the plan: points, dropped results, grid, ties, and what happens when someone is missing.

import { SEASON_LIMITS, TIE_RULES } from '@api/constants';
import type { SeasonRules } from '@api/season';
import { ordinal } from '@narration/phrases';
import { Button, IconButton } from '@ui/controls/button';
import { Segments } from '@ui/controls/segments';
import { Select } from '@ui/controls/select';
import { Stepper } from '@ui/controls/stepper';
import { Toggle } from '@ui/controls/toggle';
import { drawInOrder } from '@ui/draw-in-order';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { ArrowDownUp, ArrowUp, Cpu, Equal, Medal, Minus, Plus, Scissors, UserX } from 'lucide-react';
import type { ReactElement } from 'react';
import { levelsOf } from '../../../app/games/levels';
import { t } from '../../../text/plan';
import { OptionLine } from '../../setup/race-pane';
import racePaneStyles from '../../setup/race-pane.module.css';
import { gridName, levelName, pointsTable } from '../season-text';
import { ErrorLine } from './error-line';
import planStyles from './plan.module.css';
import { gamesOf, onlyGame, tableFor, withRules, withTie } from './plan-draft';
import type { PlanPart } from './plan-parts';

const ICON = 20;
const GRIDS = ['reversed', 'standings', 'qualifying', 'random'] as const satisfies readonly SeasonRules['grid'][];

/** The rules of the season. */
export function PlanRules(props: PlanPart): ReactElement {
  const { plan, uis, cards, errorAt, onChange } = props;
  const { rules } = plan;
  const change = (next: Partial<SeasonRules>) => onChange(withRules(plan, next));
  const only = onlyGame(plan, cards);
  const ui = only && uis.get(only.id);
  return (
    <Panel className={classes(racePaneStyles.racePane, 'plan-rules')} label={t('rules.title')}>
      <h2 className={classes('heading', racePaneStyles.raceHeading)}>{t('rules.points')}</h2>
      <PointsField {...props} />
      <OptionLine icon={<Scissors size={ICON} />} title={t('rules.drop')} note={t('rules.drop.note')}>
        <Stepper
          label={t('rules.drop')}
          value={rules.drop}
          min={0}
          max={Math.min(SEASON_LIMITS.dropped, Math.max(rules.drop, plan.rounds.length - 1, 0))}
          onChange={(drop) => change({ drop })}
        />
      </OptionLine>
      <ErrorLine text={errorAt('drop')} />
      <h2 className={classes('heading', racePaneStyles.raceHeading)}>{t('rules.races')}</h2>
      <OptionLine icon={<ArrowDownUp size={ICON} />} title={t('rules.grid')} note={t(`rules.grid.${rules.grid}`)}>
        <Select
          label={t('rules.grid')}
          value={rules.grid}
          choices={GRIDS.map((grid) => ({ value: grid, label: gridName(grid) }))}
          onChange={(grid) => change({ grid })}
        />
      </OptionLine>
      <OptionLine
        icon={<Cpu size={ICON} />}
        title={t('rules.fillIn')}
        note={t(rules.fillIn === null ? 'rules.fillIn.away' : 'rules.fillIn.ai')}
      >
        <Select
          label={t('rules.fillIn')}
          value={rules.fillIn ?? 'none'}
          choices={[
            { value: 'none', label: t('rules.fillIn.nobody') },
            ...levelsOf(gamesOf(plan, cards)).map((level) => ({ value: level, label: levelName(level, ui) })),
          ]}
          onChange={(level) => {
            const fillIn = level === 'none' ? null : level;
            change({ fillIn, ...(fillIn === null && rules.missed === 'standIn' && { missed: 'none' }) });
          }}
        />
      </OptionLine>
      <OptionLine icon={<UserX size={ICON} />} title={t('rules.missed')} note={t('rules.missed.note')}>
        <Select
          label={t('rules.missed')}
          value={rules.missed}
          choices={[
            { value: 'none', label: t('rules.missed.none') },
            {
              value: 'standIn',
              label: t('rules.missed.standIn'),
              why: rules.fillIn === null && t('rules.missed.nobody'),
            },
            { value: 'average', label: t('rules.missed.average') },
          ]}
          onChange={(missed) => change({ missed })}
        />
      </OptionLine>
      <h2 className={classes('heading', racePaneStyles.raceHeading)}>{t('rules.ties')}</h2>
      <Ties rules={rules} onChange={(ties) => change({ ties })} />
    </Panel>
  );
}

function PointsField({ plan, cards, errorAt, onChange }: PlanPart): ReactElement {
  const { points } = plan.rules;
  const own = pointsTable(withRules(plan, { points: { kind: 'own' } }), cards);
  const note = own === undefined ? t('rules.points.note') : t('rules.points.of', { points: own.join(' · ') });
  return (
    <div className={planStyles.planPoints}>
      <Segments
        wide
        label={t('rules.points')}
        value={points.kind}
        choices={[
          { value: 'own', label: t(onlyGame(plan, cards) ? 'rules.points.own' : 'rules.points.owns') },
          { value: 'table', label: t('rules.points.table') },
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
        {drawInOrder(table, (value, at) => (
          <li>
            <span>{ordinal(at + 1)}</span>
            <Stepper
              label={t('rules.points.for', { place: at + 1 })}
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
          aria-label={t('rules.points.add')}
          why={table.length >= SEASON_LIMITS.drivers && t('rules.points.most', { most: SEASON_LIMITS.drivers })}
          onClick={() => onChange([...table, 0])}
        >
          {t('rules.points.more')}
        </Button>
        <Button
          size="small"
          look="quiet"
          icon={<Minus size={17} className="icon" />}
          aria-label={t('rules.points.remove')}
          why={table.length <= 1 && t('rules.points.least')}
          onClick={() => onChange(table.slice(0, -1))}
        >
          {t('rules.points.more')}
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
        const name = t(`tie.${rule}`);
        return (
          <OptionLine
            key={rule}
            icon={on ? <b className="num">{at + 1}</b> : <Equal size={ICON} />}
            title={name}
            note={t(`tie.${rule}.note`)}
          >
            <span className={planStyles.tieControls}>
              {on && at > 0 && (
                <IconButton
                  icon={<ArrowUp size={17} />}
                  label={t('tie.earlier', { rule: name })}
                  look="quiet"
                  onClick={() => onChange(raised(ties, at))}
                />
              )}
              <Toggle label={name} on={on} onChange={(next) => onChange(withTie(ties, rule, next))} />
            </span>
          </OptionLine>
        );
      })}
      {ties.length === 0 && <p className={classes('note', planStyles.planNone)}>{t('rules.ties.none')}</p>}
    </>
  );
}

function raised(ties: SeasonRules['ties'], at: number): SeasonRules['ties'] {
  const order = [...ties];
  const [rule] = order.splice(at, 1);
  if (rule !== undefined) order.splice(at - 1, 0, rule);
  return order;
}
