// Changes before the start: seats, colours, the race, the rules. Not for: coming and going (joining.ts).

import { isDeepStrictEqual } from 'node:util';
import type { In } from '@api/contract';
import type { PartyRace, PartyRules } from '@api/party';
import { circuitOf } from '@core/config';
import type { AnyGame, Colour, Seat } from '@core/contract';
import { gameIn } from '../context';
import { type Refused, refuse } from '../faults';
import type { Hosting } from './hosting';
import { firstOpen, getUp, takenNames, unready } from './members';
import { cleanName, freeName } from './names';
import { type Chair, type Member, memberIn, type OpenParty } from './open-party';
import { sendWatchersOut, sitInRace } from './racing';
import { announce } from './talk';

/** Refused while a race is on. */
export function onlyInLobby(party: OpenParty): Refused | undefined {
  return party.match === null
    ? undefined
    : refuse('not-allowed', 'The race has begun. This can be changed when everybody is back in the lobby.');
}

/** Changes, adds or takes away one seat. */
export function changeSeat(hosting: Hosting, party: OpenParty, input: In<'party.seat'>): Refused | undefined {
  const game = gameIn(hosting.context, party.race.game);
  const { seat, driver } = input;
  const isNew = seat === party.chairs.length;
  if (game === undefined || seat > party.chairs.length || (isNew && driver === null)) return noSuchSeat();
  if (driver === null) return removeSeat(hosting, party, seat);
  if (isNew && seat >= game.seats[1]) return refuse('full', `${game.name} has at most ${game.seats[1]} seats.`);
  if (driver.kind === 'automaton' && !game.automata.includes(driver.id)) return noSuchSeat();
  const chair = party.chairs[seat];
  const colour = input.colour ?? chair?.colour ?? newColour(hosting, game, party);
  const refused = colour === undefined ? noColour() : colourTrouble(game, party, colour, seat);
  if (colour === undefined || refused !== undefined) return refused;
  if (driver.kind === 'you') for (const other of party.chairs) if (other.driver.kind === 'you') toHotseat(other);
  const sitting = memberIn(party, seat);
  if (driver.kind !== 'lan' && sitting !== undefined) getUp(sitting);
  const wanted = cleanName(input.name ?? chair?.name ?? `Driver ${seat + 1}`, `Driver ${seat + 1}`);
  const taken = takenNames(party, chair);
  const isOwn = driver.kind === 'you' || chair?.entrant !== undefined;
  const name = isOwn ? wanted : freeName(wanted, taken);
  if (driver.kind === 'you') party.hostName = name;
  party.chairs[seat] = { name, colour: chair?.colour ?? colour, driver, home: driver, entrant: chair?.entrant };
  paint(party, seat, colour);
  return undefined;
}

/** Another race or other rules: everybody is told what changed, and says anew that they are ready. */
export function changeParty(hosting: Hosting, party: OpenParty, input: In<'party.change'>): Refused | undefined {
  const { race, rules } = input;
  if (race !== undefined) {
    const refused = onlyInLobby(party) ?? setBySeason(party, race) ?? raceTrouble(hosting, race);
    if (refused !== undefined) return refused;
  }
  if (party.season !== undefined && rules !== undefined && rules.fillWithAi !== party.rules.fillWithAi) {
    return refuse('not-allowed', 'Who takes the cars of missing drivers is set in the season.');
  }
  const changes = [
    ...(race === undefined ? [] : raceChanges(hosting, party.race, race)),
    ...(rules === undefined ? [] : ruleChanges(party.rules, rules)),
  ];
  if (changes.length === 0) return undefined;
  party.race = race ?? party.race;
  party.rules = rules ?? party.rules;
  if (race !== undefined) fitSeats(hosting, party);
  if (party.match === null) unready(party);
  else sendWatchersOut(hosting, party);
  announce(hosting, party, `The host changed: ${changes.join(', ')}.`);
  return undefined;
}

