// A new season, or a new plan for a running one: calendar, drivers and rules in three columns, Start at the bottom right.

import { SEASON_LIMITS } from '@api/constants';
import type { ApiError, GameCard } from '@api/contract';
import type { SeasonPlan, SeasonView } from '@api/season';
import { Button } from '@ui/controls/button';
import { Select } from '@ui/controls/select';
import type { GameUi } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { ScreenFrame, TopBar } from '@ui/panels/screen-frame';
import { ChevronLeft, Flag, Save } from 'lucide-react';
import { type ReactElement, Suspense, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { client } from '../../../app/client';
import { to } from '../../../app/routes';
import { useApp } from '../../../app/store';
import { AppTopBar } from '../../../app/top-bar';
import { t } from '../../../text/plan';
import setupStyles from '../../setup/setup.module.css';
import { useGameUis } from '../game-uis';
import { type Calendar, calendarsOf } from '../list/calendars';
import { NoSeason, SeasonWait } from '../page/season';
import { useSeason } from '../page/use-season';
import { DraftBar } from './draft-bar';
import { ErrorLine } from './error-line';
import planStyles from './plan.module.css';
import {
  calendarLine,
  finishedPlan,
  type Names,
  onlyGame,
  planErrors,
  planOf,
  roundsOf,
  USUAL_FIELD,
} from './plan-draft';
import { PlanDrivers } from './plan-drivers';
import { PlanRounds } from './plan-rounds';
import { PlanRules } from './plan-rules';
import { ReadyCalendars } from './ready-calendars';

/** season: the one whose plan is changed. from: the calendar from which a new one starts. */
export function PlanScreen({ season, from }: { season?: string; from?: string }): ReactElement {
  return (
    <Suspense fallback={<Waiting />}>
      {season === undefined ? <NewPlan from={from} /> : <ChangedPlan season={season} />}
    </Suspense>
  );
}

function Waiting({ apiError }: { apiError?: ApiError | undefined }): ReactElement {
  return (
    <ScreenFrame top={<AppTopBar />}>
      {apiError === undefined ? <SeasonWait /> : <NoSeason apiError={apiError} />}
    </ScreenFrame>
  );
}

/** The data for making a plan: the games, their pieces and names. */
interface Kit {
  cards: readonly GameCard[];
  uis: ReadonlyMap<string, GameUi>;
  names: Names;
}

function useKit(): Kit {
  const cards = useApp((s) => s.games);
  const { name, colour } = useApp((s) => s.settings);
  const ids = useMemo(() => cards.map((card) => card.id), [cards]);
  const uis = useGameUis(ids);
  return { cards, uis, names: { person: name, colour } };
}

function NewPlan({ from }: { from: string | undefined }): ReactElement {
  const kit = useKit();
  const calendars = calendarsOf(kit.cards);
  const [start] = useState(() => freshPlan(calendars.find((one) => one.key === from) ?? OWN, kit));
  return <PlanForm start={start} kit={kit} view={undefined} />;
}

/** A calendar without races: they are added one by one. */
const OWN: Calendar = { key: '', name: '', text: '', rounds: [] };

/** You, and the usual opponents of the one game; with several games, as many as every box has room for. */
function freshPlan(calendar: Calendar, kit: Kit): SeasonPlan {
  const rounds = roundsOf(calendar);
  const only = onlyGame({ rounds }, kit.cards);
  const usual = only === undefined ? undefined : kit.uis.get(only.id)?.usualRace.opponents;
  // Cars driven by the rules themselves belong to a full field of their game.
  const field = usual?.some((driver) => driver.kind === 'automaton') ? usual : USUAL_FIELD;
  const plan = planOf(calendar, kit.cards, kit.names, field);
  if (calendar.key !== '') return plan;
  return { ...plan, preset: null, name: t('name.season', { year: String(new Date().getFullYear()) }) };
}

function ChangedPlan({ season }: { season: string }): ReactElement {
  const { view, apiError } = useSeason(season);
  const kit = useKit();
  if (view === undefined) return <Waiting apiError={apiError} />;
  // A race that ends meanwhile starts the form again: it affects what may still be changed.
  return (
    <PlanForm key={view.rounds.map((round) => round.races.length).join()} start={view.plan} kit={kit} view={view} />
  );
}

interface PlanFormProps {
  start: SeasonPlan;
  kit: Kit;
  /** The season in its current state; undefined for a new one. */
  view: SeasonView | undefined;
}

function PlanForm({ start, kit, view }: PlanFormProps): ReactElement {
  const [plan, setPlan] = useState(start);
  const { cards, uis } = kit;
  const found = planErrors(plan, cards);
  const errorAt = (at: string) => found.find((one) => one.at === at)?.text;
  const common = { plan, cards, uis, names: kit.names, view, errorAt, onChange: setPlan };
  const [brought, setBrought] = useState(start.drivers);

  function choose(key: string): void {
    const fresh = freshPlan(calendarsOf(cards).find((one) => one.key === key) ?? OWN, kit);
    const calendar = { name: fresh.name, preset: fresh.preset, rounds: fresh.rounds };
    // A calendar brings its usual field until someone has changed a driver: then all drivers stay.
    const drivers = plan.drivers === brought ? fresh.drivers : plan.drivers;
    if (drivers === fresh.drivers) setBrought(drivers);
    setPlan({ ...plan, ...calendar, drivers });
  }
  return (
    <ScreenFrame
      top={<PlanTopBar view={view} />}
      bottom={<PlanBar plan={plan} view={view} error={found[0]?.text} cards={cards} />}
    >
      <div className={planStyles.planColumns}>
        <Panel className={classes(planStyles.planPane)} label={t('season.label')}>
          <NameField plan={plan} error={errorAt('name')} onChange={setPlan} />
          {view === undefined && <PresetField plan={plan} kit={kit} onChoose={choose} />}
          <PlanRounds
            {...common}
            empty={
              view === undefined && (
                <ReadyCalendars calendars={calendarsOf(cards)} uis={uis} onChoose={({ key }) => choose(key)} />
              )
            }
          />
        </Panel>
        <PlanDrivers {...common} />
        <PlanRules {...common} />
      </div>
    </ScreenFrame>
  );
}

function PlanTopBar({ view }: { view: SeasonView | undefined }): ReactElement {
  const [, navigate] = useLocation();
  const back = view === undefined ? to.seasons() : to.season(view.season);
  return (
    <TopBar>
      <Button size="small" icon={<ChevronLeft size={20} className="icon" />} onClick={() => navigate(back)}>
        {t(view === undefined ? 'bar.seasons' : 'bar.page')}
      </Button>
      <div className={setupStyles.setupTitle}>
        <h1 className="heading">{view === undefined ? t('bar.title') : t('bar.edit', { name: view.plan.name })}</h1>
      </div>
    </TopBar>
  );
}

interface FieldProps {
  plan: SeasonPlan;
  onChange(plan: SeasonPlan): void;
}

function NameField({ plan, error, onChange }: FieldProps & { error: string | undefined }): ReactElement {
  return (
    <label className={classes('field', planStyles.planField)}>
      <span className="label">{t('season.name')}</span>
      <input
        className="text-field"
        value={plan.name}
        maxLength={SEASON_LIMITS.name}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={error !== undefined}
        onChange={(event) => onChange({ ...plan, name: event.target.value })}
      />
      <ErrorLine text={error} />
    </label>
  );
}

interface PresetFieldProps {
  plan: SeasonPlan;
  kit: Kit;
  onChoose(key: string): void;
}

function PresetField({ plan, kit, onChoose }: PresetFieldProps): ReactElement {
  const calendars = calendarsOf(kit.cards);
  return (
    <div className={classes('field', planStyles.planField)}>
      <span className="label">{t('season.preset')}</span>
      <Select
        label={t('season.preset')}
        value={plan.preset ?? 'own'}
        choices={[
          ...calendars.map((one) => ({
            value: one.key,
            label: t('season.preset.of', { name: one.name, text: one.text }),
          })),
          { value: 'own', label: t('season.preset.own') },
        ]}
        onChange={onChoose}
      />
    </div>
  );
}

interface PlanBarProps {
  plan: SeasonPlan;
  view: SeasonView | undefined;
  error: string | undefined;
  cards: readonly GameCard[];
}

/** Summary, problems, and the one main button. */
function PlanBar({ plan, view, error, cards }: PlanBarProps): ReactElement {
  const [, navigate] = useLocation();
  async function save(): Promise<ApiError | undefined> {
    const finished = finishedPlan(plan);
    const reply =
      view === undefined
        ? await client.call('seasons.create', { plan: finished })
        : await client.call('seasons.change', { season: view.season, plan: finished });
    if (!reply.ok) return reply.fault;
    navigate(to.season(reply.value.season));
    return undefined;
  }
  return (
    <DraftBar
      draft={plan}
      heading={t('bar.field', { races: plan.rounds.length, drivers: plan.drivers.length })}
      line={calendarLine(plan, cards)}
      error={error}
      icon={view === undefined ? <Flag size={20} className="icon" /> : <Save size={20} className="icon" />}
      label={t(view === undefined ? 'bar.start' : 'bar.save')}
      send={save}
    />
  );
}
