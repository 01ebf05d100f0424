// The race of one lesson step: the real rules from the lesson's position on, in memory only. It is in no list and no
// statistics, and nothing of it is stored. Not here: how far the learner has got (school.ts).

import type { MatchUpdate, Reply, SeatInfo } from '@api/contract';
import { message } from '@api/messages';
import type { LessonVerdict } from '@api/school/commands';
import type { Session } from '@api/session';
import type {
  AnyGame,
  Move,
  RaceState,
  ScriptedAnswer,
  ScriptedLesson,
  ScriptedSection,
  ScriptedStep,
  VerdictSentence,
} from '@core/contract';
import { findDecision, step } from '@core/engine';
import { fits } from '@core/lesson';
import { answersOf, decisionOf, LEARNER, moveOf, positionAt } from '@core/lesson-runner';
import { isRight } from '@core/lesson-script';
import { granted, noSuchMatch, refuse, refusedAction, staleDecision } from '../api-errors';
import type { Context } from '../context';
import { createDrivers, type Drivers } from '../match/drivers';
import { type Happened, updateFor } from '../match/update';

/** Where a practice race begins. */
export interface PracticeStart {
  id: string;
  game: AnyGame;
  lesson: ScriptedLesson;
  section: ScriptedSection;
  /** 0-based, within the section. */
  step: number;
  /** The learner's name. */
  name: string;
}

/** One race of the driving school, for one client. */
export class Practice {
  readonly id: string;
  private readonly context: Context;
  private readonly session: Session;
  private readonly game: AnyGame;
  private readonly lesson: ScriptedLesson;
  private readonly section: ScriptedSection;
  /** What the learner has seen since they began to drive alone, in order. */
  private readonly driven: { readonly type: string }[] = [];
  private readonly seats: readonly SeatInfo[];
  private readonly drivers: Drivers;
  /** Steps still to be answered or driven, the current one first. */
  private readonly ahead: ScriptedStep[];
  private state: RaceState;
  private seq: number = 0;
  private isWatched: boolean = false;

  /** Throws if the rules refuse the lesson's data, which is a bug. */
  constructor(context: Context, session: Session, from: PracticeStart) {
    const { id, game, lesson, section } = from;
    this.context = context;
    this.session = session;
    this.id = id;
    this.game = game;
    this.lesson = lesson;
    this.section = section;
    this.seats = seatsOf(from);
    this.state = positionAt(game, section, from.step);
    this.ahead = section.steps.slice(from.step).filter(({ answer, drive }) => (answer ?? drive) !== undefined);
    this.drivers = createDrivers(context, {
      id,
      game,
      source: undefined,
      seed: section.stage.seed,
      state: () => this.state,
      botOf: (seat) => (seat === LEARNER ? undefined : 'easy'),
      styleOf: () => undefined,
      running: () => this.isWatched && this.ahead[0]?.drive !== undefined,
      answer: (decision, action) => this.driverAnswers(decision.id, action),
    });
  }

  /** The current position; later events are pushed. */
  watch(): MatchUpdate {
    this.isWatched = true;
    this.drivers.ask();
    return this.update([]);
  }

  leave(): void {
    this.isWatched = false;
    this.drivers.forget();
  }

  /** The learner's answer: played if it is right, or if the learner drives alone. */
  act(id: number, action: unknown): Reply<null> {
    const decision = findDecision(this.state, id);
    if (decision === undefined || decision.seat !== LEARNER) return staleDecision();
    const [now] = this.ahead;
    if (now?.answer === undefined) return this.drive({ ask: id, seat: LEARNER, action, by: 'player' });
    if (now.answer.lays?.some((one) => fits(action, one)) === true) {
      return this.make({ ask: id, seat: LEARNER, action, by: 'player' });
    }
    if (!isRight(now.answer, action)) return this.refusal({ ask: id, seat: LEARNER, action, by: 'player' });
    return this.goOn(answersOf(now.answer));
  }

  /** Plays the lesson's answer to the open decision; on a lap driven alone, the car simply goes on. */
  skip(): Reply<null> {
    const [now] = this.ahead;
    if (now?.answer !== undefined) return this.goOn(answersOf(now.answer));
    const decision = decisionOf(this.state, LEARNER);
    if (decision === undefined) return staleDecision();
    return this.drive({
      ask: decision.id,
      seat: LEARNER,
      action: this.game.fallback(this.state, decision),
      by: 'player',
    });
  }

