import { otaFiles } from '@payload/catalog';
import { describe, expect, it } from 'vitest';
import { notesOf } from './notes.ts';

describe('the lines of what changed', () => {
  it('are what was done and to what', () => {
    expect(notesOf(['Fixed: a hook could open.', '修复：挂钩可能打开。'])).toEqual([
      { kind: 'Fixed', text: 'A hook could open.' },
      { kind: '修复', text: '挂钩可能打开。' },
    ]);
  });

  it('may come without a first word', () => {
    expect(notesOf(['It starts twice as fast, see page 3: battery.'])).toEqual([
      { kind: '', text: 'It starts twice as fast, see page 3: battery.' },
    ]);
  });

  it.each(['en', 'cn'] as const)('of the catalogue all have one in %s', (language) => {
    const lines = otaFiles(language).flatMap(({ notes }) => notes);
    expect(lines.length).toBeGreaterThan(20);
    expect(notesOf(lines).filter(({ kind }) => kind === '')).toEqual([]);
  });
});
