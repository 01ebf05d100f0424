// Reads a circuit from a file or a text, and says what is wrong with it. Nothing in it is trusted: its size is checked before it is
// read, and the game's judge reads it. Not here: showing it (import-circuit.tsx).

import { LIMITS } from '@api/constants';
import type { CircuitReading, Json, ProblemText } from '@core/contract';
import { describe } from '@i18n/page';
import type { GameUi, WorkshopUi } from '@ui/game-ui';
import { hasScreens, loadGameUi } from '../../app/games/games';
import { workshopOf, workshopsOf } from '../../app/games/workshops';
import { useApp } from '../../app/store';
import { t } from '../../text/workshop';

/** A circuit that could be read. It may have errors, which the editor mends. */
export interface Found {
  readonly game: string;
  readonly ui: GameUi;
  readonly workshop: WorkshopUi;
  readonly source: Json;
  readonly reading: CircuitReading;
  /** What was left out or chosen when it came from another program. */
  readonly notes: readonly string[];
}

/** Either what was read, or why nothing was. */
export type ReadResult = { ok: true; found: Found } | { ok: false; why: string };

/** Reads a file. */
export async function readFile(file: File): Promise<ReadResult> {
  // A text has at least as many bytes as characters.
  if (file.size > LIMITS.circuit) {
    const [kilobytes, most] = [file.size, LIMITS.circuit].map((bytes) => Math.ceil(bytes / 1024));
    return { ok: false, why: t('import.large', { kilobytes: kilobytes ?? 0, most: most ?? 0 }) };
  }
  const text = await file.text();
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    // Some programs write texts of their own.
    return (await importedFrom(text)) ?? { ok: false, why: t('import.no-json') };
  }
  return await readSource(given);
}

/** Reads what a file or a code held. */
export async function readSource(given: unknown): Promise<ReadResult> {
  const named = typeof given === 'object' && given !== null && 'game' in given ? given.game : undefined;
  if (typeof named !== 'string') return (await importedFrom(given)) ?? { ok: false, why: t('import.no-game') };
  const card = useApp.getState().games.find(({ id }) => id === named);
  if (card?.hasWorkshop !== true || !hasScreens(named)) {
    return { ok: false, why: t('import.other-game', { game: card?.name ?? named.slice(0, LIMITS.name) }) };
  }
  const ui = await loadGameUi(named);
  const workshop = await workshopOf(ui);
  if (workshop === undefined) return { ok: false, why: t('import.other-game', { game: card.name }) };
  const reading = workshop.read(given);
  if (reading.source === undefined) return { ok: false, why: problemTexts(named, reading).join(' ') };
  return { ok: true, found: { game: named, ui, workshop, source: reading.source, reading, notes: [] } };
}

/** A file of another program, if a game here knows it. */
async function importedFrom(given: unknown): Promise<ReadResult | undefined> {
  const games = useApp.getState().games.flatMap(({ id, hasWorkshop }) => (hasWorkshop && hasScreens(id) ? [id] : []));
  for (const [game, workshop] of await workshopsOf(games)) {
    const imported = workshop.importOf?.(given);
    if (imported === undefined) continue;
    const words = (text: ProblemText) => describe({ namespace: game, ...text }) ?? text.id;
    if ('refused' in imported) return { ok: false, why: words(imported.refused) };
    const reading = workshop.read(imported.source);
    if (reading.source === undefined) continue;
    const notes = imported.notes.map(words);
    const ui = await loadGameUi(game);
    return { ok: true, found: { game, ui, workshop, source: reading.source, reading, notes } };
  }
  return undefined;
}

/** The problems of a reading as sentences, errors first. */
export function problemTexts(game: string, { problems }: CircuitReading): string[] {
  return problems.map(({ text }) => describe({ namespace: game, ...text }) ?? text.id);
}
