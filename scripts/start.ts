import { ensureSite } from './ensure-site.ts';

await ensureSite();
await import('../apps/server/src/main.ts');
