import type { Language } from '@payload/catalog';
import type { en } from '@payload/catalog/locales';

/** Both languages have the same keys; a test compares them. */
type TextFiles = typeof en.pages;

/** Every file of texts, a chunk of its own in each language; `site` and `types` are one (`locales/en.ts`). */
const loaders = import.meta.glob<object>(
  [
    '../../../catalog/src/locales/{en,cn}/*.json',
    '!../../../catalog/src/locales/*/{site,types}.json',
    // The desk's own, which it adds by `provideContent`.
    '!../../../catalog/src/locales/*/{desk,desk-templates}.json',
  ],
  { import: 'default' },
);

const provided = new Map<string, () => Promise<object>>();

/** Adds files of texts that one app alone says, by their paths, which end in `en/<name>.json` or `cn/<name>.json`. */
export function provideContent(files: Readonly<Record<string, () => Promise<object>>>): void {
  for (const [path, load] of Object.entries(files)) provided.set(path.split('/').slice(-2).join('/'), load);
}

/**
 * The texts of one file in a language. A page's `load` takes what it shows of a long one, so the document carries that
 * alone and a first visit loads no such file.
 * Errors: the load error of their chunk.
 */
export async function loadContent<Name extends keyof TextFiles>(
  name: Name,
  language: Language,
): Promise<TextFiles[Name]> {
  const file = `${language}/${name}.json`;
  const load = loaders[`../../../catalog/src/locales/${file}`] ?? provided.get(file);
  if (!load) throw new Error(`There is no file of texts called ${name} in ${language}.`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite's pattern tells paths, not what is in the files
  return (await load()) as TextFiles[Name];
}
