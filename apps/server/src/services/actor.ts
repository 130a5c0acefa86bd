/** Who of the staff does something: at the desk, or by a command on the machine, which no account stands behind. */
export interface Staff {
  /** By this name they stand in the audit trail. */
  name: string;
  accountId?: string;
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
