// A new tournament: races, drivers and format in three columns, what that makes in a sentence, and the one main button.

import { SEASON_LIMITS } from '@api/constants';
import type { ApiError, GameCard } from '@api/contract';
import type { SeasonRound } from '@api/season';
import { Button } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { ScreenFrame, TopBar } from '@ui/panels/screen-frame';
import { ChevronLeft, Network } from 'lucide-react';
import { type ReactElement, Suspense, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { client } from '../../../app/client';
import { firstBox } from '../../../app/games/boxes';
import { useParty } from '../../../app/party/party';
import { to } from '../../../app/routes';
import { useApp } from '../../../app/store';
import { AppTopBar } from '../../../app/top-bar';
import { t } from '../../../text/plan';
import { useGameUis } from '../../seasons/game-uis';
import { calendarsOf } from '../../seasons/list/calendars';
import { SeasonWait } from '../../seasons/page/season';
import { DraftBar } from '../../seasons/plan/draft-bar';
import { ErrorLine } from '../../seasons/plan/error-line';
import planStyles from '../../seasons/plan/plan.module.css';
import { roundsOf } from '../../seasons/plan/plan-draft';
import { PlanRounds } from '../../seasons/plan/plan-rounds';
import { ReadyCalendars } from '../../seasons/plan/ready-calendars';
import setupStyles from '../../setup/setup.module.css';
import { CupDrivers } from './cup-drivers';
import { CupFormat } from './cup-format';
import { type CupDraft, cupErrors, finishedCup, freshCup, withRounds } from './plan-draft';
import { shapeText } from './shape-text';

/** The page of a new tournament. */
export function NewTournamentScreen(): ReactElement {
  return (
    <Suspense
      fallback={
        <ScreenFrame top={<AppTopBar />}>
          <SeasonWait />
        </ScreenFrame>
      }
    >
      <CupForm />
    </Suspense>
  );
}

function CupForm(): ReactElement {
  const cards = useApp((s) => s.games);
  const { name, colour } = useApp((s) => s.settings);
  const names = { person: name, colour };
  const ids = useMemo(() => cards.map((card) => card.id), [cards]);
  const uis = useGameUis(ids);
  const guests = useParty((s) => s.party?.guests);
  const [draft, setDraft] = useState(() =>
    withRounds(
      freshCup(names, guests?.filter(({ knocking }) => !knocking).map((one) => one.name) ?? [], t('cup.name.usual')),
      firstRounds(cards),
    ),
  );
  const found = cupErrors(draft, cards);
  const errorAt = (at: string) => found.find((one) => one.at === at)?.text;
  const part = { draft, cards, uis, names, errorAt, onChange: setDraft };
  return (
    <ScreenFrame top={<CupTopBar />} bottom={<CupBar draft={draft} cards={cards} error={found[0]?.text} />}>
      <div className={planStyles.planColumns}>
        <Panel className={classes(planStyles.planPane)} label={t('cup.label')}>
          <label className={classes('field', planStyles.planField)}>
            <span className="label">{t('cup.name')}</span>
            <input
              className="text-field"
              value={draft.plan.name}
              maxLength={SEASON_LIMITS.name}
              spellCheck={false}
              autoComplete="off"
              aria-invalid={errorAt('name') !== undefined}
              onChange={(event) => setDraft({ ...draft, plan: { ...draft.plan, name: event.target.value } })}
            />
            <ErrorLine text={errorAt('name')} />
          </label>
          <PlanRounds
            {...{ cards, uis, names, errorAt }}
            plan={draft.plan}
            view={undefined}
            title={t('cup.races')}
            empty={
              <ReadyCalendars
                calendars={calendarsOf(cards)}
                uis={uis}
                onChoose={(calendar) => setDraft(withRounds(draft, roundsOf(calendar)))}
              />
            }
            onChange={(plan) => setDraft({ ...draft, plan })}
          />
        </Panel>
        <CupDrivers {...part} />
        <CupFormat {...part} />
      </div>
    </ScreenFrame>
  );
}

/** One race of the first box, so that a tournament can start at once. */
function firstRounds(cards: readonly GameCard[]): SeasonRound[] {
  const card = cards.find(({ id }) => id === firstBox(cards));
  const [circuit] = card?.circuits ?? [];
  if (card === undefined || circuit === undefined) return [];
  return [{ id: 'r1', game: card.id, circuit: circuit.id, options: {}, clock: 0, series: false }];
}

function CupTopBar(): ReactElement {
  const [, navigate] = useLocation();
  return (
    <TopBar>
      <Button size="small" icon={<ChevronLeft size={20} className="icon" />} onClick={() => navigate(to.seasons())}>
        {t('bar.seasons')}
      </Button>
      <div className={setupStyles.setupTitle}>
        <h1 className="heading">{t('cup.title')}</h1>
      </div>
    </TopBar>
  );
}

interface CupBarProps {
  draft: CupDraft;
  cards: readonly GameCard[];
  error: string | undefined;
}

/** What the draft makes, what is wrong with it, and the button. */
function CupBar({ draft, cards, error }: CupBarProps): ReactElement {
  const [, navigate] = useLocation();
  async function create(): Promise<ApiError | undefined> {
    const reply = await client.call('tournaments.create', { plan: finishedCup(draft, cards) });
    if (!reply.ok) return reply.fault;
    navigate(to.tournament(reply.value.season));
    return undefined;
  }
  return (
    <DraftBar
      draft={draft}
      heading={t('bar.field', { races: draft.plan.rounds.length, drivers: draft.plan.drivers.length })}
      line={error === undefined ? shapeText(draft, cards) : undefined}
      error={error}
      icon={<Network size={20} className="icon" />}
      label={t('cup.start')}
      send={create}
    />
  );
}
