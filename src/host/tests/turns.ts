// Measures the turns of this thread's event loop in CPU time, so that a busy machine is not a failure.

/** CPU time of each turn of the event loop until then, ms of this thread. Keeps the loop turning all the while. */
export function turnsUntil(isOver: () => boolean): Promise<number[]> {
  return new Promise((done, fail) => {
    const turns: number[] = [];
    let before = process.threadCpuUsage();
    const turn = (): void => {
      const { user, system } = process.threadCpuUsage(before);
      turns.push((user + system) / 1000);
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
