import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '../db/embedded.ts';
import { sampleDevices, seedSampleDevices } from '../db/sample-devices.ts';
import * as schema from '../db/schema.ts';
import { enrolInCare } from '../services/care.ts';
import { activate } from '../services/devices.ts';
import { saveRequest } from '../services/requests.ts';
import { keepUpload } from '../services/uploads.ts';
import { openStorage } from '../storage/open.ts';
import { startChild } from '../testing/child.ts';
import { signedInCustomer } from '../testing/customer.ts';
import { failOnBroken, openNewEmbedded } from '../testing/databases.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { quietParts, quietReach } from '../testing/parts.ts';
import { sampleFiles } from '../testing/sample-files.ts';
import { handleCommand } from './answer.ts';
import type { CommandRequest } from './command.ts';
import { askServer } from './socket.ts';

const t90 = sampleDevices.find(({ serialNumber }) => serialNumber === 'T90-SAMPLE-01');
if (!t90) throw new Error('There is no sample T90.');
const activatedAt = new Date('2026-02-01T08:00:00Z');

const list = 'serialNumber,productCode,verificationCode,activationCode\nT90-0001,T90,AB12,ACT-1\n';

/** Runs a command as npm does. */
async function run(name: 'devices' | 'requests', dataDir: string, ...args: string[]) {
  const settings = { DATA_DIR: dataDir, INIT_CWD: dataDir };
  return startChild(path.join(import.meta.dirname, `${name}.ts`), args, settings).ended;
}

/** Answers commands in this process, with the database of a folder: what a process of its own adds is seen where `run` is used. */
async function workplaceIn(folder: string, reach = quietReach) {
  const store = await openEmbedded(folder, failOnBroken);
  const workplace = { db: store.db, storage: openStorage({ storageUrl: null, dataDir: folder }), reach };
  return {
    db: store.db,
    ask: (name: CommandRequest['name'], args: string[], input: string | null = null) =>
      handleCommand(workplace, { name, args, input, actor: 'kim' }),
    close: () => store.close(),
  };
}

