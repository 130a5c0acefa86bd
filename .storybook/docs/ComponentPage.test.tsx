import facts from 'virtual:component-facts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { Usage } from '../usage.ts';
import ComponentPage from './ComponentPage.tsx';
import { shown } from './stand-ins.tsx';

vi.mock('@storybook/addon-docs/blocks', async () => (await import('./stand-ins.tsx')).blocks);

function pageOf(name: string, usage?: Usage): string {
  shown.id = facts[name]?.id ?? name;
  shown.usage = usage;
  return renderToStaticMarkup(<ComponentPage />);
}

describe('a component’s page', () => {
  it('says status, version, bytes and how it is imported', () => {
    const page = pageOf('Carousel');
    expect(page).toMatch(/Stable.*since 0\.1\.0.*\d kB script/s);
    expect(page).toContain('import { Carousel } from &#x27;@payload/ui/Carousel&#x27;;');
    expect(pageOf('Toast')).toContain('import { ToastRegion } from &#x27;@payload/ui/Toast&#x27;;');
  });

  it('has its parts in one order', () => {
    const ids = [...pageOf('TabStrip', { when: 'Use it for …' }).matchAll(/<h2 id="([^"]+)"/g)];
    expect(ids.map(([, id]) => id)).toEqual([
      'when-to-use',
      'anatomy',
      'do-and-dont',
      'props',
      'states',
      'keyboard',
      'accessibility',
      'tokens',
      'where-used',
      'related',
    ]);
  });

  it('shows do beside don’t', () => {
    const page = pageOf('Button');
    expect(page.match(/data-kind="do"/g)).toHaveLength(2);
    expect(page.match(/data-kind="dont"/g)).toHaveLength(2);
  });

  it('leads to where it is used, to what may be meant instead, and to the decisions behind it', () => {
    expect(pageOf('CompareTable')).toContain('<code>/compare/:type</code>');
    const page = pageOf('ConsultButton');
    expect(page).toContain('href="?path=/docs/components-contactcard--docs"');
    expect(page).toContain('href="?path=/docs/introduction-decisions--docs#decision-0039"');
  });

  it('tells a role and the keys, or that there are none', () => {
    expect(pageOf('Toast')).toContain('Role status');
    expect(pageOf('Badge')).toContain('no key works it');
    expect(pageOf('TabStrip', { when: '', keyboard: [['Tab', 'From tab to tab.']] })).toContain(
      '<kbd>Tab</kbd></td><td>From tab to tab.',
    );
  });

  it('shows a colour on each ground', () => {
    const page = pageOf('Figure');
    for (const value of ['#93A3AC', '#52606A', '#9DADB5']) expect(page).toContain(value);
  });

  it('leaves what is no component to Storybook', () => {
    expect(pageOf('foundations-colour')).toContain('Storybook’s own page');
  });
});
