import type { QueuedRequest } from '@payload/api/contract';

const day = 24 * 3600_000;

/** What a queue says about the time a request has left. */
interface Due {
  /** The name of its text. */
  key: 'customer' | 'ended' | 'today' | 'in' | 'late';
  /** Days. */
  count: number;
  urgency: 'calm' | 'soon' | 'late';
}

/** How long a request may still wait for the staff, in whole days of the promised one. Whoever wrote is never a calm one. */
export function dueOf(
  {
    waitsFor,
    promisedBy,
    isOverdue,
    hasReply,
  }: Pick<QueuedRequest, 'waitsFor' | 'promisedBy' | 'isOverdue' | 'hasReply'>,
  now = Date.now(),
): Due {
  if (waitsFor === 'nobody') return { key: 'ended', count: 0, urgency: 'calm' };
  if (waitsFor === 'customer' || promisedBy === null) return { key: 'customer', count: 0, urgency: 'calm' };
  const left = Date.parse(promisedBy) - now;
  if (isOverdue) return { key: 'late', count: Math.max(1, Math.ceil(-left / day)), urgency: 'late' };
  const days = Math.max(0, Math.ceil(left / day) - 1);
  return days === 0
    ? { key: 'today', count: 0, urgency: 'soon' }
    : { key: 'in', count: days, urgency: days === 1 || hasReply ? 'soon' : 'calm' };
}
