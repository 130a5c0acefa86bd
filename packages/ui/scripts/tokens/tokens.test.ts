import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { palette } from '../../src/theme/palette.ts';
import { tokenFiles } from './files.ts';
import { rolesOf } from './layers.ts';

const folder = join(import.meta.dirname, '../../tokens');

it('the files for design tools are what the tokens give', () => {
  const committed = globSync('**/*.json', { cwd: folder })
    .toSorted()
    .map((path) => [path, readFileSync(join(folder, path), 'utf8')]);
  // To write them again: npm run snapshots
  expect(Object.fromEntries(committed)).toEqual(Object.fromEntries(tokenFiles()));
});

it('every colour of the palette is one of a kind, and taken by a role', () => {
  const colors = Object.values(palette).flatMap((steps): string[] => Object.values(steps));
  expect(new Set(colors).size).toBe(colors.length);
  expect(colors.filter((color) => rolesOf(color) === '')).toEqual([]);
});
