import {
  cloneElement,
  createElement,
  type FunctionComponent,
  isValidElement,
  type ReactElement,
} from 'react';
import { docsOf } from './arg-types.ts';

export type Props = Record<string, unknown>;

export const isObject = (value: unknown): value is Props =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The first element of a component in what a story returns, as far as that can be seen without rendering it. */
export function elementOf(node: unknown, component: unknown): ReactElement<Props> | undefined {
  const inner = Array.isArray(node)
    ? node
    : isValidElement<Props>(node) && node.type !== component
      ? Object.values(node.props)
      : [];
  if (isValidElement<Props>(node) && node.type === component) return node;
  for (const each of inner) {
    const found = elementOf(each, component);
    if (found) return found;
  }
  return undefined;
}

type Change = { component: unknown; props: Props };

/** Stand-ins for the components that stories make for themselves, so that each keeps its state. */
const standIns = new WeakMap<object, FunctionComponent<{ given: Props; change: Change }>>();

/** Renders a story's own component, and changes the props in what that returns. */
function standInFor(type: FunctionComponent<Props>) {
  const known = standIns.get(type);
  if (known) return known;
  const StandIn: FunctionComponent<{ given: Props; change: Change }> = ({ given, change }) => {
    const node = type(given);
    const changed = changedIn(node, change);
    return isValidElement(changed) ? changed : node;
  };
  standIns.set(type, StandIn);
  return StandIn;
}

/** Whether a type is a function of a story's own, which may return the component further down. */
const isOfStory = (type: unknown): type is FunctionComponent<Props> =>
  typeof type === 'function' && !docsOf(type) && !Reflect.get(Object(type.prototype), 'isReactComponent');

function changedIn(node: unknown, change: Change): unknown {
  if (Array.isArray(node)) {
    const nodes: unknown[] = node.map((each: unknown) => changedIn(each, change));
    return nodes.some((each, index) => each !== node[index]) ? nodes : node;
  }
  if (!isValidElement<Props>(node)) return node;
  if (node.type === change.component) return cloneElement(node, change.props);
  if (isOfStory(node.type))
    return createElement(standInFor(node.type), { key: node.key, given: node.props, change });
  const props = Object.entries(node.props)
    .map(([name, value]): [string, unknown] => [name, changedIn(value, change)])
    .filter(([name, value]) => value !== node.props[name]);
  const { children, ...rest } = Object.fromEntries(props);
  if (props.length === 0) return node;
  // One after the other, as they were written, children need no keys.
  const list: unknown[] = Array.isArray(children) ? children : children === undefined ? [] : [children];
  return Reflect.apply(cloneElement, undefined, [node, rest, ...list]);
}

/** A story's element with its component's props changed, also where a component of the story's own is around it. */
export function withProps(story: ReactElement, component: unknown, props: Props): ReactElement {
  const changed = changedIn(story, { component, props });
  return isValidElement(changed) ? changed : story;
}
