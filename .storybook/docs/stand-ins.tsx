import { createContext, type ReactNode } from 'react';
import type { Usage } from '../usage.ts';

/** What the toolbar says and which page is open, for docs pages that are rendered without a browser. */
export const shown: { language: string; id: string; usage: Usage | undefined } = {
  language: 'en',
  id: '',
  usage: undefined,
};

const story = { id: 'story--default', name: 'Default', parameters: {}, initialArgs: {}, moduleExport: {} };

/** Stand-ins for Storybook's blocks, which need a browser as soon as they are imported. */
export const blocks = {
  AnchorMdx: ({ href, children }: { href: string; children: ReactNode }) => <a href={href}>{children}</a>,
  Canvas: () => null,
  Controls: () => null,
  DocsPage: () => <p>Storybook’s own page</p>,
  Markdown: ({ children }: { children: ReactNode }) => <div>{children}</div>,
  Source: ({ code }: { code?: string }) => <pre>{code}</pre>,
  DocsContext: createContext({
    channel: { last: () => [{ globals: { language: shown.language } }] },
    componentStories: () => [story],
    resolveOf: () => ({ preparedMeta: { component: undefined } }),
  }),
  useOf: () => ({
    csfFile: { meta: { id: shown.id } },
    preparedMeta: { parameters: { usage: shown.usage } },
  }),
};
