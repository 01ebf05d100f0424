// Changes before the start: seats, colours, the race, the rules. Not here: coming and going (joining.ts).

import { isDeepStrictEqual } from 'node:util';
import type { In } from '@api/contract';
import { message } from '@api/messages';
import type { PartyRace, PartyRules } from '@api/party';
import { circuitOf, meetCircuit } from '@core/config';
import type { AnyGame, Colour, Seat } from '@core/contract';
import type { MessageDescriptor } from '@i18n/messages';
import { circuitMessage, optionMessage, valueMessage } from '@season/messages';
import { noSuchGame, type Refused, refuse, refusedSetup } from '../api-errors';
import { filled, givenName, metOnce } from '../characters';
import { gameIn } from '../context';
import { hostTranslate } from '../translate';
import type { Hosting } from './hosting';
import { firstOpen, getUp, takenNames, unready } from './members';
import { cleanName, freeName } from './names';
import { isFree, type Member, memberIn, type OpenParty, type TableSeat } from './open-party';
import { sendWatchersOut, sitInRace } from './racing';
import { announce } from './talk';

/** Refuses while a race is running. */
export function onlyInLobby(party: OpenParty): Refused | undefined {
  return party.match === null ? undefined : refuse('not-allowed', message('party.in-race'));
}

/** Changes, adds or removes one seat. */
export function changeSeat(hosting: Hosting, party: OpenParty, input: In<'party.seat'>): Refused | undefined {
  const game = gameIn(hosting.context, party.race.game);
  const { seat } = input;
  const isNew = seat === party.chairs.length;
  if (game === undefined || seat > party.chairs.length || (isNew && input.driver === null)) return noSuchSeat();
  if (input.driver === null) return removeSeat(hosting, party, seat);
  const driver = metOnce(input.driver, party.chairs.toSpliced(seat, 1));
  if (isNew && seat >= game.seats[1])
    return refuse('full', message('party.full-game', { game: game.name, seats: game.seats[1] }));
  if (driver.kind === 'automaton' && !game.automata.includes(driver.id)) return noSuchSeat();
  const tableSeat = party.chairs[seat];
  const colour = input.colour ?? tableSeat?.colour ?? newColour(hosting, game, party);
  const refused = colour === undefined ? noColour() : colourTrouble(game, party, colour, seat);
  if (colour === undefined || refused !== undefined) return refused;
  if (driver.kind === 'you') for (const other of party.chairs) if (other.driver.kind === 'you') toHotseat(other);
  const sitting = memberIn(party, seat);
  if (driver.kind !== 'lan' && sitting !== undefined) getUp(sitting);
  const unnamed = hostTranslate(hosting.context)('name.driver', { n: seat + 1 });
  const wanted = cleanName(givenName(driver) ?? input.name ?? tableSeat?.name ?? unnamed, unnamed);
  const taken = takenNames(party, tableSeat);
  const isOwn = driver.kind === 'you' || tableSeat?.entrant !== undefined;
  const name = isOwn ? wanted : freeName(wanted, taken);
  if (driver.kind === 'you') party.hostName = name;
  party.chairs[seat] = { name, colour: tableSeat?.colour ?? colour, driver, home: driver, entrant: tableSeat?.entrant };
  paint(party, seat, colour);
  return undefined;
}

/** Sets another race or other rules: everyone is shown what changed and has to ready up again. */
export function changeParty(hosting: Hosting, party: OpenParty, input: In<'party.change'>): Refused | undefined {
  const { race, rules } = input;
  if (race !== undefined) {
    const refused = onlyInLobby(party) ?? setBySeason(party, race) ?? raceTrouble(hosting, race);
    if (refused !== undefined) return refused;
  }
  if (party.season !== undefined && rules !== undefined && rules.fillWithAi !== party.rules.fillWithAi) {
    return refuse('not-allowed', message('party.fill-in'));
  }
  const changes = [
    ...(race === undefined ? [] : raceChanges(hosting, party.race, race)),
    ...(rules === undefined ? [] : ruleChanges(party.rules, rules)),
  ];
  if (changes.length === 0) return undefined;
  // Silence in the room is no reason to ask everybody again.
  const isAboutTalk = race === undefined && isDeepStrictEqual({ ...rules, chat: true }, { ...party.rules, chat: true });
  party.race = race ?? party.race;
  party.rules = rules ?? party.rules;
  if (race !== undefined) fitSeats(hosting, party);
  if (party.match === null) {
    if (!isAboutTalk) unready(party);
  } else sendWatchersOut(hosting, party);
  announce(hosting, party, message('said.changed', { changes: { list: changes, type: 'unit' } }));
  return undefined;
}

