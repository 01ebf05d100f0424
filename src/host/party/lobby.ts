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
import {
  guestsAt,
  isFreeFor,
  type Member,
  memberIn,
  rulesAt,
  splitRules,
  type Table,
  type TableSeat,
} from './open-party';
import { sendWatchersOut, sitInRace } from './racing';
import { announce } from './talk';

/** Refuses while a race is running. */
export function onlyInLobby(table: Table): Refused | undefined {
  return table.match === null ? undefined : refuse('not-allowed', message('party.in-race'));
}

/** Changes, adds or removes one seat. */
export function changeSeat(hosting: Hosting, table: Table, input: In<'party.seat'>): Refused | undefined {
  const game = gameIn(hosting.context, table.race.game);
  const { seat } = input;
  const isNew = seat === table.chairs.length;
  if (game === undefined || seat > table.chairs.length || (isNew && input.driver === null)) return noSuchSeat();
  if (input.driver === null) return removeSeat(hosting, table, seat);
  const driver = metOnce(input.driver, table.chairs.toSpliced(seat, 1));
  if (isNew && seat >= game.seats[1])
    return refuse('full', message('party.full-game', { game: game.name, seats: game.seats[1] }));
  if (driver.kind === 'automaton' && !game.automata.includes(driver.id)) return noSuchSeat();
  const tableSeat = table.chairs[seat];
  const colour = input.colour ?? tableSeat?.colour ?? newColour(hosting, game, table);
  const refused = colour === undefined ? noColour() : colourTrouble(game, table, colour, seat);
  if (colour === undefined || refused !== undefined) return refused;
  if (driver.kind === 'you') for (const other of table.chairs) if (other.driver.kind === 'you') toHotseat(other);
  const sitting = memberIn(table, seat);
  if (driver.kind !== 'lan' && sitting !== undefined) getUp(sitting);
  const unnamed = hostTranslate(hosting.context)('name.driver', { n: seat + 1 });
  const wanted = cleanName(givenName(driver) ?? input.name ?? tableSeat?.name ?? unnamed, unnamed);
  const taken = takenNames(table, tableSeat);
  const isOwn = driver.kind === 'you' || tableSeat?.entrant !== undefined;
  const name = isOwn ? wanted : freeName(wanted, taken);
  if (driver.kind === 'you') table.party.hostName = name;
  table.chairs[seat] = { name, colour: tableSeat?.colour ?? colour, driver, home: driver, entrant: tableSeat?.entrant };
  paint(table, seat, colour);
  return undefined;
}

/** Sets another race or other rules: everyone is shown what changed and has to ready up again. */
export function changeParty(hosting: Hosting, table: Table, input: In<'party.change'>): Refused | undefined {
  const { race, rules } = input;
  if (race !== undefined) {
    const refused = onlyInLobby(table) ?? setBySeason(table, race) ?? raceTrouble(hosting, race);
    if (refused !== undefined) return refused;
  }
  if (table.season !== undefined && rules !== undefined && rules.fillWithAi !== table.rules.fillWithAi) {
    return refuse('not-allowed', message('party.fill-in'));
  }
  const before = rulesAt(table);
  const changes = [
    ...(race === undefined ? [] : raceChanges(hosting, table.race, race)),
    ...(rules === undefined ? [] : ruleChanges(before, rules)),
  ];
  if (changes.length === 0) return undefined;
  // Silence in the room is no reason to ask everybody again.
  const isAboutTalk = race === undefined && isDeepStrictEqual({ ...rules, chat: true }, { ...before, chat: true });
  table.race = race ?? table.race;
  if (rules !== undefined) setRules(table, rules);
  if (race !== undefined) fitSeats(hosting, table);
  if (table.match === null) {
    if (!isAboutTalk) unready(table);
  } else sendWatchersOut(hosting, table);
  announce(hosting, table.party, message('said.changed', { changes: { list: changes, type: 'unit' } }));
  return undefined;
}

function setRules(table: Table, rules: PartyRules): void {
  const parts = splitRules(rules);
  table.party.rules = parts.room;
  table.rules = parts.table;
}