describe('commands', () => {
  let dataDir: string;
  let number: string;
  let email: string;

  // A data folder with the sample devices, one request, and one picture in it.
  beforeAll(async () => {
    dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'payload-server-'));
    const store = await openNewEmbedded(dataDir);
    await store.prepare(async () => {});
    const storage = openStorage({ storageUrl: null, dataDir });
    const customer = await signedInCustomer(store.db);
    const account = customer.id;
    ({ email } = customer);
    const sender = { accountId: account, network: null };
    const { quotas } = quietParts;
    await store.db.insert(schema.device).values(sampleDevices);
    await activate(store.db, t90, { accountId: account, network: null }, activatedAt);
    await enrolInCare(
      store.db,
      { ...t90, contact: 'Kim', phone: '1' },
      { accountId: account, network: null },
      activatedAt,
    );
    const file = path.join(storage.incoming, 'arrived');
    fs.writeFileSync(file, sampleFiles.png);
    const received = { path: file, type: 'image/png', bytes: sampleFiles.png.length, sha256: '0' } as const;
    const now = new Date('2026-03-01T08:00:00Z');
    const counted = { quotas, announced: received.bytes };
    const upload = await keepUpload(store.db, storage, sender, '照片.png', received, counted, now);
    ({ number } = await saveRequest(
      store.db,
      {
        type: 'repair',
        num: 3,
        submissionId: randomUUID(),
        contact: '=cmd|calc',
        phone: '+447700900123',
        region: '广东',
        address: '3-4',
        productCode: 'T90',
        serialNumber: 'T90SAMPLE01',
        description: 'no light,\n"at all" \u001b[2J😶',
        uploads: [upload.id],
        courier: 'SF',
        trackingNumber: '12345678901234567890',
      },
      sender,
      { mailbox: null, quotas, reach: quietReach, language: 'cn' },
      now,
    ));
    await store.close();
  });

  afterAll(() => fs.rmSync(dataDir, { recursive: true }));

  it('show staff what was asked for, and where the files are', async () => {
    const { code, stdout } = await run(
      'requests',
      dataDir,
      'show',
      ` ${number.toLowerCase().replace('-', ' ')}`,
    );
    expect(code).toBe(0);
    expect(stdout).toContain(`number 编号: ${number}\nreceived (UTC) 收到时间: 2026-03-01T08:00:00.000Z\n`);
    expect(stdout).toContain('serial number 序列号: T90-SAMPLE-01\nregistered as 登记型号: T90\n');
    expect(stdout).toContain('activated (UTC) 激活时间: 2026-02-01T08:00:00.000Z\n');
    expect(stdout).toContain('Carefree until (UTC) 无忧服务至: 2027-02-01T08:00:00.000Z\n');
    expect(stdout).toMatch(/phone 电话: \+44 7700900123\naccount 账号: customer-\d+@example\.com\n/);
    expect(stdout).toContain('description 描述: no light,\n    "at all"  [2J😶\n');
    const file = /file 附件: 照片\.png \(image\/png, 1 KiB, (\S+)\)/.exec(stdout)?.[1] ?? '';
    expect(fs.readFileSync(file)).toEqual(sampleFiles.png);
    expect((await run('requests', dataDir, 'list')).stdout).toBe(
      `${number}  2026-03-01 08:00  repair    submitted   T90        T90-SAMPLE-01  =cmd|calc\n`,
    );
  });

  it('find what was asked for by a serial number, a phone number or an address', async () => {
    const line = `${number}  2026-03-01 08:00  repair    submitted   T90        T90-SAMPLE-01  =cmd|calc\n`;
    const { ask, close } = await workplaceIn(dataDir);
    const find = async (...words: string[]) => (await ask('requests', ['find', ...words])).text;
    for (const words of [['t90', 'sample', '01'], ['+44 7700 900123'], ['447700900123'], [email]]) {
      expect(await find(...words)).toBe(line);
    }
    expect(await find('T90')).toBe('There are no requests of T90.\n');
    await close();
  });

  it('move a request on, take a step back and keep notes, all of it written down with who did it', async () => {
    const workplace = await workplaceIn(dataDir, { ...quietReach, canSend: () => true });
    const ask = (...args: string[]) => workplace.ask('requests', args);
    expect(await ask('set', number, 'received')).toEqual({ code: 0, text: `${number} is received.\n` });
    expect(await ask('note', number, 'box', 'torn')).toEqual({ code: 0, text: `Noted with ${number}.\n` });
    expect(await ask('set', number, 'repairing')).toEqual({
      code: 1,
      text: `${number} is received, and nothing was changed. It can become: inspecting, returned.\n`,
    });
    expect((await ask('set', number, 'mended')).text).toBe('There is no status mended.\n');
    expect((await ask('set', 'K7QP-4MXD', 'received')).text).toBe('There is no request K7QP-4MXD.\n');
    expect(await ask('undo', number)).toEqual({ code: 0, text: `${number} is submitted.\n` });
    expect((await ask('undo', number)).code).toBe(1);
    const minute = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d`;
    expect((await ask('show', number)).text).toMatch(
      new RegExp(
        `\n${minute}  kim  received\n${minute}  kim  note  box torn\n${minute}  kim  undone, so submitted\n$`,
      ),
    );
    const { db, close } = workplace;
    const told = await db.select().from(schema.outbox).orderBy(schema.outbox.createdAt);
    expect(told.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [email, `${number}：已收件`],
      [email, `${number}：已提交`],
    ]);
    await db.delete(schema.outbox);
    await close();
  });

  it('export what Excel opens as it was written', async () => {
    const { code, stdout } = await run('requests', dataDir, 'export', 'out.csv');
    expect([code, stdout]).toEqual([0, 'The requests are in out.csv.\n']);
    const file = path.join(dataDir, 'out.csv');
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    const [heading, ...rows] = fs.readFileSync(file, 'utf8').split('\r\n');
    expect(heading).toMatch(/^\uFEFFnumber 编号,received \(UTC\) 收到时间,/);
    expect(rows).toEqual([
      `${number},2026-03-01 08:00:00,repair 维修,submitted 已提交,T90,T90-SAMPLE-01,T90,2026-02-01 08:00:00,2027-02-01 08:00:00,"no light,\n""at all"" \u001b[2J😶","'=cmd|calc",+44 7700900123,${email},广东,"\t3-4",顺丰速运,"\t12345678901234567890",1,,,,,,,,0`,
      '',
    ]);
  });

  it('take the list of devices in, or say what is wrong with it', async () => {
    // 序列号 in GBK, then the rest of the same list.
    const rest = Buffer.from(list.replace(/^serialNumber/, ''));
    fs.writeFileSync(
      path.join(dataDir, 'gbk.csv'),
      Buffer.concat([Buffer.from('d0f2c1d0bac5', 'hex'), rest]),
    );
    fs.writeFileSync(path.join(dataDir, 'book.csv'), Buffer.from('PK\u0003\u0004\u0014\0'));
    expect(await run('devices', dataDir, 'import', 'gbk.csv')).toMatchObject({
      code: 0,
      stdout: '1 device was added.\n',
    });
    const book = await run('devices', dataDir, 'import', 'book.csv');
    expect([book.code, book.stderr]).toEqual([1, expect.stringContaining('it is no text')]);
    const missing = await run('devices', dataDir, 'import', 'none.csv');
    expect([missing.code, missing.stderr]).toEqual([
      1,
      expect.stringContaining('none.csv cannot be read (ENOENT'),
    ]);

    const { ask, close } = await workplaceIn(dataDir);
    const take = (input: string) => ask('devices', ['import', 'list.csv'], input);
    expect(await take(list.replace('T90,AB12', 'T91,AB'))).toEqual({
      code: 1,
      text:
        'list.csv, line 2: the verification code has to be exactly 4 letters or digits.\n' +
        'list.csv, line 2: there is no model "T91".\n' +
        'Nothing was taken in: correct the file and import it again.\n',
    });
    expect(await take(list)).toEqual({
      code: 0,
      text: '0 devices were added. 1 was in the registry already.\n',
    });
    await close();
  });

  it('show a device with its account and plan, and end a plan with a reason that is kept', async () => {
    const workplace = await workplaceIn(dataDir);
    const { db, close } = workplace;
    const ask = (...args: string[]) => workplace.ask('devices', args);
    await seedSampleDevices(db);
    const [owner] = await db
      .insert(schema.account)
      .values({ email: 'owner@example.com', createdAt: new Date() })
      .returning();
    const [sample] = sampleDevices;
    if (!owner || !sample) throw new Error('There is no account or no sample device.');
    const at = new Date('2026-03-01T08:00:00Z');
    const caller = { accountId: owner.id, network: null };
    await activate(db, sample, caller, at);
    const { serialNumber } = sample;
    await enrolInCare(db, { serialNumber, contact: '王工', phone: '13800138000' }, caller, at);
    const serial = serialNumber.toLowerCase().replaceAll('-', ' ');
    const before = await ask('show', serial);
    expect(before.text).toBe(
      [
        'serial number 序列号: H1T-SAMPLE-01',
        'product 型号: H1T',
        'service hours 服务时长: 8760',
        'activated (UTC) 激活时间: 2026-03-01T08:00:00.000Z',
        'account 账号: owner@example.com',
        'care plan 无忧服务: 2026-03-01 to 2027-03-01, owner@example.com, 王工, 13800138000',
        '',
      ].join('\n'),
    );

    expect((await ask('undo-care', serial)).text).toContain('undo-care SERIAL --reason');
    const unsaid = await ask('undo-care', serial, '--reason', ' ');
    expect([unsaid.code, unsaid.text]).toEqual([1, expect.stringContaining('Say why')]);
    const undone = await ask('undo-care', serial, '--reason', 'enrolled by a stranger');
    expect([undone.code, undone.text]).toEqual([
      0,
      expect.stringContaining('The care plan of H1T-SAMPLE-01 (2026-03-01 to 2027-03-01) is ended'),
    ]);
    const after = (await ask('show', serial)).text;
    expect(after).toContain('care plan 无忧服务: none 无\n');
    expect(after).toMatch(
      /undone 已撤销: \S+Z, 2026-03-01 to 2027-03-01, owner@example\.com, enrolled by a stranger\n/,
    );
    const again = await ask('undo-care', serial, '--reason', 'twice');
    expect([again.code, again.text]).toEqual([1, expect.stringContaining('There is no care plan')]);
    const unknown = await ask('show', 'T90-NOWHERE');
    expect([unknown.code, unknown.text]).toEqual([1, expect.stringContaining('There is no device')]);
    await close();
  });

  it('are done by the server while it has the data folder', async () => {
    const main = startChild(path.join(import.meta.dirname, '../main.ts'), [], {
      DATA_DIR: dataDir,
      PORT: '0',
      SITE_DIR: 'none',
    });
    try {
      expect(await main.nextLine()).toContain('The calls are at');
      expect((await run('requests', dataDir, 'list')).stdout).toContain(number);
      const unknown: CommandRequest = {
        name: 'requests',
        args: ['show', 'ZZZZ-ZZZZ'],
        input: null,
        actor: 'kim',
      };
      expect(await askServer(dataDir, unknown)).toMatchObject({ code: 1 });
      fs.writeFileSync(path.join(dataDir, 'more.csv'), list.replace('0001', '0002'));
      expect((await run('devices', dataDir, 'import', 'more.csv')).stdout).toBe('1 device was added.\n');
      expect(fs.statSync(path.join(dataDir, 'commands')).mode & 0o777).toBe(0o700);
    } finally {
      main.process.kill('SIGKILL');
      await main.ended;
    }
    // The socket that is left behind keeps nobody from working without the server.
    expect((await run('requests', dataDir, 'list')).stdout).toContain(number);
    const store = await openEmbedded(dataDir, failOnBroken);
    const serials = (await store.db.select().from(schema.device)).map(({ serialNumber }) => serialNumber);
    await store.close();
    expect(serials).toEqual(
      expect.arrayContaining(['T90-0002', ...sampleDevices.map((each) => each.serialNumber)]),
    );
  });

  it('explain themselves', async () => {
    const folder = temporaryFolder();
    await (await openNewEmbedded(folder)).close();
    const { ask, close } = await workplaceIn(folder);
    for (const args of [[], ['help'], ['show'], ['list', 'all']]) {
      const { code, text } = await ask('requests', args);
      expect([code, text]).toEqual([1, expect.stringContaining('npm run requests -- show NUMBER')]);
    }
    const { text } = await ask('requests', ['list']);
    expect(text).toBe('There are no requests.\n');
    const devices = await ask('devices', []);
    expect(devices.text).toContain('npm run devices -- import FILE.csv');
    await close();
  });
});
