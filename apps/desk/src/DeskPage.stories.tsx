import { endSignIns } from '@payload/web/account/sign-ins.ts';
import { catalogSource } from '@payload/web/data/catalog-source.ts';
import { frameLists } from '@payload/web/data/data-source.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { createRoutes } from './routes.tsx';

const routes = createRoutes({
  lists: async (language) => frameLists(await catalogSource.productLists(language)),
});

function DeskAt({ address }: { address: string }) {
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [address] }));
  return <RouterProvider router={router} />;
}

const meta: Meta = {
  title: 'Pages/Desk',
  tags: ['two-languages'],
  render: (_args, { globals }) => <DeskAt address={globals['language'] === 'zh' ? '/cn/desk' : '/en/desk'} />,
  parameters: {
    layout: 'fullscreen',
    hasOwnGround: true,
    docs: { story: { inline: false, height: '800px' } },
    usage: { when: "Where the maker's staff work on requests, devices and notices, behind a second factor." },
  },
  globals: { ground: 'sheet' },
  beforeEach: () => {
    endSignIns();
    localStorage.clear();
    sessionStorage.clear();
  },
  play: async ({ canvasElement }) => {
    const count = (selector: string) => canvasElement.querySelectorAll(selector).length;
    // A cold start fetches the page's modules one by one.
    await waitFor(() => expect(count('main h1')).toBe(1), { timeout: 30_000 });
    await expect(count('main')).toBe(1);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
export default meta;
type Story = StoryObj;

/** Nobody is signed in: the way to the desk. */
export const SignedOut: Story = {};

export const SignedOutPhone: Story = {
  tags: ['long'],
  globals: { viewport: { value: 'phone' }, language: 'zh', a11y: { manual: true } },
};
