// The records of every circuit, on the paper cards of their games, each with its holder and the race behind it.

import type { RecordLine } from '@api/archive';
import type { GameCard } from '@api/contract';
import { circuitName } from '@narration/catalogue-names';
import { Button, IconButton } from '@ui/controls/button';
import type { GameUi } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { EmptyState } from '@ui/panels/panel';
import { FaceDisc } from '@ui/panels/portrait';
import { CarChip } from '@ui/panels/seat';
import { seatCar } from '@ui/seat-car';
import { Play, Timer, Trophy } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { apiErrorText } from '../../app/api-errors';
import { characterOfKey } from '../../app/drivers/characters';
import { dateText } from '../../app/format';
import { gamePaints } from '../../app/games/boxes';
import { useGameUi, useThumbnail } from '../../app/games/games';
import { to } from '../../app/routes';
import { useApp } from '../../app/store';
import { useAnswer } from '../../app/use-answer';
import { t } from '../../text/statistics';
import { nameOf, valueText } from './figures';
import { useStatFilter } from './filter';
import styles from './records.module.css';

/** The records' half of the statistics. */
export function Records(): ReactElement {
  const [, navigate] = useLocation();
  const games = useApp((s) => s.games);
  const { value, apiError } = useAnswer('stats.records', useStatFilter());
  if (value === undefined) return <p className="note">{apiErrorText(apiError) ?? t('records.looking')}</p>;
  if (value.length === 0) {
    return (
      <EmptyState
        icon={<Timer />}
        text={t('records.none')}
        action={<Button onClick={() => navigate(to.home())}>{t('box')}</Button>}
      />
    );
  }
  return (
    <>
      {games.map((card) => {
        const lines = value.filter((line) => line.game === card.id);
        return lines.length > 0 && <GameRecords key={card.id} card={card} lines={lines} />;
      })}
    </>
  );
}

function GameRecords({ card, lines }: { card: GameCard; lines: readonly RecordLine[] }): ReactElement {
  const ui = useGameUi(card.id);
  const circuits = card.circuits.filter((one) => lines.some((line) => line.circuit === one.id));
  return (
    <section className={styles.records} aria-label={t('records.of', { game: card.name })}>
      <h2 className={classes('heading h2', styles.recordsGame)} style={gamePaints(card.id)}>
        {card.name}
      </h2>
      <ul className={styles.recordsCards}>
        {circuits.map((one) => (
          <li key={one.id}>
            <CircuitRecords ui={ui} card={card} circuit={one.id} lines={lines.filter((l) => l.circuit === one.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CircuitRecordsProps {
  ui: GameUi;
  card: GameCard;
  circuit: string;
  lines: readonly RecordLine[];
}

function CircuitRecords({ ui, card, circuit, lines }: CircuitRecordsProps): ReactElement {
  const name = circuitName(card, circuit);
  return (
    <article className={classes(styles.recordCard, 'panel panel-paper')} aria-label={name}>
      <div className={styles.recordCircuit} style={gamePaints(card.id)}>
        <img src={useThumbnail(ui, circuit)} alt="" />
        <span>
          <h3 className="heading">{name}</h3>
          <span className={styles.recordBlurb}>{ui.circuitBlurb(circuit)}</span>
        </span>
      </div>
      <ul className={styles.recordLines}>
        {inOrder(lines, card).map((line) => (
          <li key={`${line.figure} ${line.length}`}>
            <Record ui={ui} card={card} line={line} circuit={name} />
          </li>
        ))}
      </ul>
    </article>
  );
}

interface RecordProps {
  ui: GameUi;
  card: GameCard;
  line: RecordLine;
  circuit: string;
}

function Record({ ui, card, line, circuit }: RecordProps): ReactElement {
  const [, navigate] = useLocation();
  const who = characterOfKey(line.driver);
  const isLap = card.figures.find((figure) => figure.id === line.figure)?.record === 'lap';
  const Icon = isLap ? Timer : Trophy;
  const figure = nameOf(ui, line.figure);
  const what = line.length === null ? figure : t('records.over', { figure, laps: line.length });
  return (
    <div className={styles.record}>
      <span className={styles.recordWhat}>
        <Icon size={17} className="icon" />
        {what}
      </span>
      <b className={classes('num', styles.recordValue)}>{valueText(ui, line.figure, line.value)}</b>
      <span className={styles.recordHolder}>
        <CarChip picture={seatCar(ui, line)} width={46} />
        <span>
          {who && <FaceDisc look={who.look} beside />}
          <Link href={to.driver(line.driver)} className={classes(styles.recordName)}>
            {line.name}
          </Link>
          <small>{dateText(line.at)}</small>
        </span>
      </span>
      <IconButton
        icon={<Play size={17} fill="currentColor" />}
        label={t('records.watch', { record: what, circuit })}
        onClick={() => navigate(to.replay(line.match))}
      />
    </div>
  );
}

/** Laps before races, short races before long ones. */
function inOrder(lines: readonly RecordLine[], card: GameCard): readonly RecordLine[] {
  const turn = (line: RecordLine) => card.figures.findIndex((figure) => figure.id === line.figure);
  return lines.toSorted((a, b) => turn(a) - turn(b) || (a.length ?? 0) - (b.length ?? 0));
}
