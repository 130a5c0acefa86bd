import { type RequestStatus, type RequestType, requestStatuses } from '@payload/api/contract';

/** A step of a request's life, and whether the request is behind it. */
interface Step {
  readonly status: RequestStatus;
  readonly state: 'done' | 'current' | 'open';
}

/** The steps that most requests of a type take, in their order. */
const usual: Record<RequestType, readonly RequestStatus[]> = {
  repair: ['submitted', 'received', 'inspecting', 'repairing', 'returned', 'closed'],
  exchange: ['submitted', 'received', 'inspecting', 'repairing', 'returned', 'closed'],
  problem: ['submitted', 'inspecting', 'closed'],
  quote: ['submitted', 'inspecting', 'quoted', 'closed'],
};

/** The usual life of a request, with where it stands and what it can come to next, where those are others. */
export function lifeOf(type: RequestType, status: RequestStatus, next: readonly RequestStatus[]): Step[] {
  const shown = new Set([...usual[type], status, ...next]);
  const steps = requestStatuses.filter(
    (each) => shown.has(each) && (each !== 'withdrawn' || status === each),
  );
  const at = steps.indexOf(status);
  return steps.map((each, index) => ({
    status: each,
    state: index === at ? 'current' : index < at ? 'done' : 'open',
  }));
}
