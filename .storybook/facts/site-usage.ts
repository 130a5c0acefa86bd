import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { valueImports } from '../../packages/ui/scripts/callers.ts';

/** The file of an import: beside the importing one, or in a package that is imported by the paths of its files. */
function resolved(root: string, file: string, from: string): string {
  const [, name, path] = /^@payload\/([\w-]+)\/(.+)$/.exec(from) ?? [];
  return name && path ? join(root, 'packages', name, 'src', path) : join(dirname(file), from);
}

/** Components that a module shows, itself, by what it imports from apps and packages, or by sections. */
function shownBy(root: string, entry: string): Set<string> {
  const components = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    for (const from of valueImports(readFileSync(file, 'utf8'))) {
      const component = /^(?:@payload\/ui|(?:\.\.\/)+components)\/([A-Z]\w+)(?:\/index\.ts)?$/.exec(
        from,
      )?.[1];
      const section = /^@payload\/ui\/(sections\/.+)$/.exec(from)?.[1];
      if (component) components.add(component);
      else if (section) visit(join(root, 'packages/ui/src', section, 'index.ts'));
      else if (/\.tsx?$/.test(from)) visit(resolved(root, file, from));
    }
  };
  visit(entry);
  return components;
}

/** Where components are shown on the site: by name, the addresses of pages; the frame stands on every page. */
export type SiteUsage = { pages: Map<string, string[]>; frame: Set<string>; files: string[] };

/** Reads the site's table of routes, adds the desk, and follows the imports of each page. */
export function siteUsage(root: string): SiteUsage {
  const site = join(root, 'apps/site/src');
  const routes = readFileSync(join(root, 'packages/web/src/navigation/route-table.ts'), 'utf8');
  const pages = new Map<string, string[]>();
  const files: string[] = [];
  const shown = [...routes.matchAll(/path: '([^']*)',\s*page: '([^']+)'/g)].map(
    ([, path, page]) => [path, join(site, 'pages', `${page}.tsx`)] as const,
  );
  for (const [path, file] of [...shown, ['desk', join(root, 'apps/desk/src/DeskPage.tsx')] as const]) {
    files.push(relative(root, file));
    for (const component of shownBy(root, file))
      pages.set(component, [...new Set([...(pages.get(component) ?? []), `/${path}`])]);
  }
  return { pages, frame: shownBy(root, join(site, 'app/frame/SiteFrame.tsx')), files };
}
