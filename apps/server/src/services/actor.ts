import type { Network } from './caller.ts';

/** Who of the staff does something: at the desk, or by a command on the machine, which no account stands behind. */
export interface Staff {
  /** By this name they stand in the audit trail. */
  name: string;
  accountId?: string;
  /** Where it comes from; null for this machine. */
  network?: Network;
}

/** As what they are written down. */
export interface Actor {
  actor: string;
  actorId: string | null;
}

/** Names can be changed, and be those of a user of the machine: whose an event is the account tells. */
export function actorOf({ name, accountId }: Staff): Actor {
  return { actor: name, actorId: accountId ?? null };
}

/** As whom the security log has them. */
export function doerOf({ name, accountId, network }: Staff): {
  actor: string;
  accountId: string | null;
  network: Network;
} {
  return { actor: name, accountId: accountId ?? null, network: network ?? null };
}
