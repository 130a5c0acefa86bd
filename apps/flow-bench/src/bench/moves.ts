import { nodesOf, transitionsOf } from '@payload/flows/diagram';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { PendingCalls } from './pending-calls.ts';
import { isIn } from './possible.ts';
import { commandOf, type Sample } from './samples.ts';
import type { Move, Moves } from './ways.ts';

/** What may come to a machine whose calls are held and whose time stands still: samples, answers, and its delays. */
export function movesOf(calls: PendingCalls, samples: readonly Sample[]): Moves {
  const sent = samples.map((sample) => ({ event: sample.event, command: commandOf(sample) }));
  return (snapshot) => [...sent, ...answersIn(snapshot, calls), ...delaysIn(snapshot)];
}

function answersIn(snapshot: AnyMachineSnapshot, calls: PendingCalls): readonly Move[] {
  const children: Readonly<Record<string, AnyActorRef>> = snapshot.children;
  return Object.entries(children).flatMap(([id, child]) => {
    const name = child.src;
    if (typeof name !== 'string') return [];
    return calls.answersTo(name, child.getSnapshot().input).flatMap((answer): Move[] => {
      if ('say' in answer) return [];
      const command = { answer: name, with: answer.id };
      return 'error' in answer
        ? [{ event: { type: `xstate.error.actor.${id}`, error: answer.error }, command }]
        : [{ event: { type: `xstate.done.actor.${id}`, output: answer.output }, command }];
    });
  });
}

/** Longest delay of a machine here that is waited for on a way, in milliseconds. */
const wait = 1000;

function delaysIn({ machine, value }: AnyMachineSnapshot): readonly Move[] {
  return activeIn(machine, value)
    .flatMap(transitionsOf)
    .filter(({ eventType }) => eventType.startsWith('xstate.after.'))
    .map(({ eventType }) => ({ event: { type: eventType }, command: { pass: wait } }));
}

function activeIn(machine: AnyStateMachine, value: AnyMachineSnapshot['value']) {
  return nodesOf(machine.root).filter(({ path }) => isIn(value, path));
}
