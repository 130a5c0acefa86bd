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

/** Stories that show the colours of a component at rest and where something is wrong; the others show the same colours again. */
const measured = new Set(['Default', 'Invalid']);

/**
 * Measures the contrast of `Default` and `Invalid` on the grounds they are not shown on. The accessibility addon has
 * already run every rule on the shown one; colours are all that a ground changes.
 */
export async function checkOtherGrounds(context: Context): Promise<void> {
  const current = groundOf(context.globals);
  const setting = context.parameters['a11y'];
  if (!measured.has(context.name)) return;
  // A page brings the ground of its own theme.
  if (setting.test === 'off' || context.parameters['hasOwnGround']) return;
  const elements = [...document.getElementsByClassName(groundClass)];
  const colours = { ...setting, options: { ...setting.options, runOnly: ['color-contrast'] } };
  try {
    for (const ground of groundNames) {
      if (ground === current) continue;
      stand(elements, ground);
      await painted();
      await a11y.afterEach({ ...context, parameters: { ...context.parameters, a11y: colours } });
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
