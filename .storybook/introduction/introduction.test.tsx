import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import uiPackage from '../../packages/ui/package.json' with { type: 'json' };
import { grounds } from '../../packages/ui/src/theme/grounds.ts';
import { shown } from '../docs/stand-ins.tsx';
import { Decisions } from './Decisions.tsx';
import { Guidelines } from './Guidelines.tsx';
import { rules } from './rules.tsx';
import { Welcome } from './Welcome.tsx';
import { WhatIsNew } from './WhatIsNew.tsx';

vi.mock('@storybook/addon-docs/blocks', async () => (await import('../docs/stand-ins.tsx')).blocks);

/** A docs page as the toolbar's language shows it. */
function pageIn(language: string, Page: ComponentType): string {
  shown.language = language;
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