/** The race of a season's lobby is the season's. */
function setBySeason(party: OpenParty, race: PartyRace): Refused | undefined {
  if (party.season === undefined || isDeepStrictEqual(race, party.race)) return undefined;
  return refuse('not-allowed', 'This race is set by its season. Change it on the page of the season.');
}

/** A race that cannot be raced here, as far as it shows before the start. */
export function raceTrouble(hosting: Hosting, race: PartyRace): Refused | undefined {
  const game = gameIn(hosting.context, race.game);
  if (game === undefined) return refuse('bad-input', `This Paddock does not have the game ${race.game}.`);
  if (circuitOf(game, race.circuit) === undefined) return refuse('bad-input', `${game.name} has no such circuit.`);
  return undefined;
}

/** A guest takes a free seat, another colour, or gets up. */
export function take(hosting: Hosting, party: OpenParty, member: Member, input: In<'party.take'>): Refused | undefined {
  if (input.seat === null) return watchOnly(party, member);
  const chair = party.chairs[input.seat];
  if (chair === undefined) return noSuchSeat();
  if (chair.driver.kind !== 'lan') return refuse('not-allowed', 'This seat is not for guests. Take a free one.');
  const sitting = memberIn(party, input.seat);
  if (sitting !== undefined && sitting !== member)
    return refuse('in-use', 'Somebody else sits here. Take a free seat.');
  if (party.match !== null) return sitInRace(hosting, party, member, input.seat);
  if (input.colour !== undefined) {
    const game = gameIn(hosting.context, party.race.game);
    const refused = game === undefined ? noColour() : colourTrouble(game, party, input.colour, input.seat);
    if (refused !== undefined) return refused;
    paint(party, input.seat, input.colour);
  }
  if (member.seat !== input.seat) member.ready = false;
  member.seat = input.seat;
  return undefined;
}

function watchOnly(party: OpenParty, member: Member): Refused | undefined {
  if (member.seat === null) return undefined;
  if (party.match !== null) return refuse('not-allowed', 'You are in the race. Leave the party to give your car away.');
  if (!party.rules.watching) return refuse('not-allowed', 'The host lets nobody watch this race.');
  getUp(member);
  return undefined;
}

function removeSeat(hosting: Hosting, party: OpenParty, seat: Seat): Refused | undefined {
  if (party.chairs.length === 1) return refuse('not-allowed', 'One seat must stay.');
  const sitting = memberIn(party, seat);
  if (sitting !== undefined) {
    getUp(sitting);
    announce(hosting, party, `${sitting.name}'s seat was taken away.`);
  }
  party.chairs.splice(seat, 1);
  for (const member of party.members) if (member.seat !== null && member.seat > seat) member.seat -= 1;
  return undefined;
}

function toHotseat(chair: Chair): void {
  chair.driver = { kind: 'hotseat' };
  chair.home = chair.driver;
}

/** Changes the seats to what another game has: its colours, its automata, its number. */
function fitSeats(hosting: Hosting, party: OpenParty): void {
  const game = gameIn(hosting.context, party.race.game);
  if (game === undefined) return;
  while (party.chairs.length > game.seats[1]) removeSeat(hosting, party, firstOpen(party) ?? party.chairs.length - 1);
  for (const chair of party.chairs) {
    const { driver } = chair;
    if (driver.kind === 'automaton' && !game.automata.includes(driver.id)) {
      chair.driver = { kind: 'ai', level: party.rules.aiLevel };
      chair.home = chair.driver;
    }
    if (!game.colours.includes(chair.colour)) chair.colour = newColour(hosting, game, party) ?? chair.colour;
  }
}

/** A free colour for a seat that has none: the first, or any of them where the game draws it. */
function newColour({ context }: Hosting, game: AnyGame, party: OpenParty): Colour | undefined {
  const free = game.colours.filter((colour) => party.chairs.every((chair) => chair.colour !== colour));
  return free[game.drawsColours && free.length > 0 ? context.draw(free.length) : 0];
}

