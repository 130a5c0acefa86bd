import { randomUUID } from 'node:crypto';
import type { QueuedMessage } from '../services/outbox.ts';

/** A message as it is taken from the outbox for the first time. */
export function sampleMessage(changes: Partial<QueuedMessage> = {}): QueuedMessage {
  const createdAt = new Date('2026-01-31T08:00:00.000Z');
  return {
    id: randomUUID(),
    kind: 'mail',
    recipient: 'zoe@example.com',
    subject: 'Your verification code',
    body: 'Your verification code is AB12.',
    code: 'AB12',
    createdAt,
    expiresAt: new Date('2026-01-31T08:05:00.000Z'),
    nextTryAt: createdAt,
    tries: 1,
    shownAt: null,
    ...changes,
  };
}
