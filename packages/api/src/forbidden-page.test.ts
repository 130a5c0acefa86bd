import { describe, expect, it } from 'vitest';
import { mayReload, readText, reloadedKey } from './forbidden-page.ts';
import { absentStorage, blockedStorage, fullStorage, nullStorage, storageDouble } from './testing/storage.ts';

describe('readText', () => {
  it('gives the lines a visitor would read', () => {
    const html = `<!doctype html>
      <html><head><title>Access denied</title><meta http-equiv="refresh" content="0; url=//evil.example">
      <style>body { color: red }</style></head>
      <body onload="steal()"><h1>Access   denied</h1><!-- <p>hidden</p> -->
      <p>Your <b>request</b> was <a href="javascript:steal()">blocked</a>.<br>Ray &#35;42 &amp; more&nbsp;&#x2014; &copy;</p>
      <noscript>Please enable scripts</noscript>
      <script>document.write('<p>written</p>')</script></body></html>`;
    expect(readText(html)).toEqual([
      'Access denied',
      'Your request was blocked.',
      'Ray #42 & more — &copy;',
      'Please enable scripts',
    ]);
  });

  it('keeps Chinese and bare comparisons as they are', () => {
    expect(readText('<p>访问被拒绝，5 < 6</p>')).toEqual(['访问被拒绝，5 < 6']);
  });

  it('takes everything behind an unclosed script or comment for part of it', () => {
    expect(readText('<p>one</p><script>alert(1)')).toEqual(['one']);
    expect(readText('<p>one</p><!-- two')).toEqual(['one']);
  });

  it('gives markup that was written as text back as text', () => {
    expect(readText('&lt;img src=x onerror=steal()&gt;')).toEqual(['<img src=x onerror=steal()>']);
  });

  it('gives nothing for a page without text', () => {
    expect(readText('<html><body><script>go()</script></body></html>')).toEqual([]);
  });

  it('survives code points that are none', () => {
    expect(readText('a&#0;b&#x110000;c&#9999999;d')).toEqual(['a b c d']);
  });

  it('reads a bounded part of an endless page', () => {
    expect(readText('word '.repeat(50_000)).join(' ').length).toBeLessThanOrEqual(100_000);
  });
});

describe('mayReload', () => {
  it('lets a tab reload once', () => {
    const { texts, open } = storageDouble();
    expect(mayReload(open)).toBe(true);
    expect(mayReload(open)).toBe(false);
    expect(texts.has(reloadedKey)).toBe(true);
  });

  it.each([
    ['blocked', blockedStorage],
    ['full', fullStorage()],
    ['absent', absentStorage],
    ['null', nullStorage],
  ])('never reloads where session storage is %s', (_kind, open) => {
    expect(mayReload(open)).toBe(false);
  });

  it('never reloads where session storage forgets at once', () => {
    expect(mayReload(() => ({ getItem: () => null, setItem: () => {}, removeItem: () => {} }))).toBe(false);
  });
});