function colourTrouble(game: AnyGame, party: OpenParty, colour: Colour, seat: Seat): Refused | undefined {
  if (!game.colours.includes(colour)) return noColour();
  const taken = party.chairs.some((chair, at) => at !== seat && chair.colour === colour && !isOpen(party, chair, at));
  return taken ? refuse('in-use', 'Another car has this colour. Choose a free one.') : undefined;
}

/** Changes a chair's colour; an open one that had it gets the colour given up, for nobody has chosen that. */
function paint(party: OpenParty, seat: Seat, colour: Colour): void {
  const chair = party.chairs[seat];
  if (chair === undefined) return;
  const before = chair.colour;
  for (const other of party.chairs) if (other !== chair && other.colour === colour) other.colour = before;
  chair.colour = colour;
}

function isOpen(party: OpenParty, chair: Chair, seat: Seat): boolean {
  return chair.driver.kind === 'lan' && memberIn(party, seat) === undefined;
}

function noColour(): Refused {
  return refuse('bad-input', 'This game has no car of this colour.');
}

function noSuchSeat(): Refused {
  return refuse('bad-input', 'There is no such seat in this lobby.');
}

function raceChanges(hosting: Hosting, before: PartyRace, after: PartyRace): string[] {
  const game = gameIn(hosting.context, after.game);
  const changes: string[] = [];
  if (before.game !== after.game) changes.push(`the game is ${game?.name ?? after.game}`);
  if (before.game !== after.game || before.circuit !== after.circuit) {
    changes.push(`the circuit is ${(game && circuitOf(game, after.circuit)?.name) ?? after.circuit}`);
  }
  const ids = new Set([...Object.keys(before.options), ...Object.keys(after.options)]);
  for (const id of ids) {
    const value = after.options[id];
    if (value === undefined || before.options[id] === value) continue;
    changes.push(`${wordsOf(id)} ${typeof value === 'boolean' ? (value ? 'on' : 'off') : value}`);
  }
  if (before.clock !== after.clock) changes.push(`the clock is ${after.clock === 0 ? 'off' : `${after.clock} s`}`);
  const [bankBefore, bank] = [before.bank ?? 0, after.bank ?? 0];
  const goOn = after.goOn ?? 0;
  if ((before.goOn ?? 0) !== goOn)
    changes.push(goOn === 0 ? 'results wait for the host' : `results go on after ${goOn} s`);
  if (bankBefore !== bank) changes.push(`the time bank is ${bank === 0 ? 'off' : `${bank} s`}`);
  return changes;
}

function ruleChanges(before: PartyRules, after: PartyRules): string[] {
  const changes: string[] = [];
  if (before.door !== after.door)
    changes.push(after.door === 'open' ? 'the door is open' : 'the host is asked at the door');
  if (before.watching !== after.watching) changes.push(`watching is ${after.watching ? 'allowed' : 'not allowed'}`);
  if (before.undo !== after.undo) changes.push(`moves ${after.undo ? 'can' : 'cannot'} be taken back`);
  if (before.fillWithAi !== after.fillWithAi) {
    changes.push(after.fillWithAi ? 'AI drivers take empty seats' : 'empty seats stay empty');
  }
  if (before.aiLevel !== after.aiLevel) changes.push(`AI drivers are ${after.aiLevel}`);
  if (before.patience !== after.patience) changes.push(`a race waits ${after.patience} s for who is away`);
  if (before.standIn !== after.standIn) {
    changes.push(after.standIn ? 'an AI driver then stands in' : 'the host then decides');
  }
  if (before.keptOpen !== after.keptOpen) changes.push(`a table with nobody stays ${after.keptOpen} min`);
  return changes;
}

/** 'startingHeat' as 'starting heat'. */
function wordsOf(id: string): string {
  return id.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ');
}
