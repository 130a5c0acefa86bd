import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Characters of the basic plane that a font draws: format 4 of its `cmap` table (OpenType, "cmap"). */
function drawnBy(file: string): Set<string> {
  const font = readFileSync(file);
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const record = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  if (record === undefined) throw new Error(`${file} has no cmap table.`);
  const cmap = font.readUInt32BE(record + 8);
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 4 + 8 * index + 4),
  );
  const at = subtables.find((subtable) => font.readUInt16BE(subtable) === 4);
  if (at === undefined) throw new Error(`${file} has no cmap of format 4.`);
  const width = font.readUInt16BE(at + 6);
  const characters = new Set<string>();
  for (let segment = 0; segment < width; segment += 2) {
    const end = font.readUInt16BE(at + 14 + segment);
    const start = font.readUInt16BE(at + 16 + width + segment);
    // The last segment stands for no character.
    for (let code = start; code <= end && code < 0xff_ff; code += 1)
      characters.add(String.fromCharCode(code));
  }
  return characters;
}

it.each(['Regular', 'Bold'])(
  'the pictures’ Chinese font, %s, draws every character of the texts',
  (weight) => {
    const drawn = drawnBy(join(root, `tests/fonts/NotoSansCJKsc-${weight}.otf`));
    const texts = globSync(
      [
        'packages/catalog/src/locales/cn/**/*.json',
        'packages/ui/src/**/*.{ts,tsx}',
        'apps/*/src/**/*.{ts,tsx,md}',
      ],
      { cwd: root },
    );
    expect(texts.length).toBeGreaterThan(500);
    const missing = new Set(
      texts.flatMap((file) =>
        (
          readFileSync(join(root, file), 'utf8').match(/[\p{sc=Han}\u3000-\u303f\uff00-\uffef]/gu) ?? []
        ).filter((character) => !drawn.has(character)),
      ),
    );
    expect([...missing]).toEqual([]);
  },
);
