import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type StateValue,
  transition,
} from 'xstate';
import { plainText } from './plain-text.ts';
import { isIn } from './possible.ts';
import type { Command } from './session.ts';

/** An event that may come, and what is done on the bench to have it come; null where it comes by itself. */
export interface Move {
  readonly event: AnyEventObject;
  readonly command: Command | null;
}

/** All that may come to a machine. What has come before is told, as a device remembers what it was sent. */
export type Moves = (snapshot: AnyMachineSnapshot, past: readonly AnyEventObject[]) => readonly Move[];

/** What a way is looked for with. */
export interface Search {
  readonly moves: Moves;
  /** What of the context tells moments apart that are in the same states; little of it, or a search takes long. */
  readonly key: (context: AnyMachineSnapshot['context']) => unknown;
}

/** A command, and where the machine is when it is done. */
export interface Step {
  readonly from: StateValue;
  readonly command: Command;
}

/** Moments that are looked at before a search is given up. */
const most = 5000;

interface Node {
  readonly snapshot: AnyMachineSnapshot;
  readonly before: Node | null;
  readonly move: Move | null;
}

function pathTo(node: Node): readonly Node[] {
  const path: Node[] = [];
  for (let at: Node | null = node; at !== null; at = at.before) path.unshift(at);
  return path;
}

/**
 * The shortest way to a state: breadth first over the machine itself, which is asked and not run. Null where none was
 * found. `getShortestPaths` of XState goes all ways to all states before it says any; this one ends at the first.
 */
export function shortestWay(
  machine: AnyStateMachine,
  start: AnyMachineSnapshot,
  { moves, key }: Search,
  target: readonly string[],
): readonly Step[] | null {
  const seen = new Set<string>();
  const isNew = (snapshot: AnyMachineSnapshot) => {
    const text = plainText([snapshot.value, key(snapshot.context)]);
    return !seen.has(text) && seen.add(text) !== undefined;
  };
  isNew(start);
  const nodes: Node[] = [{ snapshot: start, before: null, move: null }];
  for (const node of nodes) {
    if (isIn(node.snapshot.value, target)) return stepsOf(pathTo(node));
    if (nodes.length > most || node.snapshot.status !== 'active') continue;
    const past = pathTo(node).flatMap(({ move }) => move?.event ?? []);
    for (const move of moves(node.snapshot, past)) {
      const [snapshot] = transition(machine, node.snapshot, move.event);
      if (snapshot.status !== 'error' && isNew(snapshot)) nodes.push({ snapshot, before: node, move });
    }
  }
  return null;
}

function stepsOf(path: readonly Node[]): readonly Step[] {
  return path.flatMap(({ before, move }) =>
    before === null || move === null || move.command === null
      ? []
      : { from: before.snapshot.value, command: move.command },
  );
}
