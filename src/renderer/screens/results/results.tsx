// The results of a finished race: podium, finishing order, awards, and where to go from here.

import type { RaceResult } from '@api/contract';
import { isHere } from '@api/drivers';
import { Button } from '@ui/controls/button';
import type { GameUi } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { EmptyState, Panel, PanelHead } from '@ui/panels/panel';
import { ScreenFrame } from '@ui/panels/screen-frame';
import { ScrollArea } from '@ui/panels/scroll-area';
import { CarChip, PlaceBadge } from '@ui/panels/seat';
import { numberOn, seatCar } from '@ui/seat-car';
import { inColours } from '@ui/seat-colours';
import { Flag, Lightbulb } from 'lucide-react';
import { type CSSProperties, type ReactElement, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { attempt } from '../../app/client';
import { Loading } from '../../app/connection/connection';
import { Face } from '../../app/drivers/face';
import { useCircuit, useGameUi } from '../../app/games/games';
import { guestHere } from '../../app/party/at-party';
import { useParty } from '../../app/party/party';
import { to } from '../../app/routes';
import { AppTopBar } from '../../app/top-bar';
import { COLUMNS, useWide } from '../../app/use-wide';
import { t } from '../../text/results';
import { CampaignStrip } from '../campaign/challenge-of';
import { CareerStrip } from '../career/strip/career-strip';
import { AchievementStrip } from '../profile/achievements/strip';
import { bonusLines } from '../seasons/season-text';
import { ResultButtons } from './buttons';
import { DailyStrip } from './daily-strip';
import { NewBest } from './new-best';
import { PictureButton } from './picture-button';
import { Podium } from './podium';
import resultsStyles from './results.module.css';
import { Confetti, useReveal } from './reveal';
import { TrialStrip } from './trial/trial-strip';
import { useFacts } from './use-facts';
import { WhyCard } from './why-card';

/** The results screen of one race. */
export function ResultsScreen({ match }: { match: string }): ReactElement {
  const [result, setResult] = useState<RaceResult | 'none'>();
  useEffect(() => {
    let here = true;
    attempt('matches.result', { match }).then(
      (found) => here && setResult(found ?? 'none'),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [match]);
  if (result === undefined) return <Loading />;
  return result === 'none' ? <NoResult /> : <Results result={result} />;
}

function NoResult(): ReactElement {
  const [, navigate] = useLocation();
  return (
    <ScreenFrame top={<AppTopBar />}>
      <EmptyState
        icon={<Flag />}
        text={t('none')}
        action={<Button onClick={() => navigate(to.races())}>{t('none.races')}</Button>}
      />
    </ScreenFrame>
  );
}

type GameResults = ReturnType<GameUi['results']>;

function Results({ result: kept }: { result: RaceResult }): ReactElement {
  const ui = useGameUi(kept.game);
  useCircuit(ui, { circuit: kept.circuit, source: kept.setup.source });
  const raced = useOwnResult(kept);
  const gameResults = useMemo(() => ui.results(raced), [ui, raced]);
  const result = useMemo(
    () => ({ ...raced, seats: [...inColours(raced.seats, gameResults.colours)] }),
    [raced, gameResults],
  );
  return (
    <ScreenFrame
      className={classes(resultsStyles.resultsFrame)}
      top={<AppTopBar />}
      bottom={
        <ResultButtons
          result={result}
          solo={gameResults.instead !== null}
          picture={gameResults.instead === null && <PictureButton {...{ result, ui }} lines={gameResults.lines} />}
        />
      }
    >
      {gameResults.instead ? (
        <div className={resultsStyles.resultsInstead}>
          <Headline result={result} headline={gameResults.headline} />
          <TrialStrip result={result} />
          {gameResults.instead}
        </div>
      ) : (
        <RaceResults result={result} ui={ui} gameResults={gameResults} />
      )}
    </ScreenFrame>
  );
}

/** The result as this page's person sees it: for a guest, their own car is "you" and the host's is another driver's. */
function useOwnResult(result: RaceResult): RaceResult {
  const party = useParty((s) => s.party);
  const guest = party === null ? undefined : guestHere(party);
  const isGuest = guest !== undefined && party?.match === result.match;
  const own = isGuest ? guest.seat : undefined;
  return useMemo(() => {
    if (own === undefined) return result;
    const seats = result.seats.map((seat): RaceResult['seats'][number] => {
      if (seat.seat === own) return { ...seat, driver: { kind: 'you' } };
      const isHost = isHere(seat.driver);
      return isHost ? { ...seat, driver: { kind: 'lan' } } : seat;
    });
    return { ...result, seats };
  }, [result, own]);
}

function RaceResults({
  result,
  ui,
  gameResults,
}: {
  result: RaceResult;
  ui: GameUi;
  gameResults: GameResults;
}): ReactElement {
  const { settled, settle } = useReveal();
  const inColumn = useWide(COLUMNS);
  const drivers = gameResults.lines
    .filter((line) => !line.retired)
    .slice(0, 3)
    .flatMap((line) => result.seats.find((s) => s.seat === line.seat) ?? []);
  return (
    <div className={resultsStyles.results} data-settled={settled}>
      {/* A click anywhere ends the reveal, like any key; people who cannot click miss nothing. */}
      <div className={resultsStyles.resultsScene} onPointerDown={settle}>
        <Podium drivers={drivers} settled={settled} numberOf={(car) => numberOn(ui, car)} figure={ui.podiumFigure} />
        <Confetti skipped={settled} />
        <Headline result={result} headline={gameResults.headline} />
        {/* All of the order stays in view beside it. */}
        {inColumn && <AchievementStrip result={result} isInScene />}
      </div>
      <div className={resultsStyles.resultsSide}>
        <WhyCard result={result} ui={ui} winner={gameResults.lines.find(({ place }) => place === 1)?.seat ?? null} />
        <Panel className={classes(resultsStyles.finishing)} label={t('order')}>
          <PanelHead side={<NewBest result={result} ui={ui} />}>{t('order')}</PanelHead>
          <ScrollArea as="ol">
            {gameResults.lines.map((line, at) => (
              <FinishLine
                key={line.seat}
                line={{ ...line, points: pointsShown(result, line) }}
                result={result}
                ui={ui}
                turn={gameResults.lines.length - at}
              />
            ))}
          </ScrollArea>
        </Panel>
        <DailyStrip result={result} />
        {!inColumn && <AchievementStrip result={result} />}
        <CareerStrip result={result} />
        <CampaignStrip result={result} />
        <TrialStrip result={result} />
        <Awards awards={gameResults.awards} />
      </div>
    </div>
  );
}

/** The drivers with the most or least of something, a line each. */
function Awards({ awards }: { awards: GameResults['awards'] }): ReactElement | null {
  if (awards.length === 0) return null;
  return (
    <Panel className={classes(resultsStyles.awards)}>
      <ul>
        {awards.map((award) => (
          <li key={award.title} className={resultsStyles.award}>
            <span className={resultsStyles.awardIcon}>{award.icon}</span>
            <b>{award.title}</b>
            <small>{award.text}</small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The points the season gave for it, or the race itself with its bonuses, or the place. */
function pointsShown({ points, scores }: RaceResult, line: GameResults['lines'][number]): string {
  const scored = scores?.[line.seat];
  const own = scored !== undefined && scored.bonuses.length > 0 ? String(scored.points) : line.points;
  return String(points?.[line.seat] ?? own);
}

/** A headline with more letters than this is smaller, to fit beside the podium. */
const LONG = 16;

function Headline({ result, headline }: { result: RaceResult; headline: string }): ReactElement {
  const facts = useFacts(result);
  return (
    <div className={resultsStyles.resultsHead}>
      <div className="label">{facts}</div>
      <h1
        className={classes('heading', resultsStyles.resultsTitle, headline.length > LONG && resultsStyles.resultsLong)}
      >
        {headline}
      </h1>
    </div>
  );
}

interface FinishLineProps {
  line: GameResults['lines'][number];
  result: RaceResult;
  ui: GameUi;
  /** Lines fill from the bottom: the last one has turn 1. */
  turn: number;
}

function FinishLine({ line, result, ui, turn }: FinishLineProps): ReactElement | null {
  const seat = result.seats.find((s) => s.seat === line.seat);
  if (!seat) return null;
  const scored = result.scores?.[line.seat];
  const bonuses = scored === undefined ? [] : bonusLines(result.game, scored);
  return (
    <li
      className={classes(
        resultsStyles.finish,
        seat.driver.kind === 'you' && resultsStyles.finishYou,
        line.retired && resultsStyles.finishOut,
      )}
      style={{ '--turn': turn } as CSSProperties}
    >
      <PlaceBadge place={line.place} large />
      <CarChip picture={seatCar(ui, seat)} width={56} />
      <div className={resultsStyles.finishText}>
        <b>
          <Face driver={seat.driver} name={seat.name} size={22} beside />
          {seat.name}
        </b>
        <small>{line.note}</small>
        {bonuses.length > 0 && <small className={resultsStyles.finishBonus}>{bonuses.join(' · ')}</small>}
      </div>
      <span className={resultsStyles.finishGap}>{line.gap}</span>
      <span className={resultsStyles.finishScored}>
        <span className={classes('num', resultsStyles.finishPoints)}>{line.points}</span>
        {seat.hinted && (
          <small className={resultsStyles.finishHinted}>
            <Lightbulb size={14} className="icon" /> {t('hinted')}
          </small>
        )}
      </span>
    </li>
  );
}
