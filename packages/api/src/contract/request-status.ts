import { picklist } from 'valibot';

/** What a request can ask for: service (specification, section 3), or the price of a set. */
export const requestTypes = ['repair', 'exchange', 'problem', 'quote'] as const;
export type RequestType = (typeof requestTypes)[number];

/** Whether a device is sent in for it, and goes back. */
export function sendsDevice(type: RequestType): boolean {
  return type === 'repair' || type === 'exchange';
}

/**
 * Where a request can stand, in the order of its life. A device travels for repair and exchange; a problem is
 * submitted, looked into and closed; a request for a quote is submitted, looked into, quoted and closed.
 */
export const requestStatuses = [
  'submitted',
  'received',
  'inspecting',
  'quoted',
  'repairing',
  'returned',
  'closed',
  'withdrawn',
] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const requestStatus = picklist(requestStatuses);

type Following = Readonly<Partial<Record<RequestStatus, readonly RequestStatus[]>>>;

const travelling: Following = {
  submitted: ['received', 'closed'],
  received: ['inspecting', 'returned'],
  inspecting: ['quoted', 'repairing', 'returned'],
  // Who does not agree gets the device back as it is.
  quoted: ['repairing', 'returned'],
  repairing: ['returned'],
  returned: ['closed'],
};

const following: Readonly<Record<RequestType, Following>> = {
  repair: travelling,
  exchange: travelling,
  problem: { submitted: ['inspecting', 'closed'], inspecting: ['closed'] },
  quote: {
    submitted: ['inspecting', 'quoted', 'closed'],
    inspecting: ['quoted', 'closed'],
    // Who wants another set than was quoted has it priced again.
    quoted: ['closed', 'inspecting'],
  },
};

/** What staff can set next, the usual one first; empty where a request has ended. */
export function statusesAfter(type: RequestType, status: RequestStatus): readonly RequestStatus[] {
  return following[type][status] ?? [];
}

/** Whether nobody is to act on a request any more. */
export function hasEnded(status: RequestStatus): boolean {
  return status === 'returned' || status === 'closed' || status === 'withdrawn';
}

/** Whether its sender can still take a request back: nothing was done about it. */
export function canWithdraw(status: RequestStatus): boolean {
  return status === 'submitted';
}

/** Which of the four steps of a repair (specification, section 4) is at hand, from 0; 4 when all are done. */
export function repairStepOf(status: Exclude<RequestStatus, 'withdrawn'>): number {
  return { submitted: 1, received: 2, inspecting: 2, quoted: 2, repairing: 3, returned: 4, closed: 4 }[
    status
  ];
}

/** Under which key the catalogue's `requests` texts name where a request stands, say so, and say what comes next. */
export function statusText(type: RequestType, status: RequestStatus) {
  if (type === 'exchange' && status === 'repairing') return 'replacing';
  if (type === 'quote') return quoteText(status);
  if (type !== 'problem') return status;
  if (status === 'submitted') return 'reported';
  if (status === 'closed') return 'answered';
  return status === 'withdrawn' ? status : 'examined';
}

function quoteText(status: RequestStatus) {
  if (status === 'submitted') return 'quoteAsked';
  if (status === 'quoted') return 'quoteGiven';
  if (status === 'closed') return 'quoteClosed';
  return status === 'withdrawn' ? 'quoteWithdrawn' : 'quotePriced';
}
