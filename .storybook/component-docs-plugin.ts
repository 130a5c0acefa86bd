import type { Plugin } from 'vite';
import { type ComponentDocs, componentDocs } from '../packages/ui/scripts/component-docs.ts';
import { Sources } from '../packages/ui/scripts/sources.ts';

const source = '/packages/ui/src/';

/** What is told of the components that each module declares. */
const byModule = () => Map.groupBy(componentDocs(new Sources()), ({ path }) => path);

/** Icons are made by a call, so that their names are not those of functions. */
const iconNames = (code: string) =>
  [...code.matchAll(/^export const (\w+Icon) =/gm)].map(([, name]) => name ?? '');

const attached = (docs: Pick<ComponentDocs, 'name' | 'specifier'>) =>
  `${docs.name}.displayName = ${JSON.stringify(docs.name)};\n${docs.name}.__docgenInfo = ${JSON.stringify(docs)};`;

/** Lets the controls find out what a story gives its component beside its args: see `given-args.tsx`. */
const givenBy = (story: string) =>
  `${story}.parameters = { ...${story}.parameters, givenBy: ${story}.render ?? meta.render };`;

function appended(below: string, code: string, modules: () => ReturnType<typeof byModule>): string[] {
  if (below.endsWith('.stories.tsx')) {
    if (!/^const meta\b/m.test(code)) return [];
    return [...code.matchAll(/^export const (Default|Playground)\b/gm)].map(([, name]) =>
      givenBy(name ?? ''),
    );
  }
  if (below === 'icons/icons.ts')
    return iconNames(code).map((name) => attached({ name, specifier: '@payload/ui/icons' }));
  return modules().get(below)?.map(attached) ?? [];
}

/**
 * Attaches to each component what `api.md` tells of it. Storybook's own readers ask the JavaScript API of TypeScript,
 * which version 7 has not, or know a named type by its name alone. Names survive minification that way.
 */
export function componentDocsPlugin(): Plugin {
  let modules: ReturnType<typeof byModule> | undefined;
  return {
    name: 'component-docs',
    // A changed type may be one that another module's props are made of.
    watchChange(id) {
      if (id.includes(source)) modules = undefined;
    },
    transform(code, id) {
      const [path] = id.split('?');
      if (!path?.includes(source) || id !== path) return undefined;
      const below = path.slice(path.indexOf(source) + source.length);
      const lines = appended(below, code, () => {
        modules ??= byModule();
        return modules;
      });
      // What is appended moves no line, so that the source map stays true.
      return lines.length > 0 ? { code: [code, ...lines].join('\n'), map: null } : undefined;
    },
  };
}
