import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A state and all states in it, outermost first. */
export function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...childrenOf(node).flatMap(nodesOf)];
}

export function childrenOf(node: AnyStateNode): AnyStateNode[] {
  return Object.values(node.states);
}

/** What leads out of a state, in the order it is tried; the eventless ones last. */
export function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

/** What a transition is called: `submit [incomplete]`, `after poll`, `release done`. */
export function labelOf(transition: AnyTransitionDefinition): string {
  const guard = guardOf(transition);
  return guard === null ? eventOf(transition) : `${eventOf(transition)} [${guard}]`;
}

/** The event in words: XState's own names hold the path of the state, and a colon would end a label. */
function eventOf({ eventType, source }: AnyTransitionDefinition): string {
  if (eventType === '') return 'at once';
  const [kind, ...rest] = eventType.replace(/^xstate\./, '').split('.');
  if (!eventType.startsWith('xstate.')) return eventType;
  if (kind === 'after') return `after ${rest[0] ?? ''}`;
  const what = kind === 'done' ? 'done' : kind === 'snapshot' ? 'news' : 'failed';
  const actor = rest
    .slice(1)
    .join('.')
    .replace(source.id, '')
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
