// The standings of a tournament in columns, of a league by division. Not here: computing them (the host does).

import type { MatchUpdate } from '@api/contract';
import type { TournamentStanding, TournamentView } from '@api/tournament/commands';
import { signed } from '@i18n/page';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { ChevronsDown, ChevronsUp } from 'lucide-react';
import { type CSSProperties, type ReactElement, type ReactNode, Suspense } from 'react';
import { useCircuit, useGameUi } from '../../../app/games/games';
import { t } from '../../../text/tournament';
import type { TourneyPart } from '../context';
import { TourneyFace } from '../face';
import { driverIn, hasBracket, hasGaps, partyTableOf, placedAt } from '../model/lookup';
import { isSame } from '../model/own';
import { tableName } from '../words';
import styles from './standings.module.css';

/** The panel. */
export function TourneyStandings(props: TourneyPart): ReactElement {
  const { view } = props;
  return (
    <Panel className={styles.tourneyStandings} label={t('standings')}>
      <div className={styles.tourneyStandingsHead}>
        <h2 className={classes('heading', styles.tourneyStandingsTitle)}>{t('standings')}</h2>
        <span className="note">{ruleText(view)}</span>
      </div>
      {view.divisions.length === 0 ? (
        <Lines {...props} lines={view.standings} />
      ) : (
        <div className={styles.tourneyDivisions}>
          {view.divisions.map(({ number, standings, promoted, relegated }) => (
            <section key={number} aria-label={t('division', { n: number })}>
              <h3 className={styles.tourneyDivision}>{t('division', { n: number })}</h3>
              <Lines {...props} lines={standings} isDivision promoted={promoted} relegated={relegated} />
            </section>
          ))}
        </div>
      )}
    </Panel>
  );
}

/** What decides the order. */
function ruleText(view: TournamentView): string {
  const gaps = hasGaps(view) ? 'yes' : 'no';
  if (!hasBracket(view)) return t('standings.total', { gaps });
  const stage = view.stages.find(({ best }) => best > 0);
  return stage === undefined
    ? t('standings.rule', { gaps })
    : t('standings.best', { place: String(stage.each + 1), gaps });
}

interface LinesProps extends TourneyPart {
  lines: readonly TournamentStanding[];
  isDivision?: boolean;
  promoted?: readonly string[];
  relegated?: readonly string[];
}

function Lines({ lines, isDivision = false, promoted = [], relegated = [], ...part }: LinesProps): ReactElement {
  const rows = (columns: number) => Math.ceil(lines.length / columns);
  const style = { '--three': rows(3), '--two': rows(2), '--one': lines.length } as CSSProperties;
  return (
    <ol className={isDivision ? styles.tourneyDivisionLines : styles.tourneyLinesOf} style={style}>
      {lines.map((line) => (
        <Line
          key={line.driver}
          {...part}
          line={line}
          zone={promoted.includes(line.driver) ? 'up' : relegated.includes(line.driver) ? 'down' : undefined}
        />
      ))}
    </ol>
  );
}

interface LineProps extends TourneyPart {
  line: TournamentStanding;
  zone: 'up' | 'down' | undefined;
}

function Line({ line, zone, ...part }: LineProps): ReactElement | null {
  const { view, own } = part;
  const driver = driverIn(view, line.driver);
  if (driver === undefined) return null;
  const isOwn = own.includes(line.driver);
  return (
    <li
      className={classes(
        styles.tourneyLineOf,
        isOwn && styles.tourneyLineMine,
        (line.isOut || line.isWithdrawn) && styles.tourneyLineOut,
        zone !== undefined && styles[`tourney-zone-${zone}`],
      )}
    >
      <span className={styles.tourneyPlace}>{line.place ?? '–'}</span>
      <TourneyFace driver={driver} />
      <span className={styles.tourneyWho}>{isOwn && driver.driver.kind !== 'hotseat' ? t('you') : driver.name}</span>
      {zone !== undefined && <Zone zone={zone} />}
      <small className={styles.tourneyAt}>
        <Suspense>
          <Where {...part} line={line} />
        </Suspense>
      </small>
      {line.gap !== null && (
        <small className={styles.tourneyBehind}>
          <span aria-hidden="true">{signed(line.gap)}</span>
          <span className="visually-hidden">{t('behind', { gap: line.gap })}</span>
        </small>
      )}
      <span className={styles.tourneySum}>{line.points ?? '–'}</span>
    </li>
  );
}

function Zone({ zone }: { zone: 'up' | 'down' }): ReactElement {
  const Icon = zone === 'up' ? ChevronsUp : ChevronsDown;
  return (
    <span className={styles.tourneyZone}>
      <Icon size={16} className="icon" aria-hidden="true" />
      {t(`zone.${zone}`)}
    </span>
  );
}

/** 'Heat 1', '2nd now' during the race, 'Has left'. */
function Where({ line, ...part }: TourneyPart & { line: TournamentStanding }): ReactNode {
  const { view, party, looks } = part;
  if (line.isWithdrawn) return t('left');
  const at = line.table === null ? undefined : placedAt(view, line.table);
  if (at === undefined) return null;
  const update = looks.get(partyTableOf(party, at.table.round)?.match ?? '')?.update;
  const name = driverIn(view, line.driver)?.name ?? '';
  if (at.table.state === 'racing' && update !== undefined)
    return <PlaceNow update={update} name={name} otherwise={hasBracket(view) ? tableName(at) : ''} />;
  // Without elimination everybody is at one table after another.
  return hasBracket(view) ? tableName(at) : null;
}

function PlaceNow(props: { update: MatchUpdate; name: string; otherwise: string }): ReactNode {
  const { update, name, otherwise } = props;
  const ui = useGameUi(update.game);
  useCircuit(ui, update);
  const seat = update.seats.find((one) => isSame(one.name, name))?.seat;
  const place = ui.frame(update).standings.find((one) => one.seat === seat)?.place;
  return place === undefined ? otherwise : t('place.now', { place });
}
