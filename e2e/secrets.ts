// What no frame to a client may contain: another seat's hand, the order of a pile, the seed, the state of the generator.

/** Names under which a state keeps hidden information; no view, event or choice has them. */
const HIDDEN = new Set(['rng', 'seed', 'draw', 'legendDeck', 'state', 'moves', 'nextAsk']);

interface Tree {
  [key: string]: unknown;
}

/** Every secret in these frames, as text; empty if they are clean. */
export function secretsIn(frames: readonly string[]): string[] {
  const found = new Set<string>();
  for (const text of frames) {
    const frame = JSON.parse(text) as Tree;
    walk(frame, [], (key, path, inner) => {
      // The state of a race is an object; a review's state is a word.
      if (key === 'state' && typeof inner === 'string') return;
      // A circuit's landscape grows from a seed that everybody may see.
      if (key === 'seed' && path.at(-1) === 'source') return;
      // The number of cards in a pile is public; a list of them is not.
      if (HIDDEN.has(key)) found.add(`${[...path, key].join('.')}`);
    });
    for (const update of updatesIn(frame)) for (const secret of secretsOfUpdate(update)) found.add(secret);
  }
  return [...found];
}

/** The updates of a frame: pushed, or as the reply to watch and sit. */
export function updatesIn(frame: Tree): Tree[] {
  const reply = frame.reply as { ok: boolean; value?: unknown } | undefined;
  const body = 'push' in frame ? frame.body : reply?.value;
  const isUpdate = typeof body === 'object' && body !== null && 'viewer' in body && 'choices' in body;
  return isUpdate ? [body as Tree] : [];
}

function secretsOfUpdate(update: Tree): string[] {
  const found: string[] = [];
  const viewer = update.viewer;
  const view = update.view as Tree;
  const own = view.own as { seat: number } | null;
  if (view.everybody !== null) found.push('a view of everybody');
  if (own !== null && own.seat !== viewer) found.push(`seat ${own.seat}'s own view, sent to ${viewer}`);
  for (const car of view.cars as Tree[])
    for (const key of ['hand', 'placed', 'chosenGear', 'chosenDiscard', 'anyCards'])
      if (key in car) found.push(`car.${key}`);
  for (const event of update.events as Tree[])
    if (event.type === 'handFilled' && event.cards !== null && event.seat !== viewer)
      found.push(`cards drawn by seat ${event.seat}, sent to ${viewer}`);
  const decisions = new Map(
    (update.asks as { id: number; seat: number }[]).map((decision) => [String(decision.id), decision.seat]),
  );
  for (const id of Object.keys(update.choices as Tree))
    if (decisions.get(id) !== viewer) found.push(`choices of seat ${decisions.get(id)}, sent to ${viewer}`);
  return found;
}

function walk(value: unknown, path: string[], visit: (key: string, path: string[], inner: unknown) => void): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) visit(key, path, inner);
    walk(inner, [...path, key], visit);
  }
}
