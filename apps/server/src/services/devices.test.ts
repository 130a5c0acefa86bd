import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleDevices, seedSampleDevices } from '../db/sample-devices.ts';
import { device, rateLimit } from '../db/schema.ts';
import { databaseKinds } from '../testing/databases.ts';
import { storeOfSuite } from '../testing/suite-store.ts';
import { activate } from './devices.ts';
import { Refused } from './refused.ts';
import { productOfSerial } from './requests.ts';

const start = new Date('2026-03-01T08:00:00Z');
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const anybody = { accountId: null, network: '192.0.2.1' };

const bare = (code: string) => code.replaceAll('-', '');

const [first, second] = sampleDevices;
if (!first || !second) throw new Error('There are no sample devices.');

describe.each(databaseKinds)('devices on $name', ({ missing, open }) => {
  describe.skipIf(missing)('the registry', () => {
    const store = storeOfSuite(open);

    beforeEach(async () => {
      for (const table of [device, rateLimit]) await store.db.delete(table);
      await seedSampleDevices(store.db);
    });

    it('activates a device and says when, for how long, and until when to bind it', async () => {
      expect(await activate(store.db, first, anybody, start)).toEqual({
        serialNumber: first.serialNumber,
        productCode: first.productCode,
        activatedAt: '2026-03-01T08:00:00.000Z',
        serviceHours: 8760,
        bindBefore: '2026-03-04T08:00:00.000Z',
      });
    });

    it('gives the same activation whoever asks again, and remembers who was first', async () => {
      const accountId = randomUUID();
      const once = await activate(store.db, first, { ...anybody, accountId }, start);
      expect(await activate(store.db, first, anybody, later(60 * 24 * 400))).toEqual(once);
      expect(await activate(store.db, first, { ...anybody, accountId: randomUUID() }, later(1))).toEqual(
        once,
      );
      await seedSampleDevices(store.db);
      const [row] = await store.db.select().from(device).where(eq(device.serialNumber, first.serialNumber));
      expect([row?.activatedAt, row?.activatedBy]).toEqual([start, accountId]);
    });

    it('knows a device by letters and digits, and shows its number as the registry has it', async () => {
      const { serialNumber } = first;
      const typed = {
        serialNumber: bare(serialNumber),
        verificationCode: first.verificationCode,
        activationCode: bare(first.activationCode),
      };
      const activation = await activate(store.db, typed, anybody, start);
      expect(activation.serialNumber).toBe(serialNumber);
      const spaced = { ...first, activationCode: first.activationCode.replaceAll('-', '--') };
      expect(await activate(store.db, spaced, anybody, later(1))).toEqual(activation);
    });

    it('counts wrong codes for the device, however its number is written', async () => {
      const letters = bare(first.serialNumber);
      for (let guess = 0; guess < 5; guess++) {
        const serialNumber = `${letters.slice(0, guess + 1)}-${letters.slice(guess + 1)}`;
        const wrong = { ...first, serialNumber, verificationCode: 'AAAA' };
        await expect(activate(store.db, wrong, anybody, start)).rejects.toThrow('checkFail');
      }
      await expect(activate(store.db, first, anybody, start)).rejects.toThrow('operationFailure');
    });

    it('lets exactly one of 200 activate, and tells all of them the same time', {
      timeout: 60_000,
    }, async () => {
      const activations = await Promise.all(
        Array.from({ length: 200 }, (_, index) => activate(store.db, first, anybody, later(index))),
      );
      expect(new Set(activations.map(({ activatedAt }) => activatedAt)).size).toBe(1);
      const rows = await store.db.select().from(device).where(eq(device.serialNumber, first.serialNumber));
      expect(rows.map(({ activatedAt }) => activatedAt?.toISOString())).toEqual([
        activations[0]?.activatedAt,
      ]);
    });

    it.each([
      ['verification code', { verificationCode: 'AAAA' }],
      ['activation code', { activationCode: first.activationCode.slice(0, -1) }],
      ['activation code of another', { activationCode: second.activationCode }],
      ['serial number', { serialNumber: 'T90-SAMPLE-99' }],
    ])('fails the check with a wrong %s', async (_name, change) => {
      await expect(activate(store.db, { ...first, ...change }, anybody, start)).rejects.toThrow(
        new Refused('checkFail'),
      );
      expect(await store.db.$count(device, eq(device.serialNumber, first.serialNumber))).toBe(1);
      const [row] = await store.db.select().from(device).where(eq(device.serialNumber, first.serialNumber));
      expect(row?.activatedAt).toBeNull();
    });

    it('lets nobody lock an owner out: strangers use up what their own network may', async () => {
      const wrong = { ...first, verificationCode: 'AAAA' };
      for (let guess = 0; guess < 9; guess++) {
        const stranger = { ...anybody, network: '198.51.100.7' };
        await expect(activate(store.db, wrong, stranger, start)).rejects.toThrow(
          guess < 5 ? 'checkFail' : 'operationFailure',
        );
      }
      expect(await activate(store.db, first, anybody, start)).toMatchObject({ serviceHours: 8760 });
    });

    it('looks at no code of a device after fifty wrong ones from everywhere', async () => {
      const wrong = { ...first, verificationCode: 'AAAA' };
      for (let guess = 0; guess < 50; guess++) {
        const from = { ...anybody, network: `198.51.100.${guess}` };
        await expect(activate(store.db, wrong, from, start)).rejects.toThrow('checkFail');
      }
      await expect(activate(store.db, first, anybody, later(14))).rejects.toThrow('operationFailure');
      expect(await activate(store.db, first, anybody, later(15))).toMatchObject({ serviceHours: 8760 });
    });

    it('looks at no code after five wrong ones from one network for a quarter of an hour', async () => {
      const wrong = { ...first, verificationCode: 'AAAA' };
      for (let guess = 0; guess < 5; guess++) {
        await expect(activate(store.db, wrong, anybody, later(guess))).rejects.toThrow('checkFail');
      }
      await expect(activate(store.db, first, anybody, later(5))).rejects.toThrow('operationFailure');
      await expect(activate(store.db, first, anybody, later(14))).rejects.toThrow('operationFailure');
      expect(await activate(store.db, second, anybody, later(14))).toMatchObject({
        activatedAt: later(14).toISOString(),
      });
      expect(await activate(store.db, first, anybody, later(15))).toMatchObject({
        activatedAt: later(15).toISOString(),
      });
    });

    it('looks at fifty of a hundred simultaneous guesses', async () => {
      const guesses = Array.from({ length: 100 }, (_, index) =>
        activate(
          store.db,
          { ...first, verificationCode: `A${String(index).padStart(3, '0')}` },
          { ...anybody, network: `198.51.100.${index}` },
          start,
        ).catch((error: unknown) => error),
      );
      const answers = (await Promise.all(guesses)).map(String);
      expect(answers.filter((answer) => answer.includes('checkFail'))).toHaveLength(50);
      expect(answers.filter((answer) => answer.includes('operationFailure'))).toHaveLength(50);
    });

    it('looks at no code from an address that has tried thirty serial numbers', async () => {
      for (let guess = 0; guess < 30; guess++) {
        const wrong = { ...first, serialNumber: `T90-${guess}` };
        await expect(activate(store.db, wrong, anybody, start)).rejects.toThrow('checkFail');
      }
      await expect(activate(store.db, first, anybody, later(59))).rejects.toThrow('operationFailure');
      const elsewhere = { ...anybody, network: '203.0.113.9' };
      await expect(activate(store.db, first, elsewhere, later(59))).resolves.toMatchObject({
        serviceHours: 8760,
      });
      await expect(activate(store.db, first, anybody, later(60))).resolves.toMatchObject({
        serviceHours: 8760,
      });
    });

    const ask = (serialNumber: string, network: string, at = start) =>
      productOfSerial(store.db, { serialNumber, language: 'en', network }, at);

    it('lets a network ask about 60 serial numbers an hour, known or not', async () => {
      for (let number = 0; number < 60; number++) {
        await ask(number % 2 === 0 ? first.serialNumber : `T90-${number}`, '192.0.2.7');
      }
      await expect(ask(first.serialNumber, '192.0.2.7')).rejects.toThrow('operationFailure');
      expect(await ask(first.serialNumber, '192.0.2.8')).toHaveLength(1);
      expect(await ask(first.serialNumber, '192.0.2.7', later(60))).toHaveLength(1);
    });
  });
});
