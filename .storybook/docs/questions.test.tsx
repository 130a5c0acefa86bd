import facts from 'virtual:component-facts';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Guidelines } from '../introduction/Guidelines.tsx';
import { WhatIsNew } from '../introduction/WhatIsNew.tsx';
import type { Usage } from '../usage.ts';
import ComponentPage from './ComponentPage.tsx';
import { shown } from './stand-ins.tsx';

vi.mock('@storybook/addon-docs/blocks', async () => (await import('./stand-ins.tsx')).blocks);

const stories = import.meta.glob<{ default: { id?: string; parameters?: { usage?: Usage } } }>(
  '../../packages/ui/src/components/{Carousel,TabStrip,Button,Toast,Figure,CompareTable,ConsultButton}/*.stories.tsx',
);

/** The page of a component or of the introduction as text. */
async function textOf(page: string): Promise<string> {
  const pages: Record<string, ComponentType> = { Guidelines, 'What is new': WhatIsNew };
  const id = facts[page]?.id ?? '';
  const metas = await Promise.all(Object.values(stories).map((load) => load()));
  Object.assign(shown, {
    language: 'en',
    id,
    usage: metas.find((each) => each.default.id === id)?.default.parameters?.usage,
  });
  const Page = pages[page] ?? ComponentPage;
  return renderToStaticMarkup(<Page />).replaceAll(/<[^>]+>/g, '');
}

it.each([
  ['the pause rule of the carousel', 'Carousel', 'Pause rule'],
  ['the colour of errors at night', 'Guidelines', '#FF6B5E'],
  ['long Chinese in tabs', 'TabStrip', 'in Chinese too'],
  ['which button when', 'Button', 'One `signal` button a view'],
  ['what changed last', 'What is new', '0.3.0'],
  ['the bytes of the carousel', 'Carousel', 'kB script'],
  ['its tokens', 'Carousel', 'color.floatShadow'],
  ['the smallest target', 'Guidelines', '44 × 44 px'],
  ['which font Chinese has', 'Guidelines', 'PingFang SC'],
  ['a toast’s role', 'Toast', 'Role status (polite)'],
  ['how to write an error', 'Guidelines', 'what happened, what it means and what to do next'],
  ['how 320 px look', 'Carousel', '320 px'],
  ['the keyboard of the tab strip', 'TabStrip', 'Moves from tab to tab'],
  ['what forced colours do', 'Guidelines', 'borders and icons carry every state'],
  ['which component shows a figure with its unit', 'Figure', 'Every number with a unit'],
  ['where the comparison is used', 'CompareTable', '/compare/:type'],
  ['since when the consult button is there', 'ConsultButton', 'since 0.1.0'],
  ['where the night’s ground is defined', 'Guidelines', 'packages/ui/src/theme/tokens.ts'],
  ['what differs on paper and dark paper', 'Guidelines', 'they differ in colours alone'],
  ['how right to left looks', 'Guidelines', '“Direction” in the toolbar turns any story'],
])('a designer who asks for %s finds it on the page %s', async (_question, page, answer) => {
  expect(await textOf(page)).toContain(answer);
});
