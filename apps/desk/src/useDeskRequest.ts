import { type deskRequestMachine, deskRequestOn } from '@payload/flows/desk';
import { isSessionExpired } from '@payload/web/session/is-session-expired.ts';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { deskCalls } from './desk-calls.ts';
import { storeDraft, storedDraft } from './drafts.ts';

export type DeskRequestActor = ActorRefFrom<typeof deskRequestMachine>;

interface Listeners {
  /** Called after something was done. */
  onChanged: () => void;
  /** Called when a call says that the desk is closed. */
  onSessionExpired: () => void;
}

/** Runs one request of the desk with the listeners it is first given; what is written about it is kept as it is typed. */
export function useDeskRequest(number: string, listeners: Listeners): DeskRequestActor {
  const [input] = useState(() => ({ number, draft: storedDraft(number) }));
  const [machine] = useState(() => machineWith(listeners));
  const actor = useActorRef(machine, { input });
  const draft = useSelector(actor, ({ context }) => context.draft);
  useEffect(() => storeDraft(number, draft), [number, draft]);
  return actor;
}

/** The machine with the calls of the desk. */
function machineWith({ onChanged, onSessionExpired }: Listeners) {
  const atDesk = async <Reply>(reply: Promise<Reply>): Promise<Reply> => {
    try {
      return await reply;
    } catch (error) {
      if (isSessionExpired(error)) onSessionExpired();
      throw error;
    }
  };
  return deskRequestOn({
    read: ({ number }) => atDesk(deskCalls.request(number)),
    change: async (input) => {
      const reply = await atDesk(deskCalls.change(input));
      onChanged();
      return reply;
    },
  });
}
