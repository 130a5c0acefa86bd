import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content, Contents } from '../../content/types.ts';

// Read when the pages are rendered, so that none of it is bundled.
const contents: Contents = JSON.parse(readFileSync(join(process.cwd(), '../content/content.json'), 'utf8'));

export type Language = keyof Contents;
export const languages: readonly Language[] = ['en', 'cn'];

export const contentOf = (lang: string): Content => contents[lang === 'cn' ? 'cn' : 'en'];