/** A season sets the race of its lobby itself, so it can't be changed. */
function setBySeason(party: OpenParty, race: PartyRace): Refused | undefined {
  if (party.season === undefined || isDeepStrictEqual(race, party.race)) return undefined;
  return refuse('not-allowed', message('party.seasons-race'));
}

/** Why a race can't be raced here, as far as that is known before the start. */
export function raceTrouble(hosting: Hosting, race: PartyRace): Refused | undefined {
  const game = gameIn(hosting.context, race.game);
  if (game === undefined) return noSuchGame(race.game);
  const unmet = meetCircuit(game, race);
  if (unmet !== null) return refusedSetup(game.id, unmet);
  if (circuitOf(game, race.circuit) === undefined)
    return refuse('bad-input', message('no-circuit', { game: game.name }));
  return undefined;
}

/** A guest takes a free seat, changes colour, or gets up. In a race a guest without a car may take one that an AI driver has. */
export function take(hosting: Hosting, party: OpenParty, member: Member, input: In<'party.take'>): Refused | undefined {
  if (input.seat === null) return watchOnly(party, member);
  const tableSeat = party.chairs[input.seat];
  if (tableSeat === undefined) return noSuchSeat();
  if (tableSeat.driver.kind !== 'lan' && !isFree(party, tableSeat, input.seat))
    return refuse('not-allowed', message('party.seat-closed'));
  const sitting = memberIn(party, input.seat);
  if (sitting !== undefined && sitting !== member) return refuse('in-use', message('party.seat-taken'));
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
  if (party.match !== null) return refuse('not-allowed', message('party.stay'));
  if (!party.rules.watching) return refuse('not-allowed', message('party.no-watching'));
  getUp(member);
  return undefined;
}

function removeSeat(hosting: Hosting, party: OpenParty, seat: Seat): Refused | undefined {
  if (party.chairs.length === 1) return refuse('not-allowed', message('party.last-seat'));
  const sitting = memberIn(party, seat);
  if (sitting !== undefined) {
    getUp(sitting);
    announce(hosting, party, message('said.seat-gone', { name: sitting.name }));
  }
  party.chairs.splice(seat, 1);
  for (const member of party.members) if (member.seat !== null && member.seat > seat) member.seat -= 1;
  return undefined;
}

function toHotseat(tableSeat: TableSeat): void {
  tableSeat.driver = { kind: 'hotseat' };
  tableSeat.home = tableSeat.driver;
}

/** Adapts the seats to another game: its colours, its automata, its number of cars. */
function fitSeats(hosting: Hosting, party: OpenParty): void {
  const game = gameIn(hosting.context, party.race.game);
  if (game === undefined) return;
  while (party.chairs.length > game.seats[1]) removeSeat(hosting, party, firstOpen(party) ?? party.chairs.length - 1);
  for (const tableSeat of party.chairs) {
    const { driver } = tableSeat;
    if (driver.kind === 'automaton' && !game.automata.includes(driver.id)) {
      const others = party.chairs.filter((one) => one !== tableSeat);
      Object.assign(tableSeat, filled(tableSeat.name, party.rules.aiLevel, others));
      tableSeat.home = tableSeat.driver;
    }
    if (!game.colours.includes(tableSeat.colour))
      tableSeat.colour = newColour(hosting, game, party) ?? tableSeat.colour;
  }
}

