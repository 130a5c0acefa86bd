import {
  type ActorRefFrom,
  createActor,
  fromPromise,
  fromTransition,
  type TransitionActorLogic,
} from 'xstate';
import type { Port } from '../ports/port.ts';

// Actors that are no machines, for controllers.

/** What a machine invokes to wait for a port. */
export function actorOf<Input, Output>(port: Port<Input, Output>) {
  return fromPromise<Output, Input>(({ input, signal }) => port(input, signal));
}

interface Replacing<Thing> {
  readonly type: 'replace';
  readonly by: Thing;
}

/** An actor whose context is the one of several things, one after another, that is at hand now. */
export type Current<Thing> = ActorRefFrom<TransitionActorLogic<Thing, Replacing<Thing>, undefined>>;

/** It runs at once: nothing ticks in it. */
export function currentOf<Thing>(first: Thing): Current<Thing> {
  const logic: TransitionActorLogic<Thing, Replacing<Thing>, undefined> = fromTransition(
    (_: Thing, { by }: Replacing<Thing>) => by,
    () => first,
  );
  return createActor(logic).start();
}
