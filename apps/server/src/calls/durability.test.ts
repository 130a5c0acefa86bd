import { activateDevicePublicly } from '@payload/api/contract';
import { isNotNull } from 'drizzle-orm';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { device } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { importDevices } from '../services/device-list.ts';
import { isFullKillTest, killedKinds, startServer } from '../testing/kill-tests.ts';
import { randomFractions } from '../testing/random.ts';

const kills = isFullKillTest ? 10 : 3;
const count = isFullKillTest ? 1000 : 300;
/** Customers who activate at the same time. */
const customers = 8;

const devices = Array.from({ length: count }, (_, index) => ({
  serialNumber: `T90-${10_000 + index}`,
  verificationCode: `V${String(index).padStart(3, '0')}`,
  activationCode: `SECRET-${index}`,
}));
const list = [
  'serialNumber,productCode,verificationCode,activationCode',
  ...devices.map((each) => `${each.serialNumber},T90,${each.verificationCode},${each.activationCode}`),
].join('\n');

describe.each(killedKinds)('activations on $name', ({ missing, make }) => {
  it.skipIf(missing)(
    `are all there after ${kills} kills of the server among ${count}, and in no log`,
    { timeout: 900_000 },
    async () => {
      const { settings, open, drop } = await make();
      const prepared: Store = await open();
      await prepared.prepare(async (db) => {
        expect(await importDevices(db, list)).toMatchObject({ added: count });
      });
      await prepared.close();

      const random = randomFractions(20261121);
      const acknowledged = new Map<string, string>();
      const waiting = [...devices];
      let logs = '';

      for (let round = 0; round <= kills; round++) {
        const { child, origin } = await startServer(settings);
        const url = `${origin}${activateDevicePublicly.path}`;
        const activate = async (codes: (typeof devices)[number]): Promise<string> => {
          const reply = await fetch(`${url}?${new URLSearchParams(codes).toString()}`);
          expect(reply.status).toBe(200);
          return parse(activateDevicePublicly.reply, await reply.json()).activatedAt;
        };
        // What was acknowledged before the kill is known to the server that comes after it.
        for (const codes of devices.filter(({ serialNumber }) => acknowledged.has(serialNumber)).slice(-5)) {
          expect(await activate(codes)).toBe(acknowledged.get(codes.serialNumber));
        }
        const enough =
          round === kills ? Infinity : acknowledged.size + 40 + Math.floor(random.next().value * 80);
        const serve = async (): Promise<void> => {
          for (let next = waiting.shift(); next; next = waiting.shift()) {
            try {
              acknowledged.set(next.serialNumber, await activate(next));
            } catch {
              // Killed before it answered: this customer tries again with the next server.
              waiting.push(next);
              return;
            }
            if (acknowledged.size >= enough) child.process.kill('SIGKILL');
          }
        };
        await Promise.all(Array.from({ length: customers }, serve));
        // Nothing is left to do, or the server is gone.
        child.process.kill('SIGKILL');
        const { stdout, stderr } = await child.ended;
        logs += stdout + stderr;
      }

      expect(acknowledged.size).toBe(count);
      const store = await open();
      const rows = await store.db.select().from(device).where(isNotNull(device.activatedAt));
      await store.close();
      await drop();
      const kept = new Map(rows.map((row) => [row.serialNumber, row.activatedAt?.toISOString()]));
      expect([...acknowledged].filter(([serial, at]) => kept.get(serial) !== at)).toEqual([]);
      expect(logs).toContain('request completed');
      expect(logs).not.toMatch(/SECRET|V\d{3}\b|verificationCode/);
    },
  );
});
