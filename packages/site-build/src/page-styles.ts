import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** The styles of a page: those of its first view as text, and the addresses of where they come from and of the others. */
interface PageStyles {
  styles: string;
  inlinedSheets: readonly string[];
  laterSheets: readonly string[];
}

/** A sheet of the build. */
interface Sheet {
  address: string;
  text: string;
  classes: readonly string[];
}

const classesIn = (css: string) => Array.from(css.matchAll(/\.(-?[_a-z][\w-]*)/gi), ([, name = '']) => name);

/** Addresses of all sheets, each after those that its chunk imports: components come after what they are made of. */
function sheetsInOrder(manifest: Manifest): string[] {
  const sheets = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return;
    visited.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const sheet of chunk.css ?? []) sheets.add(`/${sheet}`);
    for (const imported of chunk.dynamicImports ?? []) visit(imported);
  };
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) visit(key);
  return [...sheets];
}

/**
 * Tells which styles a prerendered document holds: the entry's own sheet, and every other of which a class stands in its body.
 * Whole ones: a sheet that came again for its other half would have the page's styles computed again.
 *
 * @param client folder of the build
 * @param entry name in the manifest of the script that every page runs
 * @returns for a body and the addresses of all sheets that its page may need at its start, what is to be done with them
 */
export async function pageStyles(client: string, manifest: Manifest, entry: string) {
  const own = new Set(manifest[entry]?.css?.map((file) => `/${file}`));
  const sheets: Sheet[] = await Promise.all(
    sheetsInOrder(manifest).map(async (address) => {
      const text = (await readFile(join(client, address), 'utf8')).trim();
      return { address, text, classes: classesIn(text) };
    }),
  );
  return (body: string, needed: readonly string[]): PageStyles => {
    const inBody = new Set(
      Array.from(body.matchAll(/ class="([^"]+)"/g), ([, names = '']) => names.split(' ')).flat(),
    );
    const inlined = sheets.filter(
      ({ address, classes }) => own.has(address) || classes.some((name) => inBody.has(name)),
    );
    const inlinedSheets = inlined.map(({ address }) => address);
    return {
      styles: inlined.map(({ text }) => text).join(''),
      inlinedSheets,
      laterSheets: needed.filter((address) => !inlinedSheets.includes(address)),
    };
  };
}
