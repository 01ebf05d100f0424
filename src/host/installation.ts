// What belongs to this installation and not to a race: hello, settings, presets, notices.

import { botsOf } from '@ai/bots';
import type { KeptHere } from '@api/archive';
import {
  DEFAULT_SETTINGS,
  type GameCard,
  PROTOCOL,
  type Preset,
  preset,
  type RaceSetup,
  type Reply,
  type Settings,
  settingsIn,
} from '@api/contract';
import { message } from '@api/messages';
import type { Handlers } from '@api/session';
import { messages as english } from '@api/text/en';
import type { AnyGame } from '@core/contract';
import { granted, noSuchGame, type Refused, refuse } from './api-errors';
import type { Packing } from './archive/packing';
import type { Summaries } from './archive/summaries';
import { type Context, gameIn, tellOwners } from './context';
import type { Races } from './match/races';
import { isHere, touchPerson } from './people/known';
import { tellSeason } from './seasons/origin';

type InstallationHandlers = Pick<
  Handlers,
  | 'app.hello'
  | 'app.notices'
  | 'app.restoreBackup'
  | 'app.dismissNotice'
  | 'backups.list'
  | 'backups.make'
  | 'backups.restore'
  | 'settings.save'
  | 'presets.list'
  | 'presets.save'
  | 'presets.delete'
>;

/** Which Paddock this is. shell: what its windows run in. */
export interface About {
  version: string;
  shell: 'desktop' | 'browser' | 'test';
}

/** What the commands of the backups act on. */
interface Parts {
  races: Races;
  summaries: Summaries;
  packing: Packing;
}

/** The handlers of the app, settings and presets commands. */
export function installationHandlers(context: Context, about: About, parts: Parts): InstallationHandlers {
  const { races, summaries, packing } = parts;
  const kept = () => keptHere(context, packing);

  /** Replaces the database: anything opened before belongs to the old one. */
  async function replacing(restore: () => Promise<boolean>): Promise<boolean> {
    races.clear(true);
    if (!(await restore())) return false;
    // Including anything opened meanwhile.
    races.clear(false);
    summaries.clear();
    packing.look();
    context.plans.forget();
    tellOwners(context, 'matches.changed', {});
    for (const { id } of context.store.seasons.list()) tellSeason(context, { season: id });
    return true;
  }
  return {
    'app.hello'(input, session) {
      if (input.protocol < PROTOCOL) return helloRefused('too-old', 'page.older');
      if (input.protocol > PROTOCOL) return helloRefused('too-new', 'page.newer');
      const isOwner = session.role === 'owner';
      return granted({
        protocol: PROTOCOL,
        ...about,
        role: session.role,
        games: Object.values(context.games).map(cardOf),
        settings: isOwner ? savedSettings(context) : DEFAULT_SETTINGS,
        notices: isOwner ? context.store.notices.list() : [],
      });
    },
    'app.notices': () => granted(context.store.notices.list()),
    async 'app.restoreBackup'(input) {
      const found = context.store.notices.list().some((one) => one.id === input.notice && one.backup !== null);
      if (!found) return refuse('not-found', message('backup.none'));
      const isDone = await replacing(() => context.store.restoreBackup(input.notice));
      return isDone ? granted(null) : refuse('not-found', message('backup.gone'));
    },
    'app.dismissNotice'(input) {
      context.store.notices.dismiss(input.notice);
      return granted(null);
    },
    'backups.list': () => granted(kept()),
    async 'backups.make'() {
      await context.store.copyNow();
      return granted(kept());
    },
    async 'backups.restore'(input) {
      if (context.store.party.read() !== undefined) return refuse('in-use', message('backup.party'));
      if (!context.store.copies().copies.some(({ name }) => name === input.name))
        return refuse('not-found', message('backup.gone'));
      const isDone = await replacing(() => context.store.restoreCopy(input.name));
      return isDone ? granted(null) : refuse('not-found', message('backup.gone'));
    },
    'settings.save'({ person, ...settings }) {
      if (person !== undefined && !isHere(context, person)) return refuse('not-allowed', message('people.other-here'));
      context.store.people.together(() => {
        context.store.settings.write(settings);
        touchPerson(context);
      });
      return granted(settings);
    },
    'presets.list': (input) => granted(context.store.presets.list(input.game).flatMap(readPreset)),
    'presets.save': (input) => savePreset(context, input.title, input.setup),
    'presets.delete'(input) {
      if (!context.store.presets.delete(input.id)) return refuse('not-found', message('preset.gone'));
      return granted(null);
    },
  };
}

