import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { newComponent } from './new/component.ts';
import { newPage } from './new/page.ts';
import { applied, type Plan, PlanError } from './new/plan.ts';

/** `npm run new`: writes the files that CONTRIBUTING names for a component or a page, and says what comes next. */
const root = join(import.meta.dirname, '..');
const usage = `npm run new -- component <Name> --when "Use it for …"
npm run new -- page <name> --en "Title" --cn "标题"`;

function planOf(kind: string | undefined, name: string | undefined): Plan {
  if (kind === 'component') return newComponent(name, values.when);
  if (kind === 'page') return newPage(name, { en: values.en, cn: values.cn });
  throw new PlanError(usage);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { when: { type: 'string' }, en: { type: 'string' }, cn: { type: 'string' } },
});

try {
  const plan = planOf(positionals[0], positionals[1]);
  const texts = applied(plan, (path) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined,
  );
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(path);
  }
  console.log(`\n${plan.next.join('\n')}`);
} catch (error) {
  if (!(error instanceof PlanError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
