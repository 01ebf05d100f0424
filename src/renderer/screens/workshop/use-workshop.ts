// The circuits of the workshop, and what can be done with one. Not here: the cards (circuit-card.tsx), or the editor.

import type { KeptCircuit } from '@api/circuits/commands';
import type { Json } from '@core/contract';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { attempt, client } from '../../app/client';
import { loadGameUi } from '../../app/games/games';
import { learnOwn } from '../../app/games/own-circuits';
import { to } from '../../app/routes';
import { useApp } from '../../app/store';
import { carryCircuit } from '../setup/carry';

/** Every circuit kept here, last saved first; undefined until the host has answered. */
export function useCircuits(): readonly KeptCircuit[] | undefined {
  const [circuits, setCircuits] = useState<readonly KeptCircuit[]>();
  const session = useApp((s) => s.session);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new session asks again
  useEffect(() => {
    let isHere = true;
    const ask = () =>
      void client.call('circuits.list', {}).then((reply) => {
        if (isHere && reply.ok) setCircuits(reply.value);
      });
    ask();
    const stops = [client.on('circuits.changed', ask), client.on('matches.changed', ask)];
    return () => {
      isHere = false;
      for (const stop of stops) stop();
    };
  }, [session]);
  return circuits;
}

/** What a person can do with the circuits of the workshop. */
export interface WorkshopActions {
  race(circuit: KeptCircuit): void;
  edit(circuit: KeptCircuit): void;
  /** Its balance report. */
  report(circuit: KeptCircuit): void;
  duplicate(circuit: KeptCircuit): void;
  rename(circuit: KeptCircuit, name: string): void;
  remove(circuit: KeptCircuit): void;
  /** Keeps a new circuit; edit: and opens it in the editor. Undefined: the host refused it, which a toast has said. */
  keep(source: Json, then?: 'edit'): Promise<KeptCircuit | undefined>;
}

/** The actions, for the person here. */
export function useWorkshopActions(): WorkshopActions {
  const [, navigate] = useLocation();
  const me = useApp((s) => s.settings.name);

  async function keep(source: Json, then?: 'edit'): Promise<KeptCircuit | undefined> {
    const kept = await attempt('circuits.save', { source });
    if (kept !== undefined && then === 'edit') navigate(to.circuit(kept.kept));
    return kept;
  }
  return {
    keep,
    async race({ game, circuit, source }) {
      const learned = await learnOwn(await loadGameUi(game), circuit, source);
      if (learned !== undefined) carryCircuit(game, { id: circuit, ...learned });
      navigate(to.setup(game));
    },
    async edit(circuit) {
      // Somebody else's circuit stays as it is: the editor gets a copy.
      if (isMine(circuit, me)) navigate(to.circuit(circuit.kept));
      else await keep(copyFor(circuit, me), 'edit');
    },
    report: ({ kept }) => navigate(to.report(kept)),
    duplicate: (circuit) => void keep(copyFor(circuit, me)),
    rename: (circuit, name) =>
      void attempt('circuits.save', { kept: circuit.kept, source: changed(circuit.source, { name }) }),
    remove: ({ kept }) => void attempt('circuits.delete', { kept }),
  };
}

/** Whether the person here drew a circuit. */
export function isMine({ author }: Pick<KeptCircuit, 'author'>, me: string): boolean {
  return author === '' || author === me;
}

function copyFor({ source, circuit }: KeptCircuit, me: string): Json {
  return changed(source, { author: me, parent: circuit });
}

function changed(source: unknown, change: Record<string, Json>): Json {
  return { ...(source as Record<string, Json>), ...change };
}
