import { beforeEach, describe, expect, it } from 'vitest';
import { device } from '../db/schema.ts';
import { databaseKinds } from '../testing/databases.ts';
import { storeOfSuite } from '../testing/suite-store.ts';
import { importDevices } from './device-list.ts';

const heading = 'serialNumber,productCode,verificationCode,activationCode,serviceHours';
const listOf = (...lines: string[]) => [heading, ...lines].join('\r\n');

describe.each(databaseKinds)("the maker's list on $name", ({ missing, open }) => {
  describe.skipIf(missing)('of devices', () => {
    const store = storeOfSuite(open);

    beforeEach(() => store.db.delete(device));

    it('is taken in, tidied as typed codes are', async () => {
      const list = listOf('t90-0001,t90,ab12,act-0001,100', ' H1T－0001 ,H1T,"ＣＤ34",act0002,');
      expect(await importDevices(store.db, list)).toEqual({ faults: [], added: 2, existing: 0 });
      const rows = await store.db.select().from(device).orderBy(device.serialNumber);
      expect(rows).toMatchObject([
        { serialNumber: 'H1T-0001', productCode: 'H1T', verificationCode: 'CD34', serviceHours: 8760 },
        {
          serialNumber: 'T90-0001',
          productCode: 'T90',
          activationCode: 'ACT-0001',
          serviceHours: 100,
          activatedAt: null,
        },
      ]);
    });

    it('may have Chinese headings, semicolons, a byte order mark and another order', async () => {
      const list = '\uFEFF激活码;"序列号";验证码;型号\r\nACT-1;T90-0001;AB12;PTS4\r\n';
      expect(await importDevices(store.db, list)).toMatchObject({ faults: [], added: 1 });
      const [row] = await store.db.select().from(device);
      expect(row).toMatchObject({ serialNumber: 'T90-0001', productCode: 'PTS42023', serviceHours: 8760 });
    });

    it.each([
      ['tabs', listOf('T90-0001,T90,AB12,ACT-1,').replaceAll(',', '\t')],
      [
        'a line that names the separator',
        `sep=;\r\n${listOf('T90-0001,T90,AB12,ACT-1,').replaceAll(',', ';')}`,
      ],
      ['a model in full width', listOf('T90-0001,Ｔ９０,AB12,ACT-1,')],
    ])('may have %s', async (_what, list) => {
      expect(await importDevices(store.db, list)).toEqual({ faults: [], added: 1, existing: 0 });
      expect(await store.db.select().from(device)).toMatchObject([
        { serialNumber: 'T90-0001', productCode: 'T90', verificationCode: 'AB12', activationCode: 'ACT-1' },
      ]);
    });

    const spoilt = [
      ['1.23457E+11', '1,23457E+11', '1E+11', '1.2E-05', '123456789012.0'],
      ['3-Mar', '3-Mar-26', 'Mar-24', '03 Mar 2026', '3/12', '3/12/2026', '2026/3/12', '2026-03-12'],
      ['3月12日', '2026年3月12日', '3月', '3:05', '12:30:00', '12:30 PM'],
      ['#NAME?', '#REF!', '########', '３－Mar'],
    ].flat();
    it.each(spoilt)('is refused where a spreadsheet has made %s of a code', async (cell) => {
      const list = listOf(
        'T90-0001,T90,AB12,ACT-1,',
        `"${cell}",T90,AB12,ACT-1,`,
        `T90-0002,T90,"${cell}",ACT-1,`,
        `T90-0003,T90,AB12,"${cell}",`,
      );
      const { faults } = await importDevices(store.db, list);
      expect(faults.map(({ line, text }) => [line, text])).toEqual([
        [3, expect.stringMatching(/^a spreadsheet has changed the serial number/)],
        [4, expect.stringMatching(/^a spreadsheet has changed the verification code/)],
        [5, expect.stringMatching(/^a spreadsheet has changed the activation code/)],
      ]);
      expect(JSON.stringify(faults)).not.toContain(cell);
      expect(await store.db.$count(device)).toBe(0);
    });

    it('keeps codes that are as they were', async () => {
      const codes = ['1E10', '3MAR', 'MAR3', '1234', '0012', 'TRUE'];
      const lines = codes.map((code, at) => `T90-100${at},T90,${code},DEC-12${at},`);
      expect(await importDevices(store.db, listOf(...lines))).toMatchObject({
        faults: [],
        added: codes.length,
      });
    });

    it('says of every line what is wrong with it, and takes nothing', async () => {
      const list = listOf(
        'T90-0001,T90,AB12,ACT-1,',
        ',T90,AB12,ACT-1,',
        'T90-0002,T91,SECRET,,x',
        '',
        't90-0001,T90,AB12,ACT-1,,more',
        'T90-0003,T90,AB12,ACT-1,-1',
      );
      const { faults, added } = await importDevices(store.db, list);
      expect(added).toBe(0);
      expect(faults.map(({ line, text }) => `${line}: ${text}`)).toEqual([
        '3: the serial number has to be 4 to 32 letters and digits',
        '4: the verification code has to be exactly 4 letters or digits',
        '4: the activation code has to be 1 to 64 letters, digits or hyphens',
        '4: there is no model "T91"',
        '4: the service hours have to be a whole number',
        '6: there are more cells than the 5 of the first line',
        '6: T90-0001 is on line 2 already',
        '7: the service hours have to be a whole number',
      ]);
      expect(faults.map(({ text }) => text).join()).not.toContain('SECRET');
      expect(await store.db.$count(device)).toBe(0);
    });

    it.each([
      ['', 'the file is empty'],
      [heading, 'there is no device in the file'],
      [
        'serialNumber,productCode\nT90-0001,T90',
        'the first line names no column verificationCode / activationCode',
      ],
      [`${heading}\n"T90-0001,T90`, 'a quote is opened here and never closed'],
      ['PK\u0003\u0004 a workbook', 'the first line names no column'],
    ])('is refused as a whole when it is %j', async (list, reason) => {
      const { faults } = await importDevices(store.db, list);
      expect(faults).toEqual([{ line: expect.any(Number), text: expect.stringContaining(reason) }]);
    });

    it('says what is wrong in the language of whoever reads it', async () => {
      const { faults } = await importDevices(store.db, listOf('T90-0001,T91,AB12,ACT-1,'), {
        language: 'cn',
      });
      expect(faults).toEqual([{ line: 2, text: '没有型号“T91”' }]);
    });

    it('may come again with more, but not with other codes', async () => {
      await importDevices(store.db, listOf('T90-0001,T90,AB12,ACT-1,'));
      const activatedAt = new Date('2026-03-01T08:00:00Z');
      await store.db.update(device).set({ activatedAt });
      const more = listOf('T90-0001,T90,AB12,ACT-1,', 'T90-0002,T90,AB12,ACT-2,');
      expect(await importDevices(store.db, more)).toEqual({ faults: [], added: 1, existing: 1 });
      const [kept] = await store.db.select().from(device).orderBy(device.serialNumber);
      expect(kept?.activatedAt).toEqual(activatedAt);

      const other = listOf('T90-0003,T90,AB12,ACT-3,', 'T90-0001,T90,AB12,ACT-9,');
      expect(await importDevices(store.db, other)).toEqual({
        faults: [
          { line: 3, text: 'T90-0001 is registered already, with another model, code or service time' },
        ],
        added: 0,
        existing: 0,
      });
      expect(await store.db.$count(device)).toBe(2);
    });

    it('says of two numbers with the same letters and digits that they are one', async () => {
      const { faults } = await importDevices(
        store.db,
        listOf('T90-0001,T90,AB12,ACT-1,', 'T9-00001,T90,AB12,ACT-2,'),
      );
      expect(faults).toEqual([
        { line: 3, text: 'T9-00001 has the letters and digits of T90-0001 on line 2' },
      ]);
      await importDevices(store.db, listOf('T90-0001,T90,AB12,ACT-1,'));
      expect(await importDevices(store.db, listOf('T900001,T90,AB12,ACT1,'))).toEqual({
        faults: [],
        added: 0,
        existing: 1,
      });
      expect((await store.db.select().from(device)).map(({ serialNumber }) => serialNumber)).toEqual([
        'T90-0001',
      ]);
    });

    it('may hold 6 000 devices', async () => {
      const lines = Array.from(
        { length: 6_000 },
        (_, number) => `T90-${number + 1000},T90,AB12,ACT-${number},`,
      );
      expect(await importDevices(store.db, listOf(...lines))).toMatchObject({ added: 6_000 });
    });
  });
});
