import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A machine as a Mermaid state diagram: its states nested, its transitions with event, guard and delay. */
export function mermaidOf(machine: AnyStateMachine): string {
  const nodes = [machine.root, ...descendants(machine.root)];
  return [
    'stateDiagram-v2',
    `  state "${machine.id}" as ${nameOf(machine.root)} {`,
    ...inside(machine.root, '    '),
    '  }',
    ...nodes.flatMap((node) => arrows(node).map((arrow) => `  ${arrow}`)),
    '',
  ].join('\n');
}

function descendants(node: AnyStateNode): AnyStateNode[] {
  return children(node).flatMap((child) => [child, ...descendants(child)]);
}

function children(node: AnyStateNode): AnyStateNode[] {
  return Object.values(node.states);
}

function inside(node: AnyStateNode, indent: string): string[] {
  const lines = children(node).flatMap((child, index) => [
    ...(node.type === 'parallel' && index > 0 ? [`${indent}--`] : []),
    ...(child.type === 'atomic' || child.type === 'final'
      ? [`${indent}state "${child.key}" as ${nameOf(child)}`]
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
  const transitions = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  return transitions.flatMap((transition) =>
    (transition.target ?? [node]).map(
      (target) => `${nameOf(node)} --> ${nameOf(target)}: ${labelOf(node, transition)}`,
    ),
  );
}

function labelOf(node: AnyStateNode, transition: AnyTransitionDefinition): string {
  const guard = guardOf(transition);
  const words = [eventOf(node, transition), ...(guard === null ? [] : [`[${guard}]`])];
  return words.join(' ');
}

/** The event in words: XState's own names hold the path of the state, and a colon would end a label. */
function eventOf(node: AnyStateNode, { eventType }: AnyTransitionDefinition): string {
  if (eventType === '') return 'at once';
  const [kind, ...rest] = eventType.replace(/^xstate\./, '').split('.');
  if (!eventType.startsWith('xstate.')) return eventType;
  if (kind === 'after') return `after ${rest[0] ?? ''}`;
  const what = kind === 'done' ? 'done' : kind === 'snapshot' ? 'news' : 'failed';
  const actor = rest
    .slice(1)
    .join('.')
    .replace(node.id, '')
    .replace(/^\d*\./, '');
  return actor === '' ? what : `${actor} ${what}`;
}

function guardOf({ guard }: AnyTransitionDefinition): string | null {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'function') return guard.name;
  const { type, params } = guard;
  return typeof params === 'object' && params !== null ? `${type} ${Object.values(params).join(' ')}` : type;
}

function nameOf(node: AnyStateNode): string {
  return node.path.length === 0 ? node.id : node.path.join('_');
}
