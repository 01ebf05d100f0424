// The program that evening-kill.test.ts runs and kills: a host with its store, its port for guests and its owner's port, as `paddock host`
// has, with AI drivers in its own thread. Arguments: data folder, folder of the pages. It sends {url} to its parent, and then answers
// {id, match, ask, seed} with a legal action for that decision, which a client cannot know for every game. Not here: anything else.

import { createInlineBotRunner } from '@ai/inline';
import { silentLog } from '@api/log';
import { compileClones } from '@core/clone';
import { advance, findDecision } from '@core/engine';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { games } from '@games/registry';
import { openStore } from '@store/open';
import { createHost } from '../../host';
import { createLan } from '../../lan/create-lan';
import { type Resumed, resume } from '../../match/resume';
import { startServer } from '../../server/owner-listener';
import type { ActionQuestion } from './evening-life';

const [dir = '', root = ''] = process.argv.slice(2);
compileClones();
const opened = await openStore({ dir });
if (!opened.ok) throw opened.trouble;
const { saves } = opened.store;
const log = silentLog;
const service = createHost({
  store: opened.store,
  botRunner: createInlineBotRunner(),
  games,
  version: '0',
  shell: 'test',
  log,
  lan: createLan({ root, log, version: '0' }),
});
const server = await startServer({ service, root, port: 0, log });
/** A race as it is on disk. */
type Known = Pick<Resumed, 'game' | 'state'>;
/** Races as this process last knew them, for its parent's questions alone. */
const known = new Map<string, Known>();
process.on('message', ({ id, match, ask, seed }: ActionQuestion) => {
  const now = raceNow(match);
  const decision = now && findDecision(now.state, ask);
  process.send?.({ id, action: decision ? now.game.sample(now.state, decision, drawOf(seedRng(seed))) : null });
});
process.send?.({ url: server.url });

/** undefined if there is no such race. */
function raceNow(match: string): Known | undefined {
  const race = known.get(match) ?? resumed(match);
  if (race === undefined) return undefined;
  known.set(match, race);
  for (const { move } of saves.movesAfter(match, race.state.step))
    if (move !== undefined) advance(race.game, race.state, move);
  return race;
}

function resumed(match: string): Known | undefined {
  const head = saves.head(match);
  const back = head && resume(saves, games, head);
  return back?.ok ? back : undefined;
}