/** Also in English: a page with a protocol before 7 shows nothing else. */
function helloRefused(code: 'too-old' | 'too-new', id: 'page.older' | 'page.newer'): Refused {
  const { fault: apiError } = refuse(code, message(id));
  return { ok: false, fault: { ...apiError, message: english[id] } };
}

function savePreset(context: Context, title: string, setup: RaceSetup): Reply<Preset> {
  if (gameIn(context, setup.game) === undefined) {
    return noSuchGame(setup.game);
  }
  const saved: Preset = { id: context.newId(), game: setup.game, title, setup };
  context.store.presets.save(saved.id, saved.game, saved, context.clock.now());
  return granted(saved);
}

/** The saved settings. A setting that can't be read gets its default; the others are kept. */
export function savedSettings(context: Pick<Context, 'store'>): Settings {
  return settingsIn(context.store.settings.read(), DEFAULT_SETTINGS);
}

const KINDS = [
  ['daily-', 'day'],
  ['weekly-', 'week'],
  ['before-migration-', 'migration'],
] as const;

/** Where data is stored, with its backups. */
function keptHere({ store }: Context, packing: Packing): KeptHere {
  const { bytes, copies } = store.copies();
  return {
    folder: store.dir,
    bytes,
    packing: packing.progress(),
    copies: copies.map(({ name, at, bytes: size }) => ({
      name,
      kind: KINDS.find(([beginning]) => name.startsWith(beginning))?.[1] ?? 'hand',
      at: new Date(at).toISOString(),
      bytes: size,
    })),
  };
}

function readPreset(stored: unknown): Preset[] {
  const fits = preset.safeParse(stored);
  return fits.success ? [fits.data] : [];
}

function qualifyingOf({ qualifying }: AnyGame): GameCard['qualifying'] {
  if (qualifying === undefined) return null;
  const { session, laps, grid } = qualifying;
  return { session: { ...session }, laps: [...laps], grid: { ...grid } };
}

function cardOf(game: AnyGame): GameCard {
  return {
    id: game.id,
    name: game.name,
    seats: [...game.seats],
    colours: [...game.colours],
    drawsColours: game.drawsColours === true,
    circuits: game.circuits.map(({ id, name, defaults, traits }) => ({
      id,
      name,
      defaults: { ...defaults },
      ...(traits && { traits: { ...traits } }),
    })),
    hasWorkshop: game.workshop !== undefined,
    options: game.options.map((option) => structuredClone(option)) as GameCard['options'],
    automata: [...game.automata],
    bots: botsOf(game),
    rulesVersion: game.rulesVersion,
    givenGrid: game.givenGrid !== null,
    gridOptions: Object.keys(game.givenGrid ?? {}),
    qualifying: qualifyingOf(game),
    figures: game.figures.map(({ id, over, record }) => (record === undefined ? { id, over } : { id, over, record })),
    presets: game.presets.map((one) => ({ id: one.id, name: one.name, options: { ...one.options } })),
    occasions: game.occasions === undefined ? null : (structuredClone(game.occasions) as GameCard['occasions']),
    championships: game.championships.map(({ id, name, rounds }) => ({
      id,
      name,
      rounds: rounds.map(({ circuit, options }) => ({ circuit, options: { ...options } })),
    })),
    ...(game.seasonOptions && { seasonOptions: { ...game.seasonOptions } }),
    series: game.series?.races ?? 0,
    ...(game.series?.clock !== undefined && { seriesClock: game.series.clock }),
    points: Array.from({ length: game.seats[1] }, (_, at) => game.points(at + 1, game.seats[1])),
  };
}
