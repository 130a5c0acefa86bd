import type { DeskQueue } from '@payload/api/contract';
import type { Remote } from '@payload/web/data/remote.ts';
import { useRemote } from '@payload/web/data/useRemote.ts';
import { type DeskRoute, queryOf } from './desk-address.ts';
import { deskCalls } from './desk-calls.ts';

/** Milliseconds after which a queue that stays in view is asked for again: others work on it too. */
const poll = 60_000;

/** The queue of a place. */
export function useQueue({ view, words, page }: DeskRoute, onExpired: () => void): Remote<DeskQueue> {
  const asked = { view, words, page, request: '', serial: '' };
  return useRemote(queryOf(asked), () => deskCalls.queue(asked), { poll, onExpired });
}
