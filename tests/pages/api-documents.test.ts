import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { client, documentAt, languages, textOf } from './built.ts';

const ids = ['megaphone', 't40s', 's3mini', 'm3d'];

describe.each(languages)('a Cloud API document in %s', (language) => {
  it.each(ids)(
    '%s lists its headings, each with a link to itself, and leads to the other documents',
    (id) => {
      const page = documentAt(`/${language}/apiCloud/${id}`);
      const headings = [...page.querySelectorAll('main :is(h2, h3)[id]')].map(
        ({ id: anchor }) => `#${anchor}`,
      );
      expect(headings.length).toBeGreaterThan(5);
      const links = [...page.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
      for (const anchor of headings)
        expect([anchor, links.filter((href) => href === anchor).length >= 2]).toEqual([anchor, true]);
      for (const other of ids) expect(links).toContain(`/${language}/apiCloud/${other}`);
    },
  );

  it('has its codes whole and coloured, to be copied as they were written', () => {
    const page = documentAt(`/${language}/apiCloud/megaphone`);
    const codes = [...page.querySelectorAll('pre code')];
    expect(page.querySelector('pre .code-key')).not.toBeNull();
    const messages = codes.flatMap(({ textContent }) => {
      const text = textContent ?? '';
      const message: unknown = text.startsWith('{') ? JSON.parse(text) : null;
      return message === null ? [] : [message];
    });
    expect(messages).toContainEqual(
      expect.objectContaining({ method: 'speaker_replay', data: expect.objectContaining({ psdk_index: 2 }) }),
    );
  });

  it('is led to by its product', () => {
    const links = [...documentAt(`/${language}/details/product/S3mini`).querySelectorAll('main a')];
    const link = links.find((each) => each.getAttribute('href') === `/${language}/apiCloud/s3mini`);
    expect(textOf(link)).toContain('S3mini');
  });
});

it('nothing that parses or highlights documents is among the scripts of the site', () => {
  const scripts = readdirSync(join(client, 'assets')).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const parsers = scripts.filter((name) =>
    /hljs|highlight\.js|micromark|remark/.test(readFileSync(join(client, 'assets', name), 'utf8')),
  );
  expect(parsers).toEqual([]);
});
