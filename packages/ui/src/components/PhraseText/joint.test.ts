import { describe, expect, it } from 'vitest';
import { joint } from './joint.ts';

describe('joint', () => {
  it('parts Latin phrases by a space', () => {
    expect(joint('Light, voice', 'and reach')).toBe(' ');
    expect(joint('Four questions,', 'one payload')).toBe(' ');
  });

  it('puts nothing beside Chinese', () => {
    expect(joint('把光、声音', '和物资，')).toBe('');
    expect(joint('和物资，', '送进黑夜。')).toBe('');
    expect(joint('M350', '可用')).toBe('');
  });
});
