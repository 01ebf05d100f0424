// The screens of the host's own windows. Not here: home, and what is over every screen (own/own-pages.tsx), and the screens of
// guests (app.tsx).

import type { ReactElement } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { screen } from './language';
import { ROUTES, to } from './routes';
import {
  HallScreen,
  LobbyScreen,
  RaceScreen,
  ResultsScreen,
  RulesScreen,
  SettingsScreen,
  TournamentChampionScreen,
  TournamentScreen,
} from './screen';

const SetupScreen = screen(
  ['setup', 'rules', 'rivals'],
  async () => (await import('../screens/setup/setup')).SetupScreen,
);

const QualifyingScreen = screen(
  ['setup', 'rules', 'rivals'],
  async () => (await import('../screens/setup/qualifying')).QualifyingScreen,
);

const RacesScreen = screen(['races'], async () => (await import('../screens/races/races')).RacesScreen, 'names');

const FindScreen = screen(['join', 'lobby', 'setup'], async () => (await import('../screens/join/find')).FindScreen);

const SeasonsScreen = screen(
  ['seasons', 'setup'],
  async () => (await import('../screens/seasons/list/seasons')).SeasonsScreen,
  'names',
);

const SeasonScreen = screen(
  ['seasons', 'results', 'setup'],
  async () => (await import('../screens/seasons/page/season')).SeasonScreen,
  'names',
);

const PlanScreen = screen(
  ['plan', 'seasons', 'setup', 'results'],
  async () => (await import('../screens/seasons/plan/plan')).PlanScreen,
  'names',
);

const ChampionScreen = screen(
  ['seasons', 'results', 'setup'],
  async () => (await import('../screens/seasons/champion/champion')).ChampionScreen,
  'names',
);

const NewTournamentScreen = screen(
  ['plan', 'seasons', 'setup', 'tournament', 'tv', 'results'],
  async () => (await import('../screens/tournament/plan/plan')).NewTournamentScreen,
  'names',
);

const ReplayScreen = screen(
  ['replay', 'race', 'results'],
  async () => (await import('../screens/replay/replay')).ReplayScreen,
  'names',
);

const WorkshopScreen = screen(
  ['workshop', 'setup'],
  async () => (await import('../screens/workshop/workshop')).WorkshopScreen,
  'names',
);

const StatisticsScreen = screen(
  ['statistics', 'races', 'results'],
  async () => (await import('../screens/statistics/statistics')).StatisticsScreen,
  'names',
);

const DriverScreen = screen(
  ['statistics', 'races', 'results'],
  async () => (await import('../screens/statistics/driver')).DriverScreen,
  'names',
);

const GuideScreen = screen(['guide', 'rules'], async () => (await import('../screens/guide/guide-screen')).GuideScreen);

const ReportScreen = screen(
  ['report', 'balance', 'setup', 'guide', 'rules'],
  async () => (await import('../screens/report/report')).ReportScreen,
);

const SchoolScreen = screen(['school'], async () => (await import('../screens/school/school')).SchoolScreen, 'names');

const LessonScreen = screen(
  ['school', 'race', 'lobby', 'rules', 'setup', 'talk'],
  async () => (await import('../screens/race/lesson/lesson-screen')).LessonScreen,
);

const EditorScreen = screen(
  ['editor', 'guide', 'rules'],
  async () => (await import('../screens/editor/editor')).EditorScreen,
);

const DriveScreen = screen(
  ['editor', 'race', 'lobby', 'rules', 'setup', 'talk'],
  async () => (await import('../screens/editor/drive-screen')).DriveScreen,
);

const ChallengesScreen = screen(
  ['challenges'],
  async () => (await import('../screens/challenges/challenges')).ChallengesScreen,
  'names',
);

const CampaignScreen = screen(
  ['campaign'],
  async () => (await import('../screens/campaign/campaign')).CampaignScreen,
  'names',
);

const LadderScreen = screen(
  ['campaign'],
  async () => (await import('../screens/campaign/ladder')).LadderScreen,
  'names',
);

const PuzzleScreen = screen(
  ['puzzle', 'race', 'lobby', 'rules', 'setup', 'talk'],
  async () => (await import('../screens/puzzle/puzzle-screen')).PuzzleScreen,
  'names',
);

const ProfileScreen = screen(
  ['profile', 'statistics', 'achievements'],
  async () => (await import('../screens/profile/profile')).ProfileScreen,
  'names',
);

const WallScreen = screen(
  ['achievements'],
  async () => (await import('../screens/profile/achievements/wall')).WallScreen,
  'names',
);

const YearScreen = screen(
  ['achievements'],
  async () => (await import('../screens/profile/year/year')).YearScreen,
  'names',
);

const CareersScreen = screen(
  ['career'],
  async () => (await import('../screens/career/list/careers-screen')).CareersScreen,
  'names',
);

const CareerScreen = screen(
  ['career', 'seasons', 'setup'],
  async () => (await import('../screens/career/career')).CareerScreen,
  'names',
);

const CareerSeasonScreen = screen(
  ['career', 'seasons'],
  async () => (await import('../screens/career/past/season-screen')).CareerSeasonScreen,
  'names',
);

