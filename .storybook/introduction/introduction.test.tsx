import { type ComponentType, createContext, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import uiPackage from '../../packages/ui/package.json' with { type: 'json' };
import { grounds } from '../../packages/ui/src/theme/grounds.ts';
import { Decisions } from './Decisions.tsx';
import { Guidelines } from './Guidelines.tsx';
import { rules } from './rules.tsx';
import { Welcome } from './Welcome.tsx';
import { WhatIsNew } from './WhatIsNew.tsx';

const toolbar = vi.hoisted(() => ({ language: 'en' }));

// Storybook's blocks need a browser as soon as they are imported.
vi.mock('@storybook/addon-docs/blocks', () => ({
  AnchorMdx: ({ href, children }: { href: string; children: ReactNode }) => <a href={href}>{children}</a>,
  Markdown: ({ children }: { children: string }) => <pre>{children}</pre>,
  DocsContext: createContext({ channel: { last: () => [{ globals: toolbar }] } }),
}));

/** A docs page as the toolbar's language shows it. */
function pageIn(language: string, Page: ComponentType): string {
  toolbar.language = language;
  return renderToStaticMarkup(<Page />);
}

const isChinese = /\p{Script=Han}/u;

describe('the introduction', () => {
  it('says each rule in the language of the toolbar', () => {
    const english = pageIn('en', Guidelines);
    const chinese = pageIn('zh', Guidelines);
    for (const { en, zh } of rules) {
      expect(english).toContain(en.title);
      expect(chinese).toContain(zh.title);
      expect(zh.title).toMatch(isChinese);
    }
    expect(english).toContain(`> ${grounds.night.critical}<`);
  });

  it('leads to every group and every component', () => {
    for (const page of [pageIn('en', Welcome), pageIn('zh', Welcome)]) {
      expect(page).toContain('href="?path=/docs/components-carousel--docs"');
      expect(page.match(/<dt>/g)?.length).toBe(10);
    }
  });

  it('begins what is new with the newest version', () => {
    const versions = [...pageIn('en', WhatIsNew).matchAll(/<h2 id="version-([^"]+)"/g)].map(
      ([, name]) => name,
    );
    expect(versions[0]).toBe(uiPackage.version);
    expect(versions.at(-1)).toBe('0.1.0');
  });

  it('holds the text of each decision', () => {
    expect(pageIn('en', Decisions)).toContain('Components render plain links');
  });
});
