import { composeStory, type Meta, type StoryObj, setProjectAnnotations } from '@storybook/react-vite';
import { Component, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import preview from '../../.storybook/preview.tsx';

type Stories = Record<string, StoryObj> & { default: Meta };
type Args = Record<string, unknown>;

const files = import.meta.glob<Stories>(
  ['../../packages/ui/src/components/*/*.stories.tsx', '../../packages/ui/src/sections/*/*/*.stories.tsx'],
  { eager: true },
);
setProjectAnnotations(preview);

const stories = Object.entries(files).flatMap(([path, { default: meta, ...exported }]) =>
  Object.entries(exported)
    .filter(([name, { tags }]) => name === 'Default' || name === 'Playground' || tags?.includes('variants'))
    .map(([name, story]) => ({
      name: `${path.replace(/^.*\/|\.stories\.tsx$/g, '')} · ${name}`,
      meta,
      story,
    })),
);

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Other figures in the same place, as after a press; an index or a share may be any of its range, so only larger ones change. */
function changed(value: unknown): unknown {
  if (typeof value === 'number') return value > 10 ? value + 1 : value;
  // What is read, unlike a key or an address, has more than one word.
  if (typeof value === 'string' && /\p{L} \p{L}/u.test(value)) return `${value} +`;
  if (Array.isArray(value)) return value.map(changed);
  if (isPlain(value) && !('$$typeof' in value))
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, changed(each)]));
  return value;
}

/** Does to a page what a browser does that translates it: each text is put into elements of the browser's own. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (
      node instanceof Text &&
      node.data.trim() !== '' &&
      !node.parentElement?.closest('[translate=no], style, script')
    )
      texts.push(node);
  }
  for (const text of texts) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

class Boundary extends Component<{ onError: (error: unknown) => void; children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

const roots: Root[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
  document.body.replaceChildren();
});

/** What a story says after a change of its figures; what it throws is thrown. */
function saidAfterChange(meta: Meta, story: StoryObj, isTranslated: boolean): string {
  const { play: _ofAll, ...common } = meta;
  const { play: _own, ...still } = story;
  const Story = composeStory(still, { ...common, id: 'translated' });
  const canvas = document.createElement('div');
  document.body.replaceChildren(canvas);
  const failures: unknown[] = [];
  const root = createRoot(canvas, { onRecoverableError: () => {} });
  roots.push(root);
  const draw = (args: Args) =>
    flushSync(() =>
      root.render(
        <Boundary onError={(error) => failures.push(error)}>
          <Story {...args} />
        </Boundary>,
      ),
    );
  const args: Args = { ...Story.args };
  draw(args);
  if (isTranslated) translate(canvas);
  draw(Object.fromEntries(Object.entries(args).map(([key, value]) => [key, changed(value)])));
  if (failures.length > 0) throw failures[0];
  return canvas.textContent ?? '';
}

describe('under a browser that translates, a changed figure is seen', () => {
  it.each(stories)('$name', ({ meta, story }) => {
    const calm = saidAfterChange(meta, story, false);
    expect(saidAfterChange(meta, story, true)).toBe(calm);
  });
});
