import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as icons from './index.ts';

describe('icons', () => {
  it('are forty-three', () => {
    expect(Object.keys(icons)).toHaveLength(43);
  });

  it('are decoration of 24 px without a title', () => {
    const html = renderToStaticMarkup(<icons.VoiceIcon />);
    expect(html).toContain('width="24" height="24"');
    expect(html).toContain('aria-hidden="true"');
    expect(html).not.toContain('role=');
  });

  it('are named by a title', () => {
    const html = renderToStaticMarkup(<icons.WarningIcon title="Caution" />);
    expect(html).toMatch(/role="img"[^>]*><title>Caution<\/title>/);
    expect(html).not.toContain('aria-hidden');
  });

  it('thicken their line where they are small', () => {
    expect(renderToStaticMarkup(<icons.PlusIcon size={16} />)).toContain('stroke-width="1.75"');
    expect(renderToStaticMarkup(<icons.PlusIcon size={20} />)).toContain('stroke-width="1.5"');
  });
});
