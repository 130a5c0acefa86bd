import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { grounds } from '../src/theme/grounds.ts';
import {
  bareFills,
  type Color,
  decoration,
  faded,
  fadedPictures,
  fills,
  marks,
  measured,
  surfaces,
  words,
} from '../src/theme/pairs.ts';
import { type ColorRole, colorUses } from './color-uses.ts';

const source = join(import.meta.dirname, '../src');

const allowed: Record<ColorRole, readonly string[]> = {
  word: [...words, ...marks, ...Object.values(fills).flat(), decoration],
  fill: [...surfaces, ...bareFills, ...Object.keys(fills)],
  edge: [...words, ...marks, ...surfaces, decoration],
};

/** Colours that may set words and lines on any surface. */
const plain: ReadonlySet<Color> = new Set([...words, ...marks, decoration]);

const sheets = globSync(['{components,sections,lib}/**/*.css.ts', 'theme/{global.css,lamplight}.ts'], {
  cwd: source,
})
  .toSorted()
  .map((path) => ({ name: basename(path), ...colorUses(readFileSync(join(source, path), 'utf8')) }));

describe('the style sheets', () => {
  it('are found', () => {
    expect(sheets.length).toBeGreaterThan(50);
    console.log(
      `${measured.length} pairs of colours on ${Object.keys(grounds).length} grounds, for ${sheets.flatMap(({ uses }) => uses).length} uses in ${sheets.length} style sheets.`,
    );
  });

  it.each(sheets)('$name uses colours as they are measured', ({ name, uses, pairs, opacities }) => {
    const unknown = uses.filter(({ color, role }) => !allowed[role].includes(color));
    expect(
      unknown,
      'Give the colour its place in the lists of src/theme/pairs.ts, so that it is measured.',
    ).toEqual([]);

    const unmeasured = pairs.filter(
      ({ word, fill }) => !measured.some((pair) => pair.word === word && pair.fill === fill),
    );
    expect(unmeasured, 'These words on this fill are not measured: add them to the fills.').toEqual([]);

    const homeless = uses.filter(
      ({ color, role }) => role === 'word' && !plain.has(color) && !pairs.some(({ word }) => word === color),
    );
    expect(homeless, 'This colour is for words on a fill: say the fill in the same rule.').toEqual([]);

    const known = [...(faded[name]?.map(({ opacity }) => opacity) ?? []), ...(fadedPictures[name] ?? [])];
    expect(
      opacities.filter((opacity) => !known.includes(opacity)),
      'What is seen through has another contrast: add its opacity to faded, or to fadedPictures.',
    ).toEqual([]);
  });

  it('use every colour as the lists say', () => {
    const uses = sheets.flatMap((sheet) => sheet.uses);
    const unused = [
      ...[...words, ...marks].filter((listed) => !uses.some(({ color }) => color === listed)),
      ...allowed.fill.filter(
        (listed) => !uses.some(({ color, role }) => role === 'fill' && color === listed),
      ),
    ];
    expect(unused, 'Take these out of the lists of src/theme/pairs.ts.').toEqual([]);
  });
});
