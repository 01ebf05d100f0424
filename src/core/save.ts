// Opening a stored state and config: as it is, brought up to this version, or refused with a reason; never a throw.
// Not for: where saves lie (the store).

import { attempt, parseWith } from './attempt';
import { clonePlain } from './clone';
import { raceConfig } from './config';
import type { AnyGame, Breach, GameDefinition, GameTypes, Json, Result } from './contract';

/**
 * The state of a save made at this stateVersion. The json given stays as it is. Breaches: 'save-too-new' (a newer
 * Paddock wrote it), 'save-no-migration' (a step on the way is missing), 'save-damaged' (it is no state of this game).
 */
export function loadState<T extends GameTypes>(
  game: GameDefinition<T>,
  stateVersion: number,
  json: Json,
): Result<T['State']> {
  const here = game.stateVersion;
  if (stateVersion > here) return refused('save-too-new', { saved: stateVersion, here });
  let state: Json = clonePlain(json);
  for (let to = stateVersion + 1; to <= here; to++) {
    const migration = game.migrations.find((one) => one.to === to);
    if (migration === undefined) return refused('save-no-migration', { saved: stateVersion, here, missing: to });
    const older = state;
    const moved = attempt(() => migration.up(older));
    if (!moved.ok) return refused('save-damaged', { migration: migration.name, message: moved.message });
    state = moved.value;
  }
  return parseWith(game.schemas.state, state, 'save-damaged');
}

/**
 * The config of a stored race. Options that the game did not have when it was set up are at what they are now by default:
 * a new option's default is how races were before it. The json given stays as it is. Breach: 'save-damaged'.
 */
export function loadConfig<T extends GameTypes>(game: GameDefinition<T>, json: Json): Result<T['Config']> {
  return parseWith(game.schemas.config, withOptions(game, clonePlain(json)), 'save-damaged');
}

function withOptions(game: Pick<AnyGame, 'options' | 'circuits'>, config: Json): Json {
  if (!isFields(config) || !isFields(config.options) || typeof config.circuit !== 'string') return config;
  const { options } = raceConfig(game, config.circuit, []);
  return { ...config, options: { ...options, ...config.options } };
}

function isFields(json: Json | undefined): json is { readonly [key: string]: Json } {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function refused(code: string, detail: Json): { ok: false; breach: Breach } {
  return { ok: false, breach: { code, rule: 'engine', detail } };
}
