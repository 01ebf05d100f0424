// The standings: points and place of every driver in every race, totals, gaps. A column header sorts by its race.

import type { RoundView, SeasonLine, SeasonView } from '@api/season';
import autoAnimate from '@formkit/auto-animate';
import { signed } from '@i18n/page';
import { occasionNameIn } from '@narration/catalogue-names';
import { ordinal } from '@narration/phrases';
import type { GameUi } from '@ui/game-ui';
import { Tip } from '@ui/overlays/tooltip';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { PlaceBadge } from '@ui/panels/seat';
import { playSound } from '@ui/sound/sound';
import { isMotionReduced } from '@ui/theme/appearance';
import { ChevronDown, Cpu } from 'lucide-react';
import { Fragment, type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Face } from '../../../app/drivers/face';
import { to } from '../../../app/routes';
import { useApp } from '../../../app/store';
import { useWide } from '../../../app/use-wide';
import { t } from '../../../text/seasons';
import { DriverChip } from '../driver-chip';
import { coloursIn, doneCount, driverOf, gameShown, lastRace, resultOf, sortedLines } from '../season-data';
import { bonusLines, circuitName, driverText, gapText, shortName } from '../season-text';
import styles from './standings.module.css';
import { type ShownStandings, useCounted, useStandingsChange } from './use-standings-change';

export interface StandingsProps {
  view: SeasonView;
  uis: ReadonlyMap<string, GameUi>;
}

