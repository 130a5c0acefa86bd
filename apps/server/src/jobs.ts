/** Milliseconds between two rounds. */
const interval = 10 * 60_000;

/**
 * Does what has to be done now and then, at once and every ten minutes until it is closed. It may run on any
 * number of servers at the same time.
 *
 * @param onError told when a round fails; the next one tries again.
 * @returns ends it, after the round under way.
 */
export function startJobs(
  jobs: (() => Promise<void>)[],
  onError: (error: unknown) => void,
): { close(): Promise<void> } {
  let round: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    for (const job of jobs) await job().catch(onError);
    round = null;
  };
  const begin = (): void => {
    round ??= run();
  };
  begin();
  const timer = setInterval(begin, interval);
  return {
    close: async () => {
      clearInterval(timer);
      await round;
    },
  };
}
