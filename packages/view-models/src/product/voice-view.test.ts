import { describe, expect, it } from 'vitest';
import { voiceQueryOf, voiceViewOf } from './voice-view.ts';

const mended = (query: string) => voiceQueryOf(voiceViewOf(new URLSearchParams(query)));

describe('the voice instrument in the address', () => {
  it.each(['', '?at=120', '?place=crowd', '?at=300&place=street'])(
    '"%s" is read and written alike',
    (query) => {
      expect(mended(query)).toBe(query);
    },
  );

  it.each(['?at=0', '?at=1.5', '?at=near', '?place=moon', '?place=toString'])(
    'leaves out what is none: "%s"',
    (query) => {
      expect(mended(query)).toBe('');
    },
  );
});
