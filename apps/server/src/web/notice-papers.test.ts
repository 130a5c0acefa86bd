import { printNotice, publishNotice, withdrawNotice } from '@payload/api/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Staffer, staffAtDesk } from '../testing/colleague.ts';
import { databasesOfCalls } from '../testing/databases.ts';
import { plain, readPaper } from '../testing/read-paper.ts';
import { sampleNotice } from '../testing/samples.ts';
import { type Service, startService } from '../testing/service.ts';

const number = 'N-2026-04';
const scopes = [
  { productCode: 'T90', from: 'T90-SAMPLE-01', to: 'T90-SAMPLE-02' },
  { productCode: 'H1T', from: null, to: null },
];

describe.each(databasesOfCalls)('papers of notices on $name', ({ missing, open }) => {
  describe.skipIf(missing)('of the server', () => {
    let service: Service;
    let desk: Staffer;

    beforeAll(async () => {
      service = await startService(open);
      // In China it is the next day already.
      service.clock = new Date('2026-11-02T17:00:00Z');
      desk = await staffAtDesk(service, 'Kim');
    });
    afterAll(() => service.close());

    const ask = (address: string, init: RequestInit = {}) =>
      fetch(new URL(address, new URL(service.origin).origin), init);
    const paperOf = async (language: string, of = number) => {
      const reply = await ask(`/data/${language}/notices/${of}.pdf`);
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      return readPaper(Buffer.from(await reply.arrayBuffer()));
    };

    it('are made at the desk before they are published, and say that they are not', async () => {
      const made = await service.post(`${printNotice.path}?language=cn`, desk, {
        notice: sampleNotice({ scopes }),
      });
      const { pdf, lacking } = parse(printNotice.reply, made.data);
      const paper = await readPaper(Buffer.from(pdf, 'base64'));
      expect(lacking).toEqual([]);
      expect([paper.pages, paper.missing]).toEqual([1, []]);
      expect(paper.text).toContain('安全公告，尚未发布');
      expect((await ask(`/data/cn/notices/${number}.pdf`)).status).toBe(404);
    });

    it('name the characters that they cannot set', async () => {
      const text = '扭矩 2 N·m \u{1F529}，勿用\u{20BB7}';
      const written = { title: '检查', text };
      const notice = sampleNotice({ texts: { en: written, cn: written } });
      const { data } = await service.post(printNotice.path, desk, { notice });
      expect(parse(printNotice.reply, data).lacking).toEqual(['\u{1F529}', '\u{20BB7}']);
    });

    it('have number, severity, devices, day, what it says, what to do and where it stands, in each language', async () => {
      await service.post(publishNotice.path, desk, { notice: sampleNotice({ scopes }), mode: 'publish' });
      const { origin } = new URL(service.origin);
      const said = {
        en: [
          number,
          'Check the yoke <before> the next flight',
          'A screw may be loose.',
          'Tighten it to 2 N·m.',
          'Safety notice, published 2026-11-03',
          'T90-SAMPLE-01 to T90-SAMPLE-02',
          'Do not fly an affected device until what this notice says is done.',
          'all',
        ],
        cn: [
          number,
          '下次飞行前请检查支架',
          '螺钉可能松动。',
          '请拧紧至 2 N·m。',
          '安全公告，2026-11-03 发布',
          'T90-SAMPLE-01 至 T90-SAMPLE-02',
          '按公告处理完成前，请勿使用涉及的设备飞行。',
          '全部',
        ],
      };
      for (const language of ['en', 'cn'] as const) {
        const paper = await paperOf(language);
        expect([paper.pages, paper.missing]).toEqual([1, []]);
        for (const words of said[language]) expect(paper.text).toContain(plain(words));
        expect(paper.links).toEqual([
          `${origin}/${language}/device`,
          `${origin}/${language}/support`,
          `${origin}/${language}/announcement#${number}`,
        ]);
        expect(paper.roles).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TH', 'TD']));
      }
    });

    it('are the same bytes on every day, and are not sent again to who has them', async () => {
      const before = service.clock;
      const reply = await ask(`/data/en/notices/${number.toLowerCase()}.pdf`);
      const etag = reply.headers.get('etag') ?? '';
      expect(reply.headers.get('content-disposition')).toBe(
        `inline; filename="${number}-notice.pdf"; filename*=UTF-8''${number}-notice.pdf`,
      );
      service.clock = new Date(before.getTime() + 40 * 24 * 3600_000);
      const again = await ask(`/data/en/notices/${number}.pdf`, { headers: { 'if-none-match': etag } });
      expect(again.status).toBe(304);
      service.clock = before;
    });

    it('run over as many pages as their text needs', async () => {
      const sentences = {
        en: 'Turn the screw to the left until it is loose. ',
        cn: '请将螺钉逆时针旋松，取下支架。',
      };
      const texts = {
        en: { title: 'Long', text: sentences.en.repeat(85).trim() },
        cn: { title: '长公告', text: sentences.cn.repeat(260) },
      };
      await service.post(publishNotice.path, desk, {
        notice: sampleNotice({ number: 'N-LONG', scopes, texts }),
        mode: 'publish',
      });
      for (const language of ['en', 'cn'] as const) {
        const paper = await paperOf(language, 'N-LONG');
        expect([language, paper.pages]).toEqual([language, language === 'en' ? 2 : 3]);
        const count = paper.text.split(plain(sentences[language])).length - 1;
        // Beside a break of the page stands its foot.
        expect(count).toBeGreaterThanOrEqual((language === 'en' ? 85 : 260) - 1);
      }
    });

    it('that were withdrawn or never were say so in the language that was asked for', async () => {
      await service.post(withdrawNotice.path, desk, { number, reason: 'wrong torque' });
      const gone = await ask(`/data/cn/notices/${number}.pdf`);
      expect([gone.status, await gone.text()]).toEqual([410, `公告 ${number} 已撤回，不再有效。`]);
      const never = await ask('/data/en/notices/N-NONE.pdf');
      expect([never.status, await never.text()]).toEqual([404, 'There is no notice N-NONE.']);
      expect((await ask(`/data/fr/notices/${number}.pdf`)).status).toBe(404);
    });
  });
});
