import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { childrenOf, labelOf, nodesOf, transitionsOf } from './transitions.ts';

/** A state as a box: one of the view's own, or one outside that a transition comes from or leads to. */
export interface ViewNode {
  /** The state's path with dots; empty for the machine itself. */
  readonly path: string;
  readonly label: string;
  readonly kind: 'plain' | 'final' | 'folded' | 'outside' | 'any';
  readonly isInitial: boolean;
}

/** All transitions from one box to another. */
export interface ViewEdge {
  readonly from: string;
  readonly to: string;
  readonly labels: readonly string[];
}

/** The states directly within one state; those that hold states of their own are folded, with a view of their own. */
export interface View {
  readonly path: string;
  readonly nodes: readonly ViewNode[];
  readonly edges: readonly ViewEdge[];
}

/** A machine as views one can draw: one for each state that holds others, outermost first. */
export function viewsOf(machine: AnyStateMachine): readonly View[] {
  const nodes = nodesOf(machine.root);
  const transitions = nodes.flatMap(transitionsOf);
  return nodes.filter((node) => childrenOf(node).length > 0).map((node) => viewOf(node, transitions));
}

function viewOf(outer: AnyStateNode, transitions: readonly AnyTransitionDefinition[]): View {
  const first = outer.type === 'compound' ? outer.initial.target?.[0] : undefined;
  const own = childrenOf(outer).map((child) => boxOf(child, child === first));
  const nodes = new Map(own.map((node) => [node.path, node]));
  const edges = new Map<string, { from: string; to: string; labels: string[] }>();
  const boxFor = (state: AnyStateNode) => nodes.get(keyIn(outer, state)) ?? outsideBox(keyIn(outer, state));
  for (const transition of transitions) {
    for (const target of transition.target ?? []) {
      const from = transition.source === outer ? any : boxFor(transition.source);
      // Whoever goes to the outer state comes to the one that it begins with.
      const to = boxFor(target === outer && first !== undefined ? first : target);
      // A transition of inner states is drawn with them, one of states outside with those.
      if (from === to || target === outer.parent || (from.kind === 'outside' && to.kind === 'outside'))
        continue;
      for (const end of [from, to]) nodes.set(end.path, end);
      const key = `${from.path} ${to.path}`;
      const edge = edges.get(key) ?? { from: from.path, to: to.path, labels: [] };
      const label = labelOf(transition);
      if (!edge.labels.includes(label)) edge.labels.push(label);
      edges.set(key, edge);
    }
  }
  return { path: pathOf(outer), nodes: [...nodes.values()], edges: [...edges.values()] };
}

/** Stands for every state of a view: a transition of the outer state leads from it. */
const any: ViewNode = { path: '*', label: '', kind: 'any', isInitial: false };

/** The path up to where it leaves that of the outer state: a child of it, or the outermost state that it is not within. */
function keyIn(outer: AnyStateNode, state: AnyStateNode): string {
  const depth = state.path.findIndex((key, index) => outer.path[index] !== key);
  return state.path.slice(0, depth === -1 ? undefined : depth + 1).join('.');
}

function boxOf(node: AnyStateNode, isInitial: boolean): ViewNode {
  const step: unknown = node.meta?.step;
  const label = typeof step === 'number' ? `${step} ${node.key}` : node.key;
  const kind = childrenOf(node).length > 0 ? 'folded' : node.type === 'final' ? 'final' : 'plain';
  return { path: pathOf(node), label, kind, isInitial };
}

function outsideBox(path: string): ViewNode {
  return { path, label: path, kind: 'outside', isInitial: false };
}

function pathOf({ path }: AnyStateNode): string {
  return path.join('.');
}
