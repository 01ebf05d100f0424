// The floor behind a report, darkened and coloured by what happens on its squares, with numbers on those where most does.

import type { ReportFloor } from '@ui/game-ui';
import { type ReactElement, useMemo, useRef } from 'react';
import { t } from '../../text/report';
import styles from './board.module.css';
import { termsOf } from './corners';
import { Drawn, shareOf } from './drawn';
import { MapKey } from './map-key';
import { useRoom, withinBoard } from './room';
import type { FloorMap, Shown } from './shown';
import { type Square, squaresOf, topSquares, valueText } from './squares';

/** How many squares carry a number. */
const NUMBERED = 3;
/** A value as great as this is fully red if no square has more. */
const LEAST_RED = { troubles: 0.02, cost: 0.2, traffic: 1 } as const;
/** Two numbers closer than this would cover each other, px. */
const APART = { x: 76, y: 36 } as const;

export interface FloorProps {
  shown: Shown;
  circuit: string;
  map: FloorMap;
  setMap(map: FloorMap): void;
}

/** The floor and the switch for its colours. */
export function Floor({ shown, circuit, map, setMap }: FloorProps): ReactElement {
  const { workshop, report } = shown;
  const free = useRef<HTMLDivElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const room = useRoom(whole, free);
  const floor = useMemo(
    () => (room === null ? undefined : workshop.reportFloor?.draw(circuit, room)),
    [workshop, circuit, room],
  );
  // A report on what the circuit was before has other squares.
  const squares = report?.circuit === circuit ? squaresOf(report) : [];
  const most = Math.max(LEAST_RED[map], ...squares.map((square) => square[map]));
  const terms = termsOf(workshop);
  return (
    <>
      <div ref={whole} className={styles.reportBoard}>
        {floor && (
          <Drawn board={floor} given={[squares.map((square) => [square.place, shareOf(square[map], most)] as const)]} />
        )}
        {floor &&
          numbered(floor, squares, map).map(({ square, x, y }) => {
            const style = { left: withinBoard(x), top: y };
            return (
              <span key={square.place} className={styles.reportTag} style={style} aria-hidden="true">
                <i />
                {valueText(square[map], map)}
              </span>
            );
          })}
      </div>
      <div ref={free} className={styles.reportRoom} />
      {squares.length > 0 && (
        <MapKey
          value={map}
          choices={[
            { value: 'troubles', label: terms.troubles },
            { value: 'cost', label: terms.cost },
            { value: 'traffic', label: t('map.traffic') },
          ]}
          unit={t('square.unit', { map })}
          most={valueText(most, map)}
          onChange={setMap}
        />
      )}
    </>
  );
}

/** The squares that carry numbers, the highest first: not next to each other. */
function numbered(floor: ReportFloor, squares: readonly Square[], map: FloorMap) {
  const chosen: { square: Square; x: number; y: number }[] = [];
  for (const square of topSquares(squares, map, squares.length)) {
    const { x, y } = floor.spotOf(square.place);
    const isFree = chosen.every((other) => Math.abs(other.x - x) > APART.x || Math.abs(other.y - y) > APART.y);
    if (isFree) chosen.push({ square, x, y });
    if (chosen.length === NUMBERED) break;
  }
  return chosen;
}
