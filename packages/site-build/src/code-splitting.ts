import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What is read of the bundler's module graph. */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

type IsOf = (id: string, graph: ModuleGraph) => boolean;

/** The pages at which visits begin, home and those without controls aside. */
const landingPages = ['series', 'product', 'compare', 'port'] as const;
type LandingPage = (typeof landingPages)[number];

/** Of how many pages what comes with styles is common: a document carries each sheet whole of which it shows anything. */
const pagesForStyles = 18;
/** The same of what comes without. */
const pagesForCode = 4;
/** Up to how many pages are few. */
const fewPages = 4;
/** Bytes of source up to which a part is small enough to come with pages that do without it. */
const smallPart = { withStyles: 5000, code: 2000 };

/**
 * How the site's code is parted into files. Over HTTP/1.1 six come at a time, and on a slow line each such round
 * costs half a second, so a page must not be made of many small files.
 *
 * @param root folder of the site
 */
export function codeSplitting(root: string) {
  const inReachOf = (...entries: readonly string[]): IsOf => {
    const ids = entries.map((entry) => join(root, entry));
    return lazily((graph) => reachable(graph, ids));
  };
  // Forms, flows and other things that only later pages have in common must not come with the home page.
  const isOfFirstPage = inReachOf('src/app/main.tsx', 'src/pages/home/HomePage.tsx');
  // One waits for another, so the modules with which a page asks the service come as one file.
  const isOfApi = inReachOf('../../packages/web/src/data/api.ts');
  const isOfLanding: Readonly<Record<LandingPage, IsOf>> = {
    series: inReachOf('src/pages/series/SeriesPage.tsx'),
    product: inReachOf('src/pages/product/ProductPage.tsx'),
    compare: inReachOf('src/pages/compare/ComparePage.tsx'),
    port: inReachOf('src/pages/port/PortPage.tsx'),
  };
  const pages = globSync('src/pages/*/*Page.tsx', { cwd: root }).map((file) => inReachOf(file));
  const usersOf = (id: string, graph: ModuleGraph) => pages.filter((isOfPage) => isOfPage(id, graph)).length;
  /** What one of the landing pages has in common with few others, and with no other landing page. */
  const isOfOne =
    (own: LandingPage): IsOf =>
    (id, graph) =>
      landingPages.every((page) => isOfLanding[page](id, graph) === (page === own)) &&
      usersOf(id, graph) <= fewPages;
  const isSmall = commonTo(usersOf, isOfFirstPage);
  // What remote data come by has more comments than code, and no landing page should wait for a file of it.
  const isOfRemote = inReachOf('../../packages/web/src/data/useRemote.ts');
  const isCommon: IsOf = (id, graph) => isSmall(id, graph) || isOfRemote(id, graph);
  const ownCode =
    /(?:packages\/(?:ui|measure|catalog(?!\/src\/replies)|cloud-api|offline|upgrade|view-models|web)|site)\/src\//;
  const groupOf = (name: string, isOf: IsOf) => ({
    debugName: name,
    name: (id: string, graph: ModuleGraph) => (isOf(id, graph) ? name : null),
  });
  return {
    groups: [
      // What never changes with our code.
      {
        name: 'vendor',
        test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next)\//,
      },
      // What machines run on, and what all of ours share, is one file, whichever of its parts a page takes.
      {
        name: 'xstate',
        test: /node_modules\/(?:xstate|@xstate\/react|use-sync-external-store)\/|packages\/flows\/src\/(?:calls\/(?:type-of|unprovided)|ports\/text-storage)\.ts/,
      },
      { ...groupOf('shared', isOfFirstPage), test: ownCode, minShareCount: 2 },
      { ...groupOf('common', isCommon), test: ownCode, minShareCount: 2 },
      // What they are made of besides is in files of its own, so dependencies do not come with them.
      ...landingPages.map((page) => ({
        ...groupOf(page, isOfOne(page)),
        test: ownCode,
        minShareCount: 2,
        includeDependenciesRecursively: false,
      })),
      groupOf('service', isOfApi),
    ],
  };
}

/** Whether many pages have a module in common that is small with all it brings besides the first page's. */
function commonTo(usersOf: (id: string, graph: ModuleGraph) => number, isOfFirstPage: IsOf): IsOf {
  return (id, graph) => {
    const users = usersOf(id, graph);
    if (users < pagesForCode) return false;
    const brought = [...reachable(graph, [id])].filter(
      (each) => !each.includes('node_modules') && !isOfFirstPage(each, graph),
    );
    const bytes = brought.reduce((sum, each) => sum + sizeOf(each), 0);
    return brought.some((each) => each.includes('.css'))
      ? users >= pagesForStyles && bytes < smallPart.withStyles
      : bytes < smallPart.code;
  };
}

/** Bytes of a module's source; 0 of what a plugin makes. */
const sizeOf = (id: string) => statSync(id.replace(/\?.*/, ''), { throwIfNoEntry: false })?.size ?? 0;

/** The graph is whole when the first module is asked for, and stays as it is. */
function lazily(find: (graph: ModuleGraph) => ReadonlySet<string>): IsOf {
  let modules: ReadonlySet<string> | undefined;
  return (id, graph) => {
    modules ??= find(graph);
    return modules.has(id);
  };
}

/** Modules and all that they import, directly or not, but for what is only imported while the page runs. */
function reachable(graph: ModuleGraph, ids: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  for (const id of ids) visit(id);
  return found;
}