/** The year in an address; undefined: none, or nothing that is one. */
function yearIn(text: string | undefined): number | undefined {
  return text !== undefined && /^2\d{3}$/.test(text) ? Number(text) : undefined;
}

/** All screens but home, for the windows of the host itself. */
export function OwnScreens(): ReactElement {
  return (
    <Switch>
      <Route path={ROUTES.qualifying}>{(p) => <QualifyingScreen key={p.game} game={p.game} />}</Route>
      <Route path={ROUTES.hosting}>{(p) => <SetupScreen key={p.game} game={p.game} hosting />}</Route>
      <Route path={ROUTES.setup}>{(p) => <SetupScreen key={p.game} game={p.game} />}</Route>
      <Route path={ROUTES.race}>{(p) => <RaceScreen key={p.match} match={p.match} />}</Route>
      <Route path={ROUTES.results}>{(p) => <ResultsScreen key={p.match} match={p.match} />}</Route>
      <Route path={ROUTES.drive}>{(p) => <DriveScreen key={p.match} kept={p.kept} match={p.match} />}</Route>
      <Route path={ROUTES.circuit}>{(p) => <EditorScreen key={p.kept} kept={p.kept} />}</Route>
      <Route path={ROUTES.races}>{(p) => <RacesScreen show={p.show} />}</Route>
      <Route path={ROUTES.settings}>{(p) => <SettingsScreen part={p.part} />}</Route>
      <Route path={ROUTES.rules}>{(p) => <RulesScreen game={p.game} article={p.article} />}</Route>
      <Route path={ROUTES.join}>{(p) => <FindScreen code={p.code ?? ''} />}</Route>
      <Route path={ROUTES.lobby} component={LobbyScreen} />
      <Route path={ROUTES.hall} component={HallScreen} />
      <Route path={ROUTES.seasons} component={SeasonsScreen} />
      <Route path={ROUTES.newSeason}>
        {(p) => <PlanScreen key={p.from ?? ''} {...(p.from !== undefined && { from: decodeURIComponent(p.from) })} />}
      </Route>
      <Route path={ROUTES.editSeason}>{(p) => <PlanScreen key={p.season} season={p.season} />}</Route>
      <Route path={ROUTES.champion}>{(p) => <ChampionScreen key={p.season} season={p.season} />}</Route>
      <Route path={ROUTES.season}>{(p) => <SeasonScreen key={p.season} season={p.season} />}</Route>
      <Route path={ROUTES.newTournament} component={NewTournamentScreen} />
      <Route path={ROUTES.tournamentChampion}>
        {(p) => <TournamentChampionScreen key={p.season} season={p.season} />}
      </Route>
      <Route path={ROUTES.tournament}>{(p) => <TournamentScreen key={p.season} season={p.season} />}</Route>
      <Route path={ROUTES.replay}>{(p) => <ReplayScreen key={p.match} match={p.match} tab={p.tab} />}</Route>
      <Route path={ROUTES.workshop} component={WorkshopScreen} />
      <Route path={ROUTES.guide}>{(p) => <GuideScreen article={p.article} />}</Route>
      <Route path={ROUTES.statistics} component={StatisticsScreen} />
      <Route path={ROUTES.report}>{(p) => <ReportScreen key={p.kept} kept={p.kept} />}</Route>
      <Route path={ROUTES.school} component={SchoolScreen} />
      <Route path={ROUTES.lesson}>
        {(p) => <LessonScreen key={`${p.game} ${p.section}`} game={p.game} section={p.section} />}
      </Route>
      <Route path={ROUTES.challenges} component={ChallengesScreen} />
      <Route path={ROUTES.campaign}>
        {(p) => <CampaignScreen game={p.game} n={p.n === undefined ? undefined : Number(p.n)} />}
      </Route>
      <Route path={ROUTES.ladder}>{(p) => <LadderScreen game={p.game} />}</Route>
      <Route path={ROUTES.careers}>{() => <CareersScreen />}</Route>
      <Route path={ROUTES.allCareers}>{() => <CareersScreen show="all" />}</Route>
      <Route path={ROUTES.newCareer}>{() => <CareersScreen show="new" />}</Route>
      <Route path={ROUTES.career}>{(p) => <CareerScreen key={p.career} career={p.career} />}</Route>
      <Route path={ROUTES.careerSeason}>
        {(p) => <CareerSeasonScreen key={p.season} career={p.career} season={Number(p.season)} />}
      </Route>
      <Route path={ROUTES.profile} component={ProfileScreen} />
      <Route path={ROUTES.achievements} component={WallScreen} />
      <Route path={ROUTES.yearReview}>{(p) => <YearScreen key={p.year ?? ''} year={yearIn(p.year)} />}</Route>
      <Route path={ROUTES.puzzle}>{(p) => <PuzzleScreen key={p.id} id={decodeURIComponent(p.id)} />}</Route>
      <Route path={ROUTES.driver}>{(p) => <DriverScreen key={p.driver} driver={decodeURIComponent(p.driver)} />}</Route>
      <Route>
        <Redirect to={to.home()} replace />
      </Route>
    </Switch>
  );
}
