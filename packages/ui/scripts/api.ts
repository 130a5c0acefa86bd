// Writes api.md, what other sites can import: npm run snapshots
import { writeFileSync } from 'node:fs';
import { apiText } from './api-text.ts';
import { Sources } from './sources.ts';

writeFileSync(new URL('../api.md', import.meta.url), apiText(new Sources()));
