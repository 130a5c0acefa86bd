import { buildIndex } from 'storybook/internal/core-server';
import { expect, it } from 'vitest';
import { countSnapshots, snapshotsOf } from '../.storybook/modes.ts';

it('takes fewer than 1 500 pictures in a whole build', async () => {
  const { entries } = await buildIndex({ configDir: '.storybook' });
  const ids = Object.values(entries).flatMap(({ type, id }) => (type === 'story' ? [id] : []));
  expect(ids.length).toBeGreaterThan(900);
  expect(countSnapshots(ids)).toBeLessThan(1500);
});

it('takes each component in both languages and on all grounds', () => {
  expect(snapshotsOf('components-columns--default')).toEqual({
    modes: {
      'night, English, 1280': expect.objectContaining({ ground: 'night', language: 'en' }),
      'sheet, Chinese, 1280': expect.objectContaining({ ground: 'sheet', language: 'zh' }),
      'dark sheet, long words, 360': expect.objectContaining({ ground: 'sheet-dark' }),
    },
  });
});
