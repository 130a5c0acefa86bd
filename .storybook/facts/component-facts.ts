import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { siteUsage } from './site-usage.ts';

/** What is known of a component from its sources. */
export type ComponentFacts = {
  name: string;
  /** What its entry point exports: the region of toasts is in Toast. */
  component: string;
  /** Storybook's title: group and name. */
  title: string;
  id: string;
  status: string;
  since: string;
  description: string;
  /** Brotli, in kB, with everything that comes along but React. */
  bytes: { js: number; css: number } | null;
  /** Tokens that its styles name: `color.text`. */
  tokens: string[];
  /** Preferences that it answers to. */
  answers: ('forced colours' | 'reduced motion' | 'print')[];
  /** Components it is made of, and those made of it. */
  uses: string[];
  partOf: string[];
  /** Addresses of the site's pages that show it, itself or by a feature; `everywhere` where the frame does. */
  pages: string[];
  isEverywhere: boolean;
};

type Budget = { components: Record<string, { js: number; css: number }> };

const tokenGroups =
  'color|type|space|page|radius|stroke|control|motion|font|leading|layerOrder|breakpoint|fontFamily';

/** Tokens named in a style sheet, also by what is taken out of `vars` at its head. */
export function tokensOf(styles: string): string[] {
  // A file may be called as a token's group is.
  const rules = styles.replaceAll(/^import [^;]*;/gm, '');
  const taken = [...rules.matchAll(/const \{([^}]+)\} = vars\b/g)]
    .flatMap(([, names]) => (names ?? '').split(','))
    .map((name) => name.split(':').map((part) => part.trim()))
    .filter(([name]) => name);
  const aliases = new Map(taken.map(([name = '', alias = name]) => [alias, name]));
  const named = [...rules.matchAll(new RegExp(`\\b(?:vars\\.)?(\\w+)\\.(\\w+)\\b`, 'g'))].flatMap(
    ([whole, group = '', token = '']) => {
      if (whole.startsWith('vars.')) return [`${group}.${token}`];
      if (aliases.has(group)) return [`${aliases.get(group)}.${token}`];
      return group === 'layerOrder' ? [`${group}.${token}`] : [];
    },
  );
  const known = new RegExp(`^(?:${tokenGroups})\\.`);
  return [...new Set(named)].filter((name) => known.test(name)).toSorted();
}

/** The comment above a component, which says what it is. */
export function descriptionOf(source: string, name: string): string {
  const comment = new RegExp(
    `/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export (?:function|const) ${name}\\b`,
  ).exec(source)?.[1];
  return (comment ?? '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, ''))
    .join('\n')
    .split(/^@/m)[0]!
    .trim();
}

/** The tags and the title of a file of stories. */
export function metaOf(stories: string) {
  const tags = /^ {2}tags: \[([^\]]*)\]/m.exec(stories)?.[1] ?? '';
  const tag = (pattern: RegExp) => pattern.exec(tags)?.[1] ?? '';
  return {
    title: /^ {2}title: '([^']+)'/m.exec(stories)?.[1] ?? '',
    id: /^ {2}id: '([^']+)'/m.exec(stories)?.[1] ?? '',
    status: tag(/'(stable|new|base)'/),
    since: tag(/'since-([^']+)'/),
    component: /^ {2}component: (\w+),/m.exec(stories)?.[1] ?? '',
  };
}

const answersOf = (sources: string): ComponentFacts['answers'] => [
  ...(/forced/.test(sources) ? (['forced colours'] as const) : []),
  ...(/reduced|\bmotion\./i.test(sources) ? (['reduced motion'] as const) : []),
  ...(/\bprint\b/.test(sources) ? (['print'] as const) : []),
];

const neighboursOf = (source: string) =>
  [...source.matchAll(/from '\.\.\/([A-Z]\w+)\/index\.ts'/g)].map(([, name]) => name ?? '');

/** All components of the library, by name. */
export function componentFacts(root: string): Record<string, ComponentFacts> {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const budget: Budget = JSON.parse(read('packages/ui/size-budget.json'));
  const usage = siteUsage(root);
  const facts: Record<string, ComponentFacts> = {};
  for (const path of globSync('packages/ui/src/components/*/*.stories.tsx', { cwd: root }).toSorted()) {
    const { component, ...meta } = metaOf(read(path));
    // The carousel's rules are stories of their own of what has a page already.
    if (!meta.since) continue;
    const folder = dirname(path);
    const name = basename(folder);
    const sources = globSync(`${folder}/*.{ts,tsx}`, { cwd: root })
      .filter((file) => !/\.(?:test|stories|css)\.tsx?$/.test(file))
      .map(read)
      .join('\n');
    const styles = globSync(`${folder}/*.css.ts`, { cwd: root }).map(read).join('\n');
    facts[name] = {
      name,
      component: component || name,
      ...meta,
      description: descriptionOf(sources, component || name),
      bytes: budget.components[name] ?? null,
      tokens: tokensOf(styles),
      answers: answersOf(`${styles}\n${sources}`),
      uses: [...new Set(neighboursOf(sources))].toSorted(),
      partOf: [],
      pages: usage.pages.get(name) ?? [],
      isEverywhere: usage.frame.has(name),
    };
  }
  for (const { name, uses } of Object.values(facts)) for (const used of uses) facts[used]?.partOf.push(name);
  return facts;
}