  /** The result of the part that the learner drove alone; null if there is none yet. */
  verdict(): LessonVerdict | null {
    if (this.ahead[0]?.drive === undefined) return null;
    const { game, lesson, section, state, driven } = this;
    const standings = game.standings(state);
    const place = standings.find(({ seat }) => seat === LEARNER)?.place ?? standings.length;
    const race = { circuit: section.stage.config.circuit, seat: LEARNER, events: driven };
    const { well, cost } = lesson.verdict.judge(race);
    const messageOf = ({ id, values }: VerdictSentence) => ({ id, values: { ...values } });
    return { place, cars: standings.length, well: messageOf(well), cost: messageOf(cost) };
  }

  /** Hints, take-backs and other extras are not part of a lesson's updates. */
  private goOn(answers: readonly ScriptedAnswer[]): Reply<null> {
    this.ahead.shift();
    for (const answer of answers) {
      const done = this.make(moveOf(this.state, answer));
      if (!done.ok) return done;
    }
    this.drivers.ask();
    return granted(null);
  }

  private drive(move: Move): Reply<null> {
    const done = this.make(move);
    if (done.ok) this.drivers.ask();
    return done;
  }

  /** Why a wrong answer is refused: the rules' reason if they refuse it, otherwise that the lesson wants another answer. */
  private refusal(move: Move): Reply<null> {
    const turn = step(this.game, this.state, move);
    return turn.ok ? refuse('not-allowed', message('school.other')) : refusedAction(this.game.id, turn.violation);
  }

  private make(move: Move): Reply<null> {
    const turn = step(this.game, this.state, move);
    if (!turn.ok) return refusedAction(this.game.id, turn.violation);
    this.state = turn.value.state;
    this.seq += 1;
    if (this.ahead[0]?.drive !== undefined) this.driven.push(...this.seenOf(turn.value.events));
    if (this.isWatched) this.session.push('match.update', this.update([{ events: turn.value.events, move }]));
    return granted(null);
  }

  private seenOf(events: readonly { readonly type: string }[]): { readonly type: string }[] {
    return events.flatMap((event) => this.game.viewEvent(event, LEARNER) ?? []);
  }

  private driverAnswers(id: number, action: unknown): void {
    const decision = findDecision(this.state, id);
    if (decision === undefined || decision.committed) return;
    const move = { ask: id, seat: decision.seat, by: 'bot' } as const;
    const isAccepted = action !== undefined && this.make({ ...move, action }).ok;
    if (!isAccepted) this.make({ ...move, action: this.game.fallback(this.state, decision) });
    this.drivers.ask();
  }

  private update(happened: readonly Happened[]): MatchUpdate {
    const { id, game, seats, state, seq, section, context } = this;
    const { config } = section.stage;
    const shown = {
      id,
      game,
      config,
      seats,
      state,
      seq,
      setup: { game: game.id, circuit: config.circuit, options: config.options, seats: [], clock: 0 },
      clock: 0,
      banks: [],
      paused: false,
      goOn: { after: 0, host: 0 },
      now: context.clock.steady(),
      origin: { practice: true, season: null },
      endsAt: () => null,
    };
    return updateFor(shown, LEARNER, [LEARNER], happened, false);
  }
}

/** The practice race of a client, or a refusal if none has this id. */
export function orNone<R>(
  practice: Practice | undefined,
  work: (practice: Practice) => R,
): R | ReturnType<typeof noSuchMatch> {
  return practice === undefined ? noSuchMatch() : work(practice);
}

function seatsOf({ lesson, section, name }: PracticeStart): SeatInfo[] {
  return section.stage.config.cars.map(({ colour, automaton }, seat) => ({
    seat,
    name: seat === LEARNER ? name : (lesson.names[seat - 1] ?? ''),
    colour,
    driver:
      seat === LEARNER
        ? { kind: 'you' }
        : automaton === undefined
          ? { kind: 'ai', level: 'easy' }
          : { kind: 'automaton', id: automaton },
  }));
}
