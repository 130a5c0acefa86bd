/** What may be taken at once after a quiet time, and fills up again as time passes. */
interface Allowance {
  /** Takes one; false where nothing is left. Given the time in milliseconds. */
  take(time: number): boolean;
  /** Whether all of it is there. */
  isFull(time: number): boolean;
}

/**
 * @param most what there is after a quiet time
 * @param perSecond what comes back in each second
 */
export function createAllowance(most: number, perSecond: number): Allowance {
  let left = most;
  let countedAt: number | null = null;
  const count = (time: number): number => {
    left = Math.min(most, left + (Math.max(0, time - (countedAt ?? time)) / 1000) * perSecond);
    countedAt = time;
    return left;
  };
  return {
    take: (time) => {
      if (count(time) < 1) return false;
      left -= 1;
      return true;
    },
    isFull: (time) => count(time) === most,
  };
}

/** Allowances that are remembered at most; of more, those asked for the longest ago begin again. */
const mostKept = 10_000;

/** An allowance for each of many, made with the first that it takes and forgotten when it is full again. */
export function createAllowances(most: number, perSecond: number): (whose: string, time: number) => boolean {
  const kept = new Map<string, Allowance>();
  return (whose, time) => {
    const allowance = kept.get(whose) ?? createAllowance(most, perSecond);
    kept.delete(whose);
    if (kept.size >= mostKept) {
      for (const [name, each] of kept) if (each.isFull(time)) kept.delete(name);
      const [oldest] = kept.keys();
      if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
    }
    kept.set(whose, allowance);
    return allowance.take(time);
  };
}
