// Which driver has each car of an open race, and how a car changes hands.
// Not here: setting a race up (seats.ts), or guests coming and going (party/).

import type { Driver, SeatInfo } from '@api/contract';
import type { Session } from '@api/session';
import type { Seat } from '@core/contract';
import type { Context } from '../context';
import { guestSeat } from '../roster';
import type { Done } from './race-runner';
import { handOverTrouble, seatsHere } from './seats';

/** The seats of one race, kept the same in memory and on disk. */
export class DrivenSeats {
  private readonly context: Context;
  private readonly match: string;
  private seats: readonly SeatInfo[];

  constructor(context: Context, match: string, seats: readonly SeatInfo[]) {
    this.context = context;
    this.match = match;
    this.seats = seats;
  }

  get all(): readonly SeatInfo[] {
    return this.seats;
  }

  /** The seats that a session drives: the people at the host's screen, or the guest's one seat. A television drives none. */
  personsFor(session: Session): Seat[] {
    if (this.context.roster.televisions.has(session.id)) return [];
    if (session.role === 'owner') return seatsHere(this.seats);
    const seat = guestSeat(this.context.roster, session, this.match);
    return seat !== undefined && this.seats[seat]?.driver.kind === 'lan' ? [seat] : [];
  }

  /** Whether this driver may take the seat. */
  canHandOver(seat: Seat, driver: Driver): Done {
    return handOverTrouble(this.seats[seat], driver) ?? { ok: true };
  }

  /** Puts a driver in the seat, also on disk. name: the new driver's, if another person takes the seat. Throws StoreError. */
  handOver(seat: Seat, driver: Driver, name: string | undefined): void {
    const info = this.seats[seat];
    if (info === undefined) return;
    this.keep(this.seats.with(seat, { ...info, name: name ?? info.name, driver }));
  }

  /** Notes that the person in this seat got a hint; it is stored with the race. Throws StoreError. */
  noteHint(seat: Seat): void {
    const info = this.seats[seat];
    if (info !== undefined && info.hinted !== true) this.keep(this.seats.with(seat, { ...info, hinted: true }));
  }

  private keep(seats: readonly SeatInfo[]): void {
    this.context.store.saves.setSeats(this.match, seats);
    this.seats = seats;
  }
}
