import type { Args, Meta, StoryObj } from '@storybook/react-vite';
import { parseSync } from 'vite';
import { expect, it, vi } from 'vitest';
import { docsOf } from '../../.storybook/arg-types.ts';
import { Printer } from '../../.storybook/print-jsx.ts';
import { elementOf } from '../../.storybook/story-elements.ts';

type StoryModule = Record<string, StoryObj | undefined> & { default: Meta };

const modules = import.meta.glob<StoryModule>('../../packages/ui/src/**/*.stories.tsx', { eager: true });

/** The code of a story whose component can be seen without rendering it; those that keep a state are left out. */
function codeOf(meta: Meta, story: StoryObj): string | undefined {
  const render: unknown = story.render ?? meta.render;
  const args: Args = { ...meta.args, ...story.args };
  if (typeof render !== 'function') return undefined;
  try {
    const element = elementOf(render(args, { args, globals: {}, parameters: {} }), meta.component);
    if (!element) return undefined;
    const printer = new Printer('http://localhost:6006');
    const jsx = printer.component(element.type, element.props);
    return `${printer.importLines()}\n\n${jsx}`;
  } catch {
    return undefined;
  }
}

// React says that a hook was called outside of it; such stories are left out.
const said = vi.spyOn(console, 'error').mockReturnValue();
const codes = Object.entries(modules).flatMap(([path, { default: meta, ...stories }]) =>
  Object.entries(stories).flatMap(([name, story]): [string, string][] => {
    const code = story && docsOf(meta.component) ? codeOf(meta, story) : undefined;
    return code === undefined ? [] : [[`${path.replace(/^.*\/|\.stories\.tsx$/g, '')} · ${name}`, code]];
  }),
);

said.mockRestore();

const codeFor = (name: string) => codes.find(([each]) => each === name)?.[1];

it('the code of a story can be pasted: it parses, and says where its components come from', () => {
  expect(codes.length).toBeGreaterThan(500);
  const wrong = codes.flatMap(([name, code]) => {
    const { errors, program } = parseSync('snippet.tsx', code);
    const imported = new Set(
      program.body.flatMap((statement) =>
        statement.type === 'ImportDeclaration' ? statement.specifiers.map(({ local }) => local.name) : [],
      ),
    );
    const used = [...code.matchAll(/<([A-Z]\w*)/g)].map(([, tag]) => tag ?? '');
    const missing = used.filter((tag) => !imported.has(tag));
    return errors.length > 0 || missing.length > 0 || imported.size === 0 ? [[name, errors, missing]] : [];
  });
  expect(wrong).toEqual([]);
});

it('names no host and holds nothing that cannot be written', () => {
  const wrong = codes.filter(([, code]) => /localhost|\[Circular|\[object |No Display Name/.test(code));
  expect(wrong.map(([name]) => name)).toEqual([]);
});

it('a component of the library stands in a list by its name and with its key', () => {
  expect(codeFor('TabStrip · Playground')).toContain(
    `cells={['Searchlight', <Figure key="flux" value={13000} unit="lm" />]}`,
  );
});

it('a function is an empty one, whatever it does in the story', () => {
  expect(codeFor('Button · Default')).toContain('onClick={() => {}}');
});