/** A free colour for a seat without one: the first, or a random one if the game draws colours. */
function newColour({ context }: Hosting, game: AnyGame, party: OpenParty): Colour | undefined {
  const free = game.colours.filter((colour) => party.chairs.every((tableSeat) => tableSeat.colour !== colour));
  return free[game.drawsColours && free.length > 0 ? context.draw(free.length) : 0];
}

function colourTrouble(game: AnyGame, party: OpenParty, colour: Colour, seat: Seat): Refused | undefined {
  if (!game.colours.includes(colour)) return noColour();
  const taken = party.chairs.some(
    (tableSeat, at) => at !== seat && tableSeat.colour === colour && !isOpen(party, tableSeat, at),
  );
  return taken ? refuse('in-use', message('party.colour-taken')) : undefined;
}

/** Changes a seat's colour; an open seat that had it gets the old colour, because no one has chosen that seat's colour. */
function paint(party: OpenParty, seat: Seat, colour: Colour): void {
  const tableSeat = party.chairs[seat];
  if (tableSeat === undefined) return;
  const before = tableSeat.colour;
  for (const other of party.chairs) if (other !== tableSeat && other.colour === colour) other.colour = before;
  tableSeat.colour = colour;
}

function isOpen(party: OpenParty, tableSeat: TableSeat, seat: Seat): boolean {
  return tableSeat.driver.kind === 'lan' && memberIn(party, seat) === undefined;
}

function noColour(): Refused {
  return refuse('bad-input', message('party.no-colour'));
}

function noSuchSeat(): Refused {
  return refuse('bad-input', message('party.no-seat'));
}

function raceChanges(hosting: Hosting, before: PartyRace, after: PartyRace): MessageDescriptor[] {
  const game = gameIn(hosting.context, after.game);
  const changes: MessageDescriptor[] = [];
  if (before.game !== after.game) changes.push(message('change.game', { game: game?.name ?? after.game }));
  if (before.game !== after.game || before.circuit !== after.circuit) {
    changes.push(message('change.circuit', { circuit: circuitMessage(game, after.circuit) }));
  }
  const ids = new Set([...Object.keys(before.options), ...Object.keys(after.options)]);
  for (const id of ids) {
    const value = after.options[id];
    if (value === undefined || before.options[id] === value) continue;
    const option = optionMessage(after.game, id);
    changes.push(message('change.option', { option, value: valueMessage(after.game, id, value) }));
  }
  const times = [
    ['change.clock', before.clock, after.clock],
    ['change.go-on', before.goOn ?? 0, after.goOn ?? 0],
    ['change.bank', before.bank ?? 0, after.bank ?? 0],
  ] as const;
  for (const [id, was, seconds] of times) if (was !== seconds) changes.push(message(id, { seconds }));
  return changes;
}

function ruleChanges(before: PartyRules, after: PartyRules): MessageDescriptor[] {
  const { door, watching, undo, hints, fillWithAi, aiLevel, patience, standIn, keptOpen, chat } = after;
  const changes: MessageDescriptor[] = [];
  const isOther = (rule: keyof PartyRules) => before[rule] !== after[rule];
  if (isOther('door')) changes.push(message('change.door', { door }));
  if (isOther('watching')) changes.push(message('change.watching', { on: String(watching) }));
  if (isOther('undo')) changes.push(message('change.undo', { on: String(undo) }));
  if (isOther('hints')) changes.push(message('change.hints', { on: String(hints) }));
  if (isOther('fillWithAi')) changes.push(message('change.fill', { on: String(fillWithAi) }));
  if (isOther('aiLevel')) changes.push(message('change.level', { level: aiLevel }));
  if (isOther('patience')) changes.push(message('change.patience', { seconds: patience }));
  if (isOther('standIn')) changes.push(message('change.stand-in', { on: String(standIn) }));
  if (isOther('chat')) changes.push(message('change.chat', { on: String(chat) }));
  if (isOther('keptOpen')) changes.push(message('change.kept-open', { minutes: keptOpen }));
  return changes;
}
