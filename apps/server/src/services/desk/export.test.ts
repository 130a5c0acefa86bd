import { text } from 'node:stream/consumers';
import { exportDeskQueue } from '@payload/api/contract';
import { writeCsv } from '@payload/catalog/csv';
import { sql } from 'drizzle-orm';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceRequest, upload } from '../../db/schema.ts';
import { staffAtDesk } from '../../testing/colleague.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { type Service, startService } from '../../testing/service.ts';
import { requestFacts } from '../request-facts.ts';
import { sheetHeadings, sheetRow } from '../request-sheet.ts';
import { requestSheet } from './export.ts';

const requests = 2300;
/** Lines of a piece, and so requests in memory. */
const mostLines = 1000;

describe.each(databaseKinds)('an export on $name', ({ missing, open }) => {
  describe.skipIf(missing)('of many requests', () => {
    let service: Service;

    beforeAll(async () => {
      service = await startService(open);
      const { db } = service.store;
      // Many at the same moment, or within the same thousandth of a second: their place is told by more than a `Date` holds.
      await db.execute(sql`insert into service_request (number, account_id, submission_id, type, num, status, contact, phone,
          region, address, product_code, serial_number, courier, tracking_number, description, waits_for, created_at)
        select lpad((n * 7919 % 10007)::text, 8, '0'), gen_random_uuid(), gen_random_uuid(), 'repair', 3, 'closed',
          'Kim "' || n || '"', '+86138' || lpad(n::text, 8, '0'), '=1+1', 'Road 1' || chr(10) || 'Leeds', 'T90',
          'T90-SAMPLE-01', 'SF', '20261126000' || n, '灯不亮，' || n || ' 🔦', 'nobody',
          timestamptz '2026-11-01 08:00Z' + (n / 900) * interval '1 hour' + (n % 3) * interval '1 microsecond'
        from generate_series(1, ${requests}) n`);
      await db.execute(sql`insert into upload (account_id, storage_key, name, type, bytes, sha256, request_number, position, created_at)
        select account_id, number || '-' || place, 'lamp.png', 'image/png', 12, 'aa', number, place, now()
        from service_request, generate_series(1, 3) place where number < '00001000'`);
    });
    afterAll(() => service.close());

    /** The file as one answer would hold it: every row there is, read at once. */
    const whole = async () => {
      const { db } = service.store;
      const rows = await db
        .select()
        .from(serviceRequest)
        .orderBy(serviceRequest.createdAt, serviceRequest.number);
      const files = await db.select().from(upload);
      const facts = await requestFacts(db, rows);
      return writeCsv([
        sheetHeadings,
        ...facts.map((each) =>
          sheetRow(each, {
            files: files.filter(({ requestNumber }) => requestNumber === each.request.number).length,
            messages: 0,
            holder: '',
            dueDay: '',
          }),
        ),
      ]);
    };

    it('comes in pieces of so many lines, byte for byte what one would be', async () => {
      const pieces: string[] = [];
      for await (const piece of requestSheet(service.store.db, new Set())) pieces.push(piece);
      expect(pieces.length).toBe(Math.ceil(requests / mostLines));
      for (const piece of pieces) {
        expect(piece.split('\r\n').length - 1).toBeLessThanOrEqual(mostLines + 1);
        expect(piece.endsWith('\r\n')).toBe(true);
      }
      expect(pieces.join('')).toBe(await whole());
    });

    it('comes to the desk as the same file in one JSON', async () => {
      const kim = await staffAtDesk(service, 'Kim');
      const { status, data } = await service.get(exportDeskQueue.path, kim, { view: 'ended' });
      expect(status).toBe(200);
      expect(parse(exportDeskQueue.reply, data).text).toBe(await whole());
      const none = await service.get(exportDeskQueue.path, kim, { words: 'nobody@example.com' });
      expect(none.data).toEqual({ text: writeCsv([sheetHeadings]) });
    });

    it('reads no more than was taken, so that what came last stands as it is when its turn comes', async () => {
      const { db } = service.store;
      const pieces = requestSheet(db, new Set());
      await pieces.next();
      await db.execute(sql`update service_request set contact = 'changed meanwhile'`);
      const rest = await text(pieces);
      expect(rest.split('changed meanwhile').length - 1).toBe(requests - mostLines);
    });
  });
});
