// The building blocks of articles' drawings: dials, cards, dice and cars as on the table, at the size of a line of text
// or a picture. The text beside each drawing says the same.

import { carPicture } from '@ui/art/car-picture';
import { PrintedCard } from '@ui/game/controls/card';
import { classes } from '@ui/panels/classes';
import { Drawn } from '@ui/reference/pieces';
import type { ReactElement } from 'react';
import { pitCardOf, tacticNamed } from '../../data/cards';
import { CAR_COLOURS, MOST_BRAKES, MOST_TYRES } from '../../data/charts';
import { pitCardName } from '../../narration/texts';
import { t } from '../../text/t';
import type { CarColour, PitCard, Wear } from '../../types';
import { bandNumber } from '../board/art/road';
import { Dice } from '../chart/dice';
import { DialDefs } from '../dashboard/dials/dial';
import { Gauge } from '../dashboard/dials/gauges';
import { LapDrum } from '../dashboard/dials/lap-drum';
import { Speedometer, type Stop } from '../dashboard/dials/speedometer';
import { TacticFace, tacticClasses } from '../dashboard/hand/tactics';
import styles from './figures.module.css';

/** The safety speed of a lane, as on its red band. */
export function Band({ limit }: { limit: number }): ReactElement {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-24 -16 48 32" width="72" height="48"><rect x="-23" y="-15" width="46" height="30" rx="2" fill="#c8202c" stroke="#fff" stroke-opacity=".7"/>${bandNumber(limit)}</svg>`;
  return <Drawn picture={{ svg, width: 72, height: 48 }} height={44} />;
}

/** A car seen from above, with the number of its place. */
export function CarDrawing({ colour }: { colour: CarColour }): ReactElement {
  return <Drawn picture={carPicture(colour, CAR_COLOURS.indexOf(colour) + 1)} height={32} />;
}

/** Two dice with these numbers. */
export function Thrown({ dice }: { dice: readonly [number, number] }): ReactElement {
  return <Dice dice={dice} thrown={0} />;
}

/** A tactic card. */
export function TacticCard({ id }: { id: string }): ReactElement {
  const card = tacticNamed(id);
  return (
    <PrintedCard className={classes(tacticClasses(card), styles.referenceTactic)}>
      <TacticFace card={card} />
    </PrintedCard>
  );
}

/** A pit card with its title, and its effect in a few words. */
export function PitPaper({ card }: { card: PitCard }): ReactElement {
  const { missTurns, startSpeed, isKept } = pitCardOf(card);
  return (
    <span className={styles.referencePit}>
      <b>{pitCardName(card)}</b>
      <small>{t('pit.effect', { missed: missTurns, speed: startSpeed, kept: String(isKept) })}</small>
    </span>
  );
}

/** Tyre and brake gauge. after: their values afterwards. */
export function TwoGauges({ wear, after = null }: { wear: Wear; after?: Wear | null }): ReactElement {
  return (
    <span className={styles.referenceGauges}>
      <Chrome />
      <Gauge gauge="tyres" value={wear.tyres} after={after?.tyres ?? null} most={MOST_TYRES} red={MOST_TYRES - 1} />
      <Gauge gauge="brakes" value={wear.brakes} after={after?.brakes ?? null} most={MOST_BRAKES} red={MOST_BRAKES} />
    </span>
  );
}

/** One small gauge. */
export function OneGauge({ gauge, value }: { gauge: 'tyres' | 'brakes'; value: number }): ReactElement {
  const most = gauge === 'tyres' ? MOST_TYRES : MOST_BRAKES;
  return (
    <span className={styles.referenceGauge}>
      <Chrome />
      <Gauge gauge={gauge} value={value} after={null} most={most} red={gauge === 'tyres' ? most - 1 : most} />
    </span>
  );
}

/** The speedometer. */
export function Dial({
  now,
  next = null,
  stops = [],
}: {
  now: number;
  next?: number | null;
  stops?: readonly Stop[];
}): ReactElement {
  return (
    <span className={styles.referenceDial}>
      <Speedometer now={now} next={next} stops={stops} />
    </span>
  );
}

/** The drum of laps to go. */
export function Drum({ laps }: { laps: number }): ReactElement {
  return (
    <span className={styles.referenceDrum}>
      <LapDrum laps={laps} />
    </span>
  );
}

/** The gauges' gradients, for pages without a speedometer to provide them. */
function Chrome(): ReactElement {
  return (
    <svg className={styles.referenceChrome} aria-hidden="true">
      <DialDefs />
    </svg>
  );
}
