// The way out of the car and back into it: an AI driver takes the wheel of who has to leave the table for a while.

import type { MatchUpdate } from '@api/contract';
import type { GameUi } from '@ui/game-ui';
import { Button } from '@ui/panels/button';
import { Bot, Gamepad2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { attempt } from '../../app/client';
import { useApp } from '../../app/store';
import { useAnswer } from '../../app/use-answer';

type Seat = MatchUpdate['seats'][number];

/** Who left which car in this window, by race: at the table people may be called otherwise than in the settings. */
const left = new Map<string, Seat>();

/** A row of the race menu, for the host's own person; at a party the seats are handed over beside their names. */
export function WheelRow({ update, ui }: { update: MatchUpdate; ui: GameUi }): ReactElement | null {
  const { match, viewer, mine, seats, finished } = update;
  const names = useOwnNames(update);
  if (finished) return null;
  const hand = (seat: number, driver: Seat['driver']) => void attempt('match.handOver', { match, seat, driver });
  if (typeof viewer === 'number' && mine.includes(viewer)) {
    return (
      <div className="race-menu-row">
        <span>
          <b>Let an AI drive</b>
          <small className="note">{ui.levelNames.medium} takes your car until you take the wheel again.</small>
        </span>
        <Button
          size="small"
          icon={<Bot size={18} />}
          onClick={() => {
            const own = seats.find((one) => one.seat === viewer);
            if (own) left.set(match, own);
            hand(viewer, { kind: 'ai', level: 'medium' });
          }}
        >
          Hand over
        </Button>
      </div>
    );
  }
  const before = left.get(match);
  const driven = seats.filter((seat) => seat.driver.kind === 'ai');
  const own = driven.find((seat) => seat.seat === before?.seat) ?? driven.find((seat) => names.includes(seat.name));
  if (own === undefined) return null;
  return (
    <div className="race-menu-row">
      <span>
        <b>Your car</b>
        <small className="note">An AI driver has it.</small>
      </span>
      <Button
        size="small"
        icon={<Gamepad2 size={18} />}
        onClick={() => hand(own.seat, own.seat === before?.seat ? before.driver : { kind: 'you' })}
      >
        Take the wheel
      </Button>
    </div>
  );
}

/** Names that the host's own person may have here: the settings' and, in a season's race, the driver's. */
function useOwnNames({ origin }: MatchUpdate): string[] {
  const name = useApp((s) => s.settings.name);
  const season = useAnswer('seasons.get', origin.season === null ? undefined : { season: origin.season.season }).value;
  const driver = season?.plan.drivers.find((one) => one.driver.kind === 'you');
  return driver === undefined ? [name] : [driver.name, name];
}
