import { readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const locales = 'packages/catalog/src/locales';

/** A file of texts by its path in a language's folder: `service/notice-mail` is imported as `enServiceNoticeMail`. */
const variable = (language: string, path: string) =>
  language +
  path
    .split(/[/-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const filesIn = (folder: string) =>
  readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? [basename(file, '.json')] : []));

const entry = (language: string) => (path: string) => {
  const name = basename(path);
  return `    ${name.includes('-') ? `'${name}'` : name}: ${variable(language, path)},`;
};

/** The module that names every file of texts, by what lies in the folders of one checkout. */
export function textIndex(checkout: string = root): string {
  const folder = join(checkout, locales, 'en');
  const inFolder = (name: string) => filesIn(join(folder, name)).map((file) => `${name}/${file}`);
  const pages = filesIn(folder).toSorted();
  const service = inFolder('service').toSorted();
  const products = inFolder('products').toSorted();
  const imports = ['cn', 'en'].flatMap((language) =>
    [...pages, ...products, ...service]
      .toSorted()
      .map(
        (path) =>
          `import ${variable(language, path)} from './${language}/${path}.json' with { type: 'json' };`,
      ),
  );
  const languages = ['en', 'cn'].map((language) =>
    [
      `export const ${language} = {`,
      '  pages: {',
      ...pages.map(entry(language)),
      '  },',
      '  service: {',
      ...service.map(entry(language)),
      '  },',
      '  products: {',
      ...products.map((path) => `    ...${variable(language, path)},`),
      '  },',
      '};',
    ].join('\n'),
  );
  return `// Written by npm run snapshots from the files in this folder. A page may load each of \`pages\` by itself; \`service\` is what
// replies, mails and files are made of, and \`products\` the written part of each model.
${imports.join('\n')}

${languages.join('\n\n')}
`;
}

/** Names every file of texts of a checkout in its index. */
export function writeTextIndex(checkout: string = root): void {
  writeFileSync(join(checkout, locales, 'index.ts'), textIndex(checkout));
}

if (import.meta.main) writeTextIndex();
