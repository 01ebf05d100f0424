// Passes messages on one at a time, so that no turn of the host's event loop has many messages of strangers to handle.

export interface Trickle<Message> {
  pass(what: Message): void;
  /** How many messages wait. */
  length(): number;
}

/** Sends the first message at once and further ones `every` ms after each other, in order. */
export function createTrickle<Message>(send: (what: Message) => void, every: number): Trickle<Message> {
  const waiting: Message[] = [];
  let timer: NodeJS.Timeout | undefined;

  function next(): void {
    const [first] = waiting.splice(0, 1);
    timer = first === undefined ? undefined : setTimeout(next, every);
    if (first !== undefined) send(first);
  }

  return {
    pass(what) {
      waiting.push(what);
      if (timer === undefined) next();
    },
    length: () => waiting.length,
  };
}