/** The table; on a phone place, name and points, with a row that opens for the rest. */
export function Standings({ view, uis }: StandingsProps): ReactElement {
  const [sorted, setSorted] = useState<string>();
  const [open, setOpen] = useState<string>();
  const wide = useWide(768);
  const shown = useStandingsChange(view);
  const rows = useSwaps();
  const scroll = useLatest(view, wide);
  const round = view.rounds.find((one) => one.round.id === sorted && one.state === 'done');
  const lines = round ? sortedLines(view, round) : inOrder(view, shown);
  const looks = useLooks({ view, uis });
  return (
    <Panel className={classes(styles.standingsPanel, scroll.over && styles.standingsMany)} label={t('table.title')}>
      <h2 className="visually-hidden">{t('table.title')}</h2>
      <div className={styles.standingsScroll} data-scrolls ref={scroll.box}>
        <table className={styles.standingsTable}>
          <thead>
            <tr>
              <th scope="col" className={styles.standingsPlace}>
                <span className="visually-hidden">{t('table.place')}</span>
              </th>
              <th scope="col" className={styles.standingsWho}>
                {t('table.driver')}
              </th>
              {wide &&
                view.rounds.map((one) => (
                  <RoundHead key={one.round.id} round={one} sorted={round === one} onSort={setSorted} />
                ))}
              <th scope="col" className={styles.standingsTotal}>
                {t('table.points')}
              </th>
              {wide ? (
                <th scope="col" className={styles.standingsGap}>
                  {t('table.gap')}
                </th>
              ) : (
                <th scope="col">
                  <span className="visually-hidden">{t('table.more')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody ref={rows}>
            {lines.map((line) => (
              <Row
                key={line.driver}
                line={line}
                view={view}
                points={shown.points.get(line.driver) ?? line.points}
                look={looks(line.driver)}
                wide={wide}
                open={open === line.driver}
                onOpen={() => setOpen(open === line.driver ? undefined : line.driver)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

function inOrder(view: SeasonView, shown: ShownStandings): readonly SeasonLine[] {
  return shown.order.flatMap((driver) => view.table.find((line) => line.driver === driver) ?? []);
}

/** A driver's cell: car, name and who drives. */
interface Look {
  chip: ReactElement;
  face: ReactElement;
  name: string;
  who: string;
  mine: boolean;
}

function useLooks({ view, uis }: StandingsProps): (driver: string) => Look {
  const game = gameShown(view);
  const card = useApp((s) => s.games.find((one) => one.id === game));
  const colours = coloursIn(card, view.plan.drivers);
  const ui = game === undefined ? undefined : uis.get(game);
  return (id) => {
    const driver = driverOf(view, id);
    const colour = colours.get(id) ?? driver?.colour ?? 'red';
    return {
      chip: <DriverChip ui={ui} at={view.plan.drivers.findIndex((one) => one.id === id)} colour={colour} />,
      face: <Face driver={driver?.driver} name={driver?.name} size={20} beside />,
      name: driver?.name ?? id,
      who: driver === undefined ? '' : driverText(driver.driver, uis.size === 1 ? ui : undefined),
      mine: driver?.driver.kind === 'you',
    };
  };
}

interface RoundHeadProps {
  round: RoundView;
  sorted: boolean;
  onSort(round: string | undefined): void;
}

function RoundHead({ round, sorted, onSort }: RoundHeadProps): ReactElement {
  const games = useApp((s) => s.games);
  const circuit = circuitName(games, round.round);
  const name =
    round.occasion === null
      ? circuit
      : t('head.name', { circuit, event: occasionNameIn(round.round.game, round.occasion) });
  const isNext = round.state === 'next' || round.state === 'running';
  const label = isNext ? t('head.next', { race: name }) : name;
  const short = <span aria-hidden="true">{shortName(circuit)}</span>;
  return (
    <th
      scope="col"
      aria-sort={sorted ? 'ascending' : undefined}
      className={classes(styles.standingsRound, isNext && styles.standingsNext)}
    >
      {round.state === 'done' ? (
        <Tip text={t(sorted ? 'head.back' : 'head.sort', { race: name })}>
          <button
            type="button"
            className={styles.standingsSort}
            aria-pressed={sorted}
            onClick={() => {
              playSound('click');
              onSort(sorted ? undefined : round.round.id);
            }}
          >
            {short}
            <span className="visually-hidden">{t('head.sort', { race: circuit })}</span>
          </button>
        </Tip>
      ) : (
        <Tip text={label}>
          <span>
            {short}
            <span className="visually-hidden">{label}</span>
          </span>
        </Tip>
      )}
    </th>
  );
}

interface RowProps {
  line: SeasonLine;
  view: SeasonView;
  points: number;
  look: Look;
  wide: boolean;
  open: boolean;
  onOpen(): void;
}

function Row({ line, view, points, look, wide, open, onOpen }: RowProps): ReactElement {
  const total = useCounted(points);
  // Before the first race no one is first.
  const raced = line.progress.length > 0;
  return (
    <Fragment>
      <tr className={classes(look.mine && styles.standingsMine)}>
        <td className={styles.standingsPlace}>
          <span className={styles.standingsPlaces}>
            {line.shared && raced && (
              <span className={styles.standingsEqual} title={t('table.equal')}>
                =
              </span>
            )}
            {raced ? <PlaceBadge place={line.place} large /> : <span className="place-badge place-large">–</span>}
          </span>
        </td>
        <th scope="row" className={styles.standingsWho}>
          <span className={styles.standingsDriver}>
            {look.chip}
            <span className={styles.standingsText}>
              <b>
                {look.face}
                {look.name}
              </b>
              <small>{look.who}</small>
            </span>
          </span>
        </th>
        {wide &&
          view.rounds.map((round) => (
            <td key={round.round.id}>
              <RoundCell round={round} driver={line.driver} name={look.name} />
            </td>
          ))}
        <td className={classes('num', styles.standingsTotal)}>{total}</td>
        {wide ? (
          <td className={styles.standingsGap}>{gapText(line.gap)}</td>
        ) : (
          <td>
            <button
              type="button"
              className={styles.standingsMore}
              aria-expanded={open}
              aria-label={t('table.races', { name: look.name })}
              onClick={onOpen}
            >
              <ChevronDown size={20} />
            </button>
          </td>
        )}
      </tr>
      {!wide && open && (
        <tr className="standings-opened">
          <td colSpan={4}>
            <RowRest line={line} view={view} name={look.name} />
          </td>
        </tr>
      )}
    </Fragment>
  );
}

/** Everything that a phone's row leaves out: the gap and every race. */
function RowRest({ line, view, name }: { line: SeasonLine; view: SeasonView; name: string }): ReactElement {
  const games = useApp((s) => s.games);
  return (
    <ul className={styles.standingsRest}>
      <li>
        <span className="label">{t('table.behind')}</span>
        <b className="num">{gapText(line.gap)}</b>
      </li>
      {view.rounds.map((round) => (
        <li key={round.round.id}>
          <span className="label">{circuitName(games, round.round)}</span>
          <RoundCell round={round} driver={line.driver} name={name} />
        </li>
      ))}
    </ul>
  );
}

/** Points and place in one race; a click opens its replay. */
function RoundCell({ round, driver, name }: { round: RoundView; driver: string; name: string }): ReactElement {
  const games = useApp((s) => s.games);
  const result = resultOf(round, driver);
  if (result === undefined) {
    return (
      <span className={styles.standingsFuture}>
        <span aria-hidden="true">·</span>
        <span className="visually-hidden">{t('cell.notRun')}</span>
      </span>
    );
  }
  const place = result.place === null ? t('cell.missed') : result.out ? t('cell.out') : ordinal(result.place);
  const notes = [
    ...bonusLines(round.round.game, result),
    result.standIn && t('cell.standIn'),
    result.dropped && t('cell.dropped'),
    result.taken
      ? t('cell.taken')
      : result.correction !== 0 && t('cell.corrected', { points: signed(result.correction) }),
  ].filter((note) => note !== false);
  const face = (
    <span
      className={classes(
        styles.standingsCell,
        result.place === 1 && !result.out && styles.standingsWin,
        result.dropped && styles.standingsDropped,
      )}
    >
      <b>
        {result.dropped ? <s>{result.points}</s> : result.points}
        {result.bonuses.length > 0 && <sup className={styles.standingsBonus}>+</sup>}
        {(result.taken || result.correction !== 0) && <sup className={styles.standingsCorrected}>*</sup>}
      </b>
      <span className="visually-hidden"> {t('cell.points', { n: result.points })}, </span>
      <small>
        {result.standIn && <Cpu size={13} className="icon" aria-hidden="true" />}
        {place}
      </small>
      {notes.length > 0 && <span className="visually-hidden">. {notes.join('. ')}</span>}
    </span>
  );
  const race = lastRace(round);
  const text = [t('cell.watch', { circuit: circuitName(games, round.round) }), ...notes].join('. ');
  if (race === undefined) return face;
  return (
    <Tip text={text}>
      <Link href={to.replay(race.match)} className={classes(styles.standingsLink)} onClick={() => playSound('click')}>
        <span className="visually-hidden">
          {name}, {circuitName(games, round.round)}:{' '}
        </span>
        {face}
      </Link>
    </Tip>
  );
}

/** Races that do not fit scroll between names and totals, the latest ones visible. over: they do not fit. */
function useLatest(view: SeasonView, wide: boolean): { box: RefObject<HTMLDivElement | null>; over: boolean } {
  const box = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);
  const done = doneCount(view);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const look = new ResizeObserver(() => setOver(wide && current.scrollWidth > current.clientWidth));
    look.observe(current);
    return () => look.disconnect();
  }, [wide]);
  useEffect(() => {
    const head = box.current?.querySelectorAll<HTMLElement>(`.${styles.standingsRound}`)[done];
    if (!over || !box.current || !head) return;
    box.current.scrollLeft = head.offsetLeft - box.current.clientWidth * 0.6;
  }, [done, over]);
  return { box, over };
}

/** Rows swap places in 350 ms, unless reduced motion is set. */
function useSwaps(): RefObject<HTMLTableSectionElement | null> {
  const body = useRef<HTMLTableSectionElement>(null);
  const still = useApp((s) => isMotionReduced(s.settings.motion));
  useEffect(() => {
    if (!body.current || still) return;
    const rows = autoAnimate(body.current, { duration: 350, disrespectUserMotionPreference: true });
    return () => rows.destroy?.();
  }, [still]);
  return body;
}
