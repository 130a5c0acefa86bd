import { expect, it } from 'vitest';
import { dueOf } from './due.ts';

const now = Date.parse('2026-11-26T09:00:00Z');
const due = (promisedBy: string, isOverdue = false) =>
  dueOf({ waitsFor: 'staff', promisedBy, isOverdue, hasReply: false }, now);

it('counts the days that are left, and those that are over', () => {
  expect(due('2026-11-26T16:00:00Z')).toEqual({ key: 'today', count: 0, urgency: 'soon' });
  expect(due('2026-11-27T16:00:00Z')).toEqual({ key: 'in', count: 1, urgency: 'soon' });
  expect(due('2026-12-01T16:00:00Z')).toEqual({ key: 'in', count: 5, urgency: 'calm' });
  expect(due('2026-11-25T16:00:00Z', true)).toEqual({ key: 'late', count: 1, urgency: 'late' });
  expect(due('2026-11-22T16:00:00Z', true)).toEqual({ key: 'late', count: 4, urgency: 'late' });
});

it('says who is waited for where that is not the staff', () => {
  const waiting = { waitsFor: 'customer', promisedBy: null, isOverdue: false, hasReply: false } as const;
  expect(dueOf(waiting, now).key).toBe('customer');
  expect(dueOf({ ...waiting, waitsFor: 'nobody' }, now).key).toBe('ended');
});

it('lets nobody who wrote wait calmly', () => {
  const wrote = {
    waitsFor: 'staff',
    promisedBy: '2026-12-01T16:00:00Z',
    isOverdue: false,
    hasReply: true,
  } as const;
  expect(dueOf(wrote, now)).toEqual({ key: 'in', count: 5, urgency: 'soon' });
});
