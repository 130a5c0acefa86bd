/** The time a session lives in: the real one, or one that is simulated. */
export interface Clock {
  /** Milliseconds from any beginning; never goes back. */
  now(): number;
  /** Calls back after `ms` milliseconds, unless the returned function is called before. */
  after(ms: number, callback: () => void): () => void;
  /** Waits for work that a simulated time has to stand still for, such as a signature check. */
  during<T>(work: Promise<T>): Promise<T>;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, Math.max(0, ms));
    return () => clearTimeout(timer);
  },
  during: (work) => work,
};
