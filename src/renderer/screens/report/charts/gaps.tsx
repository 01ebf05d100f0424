// How far apart the cars are at the flag: the average field on a straight.

import { pictureUrl } from '@ui/panels/seat';
import type { ReactElement } from 'react';
import { useGameCard } from '../../../app/games/games';
import { t } from '../../../text/report';
import type { Shown } from '../shown';
import { ChartPart } from './chart-panel';
import styles from './gaps.module.css';

/** Sizes of the drawing. */
const WIDTH = 372;
const HEIGHT = 112;
/** Where the winner's nose is, and the field's end at least. */
const FLAG = WIDTH - 44;
const END = 26;
/** A unit is this wide at most. */
const WIDEST = 13.6;
const CAR = 30;
const LANES = [34.5, 63.5] as const;

/** The part of gaps at the finish. */
export function Gaps({ shown }: { shown: Shown }): ReactElement {
  const { report } = shown;
  const gaps = report?.gaps ?? [];
  const last = gaps.at(-1);
  const unit = report?.gapUnit ?? null;
  return (
    <ChartPart title={t('gaps.title')} note={unit === null ? undefined : t('gaps.unit', { unit })}>
      {last === undefined ? (
        <p className="note">{t('verdict.none')}</p>
      ) : (
        <>
          <Field shown={shown} />
          <p className={styles.gapsSaid}>{t('gaps.said', { first: gaps[0]?.mean ?? 0, all: last.mean })}</p>
          <ul className="visually-hidden">
            {gaps.map(({ place, mean, lower, upper }) => (
              <li key={place}>{t('gaps.row', { place, mean, lower, upper })}</li>
            ))}
          </ul>
        </>
      )}
    </ChartPart>
  );
}

function Field({ shown: { report, ui, state } }: { shown: Shown }): ReactElement {
  const colours = useGameCard(state.game)?.colours ?? [];
  const gaps = report?.gaps ?? [];
  const far = Math.max(1, ...gaps.map(({ upper }) => upper));
  const step = Math.min(WIDEST, (FLAG - END) / far);
  const xOf = (gap: number): number => FLAG - gap * step;
  const cars = [0, ...gaps.map(({ mean }) => mean)];
  const lines = Math.min(60, Math.floor(FLAG / step));
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.gapsField} aria-hidden="true">
      <rect y="18" width={WIDTH} height="62" rx="4" className={styles.gapsEdge} />
      <rect y="20" width={WIDTH} height="58" className={styles.gapsRoad} />
      {step > 4 &&
        Array.from({ length: lines }, (_, index) => FLAG - index * step).map((x) => (
          <path key={x} d={`M${x} 20V78`} className={styles.gapsSpace} />
        ))}
      <path d={`M0 49H${WIDTH}`} className={styles.gapsMiddle} />
      {Array.from({ length: 24 }, (_, index) => [index % 3, Math.floor(index / 3)] as const).map(([a, b]) => (
        <rect
          key={`${a} ${b}`}
          x={FLAG + 22 + a * 7.25}
          y={20 + b * 7.25}
          width="7.25"
          height="7.25"
          fill={(a + b) % 2 === 1 ? '#f7f5ee' : '#121315'}
        />
      ))}
      {gaps.map(({ place, lower, upper }) => (
        <path
          key={place}
          d={`M${xOf(upper)} ${LANES[(place - 1) % 2 === 1 ? 1 : 0]}H${xOf(lower)}`}
          className={styles.gapsHalf}
        />
      ))}
      {cars.map((gap, index) => {
        const picture = ui.carPicture(colours[index] ?? 'red', index + 1);
        const high = (CAR * picture.height) / picture.width;
        const y = LANES[index % 2 === 1 ? 1 : 0];
        const key = `${index}`;
        return (
          <image
            key={key}
            href={pictureUrl(picture)}
            x={xOf(gap) - CAR / 2}
            y={y - high / 2}
            width={CAR}
            height={high}
          />
        );
      })}
      {gaps.map(({ place, mean }, index) => {
        const [from, to] = [xOf(mean), xOf(cars[index] ?? 0)];
        if (to - from < 18) return null;
        return (
          <g key={place}>
            <path d={`M${to - 2} 88H${from + 2}M${to - 2} 84V92M${from + 2} 84V92`} className={styles.gapsRule} />
            <text x={(from + to) / 2} y="108" className={styles.gapsValue}>
              {t('gap', { gap: mean - (cars[index] ?? 0) })}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
