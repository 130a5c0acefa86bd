import { expect, it } from 'vitest';
import { mailHtml } from './mail-html.ts';

it('has the paragraphs of the text, and its addresses as links', () => {
  expect(
    mailHtml('Your request.\n\nSee https://example.com/en/success?number=K7QP-4MXD&x=1\nor call.\n'),
  ).toBe(
    '<!doctype html>\n<meta charset="utf-8">\n<p dir="auto">Your request.</p>\n' +
      '<p dir="auto">See <a href="https://example.com/en/success?number=K7QP-4MXD&amp;x=1">' +
      'https://example.com/en/success?number=K7QP-4MXD&amp;x=1</a><br>\nor call.</p>\n',
  );
});

it('shows what someone wrote as it was written, and runs nothing of it', () => {
  const html = mailHtml('<img src=x onerror="alert(1)"> javascript:alert(1) https://x.example/"onclick="a');
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; javascript:alert(1) ');
  expect(html).toContain('<a href="https://x.example/&quot;onclick=&quot;a">');
});
