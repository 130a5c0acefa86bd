import { composeStories, type Meta } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { docsOf, extractArgTypes } from '../../.storybook/arg-types.ts';
import { givenArgs, withControls } from '../../.storybook/given-args.ts';

type StoryModule = Parameters<typeof composeStories>[0] & { default: Meta };
type Composed = ComponentType<Record<string, unknown>> & { args: Record<string, unknown> };

const modules = import.meta.glob<StoryModule>('../../packages/ui/src/**/*.stories.tsx', { eager: true });

// React says that a hook was called outside of it; what such a story gives is not shown.
const said = vi.spyOn(console, 'error').mockReturnValue();

function playground(file: string, language: string): Composed | undefined {
  const found = Object.entries(modules).find(([path]) => path.endsWith(`/${file}.stories.tsx`));
  if (!found) throw new Error(`There is no ${file}.stories.tsx.`);
  const composed: Record<string, Composed> = composeStories(found[1], {
    initialGlobals: { ground: 'night', language },
    decorators: [withControls],
    argsEnhancers: [givenArgs],
  });
  return composed['Playground'];
}

function shown(file: string, args: Record<string, unknown>, language = 'en'): string {
  const Story = playground(file, language);
  if (!Story) throw new Error(`${file} has no playground.`);
  return renderToString(<Story {...args} />);
}

const itemsOf = (file: string): Record<string, unknown>[] => {
  const items: unknown = playground(file, 'en')?.args['items'];
  return Array.isArray(items) ? items : [];
};

it('an edited list keeps the elements that JSON cannot hold', () => {
  const items = itemsOf('Carousel').map((item) => ({ ...item, line: 'Edited line' }));
  const html = shown('Carousel', { items: JSON.parse(JSON.stringify(items)) });
  expect(html).toContain('Edited line');
  expect(html).toContain('<img');
});

it('a list that is begun from nothing is an empty one', () => {
  expect(() => shown('SiteFooter', { links: {} })).not.toThrow();
});

it('an object that is begun from nothing has what its type requires', () => {
  expect(shown('CodeField', { resend: {} })).toContain('send');
});

it('a component within one of the story’s own takes what is changed', () => {
  expect(shown('Banner', { title: 'Edited title' })).toContain('Edited title');
});

it('what nobody has changed is in the language of the toolbar', () => {
  expect(playground('Carousel', 'zh')?.args['label']).toBe('Recommended');
  expect(shown('Carousel', {}, 'zh')).toContain('推荐产品');
});

it('no control breaks its component', () => {
  let controls = 0;
  const broken: string[] = [];
  for (const [path, { default: meta }] of Object.entries(modules)) {
    const file = path.replace(/^.*\/|\.stories\.tsx$/g, '');
    const Story = docsOf(meta.component) ? playground(file, 'en') : undefined;
    if (!Story) continue;
    for (const [name, { control, options }] of Object.entries(extractArgTypes(meta.component) ?? {})) {
      if (!control || typeof control !== 'object') continue;
      controls += 1;
      const now = Story.args[name];
      const changes: Record<string, unknown> = {
        object: now ?? {},
        number: typeof now === 'number' ? now + 1 : 2,
        boolean: now !== true,
        text: 'Changed',
      };
      const value = options ? options.find((option) => option !== now) : changes[control.type ?? ''];
      try {
        renderToString(<Story {...{ [name]: value }} />);
      } catch (error) {
        broken.push(`${file}.${name}: ${String(error)}`);
      }
    }
  }
  said.mockRestore();
  expect(broken).toEqual([]);
  expect(controls).toBeGreaterThan(500);
});
