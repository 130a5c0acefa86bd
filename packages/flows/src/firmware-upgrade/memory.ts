import { readJson, type TextStorage } from '../ports/text-storage.ts';
import type { FailureCounts } from './context.ts';
import { type LogLine, maxLogLines } from './journal.ts';
import { isRecord, type Ledger } from './ledger.ts';

/** What of the upgrades of a tab outlives a reload: the log, what was done to each device, and how often what has failed where. */
export interface Memory {
  readonly log: () => readonly LogLine[];
  readonly storeLog: (log: readonly LogLine[]) => void;
  readonly failures: () => FailureCounts;
  readonly storeFailures: (failures: FailureCounts) => void;
  readonly ledger: () => Ledger;
  readonly storeLedger: (ledger: Ledger) => void;
}

const names = { log: 'upgrade-log', failures: 'upgrade-failures', ledger: 'upgrade-devices' } as const;

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
    ledger: () => {
      const records = readJson(storage, names.ledger);
      return Array.isArray(records) ? records.filter(isRecord) : [];
    },
    storeLedger: (ledger) => keep(names.ledger, ledger),
  };
}

/** For a rehearsal, and for what is not to be seen again. */
export const noMemory: Memory = {
  log: () => [],
  storeLog: () => {},
  failures: () => ({}),
  storeFailures: () => {},
  ledger: () => [],
  storeLedger: () => {},
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
