import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from './testing/folders.ts';
import { startServer } from './testing/kill-tests.ts';

it('a server works again after a kill, with a new database too', async () => {
  const folder = path.join(temporaryFolder(), 'made/on/the/way');
  for (const signal of ['SIGKILL', 'SIGINT'] as const) {
    const { child, origin } = await startServer({ DATA_DIR: folder });
    const reply = await fetch(new URL('/api/offi/public/findProductsByDevice/m400', origin));
    expect(await reply.json()).toMatchObject({ code: 200, data: { aircraft: { key: 'M400' } } });
    child.process.kill(signal);
    expect((await child.ended).code).toBe(signal === 'SIGINT' ? 0 : null);
  }
});
