import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { docsOf } from './arg-types.ts';
import { Printer } from './print-jsx.ts';

/** What React keeps of a rendered element, as far as it is read here. */
type Fiber = {
  type: unknown;
  memoizedProps: Record<string, unknown>;
  child: Fiber | null;
  sibling: Fiber | null;
};

type Container = { stateNode?: { current?: Fiber } };

/** The root that React has rendered in a story's canvas. */
function rootOf(canvas: Element): Fiber | undefined {
  for (const element of [canvas, ...canvas.querySelectorAll('*')]) {
    const key = Object.keys(element).find((each) => each.startsWith('__reactContainer$'));
    if (key === undefined) continue;
    const { stateNode }: Container = Reflect.get(element, key);
    if (stateNode?.current) return stateNode.current;
  }
  return undefined;
}

/** The first rendered element that a test holds for, outermost first. */
function find(fiber: Fiber | null, holds: (type: unknown) => boolean): Fiber | undefined {
  for (let each = fiber; each; each = each.sibling) {
    if (holds(each.type)) return each;
    const below = find(each.child, holds);
    if (below) return below;
  }
  return undefined;
}

/**
 * The code of a story: its component as it was rendered, however many elements of the story's own are around it, with
 * what it is imported from. Storybook's own printer shows those instead, by names that a bundler has shortened.
 */
export function snippet(code: string, { canvasElement, component }: StoryContext<ReactRenderer>): string {
  // The docs page asks a second time, with the code of the first.
  const root = canvasElement && rootOf(canvasElement);
  if (!root) return code;
  const shown =
    find(root, (type) => type === component && docsOf(type) !== undefined) ??
    find(root, (type) => docsOf(type) !== undefined);
  if (!shown) return code;
  const printer = new Printer(location.origin);
  const jsx = printer.component(shown.type, shown.memoizedProps);
  return `${printer.importLines()}\n\n${jsx}`;
}
