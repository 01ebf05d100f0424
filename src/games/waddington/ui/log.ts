// The events of Waddington's Formula 1 in words: one line per event worth reading. Not for: animations or statistics.

import { card, corner, incident, type Line, logBook, move, race, type Telling, winWords } from '@ui/game/words/log';
import { count, list } from '@ui/phrases';
import { pitCardOf } from '../data/cards';
import { ROW } from '../data/circuits';
import type { KeptEnd, WaddingtonEvent, WaddingtonEventBody } from '../types';
import { circuitName, cornerName, pitCardName, SPIN_WORDS, squares, tacticName, wearWords } from './texts';

type Of<K extends WaddingtonEventBody['type']> = Extract<WaddingtonEventBody, { type: K }> & Stamp;
type Stamp = Pick<WaddingtonEvent, 'round'>;

/** Event kinds that get no line, and why. */
export const SILENT = {
  packsShuffled: 'every race begins so',
  gridFormed: 'the board shows the grid, and its order is that of the colours',
  turnStarted: 'the order strip points at the car',
  bandCrossed: 'the verdict on the corner follows',
  cardWindow: 'the card played or passed follows',
  tacticPassed: 'nothing happened',
  gaugesReset: 'the stop itself is told',
  turnEnded: 'the order strip moves on',
} as const satisfies Partial<Record<WaddingtonEventBody['type'], string>>;

const KEPT_END: Readonly<Record<KeptEnd, string>> = {
  used: 'is used up',
  line: 'ends at the line',
  pit: 'ends in the pit',
  spun: 'ends with the spin',
};

/** The line of an event, or null where there is nothing to say. */
export const logLine = logBook<WaddingtonEventBody, keyof typeof SILENT, Stamp>(SILENT, {
  raceSetUp: (e, c) => race(`${circuitName(c.circuit)}, ${count(e.laps, 'lap')}, ${count(e.seats, 'car')}`),
  carChoiceRolled: (e, c) =>
    race(`${c.name(e.seat)} rolls ${e.dice[0]} and ${e.dice[1]}${e.again ? ', the same: again' : ''}`, e.seat),
  carChosen: (e, c) => race(`${c.name(e.seat)} takes the ${e.colour} car`, e.seat),
  tacticsDealt: (e, c) =>
    card(
      e.cards
        ? `${c.name(e.seat)} is dealt ${list(e.cards.map(tacticName))}`
        : `${c.name(e.seat)} is dealt ${count(e.count, 'tactic card')}`,
    ),
  roundStarted: (e) => race(e.final ? `Turn ${e.round}, the last one` : `Turn ${e.round}`),
  turnMissed: (e, c) =>
    incident(`${c.name(e.seat)} misses a turn${e.left > 0 ? `, ${count(e.left, 'more', 'more')} to come` : ''}`),
  superbDriving: (e, c) => card(`${c.name(e.seat)} plays Superb Driving for ${cornerName(c.circuit, e.corner)}`),
  restarted: (e, c) =>
    move(
      `${c.name(e.seat)} ${{ pit: 'drives out of the pit', spinOff: 'is back on the road', verge: 'is back on the road' }[e.from]}`,
    ),
  speedSet: (e, c) => speedLine(e, c),
  wearAdded: (e, c) => (e.cause === 'reduction' ? corner(`${c.name(e.seat)} brakes hard: ${wearWords(e)}`) : null),
  carMoved: (e, c) => moved(e, c),
  lineCrossed: (e, c) => {
    if (e.first) return race(`${c.name(e.seat)} crosses the line, the race is on`, e.seat);
    const left = e.dialTo === 0 ? 'the race is run' : `${count(e.dialTo, 'lap')} to go`;
    return race(`${c.name(e.seat)} crosses the line: ${left}`, e.seat);
  },
  baulked: (e, c) => {
    const name = c.name(e.seat);
    if (e.standing && e.squares === 0) return incident(`${name} cannot get away and waits`);
    const who = e.blocker < 0 ? 'the car ahead' : c.name(e.blocker);
    return incident(`${name} is held up behind ${who}${e.squares > 0 ? ` after ${squares(e.squares)}` : ''}`);
  },
  tacticPlayed: (e, c) =>
    card(`${c.name(e.seat)} plays ${tacticName(e.card)}${e.squares > 0 ? `: ${squares(e.squares)} more` : ''}`),
  cornerJudged: (e, c) => verdict(e, c),
  diceRolled: (e, c) => {
    const what = { none: 'nothing', wear: wearWords(e), spin: 'spin-off' }[e.result];
    return corner(
      `${c.name(e.seat)} rolls ${e.dice[0]} and ${e.dice[1]} at ${cornerName(c.circuit, e.corner)}, ${e.column} over: ${what}`,
    );
  },
  spunOff: (e, c) => {
    const where = e.corner < 0 ? '' : ` at ${cornerName(c.circuit, e.corner)}`;
    return incident(`${c.name(e.seat)} spins off${where}, ${SPIN_WORDS[e.reason]}`);
  },
  pitEntered: (e, c) => race(`${c.name(e.seat)} stops in the pit: new tyres and brakes`, e.seat),
  pitCardDrawn: (e, c) => {
    const waits = e.missTurns > 0 ? `, misses ${count(e.missTurns, 'turn')}` : '';
    const keeps = e.kept ? ', keeps the card' : '';
    const pace = e.missTurns === 0 && pitCardOf(e.card).startSpeed !== 60 ? `, away at up to ${e.startSpeed}` : '';
    return card(`${c.name(e.seat)} draws ${pitCardName(e.card)}${waits}${pace}${keeps}`);
  },
  tacticTaken: (e, c) => {
    if (e.from === 'none') return card(`${c.name(e.seat)} finds no tactic card to take`);
    const what = e.card === null ? 'a tactic card' : tacticName(e.card);
    return card(`${c.name(e.seat)} takes ${what} from the ${e.from}`);
  },
  pitCardActivated: (e, c) => incident(`${pitCardName(e.card)} strikes ${c.name(e.seat)}`),
  pitCardEnded: (e, c) => card(`${pitCardName(e.card)} of ${c.name(e.seat)} ${KEPT_END[e.reason]}`),
  finalRound: (e, c) => race(`${c.name(e.seat)} has finished: the others still have this turn`, e.seat),
  carFinished: (e, c) => race(`${c.name(e.seat)} finishes, ${rows(e.past)} past the line`, e.seat),
  roundEnded: (e, c) => {
    const [first, second] = e.order;
    if (first === undefined || second === undefined) return null;
    const gap = e.gaps[1] ?? 0;
    if (gap === 0) return race(`${c.name(first)} and ${c.name(second)} are level`);
    return race(`${c.name(first)} is ${rows(gap)} ahead of ${c.name(second)}`);
  },
  raceEnded: (e, c) => {
    const end = e.roundLimit ? 'The limit of turns ends the race: ' : '';
    return race(`${end}${winWords(e.classification.slice(0, 3).map(({ seat }) => c.name(seat)))}`);
  },
});

