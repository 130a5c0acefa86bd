import { readJson, type TextStorage } from '../ports/text-storage.ts';
import type { FailureCounts } from './context.ts';
import { type LogLine, maxLogLines } from './journal.ts';

/** What of the upgrades of a tab outlives a reload: the log, and how often what has failed where. */
export interface Memory {
  readonly log: () => readonly LogLine[];
  readonly storeLog: (log: readonly LogLine[]) => void;
  readonly failures: () => FailureCounts;
  readonly storeFailures: (failures: FailureCounts) => void;
}

const names = { log: 'upgrade-log', failures: 'upgrade-failures' } as const;

/** A storage that keeps nothing, or has no room, costs the memory and nothing else. */
export function memoryIn(storage: TextStorage): Memory {
  const keep = (name: string, value: unknown) => {
    try {
      storage().setItem(name, JSON.stringify(value));
    } catch {
      // No storage, or no room in it.
    }
  };
  return {
    log: () => {
      const lines = readJson(storage, names.log);
      return Array.isArray(lines) ? lines.filter(isLine).slice(-maxLogLines) : [];
    },
    storeLog: (log) => keep(names.log, log),
    failures: () => {
      const counts = readJson(storage, names.failures);
      if (typeof counts !== 'object' || counts === null) return {};
      return Object.fromEntries(
        Object.entries(counts).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
      );
    },
    storeFailures: (failures) => keep(names.failures, failures),
  };
}

/** For a rehearsal, and for what is not to be seen again. */
export const noMemory: Memory = {
  log: () => [],
  storeLog: () => {},
  failures: () => ({}),
  storeFailures: () => {},
};

/** What another version of the page has left may look otherwise. */
function isLine(line: unknown): line is LogLine {
  return (
    typeof line === 'object' &&
    line !== null &&
    'at' in line &&
    typeof line.at === 'number' &&
    'event' in line &&
    typeof line.event === 'string' &&
    'values' in line &&
    typeof line.values === 'object' &&
    'detail' in line &&
    typeof line.detail === 'string'
  );
}
