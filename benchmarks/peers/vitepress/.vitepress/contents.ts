import { readFileSync } from 'node:fs';
import type { Contents } from '../../content/types.ts';

export const contents: Contents = JSON.parse(
  readFileSync(new URL('../../content/content.json', import.meta.url), 'utf8'),
);

export const languages = ['en', 'cn'] as const;
