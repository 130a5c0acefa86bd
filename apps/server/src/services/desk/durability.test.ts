import { changeDeskRequest, type DeskChange, getDeskRequest, saveByHand } from '@payload/api/contract';
import { asc, eq } from 'drizzle-orm';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { outbox, requestEvent, staff, token } from '../../db/schema.ts';
import { type Customer, signedInCustomer } from '../../testing/customer.ts';
import { isFullKillTest, killedKinds, startServer } from '../../testing/kill-tests.ts';
import { randomFractions } from '../../testing/random.ts';
import { sampleRepair } from '../../testing/samples.ts';
import { startSmtpStandIn } from '../../testing/smtp-stand-in.ts';

const kills = isFullKillTest ? 10 : 3;
/** Changes that are taken before a server is killed. */
const between = isFullKillTest ? 100 : 40;
/** Members of the staff, and the requests they share: few, so that they meet. */
const desks = 6;
const shared = 4;

/** What someone of the staff was told: a change that was taken, and the version it was made on. */
interface Taken {
  number: string;
  version: number;
  words: string;
}

/** Someone of the staff who is at the desk. */
async function staffer(db: Parameters<typeof signedInCustomer>[0], name: string): Promise<Customer> {
  const now = new Date();
  const customer = await signedInCustomer(db, now);
  await db.insert(staff).values({ accountId: customer.id, name, totpConfirmedAt: now, createdAt: now });
  await db
    .update(token)
    .set({ deskUntil: new Date(now.getTime() + 3600_000) })
    .where(eq(token.accountId, customer.id));
  return customer;
}

async function ask(url: string, { token: authorization }: Customer, body?: object) {
  const reply = await fetch(url, {
    headers: { authorization, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const data: unknown = await reply.json();
  return { status: reply.status, data };
}

describe.each(killedKinds)('the desk on $name', ({ missing, servers, make }) => {
  it.skipIf(missing)(
    `keeps what was done by ${desks} desks on ${servers} servers over ${kills} kills, and overwrites nothing`,
    { timeout: 900_000 },
    async () => {
      const { settings, open, drop } = await make();
      const post = await startSmtpStandIn();
      const prepared = await open();
      await prepared.prepare(async () => {});
      const customer = await signedInCustomer(prepared.db);
      const colleagues = await Promise.all(
        Array.from({ length: desks }, (_, index) => staffer(prepared.db, `Desk ${index}`)),
      );
      await prepared.close();

      const mail = { ...settings, SMTP_URL: `smtp://127.0.0.1:${post.port}` };
      const random = randomFractions(20261126);
      const pick = <T>(some: readonly T[]): T => {
        const picked = some[Math.floor(random.next().value * some.length)];
        if (picked === undefined) throw new Error('There is nothing to pick from.');
        return picked;
      };
      const numbers: string[] = [];
      const taken: Taken[] = [];
      const unanswered: string[] = [];
      const refused: unknown[] = [];
      let made = 0;

      for (let round = 0; round <= kills; round++) {
        const running = await Promise.all(Array.from({ length: servers }, () => startServer(mail)));
        const killAll = () => running.forEach(({ child }) => child.process.kill('SIGKILL'));
        while (numbers.length < shared) {
          const { data } = await ask(`${running[0]?.origin}${saveByHand.path}`, customer, sampleRepair());
          numbers.push(parse(saveByHand.reply, data).requestNumber);
        }
        const enough = taken.length + between;
        const work = async (who: Customer): Promise<void> => {
          while (taken.length < enough) {
            const number = pick(numbers);
            const words = `words ${++made}.`;
            const change: DeskChange = { kind: pick(['message', 'note']), words };
            let version: number;
            try {
              const seen = await ask(`${pick(running).origin}${getDeskRequest.path}?number=${number}`, who);
              ({ version } = parse(getDeskRequest.reply, seen.data));
            } catch {
              // Killed before it was read: nothing was asked for.
              return;
            }
            try {
              const body = { number, version, change };
              const { status, data } = await ask(
                `${pick(running).origin}${changeDeskRequest.path}`,
                who,
                body,
              );
              if (status === 200) taken.push({ number, version, words });
              else refused.push(data);
            } catch {
              unanswered.push(words);
              return;
            }
          }
          // In the midst of what the others do.
          killAll();
        };
        await Promise.all(colleagues.map(work));
        killAll();
        await Promise.all(running.map(({ child }) => child.ended));
      }

      const store = await open();
      const events = await store.db.select().from(requestEvent).orderBy(asc(requestEvent.id));
      const waiting = await store.db.select().from(outbox);
      await store.close();
      await post.close();
      await drop();

      // Each change that was acknowledged is there once, right behind what its maker had seen.
      const wrong = taken.filter(({ number, version, words }) => {
        const own = events.filter(({ requestNumber }) => requestNumber === number);
        const places = own.flatMap((event, index) => (event.words === words ? [index] : []));
        const [place = -1] = places;
        return places.length !== 1 || (own[place - 1]?.id ?? 0) !== version;
      });
      expect(wrong).toEqual([]);
      // What was not answered was done once or not at all.
      for (const words of unanswered) {
        expect(events.filter((event) => event.words === words).length).toBeLessThanOrEqual(1);
      }
      // Each message to the customer is one mail, sent or still to be sent: one that went again goes by the same id.
      const mails = [
        ...post.mails.map(({ source }) => [/^Message-ID: <([^@]+)@/m.exec(source)?.[1], source] as const),
        ...waiting.map(({ id, body }) => [id, body] as const),
      ];
      for (const { words } of events.filter(({ kind }) => kind === 'message')) {
        const ids = new Set(mails.flatMap(([id, text]) => (text.includes(`${words}`) ? [id] : [])));
        expect([words, ids.size]).toEqual([words, 1]);
      }
      const twice = post.mails.length - new Set(mails.slice(0, post.mails.length).map(([id]) => id)).size;
      console.log(
        `${taken.length} changes taken, ${refused.length} overtaken, ${unanswered.length} without an answer; ` +
          `${post.mails.length} mails sent (${twice} again under the same id), ${waiting.length} to be sent`,
      );
      expect(taken.length).toBeGreaterThanOrEqual((kills + 1) * between);
      // Whoever was overtaken was told so, and nothing else was refused.
      expect(refused.length).toBeGreaterThan(0);
      expect(refused).toEqual(refused.map(() => expect.objectContaining({ key: 'changedMeanwhile' })));
    },
  );
});
