import type { RequestStatus, SentRequest } from '@payload/api/contract';
import { expect, test } from 'vitest';
import { nextRequest } from './next-request.ts';

const sent = (...statuses: RequestStatus[]): SentRequest[] =>
  statuses.map((status, index) => ({
    number: `REQ-${index}`,
    type: 'repair',
    status,
    productCode: 'T90',
    serialNumber: 'T90-1',
    quote: null,
    createdAt: '2026-11-01T08:00:00.000Z',
  }));

test('an account begins with the newest request that goes on', () => {
  expect(nextRequest(sent('closed', 'inspecting', 'submitted'))?.number).toBe('REQ-1');
});

test('what waits for its sender comes first', () => {
  expect(nextRequest(sent('submitted', 'quoted', 'quoted'))?.number).toBe('REQ-1');
});

test('where all have ended there is none', () => {
  expect(nextRequest(sent('closed', 'returned', 'withdrawn'))).toBeUndefined();
});