/** '3.5 squares' of a distance in thousandths of a row. */
function rows(thousandths: number): string {
  const n = Math.round(thousandths / (ROW / 10)) / 10;
  return count(n, 'square');
}

function speedLine(e: Of<'speedSet'>, c: Telling): Line | null {
  const name = c.name(e.seat);
  switch (e.reason) {
    case 'choice': {
      if (e.from === e.to) return move(`${name} stays at ${e.to} mph`);
      return move(`${name} ${e.to > e.from ? 'speeds up' : 'slows down'} from ${e.from} to ${e.to} mph`);
    }
    case 'baulk':
      return e.from === e.to ? null : move(`${name} goes from ${e.from} to ${e.to} mph`);
    case 'surge':
      return move(`${name} picks up to ${e.to} mph`);
    case 'standing':
      return move(`${name} is ready to leave at ${e.to} mph`);
  }
}

/** A full move is as long as its speed says, and a card says how far it carries: only runs tell their squares. */
function moved(e: Of<'carMoved'>, c: Telling): Line | null {
  if (e.cause !== 'run') return null;
  const far = e.path.length - 1;
  return far > 0 ? move(`${c.name(e.seat)} runs up ${squares(far)}`) : null;
}

function verdict(e: Of<'cornerJudged'>, c: Telling): Line | null {
  const where = cornerName(c.circuit, e.corner);
  switch (e.verdict) {
    case 'clear':
      return corner(`${c.name(e.seat)} takes ${where} at a safe speed`);
    case 'superb':
      return corner(`${c.name(e.seat)} takes ${where} superbly, no penalty`);
    case 'specialTyres':
      return corner(`${c.name(e.seat)} takes ${where} on Special Tyres, no penalty`);
    // The dice or the spin-off that follows says it.
    case 'dice':
    case 'spin':
      return null;
  }
}
