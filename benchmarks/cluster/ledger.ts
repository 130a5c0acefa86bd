import type { TrialDevice } from './devices.ts';

/** Everything the service has acknowledged to the customers of the trial. */
export interface Ledger {
  /** Tokens, each with a device its account has activated, which the token can ask after. */
  sessions: { token: string; device: TrialDevice | null }[];
  /** When each device was activated, by serial number. */
  activations: Map<string, string>;
  /** When each care plan begins, by serial number. */
  plans: Map<string, string>;
  /** SHA-256 of each file, by its id. */
  uploads: Map<string, string>;
  /** Ids of files that were taken back. */
  takenBack: Set<string>;
  /** Number and file of each request, by the id of its submission. */
  requests: Map<string, { number: string; upload: string }>;
  /** Ids of the submissions that were sent, acknowledged or not. */
  submitted: Set<string>;
  /** Sign-ins begun again: the answer to a code was lost, and a code counts once. */
  signInsRepeated: number;
}

export function emptyLedger(): Ledger {
  return {
    sessions: [],
    activations: new Map(),
    plans: new Map(),
    uploads: new Map(),
    takenBack: new Set(),
    requests: new Map(),
    submitted: new Set(),
    signInsRepeated: 0,
  };
}
