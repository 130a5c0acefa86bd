import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeTextIndex } from '../packages/catalog/scripts/text-index.ts';
import { newCall } from './new/call.ts';
import { newComponent } from './new/component.ts';
import { newPage } from './new/page.ts';
import { applied, type Plan, PlanError } from './new/plan.ts';
import { newProduct } from './new/product.ts';
import { newSection } from './new/section.ts';

/** `npm run new`: writes the files that CONTRIBUTING names for a new thing of a kind, and says what comes next. */
const root = join(import.meta.dirname, '..');
const usage = `npm run new -- component <Name> --group <Group> --when "Use it for …"
npm run new -- section <Name> --page <page>
npm run new -- page <name> --en "Title" --cn "标题"
npm run new -- product <CODE> --type <type>
npm run new -- call <name>`;

const read = (path: string) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    group: { type: 'string' },
    when: { type: 'string' },
    en: { type: 'string' },
    cn: { type: 'string' },
    type: { type: 'string' },
    page: { type: 'string' },
  },
});

/** The library's version, in which a new component comes. */
function versionOfUi(): string {
  const { version }: { version: string } = JSON.parse(read('packages/ui/package.json') ?? '');
  return version;
}

function planOf(kind: string | undefined, name: string | undefined): Plan {
  switch (kind) {
    case 'component':
      return newComponent(name, { when: values.when, group: values.group, version: versionOfUi() });
    case 'section':
      return newSection(name, values.page);
    case 'page':
      return newPage(name, { en: values.en, cn: values.cn });
    case 'product':
      return newProduct(name, values.type, read);
    case 'call':
      return newCall(name);
    default:
      throw new PlanError(usage);
  }
}

try {
  const plan = planOf(positionals[0], positionals[1]);
  const texts = applied(plan, read);
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(path);
  }
  writeTextIndex();
  console.log(`\n${plan.next.join('\n')}`);
} catch (error) {
  if (!(error instanceof PlanError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
