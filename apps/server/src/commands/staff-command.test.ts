import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { openStorage } from '../storage/open.ts';
import { databaseKinds } from '../testing/databases.ts';
import { answerStaff } from './staff-command.ts';

describe.each(databaseKinds)('the staff on $name', ({ missing, open }) => {
  describe.skipIf(missing)('as someone types them', () => {
    let store: Store;
    let dispose: () => Promise<void>;
    let dataDir: string;

    beforeAll(async () => {
      ({ store, dispose } = await open());
      await store.prepare(async () => {});
      dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'payload-server-'));
    });
    afterAll(async () => {
      await dispose();
      fs.rmSync(dataDir, { recursive: true });
    });

    const answer = (...args: string[]) => {
      const reach = { canSend: () => false, publicUrl: null, holidays: new Set<string>() };
      const workplace = { db: store.db, storage: openStorage({ storageUrl: null, dataDir }), reach };
      return answerStaff(workplace, { name: 'staff', args, input: null, actor: 'root' });
    };

    it('are one account by every spelling of its address', async () => {
      for (const [first, ...others] of [
        ['+44 (0)7700 900123', '+447700900123', '0044 7700 900123', '\u202A+44 7700 900123\u202C'],
        ['138.0013.8000', '86 138 0013 8000', 'tel:+8613800138000'],
        ['wei@例子.中国', 'Wei <wei@xn--fsqu00a.xn--fiqs8s>'],
      ]) {
        const before = await store.db.$count(account);
        expect(await answer('add', first ?? '', `Kim ${before}`)).toMatchObject({ code: 0 });
        for (const other of others) {
          expect(await answer('add', other, `Kim ${before}`)).toMatchObject({
            code: 0,
            text: expect.stringContaining('is called'),
          });
        }
        expect(await store.db.$count(account)).toBe(before + 1);
      }
    });

    it('have names that can be seen, of at most 60 characters', async () => {
      for (const name of ['\u3164', '\u2800\u200B', '\u{20BB7}'.repeat(61)])
        expect(await answer('add', 'lee@example.com', name)).toMatchObject({ code: 1 });
      expect(await answer('add', 'lee@example.com', '\u{20BB7}'.repeat(60))).toMatchObject({ code: 0 });
    });

    it('are not told by a number that no country has', async () => {
      expect(await answer('add', '+99912345678', 'Nobody')).toMatchObject({
        code: 1,
        text: expect.stringContaining('no phone number'),
      });
    });
  });
});
