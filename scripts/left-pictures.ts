import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { comparedPictures } from './test-report.ts';

/**
 * The pictures of a folder that no story was compared with: each is of a story that has gone, or of one that was passed over.
 * Errors: those of `comparedPictures`.
 * @param report Vitest's JSON report of all stories
 */
export function leftPictures(report: string, folder: string): string[] {
  const compared = comparedPictures(report);
  return globSync('*.png', { cwd: folder })
    .map((file) => basename(file, '.png'))
    .filter((name) => !compared.has(name));
}