/** A season sets the race of its lobby itself, so it can't be changed. */
function setBySeason(table: Table, race: PartyRace): Refused | undefined {
  if (table.season === undefined || isDeepStrictEqual(race, table.race)) return undefined;
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
export function take(hosting: Hosting, table: Table, member: Member, input: In<'party.take'>): Refused | undefined {
  if (input.seat === null) return watchOnly(table, member);
  const tableSeat = table.chairs[input.seat];
  if (tableSeat === undefined) return noSuchSeat();
  if (tableSeat.driver.kind !== 'lan' && !isFreeFor(table, tableSeat, input.seat, member))
    return refuse('not-allowed', message('party.seat-closed'));
  const sitting = memberIn(table, input.seat);
  if (sitting !== undefined && sitting !== member) return refuse('in-use', message('party.seat-taken'));
  if (table.match !== null) return sitInRace(hosting, member, input.seat);
  if (input.colour !== undefined) {
    const game = gameIn(hosting.context, table.race.game);
    const refused = game === undefined ? noColour() : colourTrouble(game, table, input.colour, input.seat);
    if (refused !== undefined) return refused;
    paint(table, input.seat, input.colour);
  }
  if (member.seat !== input.seat) member.ready = false;
  member.seat = input.seat;
  return undefined;
}

function watchOnly(table: Table, member: Member): Refused | undefined {
  if (member.seat === null) return undefined;
  if (table.match !== null) return refuse('not-allowed', message('party.stay'));
  if (!table.rules.watching) return refuse('not-allowed', message('party.no-watching'));
  getUp(member);
  return undefined;
}

function removeSeat(hosting: Hosting, table: Table, seat: Seat): Refused | undefined {
  if (table.chairs.length === 1) return refuse('not-allowed', message('party.last-seat'));
  const sitting = memberIn(table, seat);
  if (sitting !== undefined) {
    getUp(sitting);
    announce(hosting, table.party, message('said.seat-gone', { name: sitting.name }));
  }
  table.chairs.splice(seat, 1);
  for (const member of guestsAt(table)) if (member.seat !== null && member.seat > seat) member.seat -= 1;
  return undefined;
}

function toHotseat(tableSeat: TableSeat): void {
  tableSeat.driver = { kind: 'hotseat' };
  tableSeat.home = tableSeat.driver;
}

/** Adapts the seats to another game: its colours, its automata, its number of cars. */
function fitSeats(hosting: Hosting, table: Table): void {
  const game = gameIn(hosting.context, table.race.game);
  if (game === undefined) return;
  while (table.chairs.length > game.seats[1]) removeSeat(hosting, table, firstOpen(table) ?? table.chairs.length - 1);
  for (const tableSeat of table.chairs) {
    const { driver } = tableSeat;
    if (driver.kind === 'automaton' && !game.automata.includes(driver.id)) {
      const others = table.chairs.filter((one) => one !== tableSeat);
      Object.assign(tableSeat, filled(tableSeat.name, table.rules.aiLevel, others));
      tableSeat.home = tableSeat.driver;
    }
    if (!game.colours.includes(tableSeat.colour))
      tableSeat.colour = newColour(hosting, game, table) ?? tableSeat.colour;
  }
}

/** A free colour for a seat without one: the first, or a random one if the game draws colours. */
export function newColour({ context }: Hosting, game: AnyGame, table: Table): Colour | undefined {
  const free = game.colours.filter((colour) => table.chairs.every((tableSeat) => tableSeat.colour !== colour));
  return free[game.drawsColours && free.length > 0 ? context.draw(free.length) : 0];
}

function colourTrouble(game: AnyGame, table: Table, colour: Colour, seat: Seat): Refused | undefined {
  if (!game.colours.includes(colour)) return noColour();
  const taken = table.chairs.some(
    (tableSeat, at) => at !== seat && tableSeat.colour === colour && !isOpen(table, tableSeat, at),
  );
  return taken ? refuse('in-use', message('party.colour-taken')) : undefined;
}

/** Changes a seat's colour; an open seat that had it gets the old colour, because no one has chosen that seat's colour. */
function paint(table: Table, seat: Seat, colour: Colour): void {
  const tableSeat = table.chairs[seat];
  if (tableSeat === undefined) return;
  const before = tableSeat.colour;
  for (const other of table.chairs) if (other !== tableSeat && other.colour === colour) other.colour = before;
  tableSeat.colour = colour;
}

function isOpen(table: Table, tableSeat: TableSeat, seat: Seat): boolean {
  return tableSeat.driver.kind === 'lan' && memberIn(table, seat) === undefined;
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
