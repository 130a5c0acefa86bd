import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

interface BuildInfo {
  fileNames: string[];
  /** By the place of the file's name. The signature stands for its types; it is the version's until the file has changed. */
  fileInfos: ({ version: string; signature?: string } | string)[];
}

/**
 * TypeScript 7.0 takes every JSON file that has changed once for one that changes no more (microsoft/TypeScript#64025):
 * errors stay after a missing text has been written, and new ones do not come. Forgets what it remembers of such projects.
 */
export function forgetStaleTypes(root: string): void {
  const folders = ['.tsbuild', 'packages/*/.tsbuild', 'apps/*/.tsbuild', 'apps/*/src/**/.tsbuild'];
  for (const path of globSync(
    folders.map((folder) => `${folder}/**/*.tsbuildinfo`),
    { cwd: root },
  )) {
    const { fileNames, fileInfos }: BuildInfo = JSON.parse(readFileSync(join(root, path), 'utf8'));
    const isStale = fileNames.some((name, index) => {
      const info = fileInfos[index];
      return name.endsWith('.json') && typeof info === 'object' && info.signature !== undefined;
    });
    if (isStale) rmSync(join(root, path));
  }
}
