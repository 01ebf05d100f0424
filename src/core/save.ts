// Opens a stored state and config: unchanged, migrated to this version, or refused with a reason. Never throws.
// Not here: where saves are stored (the store).

import { attempt, parseWith } from './attempt';
import { clonePlain } from './clone';
import { meetCircuit, raceConfig } from './config';
import type { AnyGame, GameDefinition, GameTypes, Json, Result, RuleViolation } from './contract';

/**
 * The state of a save made with this stateVersion. The given JSON is unchanged. Violations: 'save-too-new' (written by a newer
 * Paddock), 'save-no-migration' (a migration is missing), 'save-damaged' (not a state of this game).
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
 * The config of a stored race. Options that did not exist when it was set up get today's default, which always matches the
 * behaviour before the option existed. The given JSON is unchanged. Violation: 'save-damaged'.
 */
export function loadConfig<T extends GameTypes>(game: GameDefinition<T>, json: Json): Result<T['Config']> {
  const unmet = meetCircuit(game, json);
  if (unmet !== null) return refused('save-damaged', { circuit: unmet.code });
  return parseWith(game.schemas.config, withOptions(game, clonePlain(json)), 'save-damaged');
}

function withOptions(game: Pick<AnyGame, 'options' | 'circuits' | 'workshop'>, config: Json): Json {
  if (!isFields(config) || !isFields(config.options) || typeof config.circuit !== 'string') return config;
  const { options } = raceConfig(game, config.circuit, []);
  return { ...config, options: { ...options, ...config.options } };
}

function isFields(json: Json | undefined): json is { readonly [key: string]: Json } {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function refused(code: string, detail: Json): { ok: false; violation: RuleViolation } {
  return { ok: false, violation: { code, rule: 'engine', detail } };
}
