import { productTypes } from '../../packages/catalog/src/index.ts';
import { type Plan, PlanError } from './plan.ts';

/** What only the model has that the entry is taken from. */
const ownLines = /^ {4}(?:synonyms|published|video|bracket): .*\n/gm;

/**
 * A model of the catalogue, entry and texts taken from the last of its family: the tests ask for its own figures and
 * words until they are written. `read` gives the text of a file, undefined where there is none.
 */
export function newProduct(
  code: string | undefined,
  type: string | undefined,
  read: (path: string) => string | undefined,
): Plan {
  if (!code || !/^[A-Z][A-Za-z0-9]+$/.test(code))
    throw new PlanError('A product is named by the code on its label: `product T45 --type searchlight`.');
  if (!productTypes.some((one) => one === type))
    throw new PlanError(`Say of which family it is: --type ${productTypes.join(' | ')}.`);
  const entries = `packages/catalog/src/products/${type}.ts`;
  const texts = (language: string) => `packages/catalog/src/locales/${language}/products/${type}.json`;
  const blocks = read(entries)?.match(/^ {2}\{\n[\s\S]*?^ {2}\},$/gm) ?? [];
  const codes = blocks.map((block) => /code: '(\w+)'/.exec(block)?.[1]);
  const model = codes.at(-1);
  const block = blocks.at(-1);
  if (!model || !block) throw new PlanError(`${entries} has no entry to begin with.`);
  if (codes.includes(code)) throw new PlanError(`${code} is in ${entries} already.`);

  const textLines = (language: string) => {
    const all: Record<string, unknown> = JSON.parse(read(texts(language)) ?? '{}');
    const text = JSON.stringify(all[model], null, 2).replaceAll(new RegExp(`\\b${model}\\b`, 'g'), code);
    return {
      path: texts(language),
      before: new RegExp(`^ {2}"${model}": `),
      text: `  "${code}": ${text},`.replaceAll('\n', '\n  '),
    };
  };
  return {
    files: {},
    lines: [
      {
        path: entries,
        before: /^\] as const satisfies/,
        text: block.replace(`'${model}'`, `'${code}'`).replace(ownLines, ''),
      },
      textLines('en'),
      textLines('cn'),
    ],
    next: [
      'Then: npm run format',
      `      its aircraft and figures in ${entries}: they are ${model}'s`,
      `      its words in ${texts('{en,cn}')}: they are ${model}'s`,
      `      its pictures, AVIF and WebP, 1200 px wide in apps/site/public/static/pic/{products,night}/${code}.*,`,
      `      600 px wide in apps/site/public/public/min/{products,night}/${code}.*`,
      '      npm run share                the picture of its shared links',
      `      npm run thumbnails ${code}      its small pictures, from both`,
      ...(type === 'loadbracket'
        ? []
        : ['      npm run manuals              what the catalogue says of its manual']),
      '      npm run test:quick           says what is missing or contradicts itself',
    ],
  };
}
