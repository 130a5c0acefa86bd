import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { reasonOf, StartError } from '../start-error.ts';

/** One file of the built site that a visitor can ask for. */
export interface SiteFile {
  /** Path within the site's folder, with forward slashes and without a leading one. */
  path: string;
  /** The one address it is served at. */
  address: string;
  isPage: boolean;
}

/** Finds files of the site by the path of an address (decoded, with its leading slash). */
export interface SiteIndex {
  /** The file whose address this is, letter for letter. */
  exact(pathname: string): SiteFile | undefined;
  /**
   * The file that is meant by a path which is spelled another way: another case, a page's `.html`, or a
   * slash too many or too few at its end.
   */
  similar(pathname: string): SiteFile | undefined;
  /** Looks whether the site has been built again; for an address that it does not have. */
  refresh(): Promise<void>;
}

const compressedName = /\.(?:br|gz)$/;

/** Milliseconds between two looks at the folder, so that addresses nobody has cannot keep the server busy. */
const refreshInterval = 1000;

/**
 * Lists the built site. Requests are answered from this list alone, so no path in a request ever reaches
 * the file system.
 *
 * @throws {StartError} when there is no built site in the folder.
 */
export async function indexSite(root: string): Promise<SiteIndex> {
  let files: SiteFiles;
  try {
    files = await listFiles(root);
  } catch (error) {
    throw notBuilt(root, reasonOf(error));
  }
  if (files.pages === 0) throw notBuilt(root, 'there is no page in it');

  let refreshing: Promise<void> | undefined;
  let refreshedAt = Number.NEGATIVE_INFINITY;
  const lookAgain = async (): Promise<void> => {
    // In the middle of a build there is nothing, or half of it; the list from before serves until there is more.
    const found = await listFiles(root).catch(() => undefined);
    if (found && found.pages > 0) files = found;
    refreshedAt = performance.now();
    refreshing = undefined;
  };

  return {
    exact: (pathname) => files.byAddress.get(pathname),
    similar: (pathname) => {
      const file = files.byLooseAddress.get(pathname.toLowerCase());
      if (file && !file.isPage) return file;
      const page = files.byLooseAddress.get(loosePage(pathname));
      return page?.isPage ? page : undefined;
    },
    refresh: async () => {
      if (!refreshing && performance.now() - refreshedAt < refreshInterval) return;
      refreshing ??= lookAgain();
      await refreshing;
    },
  };
}

interface SiteFiles {
  byAddress: Map<string, SiteFile>;
  byLooseAddress: Map<string, SiteFile>;
  /** How many of them are pages. */
  pages: number;
}

async function listFiles(root: string): Promise<SiteFiles> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const names = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
      // Names with a leading dot are the build's own records.
      .filter((name) => !/(?:^|\/)\./.test(name)),
  );
  const files: SiteFiles = { byAddress: new Map(), byLooseAddress: new Map(), pages: 0 };
  for (const name of [...names].toSorted()) {
    if (compressedName.test(name) && names.has(name.replace(compressedName, ''))) continue;
    const isPage = name.endsWith('.html');
    if (isPage) files.pages += 1;
    const address = isPage ? `/${name}`.replace(/(?:(?<=\/)index)?\.html$/, '') : `/${name}`;
    const file: SiteFile = { path: name, address, isPage };
    files.byAddress.set(address, file);
    const loose = isPage ? loosePage(address) : address.toLowerCase();
    if (!files.byLooseAddress.has(loose)) files.byLooseAddress.set(loose, file);
  }
  return files;
}

/** A page's address with everything taken off that visitors and links vary. */
function loosePage(pathname: string): string {
  return pathname.toLowerCase().replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/';
}

function notBuilt(root: string, reason: string): StartError {
  return new StartError(
    `There is no built site in ${root} (${reason}), so there is nothing to serve: ` +
      'build it with "npm run build", or name its folder with SITE_DIR ("none" serves the calls alone).',
  );
}
