import { activateDevice, activateDevicePublicly, sendEmailCode, sendSmsCode } from '@payload/api/contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import { databasesOfCalls } from '../testing/databases.ts';
import { visitorsOfSuite } from '../testing/suite-visitors.ts';
import { visitorsOf } from '../testing/visitors.ts';

let number = 13_500_135_000;
const newPhone = () => String(++number);

describe.each(databasesOfCalls)('on $name', ({ missing, open }) => {
  describe.skipIf(missing)('who asks for codes', () => {
    const { clock, store, visitors } = visitorsOfSuite(open);

    it('gets what is set from all networks of one IPv6 allocation together', async () => {
      const budget = { sms: 100, mail: 100, wideNetwork: 5 };
      const few = await visitorsOf(store, clock, { codeRules: { smsCountries: null, budget } });
      onTestFinished(() => few.app.close());
      const ask = async (from: string) =>
        (await few.call(sendEmailCode, { email: `${newPhone()}@example.com` }, { from })).code;
      for (let network = 1; network <= 5; network++) expect(await ask(`2001:db8:48:${network}::1`)).toBe(200);
      expect(await ask('2001:db8:48:6::1')).toBe(500);
      expect(await ask('2001:db8:49:6::1')).toBe(200);
      clock.pass(3600);
      expect(await ask('2001:db8:48:6::1')).toBe(200);
    });

    it('gets what is set of each kind from all the world together', async () => {
      // What the tests before have used up is over.
      clock.pass(3600);
      const refused: string[] = [];
      const metrics = { watch: () => {}, countRefused: (limit: string) => refused.push(limit) };
      const budget = { sms: 3, mail: 2, wideNetwork: 100 };
      const few = await visitorsOf(store, clock, { metrics, codeRules: { smsCountries: null, budget } });
      onTestFinished(() => few.app.close());
      const mail = async (from: string) =>
        (await few.call(sendEmailCode, { email: `${newPhone()}@example.com` }, { from })).code;
      const text = async (from: string) =>
        (await few.call(sendSmsCode, { phone: newPhone() }, { from })).code;
      expect([await mail('192.0.2.1'), await mail('192.0.2.2'), await mail('192.0.2.3')]).toEqual([
        200, 200, 500,
      ]);
      expect([await text('192.0.2.4'), await text('192.0.2.5'), await text('192.0.2.6')]).toEqual([
        200, 200, 200,
      ]);
      expect(await text('192.0.2.7')).toBe(500);
      expect(refused).toEqual(['mail', 'sms']);
      clock.pass(3600);
      expect([await mail('192.0.2.1'), await text('192.0.2.4')]).toEqual([200, 200]);
    });

    it('gets text messages in the countries that are set, and is told where not', async () => {
      const budget = { sms: 1e6, mail: 1e6, wideNetwork: 1e6 };
      const home = await visitorsOf(store, clock, { codeRules: { smsCountries: ['86', '852'], budget } });
      onTestFinished(() => home.app.close());
      for (const phone of [newPhone(), '+85261234567'])
        expect(await home.call(sendSmsCode, { phone })).toMatchObject({ code: 200 });
      const phone = '+12025550143';
      expect(await home.call(sendSmsCode, { phone }, { language: 'cn' })).toMatchObject({
        code: 500,
        key: 'noTextToCountry',
        field: 'phone',
        msg: '该国家或地区暂不支持短信验证码，请改用邮箱',
      });
      expect(await home.messagesTo(phone)).toEqual([]);
    });

    it('cannot make the browsers of others ask for codes', async () => {
      const phone = newPhone();
      const fromSite = (site: string) =>
        visitors.send(sendSmsCode, { phone }, { headers: { 'sec-fetch-site': site } });
      expect((await fromSite('cross-site')).json()).toMatchObject({
        code: 403,
        key: 'fromAnotherSite',
        msg: 'This was asked for by another website. Open our own page and do it there',
      });
      expect(await visitors.messagesTo(phone)).toEqual([]);
      expect((await fromSite('same-origin')).json()).toMatchObject({ code: 200 });
      expect(await visitors.messagesTo(phone)).toHaveLength(1);
    });

    it.each([activateDevice, activateDevicePublicly])(
      'cannot make them activate devices: $path',
      async (call) => {
        const codes = {
          serialNumber: 'T90-SAMPLE-01',
          verificationCode: 'W9CJ',
          activationCode: 'T904-6FHP-25LS',
        };
        const reply = await visitors.send(call, codes, { headers: { 'sec-fetch-site': 'cross-site' } });
        expect([reply.statusCode, reply.json()]).toMatchObject([403, { key: 'fromAnotherSite' }]);
      },
    );
  });
});
