import { describe, expect, it } from 'vitest';
import { newLines, plainText } from './plain-text.ts';

class Port {
  readonly #name = 'COM3';
  get name() {
    return this.#name;
  }
}

describe('the context as text', () => {
  it('never shows a secret, only that there is one', () => {
    const text = plainText({ typed: { account: '13800138000', password: 'hunter22' }, token: '' });
    expect(text).toContain('13800138000');
    expect(text).not.toContain('hunter22');
    expect(text).toContain('"password": "••••••"');
    expect(text).toContain('"token": ""');
  });

  it('leaves functions out and names what has no text of its own', () => {
    const shown = plainText({
      now: () => 1,
      checks: { body: () => true },
      errors: {},
      file: new File(['abc'], 'flight.jpg'),
      bytes: new Uint8Array(512),
      port: new Port(),
      error: new TypeError('No.'),
    });
    expect(JSON.parse(shown)).toEqual({
      errors: {},
      file: 'File flight.jpg, 3 B',
      bytes: '512 B',
      port: 'Port',
      error: 'TypeError: No.',
    });
  });

  it('shortens what would fill the page', () => {
    expect(JSON.parse(plainText(Array.from({ length: 20 }, (_, index) => index)))).toHaveLength(13);
  });
});

describe('the lines that are new', () => {
  it('are those whose value changed, not those that only got a comma', () => {
    const before = plainText({ view: 'login', code: '' });
    const after = plainText({ view: 'register', code: '', turn: 1 });
    expect(newLines(after, before)).toEqual([2, 4]);
  });

  it('are none where nothing changed', () => {
    expect(newLines('a\nb', 'a\nb')).toEqual([]);
  });
});
