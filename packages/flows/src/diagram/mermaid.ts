import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { childrenOf, labelOf, nodesOf, transitionsOf } from './transitions.ts';

/** A machine as a Mermaid state diagram: its states nested, its transitions with event, guard and delay. */
export function mermaidOf(machine: AnyStateMachine): string {
  return [
    'stateDiagram-v2',
    `  state "${machine.id}" as ${nameOf(machine.root)} {`,
    ...inside(machine.root, '    '),
    '  }',
    ...nodesOf(machine.root).flatMap((node) => arrows(node).map((arrow) => `  ${arrow}`)),
    '',
  ].join('\n');
}

function inside(node: AnyStateNode, indent: string): string[] {
  const lines = childrenOf(node).flatMap((child, index) => [
    ...(node.type === 'parallel' && index > 0 ? [`${indent}--`] : []),
    ...(child.type === 'atomic' || child.type === 'final'
      ? [`${indent}state "${labelled(child)}" as ${nameOf(child)}`]
      : [
          `${indent}state "${child.key}" as ${nameOf(child)} {`,
          ...inside(child, `${indent}  `),
          `${indent}}`,
        ]),
    ...(child.type === 'final' ? [`${indent}${nameOf(child)} --> [*]`] : []),
  ]);
  const first = node.type === 'compound' ? node.initial.target?.[0] : undefined;
  return first ? [`${indent}[*] --> ${nameOf(first)}`, ...lines] : lines;
}

/** An arrow for each transition; one that stays leads back to its own state. */
function arrows(node: AnyStateNode): string[] {
  return transitionsOf(node).flatMap((transition) =>
    (transition.target ?? [node]).map(
      (target) => `${nameOf(node)} --> ${nameOf(target)}: ${labelOf(transition)}`,
    ),
  );
}

/** With the step of the specification a state belongs to, where its machine says one. */
function labelled({ key, meta }: AnyStateNode): string {
  return typeof meta?.step === 'number' ? `${meta.step} ${key}` : key;
}

function nameOf(node: AnyStateNode): string {
  return node.path.length === 0 ? node.id : node.path.join('_');
}
