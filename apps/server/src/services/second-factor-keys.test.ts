import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getDeskQueue, giveSecondFactor, setUpSecondFactor } from '@payload/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../app.ts';
import { staff } from '../db/schema.ts';
import { type Staffer, staffAtDesk, staffWithoutFactor } from '../testing/colleague.ts';
import type { Customer } from '../testing/customer.ts';
import { databaseKinds } from '../testing/databases.ts';
import { quietParts } from '../testing/parts.ts';
import { type Service, startService } from '../testing/service.ts';
import { isSealedWith, keyBytes, open, type SealingKeys, seal } from './sealed-secrets.ts';
import { openKeys, parseKeys, sealSecondFactors } from './second-factor-keys.ts';
import { resetSecondFactor } from './staff.ts';

const newKey = () => randomBytes(keyBytes);

describe('keys of the second factor', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'payload-keys-')), 'data');
  });
  afterEach(() => fs.rmSync(path.dirname(dataDir), { recursive: true }));

  const opened = () => openKeys({ secondFactorKeys: null, dataDir });
  const file = () => path.join(dataDir, 'second-factor.key');

  it('are made once in the data folder, for its owner alone', () => {
    const keys = opened();
    expect(keys[0]).toHaveLength(keyBytes);
    expect(fs.statSync(file()).mode & 0o777).toBe(0o600);
    expect(fs.readdirSync(dataDir)).toEqual(['second-factor.key']);
    expect(opened()).toEqual(keys);
  });

  it('are those of the server that was first, where two start at the same time', () => {
    const first = newKey();
    const link = fs.linkSync;
    vi.spyOn(fs, 'linkSync').mockImplementationOnce((fresh, made) => {
      fs.writeFileSync(made, first.toString('base64'));
      link(fresh, made);
    });
    expect(opened()).toEqual([first]);
    expect(fs.readdirSync(dataDir)).toEqual(['second-factor.key']);
    expect(opened()).toEqual([first]);
  });

  it('are those of the setting where there is one, and no file is made then', () => {
    const set: SealingKeys = [newKey()];
    expect(openKeys({ secondFactorKeys: set, dataDir })).toBe(set);
    expect(fs.existsSync(dataDir)).toBe(false);
  });

  it('in a file that holds none keep the desk shut, and nothing is written over it', () => {
    opened();
    fs.writeFileSync(file(), 'cut sho');
    expect(opened()).toMatch(/holds no key .+ opens the service desk to nobody; .+ SECOND_FACTOR_KEY/);
    expect(fs.readFileSync(file(), 'utf8')).toBe('cut sho');
  });

  it('in a file that cannot be read keep the desk shut', () => {
    fs.mkdirSync(file(), { recursive: true });
    expect(opened()).toMatch(/cannot be read .+ opens the service desk to nobody; .+ SECOND_FACTOR_KEY/);
  });

  it('may be several, the one that seals first, in base64 with or without its padding', () => {
    const [first, second] = [newKey(), newKey()];
    const text = `${first.toString('base64')}\n${second.toString('base64').replace('=', '')},`;
    expect(parseKeys(text)).toEqual([first, second]);
    for (const wrong of ['', first.toString('hex'), randomBytes(31).toString('base64'), `${text} x`]) {
      expect(parseKeys(wrong)).toBeUndefined();
    }
  });
});

describe.each(databaseKinds)('second factors on $name', ({ missing, open: openDatabase }) => {
  describe.skipIf(missing)('at a start', () => {
    let service: Service;
    let kim: Staffer;
    const keys: SealingKeys = quietParts.secondFactorKeys;

    beforeAll(async () => {
      service = await startService(openDatabase);
      kim = await staffAtDesk(service, 'Kim');
    });
    afterAll(() => service.close());

    const stored = async () => {
      const [row] = await service.store.db.select().from(staff).where(eq(staff.accountId, kim.id));
      return row?.totpSecret ?? '';
    };
    const store = (totpSecret: string) =>
      service.store.db.update(staff).set({ totpSecret }).where(eq(staff.accountId, kim.id));
    /** Half a minute on, for each code is taken once. */
    const opensDesk = async () => {
      service.clock = new Date(service.clock.getTime() + 30_000);
      const given = await service.post(giveSecondFactor.path, kim, { code: kim.code(service.clock) });
      return given.status === 200 && (await service.get(getDeskQueue.path, kim, {})).status === 200;
    };

    it('are sealed from the first moment', async () => {
      expect(isSealedWith(await stored(), keys)).toBe(true);
      expect(await opensDesk()).toBe(true);
    });

    it('of a version that kept them as they were are sealed, go on, and are sealed once', async () => {
      await store(open(await stored(), kim.id, keys));
      await sealSecondFactors(service.store.db, keys);
      const sealed = await stored();
      expect(isSealedWith(sealed, keys)).toBe(true);
      expect(await opensDesk()).toBe(true);
      await sealSecondFactors(service.store.db, keys);
      expect(await stored()).toBe(sealed);
    });

    it('change to the key that is put before the old one, and back', async () => {
      const rotated: SealingKeys = [newKey(), ...keys];
      const secret = open(await stored(), kim.id, keys);
      await sealSecondFactors(service.store.db, rotated);
      expect(isSealedWith(await stored(), rotated)).toBe(true);
      expect(open(await stored(), kim.id, [rotated[0]])).toBe(secret);
      await sealSecondFactors(service.store.db, [...keys, rotated[0]]);
      expect(await opensDesk()).toBe(true);
    });

    it('of another key keep the desk shut, with who it is and what to do, and nothing is changed', async () => {
      const lee = await staffAtDesk(service, 'Lee');
      const [own] = keys;
      const foreign = seal('JBSWY3DPEHPK3PXP', kim.id, [newKey()]);
      const before = await stored();
      await store(foreign);
      expect(await sealSecondFactors(service.store.db, [newKey(), own])).toMatch(
        /^The second factor of Kim was sealed .+ to nobody; all else is served: .+ SECOND_FACTOR_KEY .+ npm run staff -- reset/,
      );
      expect(await stored()).toBe(foreign);
      const [row] = await service.store.db.select().from(staff).where(eq(staff.accountId, lee.id));
      expect(isSealedWith(row?.totpSecret ?? '', keys)).toBe(true);
      // Nor does the desk open by it.
      expect(await opensDesk()).toBe(false);
      await resetSecondFactor(service.store.db, { kind: 'email', value: kim.email }, service.clock);
      expect(await sealSecondFactors(service.store.db, keys)).toBeNull();
      await store(before);
    });

    it('are neither set up nor asked for where the desk is shut, and all else is served', async () => {
      const max = await staffWithoutFactor(service, 'Max');
      const pat = await staffAtDesk(service, 'Pat');
      const shut = await createApp({
        ...quietParts,
        store: service.store,
        secondFactorKeys: null,
        now: () => service.clock,
      });
      const ask = (call: string, who: Customer, payload: object) =>
        shut.inject({
          method: 'POST',
          url: `/jz-api${call}`,
          headers: { authorization: who.token },
          payload,
        });
      const code = pat.code(new Date(service.clock.getTime() + 30_000));
      for (const reply of [
        await ask(setUpSecondFactor.path, max, { enrolmentCode: max.enrolmentCode }),
        await ask(giveSecondFactor.path, pat, { code }),
      ])
        expect([reply.statusCode, reply.json()]).toMatchObject([400, { key: 'operationFailure' }]);
      expect((await shut.inject('/healthz')).statusCode).toBe(200);
      await shut.close();
    });
  });
});
