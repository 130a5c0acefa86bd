import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { earlyPressScript } from './early-press.ts';

it('is the script that the server allows within a page, by its hash', () => {
  const headers = readFileSync(join(import.meta.dirname, '../../../../server/src/web/headers.ts'), 'utf8');
  const [, allowed] = /'(sha256-[^']+)'/.exec(headers) ?? [];
  expect(allowed).toBe(`sha256-${createHash('sha256').update(earlyPressScript).digest('base64')}`);
});
