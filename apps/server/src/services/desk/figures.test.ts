import { changeDeskRequest, getDeskRequest, type RequestStatus } from '@payload/api/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffAtDesk } from '../../testing/colleague.ts';
import { type Customer, signedInCustomer } from '../../testing/customer.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { quietReach } from '../../testing/parts.ts';
import { quoteOf, repairOf, type Service, startService } from '../../testing/service.ts';
import { setStatus } from '../request-status.ts';
import { deskFigures } from './figures.ts';

const hour = 3600_000;

describe.each(databaseKinds)('the figures of the service on $name', ({ missing, open }) => {
  describe.skipIf(missing)('of three repairs and a request for a quote', () => {
    let service: Service;
    let me: Customer;
    const begin = new Date('2026-11-02T02:00:00Z');
    const caller = {
      accountId: '00000000-0000-4000-8000-000000000000',
      name: 'Kim',
      holidays: new Set<string>(),
    };

    beforeAll(async () => {
      service = await startService(open);
      service.clock = begin;
      me = await signedInCustomer(service.store.db, begin);
      const numbers = [
        await repairOf(service, me),
        await repairOf(service, me),
        await repairOf(service, me, { productCode: 'PT4', serialNumber: 'PT4-SAMPLE-01' }),
      ];
      const set = (number: string | undefined, status: RequestStatus, hours: number) =>
        setStatus(
          service.store.db,
          { number: number ?? '', status, words: null },
          { name: 'Kim' },
          quietReach,
          new Date(begin.getTime() + hours * hour),
        );
      await set(numbers[0], 'received', 24);
      await set(numbers[1], 'received', 72);
      await set(numbers[0], 'inspecting', 30);
      await set(numbers[0], 'returned', 40);
      // Its end was the return.
      await set(numbers[0], 'closed', 24 * 8);
      const staffer = await staffAtDesk(service, 'Kim');
      for (const [number, fault] of [
        [numbers[0], 'light'],
        [numbers[2], 'motion'],
        [numbers[1], 'power'],
        [numbers[1], null],
      ] as const) {
        const { data } = await service.get(getDeskRequest.path, staffer, { number: number ?? '' });
        const { version } = parse(getDeskRequest.reply, data);
        const change = { kind: 'fault', fault };
        const changed = await service.post(changeDeskRequest.path, staffer, { number, version, change });
        parse(changeDeskRequest.reply, changed.data);
      }
      const quote = await quoteOf(service, me);
      await set(quote, 'inspecting', 1);
      await set(quote, 'quoted', 2);
    });
    afterAll(() => service.close());

    it('say what is open and how old, how long steps take, by model and by week', async () => {
      const now = new Date(begin.getTime() + 10 * 24 * hour);
      const figures = await deskFigures(service.store.db, caller, now);
      expect(figures).toMatchObject({ open: 3, waiting: 2, ages: [0, 0, 3, 0, 0] });
      expect(figures.kinds).toEqual([
        { type: 'repair', requests: 3, open: 2 },
        { type: 'quote', requests: 1, open: 1 },
      ]);
      // How long it takes to name a price says nothing of repairs.
      expect(figures.steps).toEqual([
        { status: 'submitted', medianHours: 48, requests: 2 },
        { status: 'received', medianHours: 6, requests: 1 },
        { status: 'inspecting', medianHours: 10, requests: 1 },
        { status: 'returned', medianHours: 152, requests: 1 },
      ]);
      expect(figures.models).toEqual([
        { productCode: 'T90', requests: 2, open: 1 },
        { productCode: 'PT4', requests: 1, open: 1 },
      ]);
      expect(figures.faults).toEqual([
        { fault: 'light', requests: 1, open: 0 },
        { fault: 'motion', requests: 1, open: 1 },
        { fault: null, requests: 1, open: 1 },
      ]);
      expect(figures.modelFaults).toEqual([
        { productCode: 'PT4', fault: 'motion', requests: 1 },
        { productCode: 'T90', fault: 'light', requests: 1 },
      ]);
      expect(figures.sheet).toContain('of a model by fault found 按型号和检出故障,T90 light,1\r\n');
      expect(figures.weeks).toHaveLength(12);
      expect(figures.weeks.slice(-2)).toEqual([
        { from: '2026-11-02', received: 4, ended: 1 },
        { from: '2026-11-09', received: 0, ended: 0 },
      ]);
      expect(figures.sheet).toContain('received in 90 days 90 天内收到,T90,2\r\n');
    });

    it('count what is open again each time, and what came in the period once a minute', async () => {
      const minute = 60_000;
      const begun = begin.getTime() + 20 * 24 * hour;
      const figuresAt = (moment: number) => deskFigures(service.store.db, caller, new Date(moment));
      const before = await figuresAt(begun);
      const repairs = ({ kinds }: typeof before) => kinds.find(({ type }) => type === 'repair')?.requests;
      await repairOf(service, me);
      const meanwhile = await figuresAt(begun + minute - 1);
      expect(meanwhile.open).toBe(before.open + 1);
      expect(repairs(meanwhile)).toBe(3);
      expect(repairs(await figuresAt(begun + minute))).toBe(4);
    });
  });
});
