import * as a11y from '@storybook/addon-a11y/preview';
import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { type GroundName, groundAttributes, groundClass, groundNames, groundOf } from './grounds.ts';

type Context = StoryContext<ReactRenderer>;

const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

function stand(elements: Iterable<Element>, ground: GroundName) {
  for (const element of elements) {
    for (const [name, value] of Object.entries(groundAttributes[ground])) element.setAttribute(name, value);
  }
}

/** Stories that show a component at rest and where something is wrong; the others have the same colours, names and roles. */
const measured = new Set(['Default', 'Invalid']);

/**
 * Has axe read `Default` and `Invalid` by every rule where the accessibility addon, which reads each story, is off; and their
 * contrast on the grounds they are not shown on, since colours are all that a ground changes.
 */
export async function checkAccessibility(context: Context): Promise<void> {
  const current = groundOf(context.globals);
  const setting = context.parameters['a11y'];
  if (!measured.has(context.name)) return;
  // A page brings the ground of its own theme, and is read in a walk.
  if (context.parameters['hasOwnGround']) return;
  const elements = [...document.getElementsByClassName(groundClass)];
  const read = (options: object) =>
    a11y.afterEach({
      ...context,
      parameters: {
        ...context.parameters,
        a11y: { ...setting, test: 'error', options: { ...setting.options, ...options } },
      },
    });
  if (setting.test === 'off') await read({});
  try {
    for (const ground of groundNames) {
      if (ground === current) continue;
      stand(elements, ground);
      await painted();
      await read({ runOnly: ['color-contrast'] });
    }
  } catch (error) {
    const where = elements[0]?.getAttribute('data-ground');
    throw new Error(`On the ground "${where}": ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  } finally {
    stand(elements, current);
  }
}
