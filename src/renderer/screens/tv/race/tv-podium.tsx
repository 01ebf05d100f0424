// The results on the television: the podium, and everybody's place.

import type { RaceResult } from '@api/contract';
import { isHere } from '@api/drivers';
import type { GameUi } from '@ui/game-ui';
import { PlaceBadge } from '@ui/panels/seat';
import { numberOn } from '@ui/seat-car';
import { inColours } from '@ui/seat-colours';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { useCircuit, useGameUi } from '../../../app/games/games';
import { useAnswer } from '../../../app/use-answer';
import { Podium } from '../../results/podium';
import { Confetti } from '../../results/reveal';
import { TvFace } from '../tv-face';
import styles from './tv-podium.module.css';

/** ms until the podium stands. */
const RISES = 4000;

/** The results of a race. */
export function TvPodium({ match }: { match: string }): ReactElement | null {
  const { value: result } = useAnswer('matches.result', { match });
  return result === undefined ? null : <Results result={result} />;
}

/** The television is nobody's screen: the person at the host's is one driver of many, and 'You win!' would be anybody. */
function forTheRoom(result: RaceResult): RaceResult {
  const seats = result.seats.map((seat) =>
    isHere(seat.driver) ? { ...seat, driver: { kind: 'lan' as const } } : seat,
  );
  return { ...result, seats };
}

function Results({ result }: { result: RaceResult }): ReactElement {
  const ui: GameUi = useGameUi(result.game);
  useCircuit(ui, { circuit: result.circuit, source: result.setup.source });
  const found = useMemo(() => ui.results(forTheRoom(result)), [ui, result]);
  const seats = inColours(result.seats, found.colours);
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), RISES);
    return () => clearTimeout(timer);
  }, []);
  const drivers = found.lines
    .filter(({ retired }) => !retired)
    .slice(0, 3)
    .flatMap(({ seat }) => seats[seat] ?? []);
  return (
    <div className={styles.tvPodium}>
      <div className={styles.tvPodiumScene}>
        {found.instead ?? (
          <>
            <Podium
              drivers={drivers}
              settled={isSettled}
              numberOf={(car) => numberOn(ui, car)}
              figure={ui.podiumFigure}
            />
            <Confetti skipped={isSettled} />
          </>
        )}
      </div>
      <div className={styles.tvPodiumSide}>
        <p className={styles.tvPodiumHeadline}>{found.headline}</p>
        <ol className={styles.tvPodiumList} data-many={found.lines.length > 6 || undefined}>
          {found.lines.map(({ seat, place, gap }) => {
            const info = seats[seat];
            return (
              <li key={seat}>
                <PlaceBadge place={place} />
                {info && (
                  <TvFace driver={info.driver} name={info.name} colour={info.colour} className={styles.tvPodiumFace} />
                )}
                <span className={styles.tvPodiumName}>{info?.name}</span>
                <span className={styles.tvPodiumGap}>{gap}</span>
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}
