import { useCallback, useSyncExternalStore } from 'react';
import type { ActorRef, Snapshot } from 'xstate';

/**
 * A part of an actor's state. `select` must give the same value for an unchanged part: what it makes anew
 * would be rendered with every event, and the sign-in machine has one every 50 ms.
 */
export function useActorState<State extends Snapshot<unknown>, Part>(
  actor: Pick<ActorRef<State, never>, 'subscribe' | 'getSnapshot'>,
  select: (state: State) => Part,
): Part {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  const read = () => select(actor.getSnapshot());
  return useSyncExternalStore(subscribe, read, read);
}
