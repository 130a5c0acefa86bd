import { type deskSessionMachine, deskSessionOn } from '@payload/flows/desk';
import { useAccount } from '@payload/web/account/useAccount.ts';
import { useActor } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { deskCalls } from './desk-calls.ts';

const machine = deskSessionOn({
  check: () => deskCalls.session(),
  setUp: ({ enrolmentCode }) => deskCalls.setUp(enrolmentCode),
  give: ({ code }) => deskCalls.give(code),
  expire: ({ until }, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.max(0, Date.parse(until) - Date.now()));
      signal.addEventListener('abort', () => clearTimeout(timer));
    }),
});

export type DeskSessionSnapshot = SnapshotFrom<typeof deskSessionMachine>;
export type SendToDeskSession = (event: EventFrom<typeof deskSessionMachine>) => void;

/** The way to the desk, which follows who is signed in on the site. */
export function useDeskSession(): readonly [DeskSessionSnapshot, SendToDeskSession] {
  const { isSignedIn } = useAccount();
  const [input] = useState({ isSignedIn });
  const [snapshot, send] = useActor(machine, { input });
  useEffect(() => {
    send({ type: isSignedIn ? 'signedIn' : 'signedOut' });
  }, [send, isSignedIn]);
  return [snapshot, send];
}
