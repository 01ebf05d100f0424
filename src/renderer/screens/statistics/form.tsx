// A driver's latest races: the places as a line, under each its circuit, which links to the replay.

import type { DriverPage } from '@api/archive';
import type { Colour } from '@core/contract';
import { circuitName } from '@narration/catalogue-names';
import { classes } from '@ui/panels/classes';
import { Panel, PanelHead } from '@ui/panels/panel';
import { seatPaint } from '@ui/theme/seats';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { type DotItemDotProps, Line, LineChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { Link } from 'wouter';
import { dateText } from '../../app/format';
import { gamePaints } from '../../app/games/boxes';
import { useGameCard, useGameUi, useThumbnail } from '../../app/games/games';
import { to } from '../../app/routes';
import { rich, t } from '../../text/statistics';
import styles from './driver.module.css';

type Race = DriverPage['form'][number];

/** Height of the line over the circuits, px. */
const HEIGHT = 132;

/** The latest races, oldest at the left. form: latest first. */
export function Form({ form, colour }: { form: readonly Race[]; colour: Colour }): ReactElement {
  const races = form.toReversed();
  const last = Math.max(2, ...races.map((race) => race.cars));
  return (
    <Panel className={classes(styles.driverForm)} label={t('form.title')}>
      <PanelHead side={<span className="note">{t('form.note')}</span>}>{t('form.title')}</PanelHead>
      <div ref={toLatest} className={styles.formScroll}>
        <div
          className={styles.form}
          style={{ '--races': races.length, '--driver': seatPaint(colour) } as CSSProperties}
        >
          <div className="form-line" aria-hidden="true">
            <ResponsiveContainer width="100%" height={HEIGHT} initialDimension={{ width: 600, height: HEIGHT }}>
              <LineChart data={races} margin={{ top: 20, right: 0, bottom: 20, left: 0 }} accessibilityLayer={false}>
                <XAxis dataKey="match" scale="band" hide />
                <YAxis domain={[1, last]} reversed hide />
                <Line
                  dataKey="place"
                  type="linear"
                  className={classes(styles.formStroke)}
                  stroke="var(--driver)"
                  strokeWidth={4}
                  isAnimationActive={false}
                  dot={PlaceDot}
                  activeDot={false}
                />
              </LineChart>
            </ResponsiveContainer>
          </div>
          <ol className={styles.formRaces}>
            {races.map((race) => (
              <li key={race.match}>
                <FormRace race={race} />
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Panel>
  );
}

/** Begins at the right, at the latest race. */
function toLatest(box: HTMLDivElement | null): void {
  if (box) box.scrollLeft = box.scrollWidth;
}

/** A place on the line, as a badge. */
function PlaceDot({ cx = 0, cy = 0, payload }: DotItemDotProps): ReactElement {
  const { match, place, out } = payload as Race;
  return (
    <g
      key={match}
      className={classes(styles.formDot, out ? styles.formDotOut : place <= 3 && styles[`form-dot-${place}`])}
    >
      <circle cx={cx} cy={cy} r={15} />
      <text x={cx} y={Number(cy) + 6} textAnchor="middle">
        {out ? '×' : place}
      </text>
    </g>
  );
}

function FormRace({ race }: { race: Race }): ReactElement {
  const ui = useGameUi(race.game);
  const card = useGameCard(race.game);
  const circuit = circuitName(card, race.circuit);
  const thumbnail = useThumbnail(ui, race.circuit);
  const { place, cars } = race;
  const day = dateText(race.at);
  const tags = { when: (inner: ReactNode) => <span className={styles.formDay}>{inner}</span> };
  return (
    <Link href={to.replay(race.match)} className={classes(styles.formRace)} style={gamePaints(race.game)}>
      <img src={thumbnail} alt="" />
      <span className={styles.formCircuit}>{circuit}</span>
      <span className="visually-hidden">, {card?.name ?? race.game}, </span>
      <small>{race.out ? rich('form.out', { day }, tags) : rich('form.place', { place, cars, day }, tags)}</small>
    </Link>
  );
}
