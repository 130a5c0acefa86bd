/** What became of one request: answered, or no answer of use (none at all, or a 5xx). */
interface Attempt {
  kind: string;
  milliseconds: number;
  failure: string | null;
}

/** Counts what becomes of the requests, phase by phase. */
export class Tally {
  readonly #phases: { name: string; attempts: Attempt[]; begun: number; ended: number }[] = [];

  /** What is sent from now on belongs to this phase. */
  begin(name: string): void {
    const now = performance.now();
    const last = this.#phases.at(-1);
    if (last) last.ended = now;
    this.#phases.push({ name, attempts: [], begun: now, ended: Number.NaN });
  }

  end(): void {
    const last = this.#phases.at(-1);
    if (last) last.ended = performance.now();
  }

  /** A request that is sent now; call what it gives when it is known what became of it. */
  open(kind: string): (failure: string | null) => void {
    const phase = this.#phases.at(-1);
    const begun = performance.now();
    return (failure) => phase?.attempts.push({ kind, milliseconds: performance.now() - begun, failure });
  }

  /** @param goals the highest share of failed requests a phase may have. */
  print(goals: Record<string, number>): void {
    for (const { name, attempts, begun, ended } of this.#phases) {
      const failed = attempts.filter(({ failure }) => failure !== null);
      const times = attempts.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
      const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(0);
      const goal = goals[name] ?? 0;
      const share = attempts.length === 0 ? 0 : failed.length / attempts.length;
      console.log(
        `${name.padEnd(50)} ${((ended - begun) / 1000).toFixed(1).padStart(5)} s ` +
          `${String(attempts.length).padStart(6)} requests  ${String(failed.length).padStart(3)} failed ` +
          `(${(share * 100).toFixed(2)} %, goal at most ${goal * 100} %)  ` +
          `median ${at(0.5)} ms, 99 % ${at(0.99)} ms, longest ${at(1)} ms`,
      );
      const reasons = Map.groupBy(failed, ({ kind, failure }) => `${kind}: ${failure}`);
      for (const [reason, those] of reasons) console.log(`    ${those.length} x ${reason}`);
    }
  }
}
