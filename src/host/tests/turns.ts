// Measures the turns of this thread's event loop in CPU time, so that a busy machine is not a failure.

/** Shorter turns, ms, are left out: there are a million of them, and a list of all would take time itself. */
const LEAST = 0.2;

/** CPU time of each longer turn of the event loop until then, ms of this thread. Keeps the loop turning all the while. */
export function turnsUntil(isOver: () => boolean): Promise<number[]> {
  return new Promise((done, fail) => {
    const turns: number[] = [];
    let before = process.threadCpuUsage();
    const turn = (): void => {
      const { user, system } = process.threadCpuUsage(before);
      const ms = (user + system) / 1000;
      if (ms > LEAST) turns.push(ms);
      before = process.threadCpuUsage();
      try {
        if (isOver()) done(turns);
        else setImmediate(turn);
      } catch (error) {
        fail(error);
      }
    };
    setImmediate(turn);
  });
}
