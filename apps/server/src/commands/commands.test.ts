import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openEmbedded } from '../db/embedded.ts';
import { sampleDevices } from '../db/sample-devices.ts';
import { device } from '../db/schema.ts';
import { saveRequest } from '../services/requests.ts';
import { keepUpload } from '../services/uploads.ts';
import { openStorage } from '../storage/open.ts';
import { startChild } from '../testing/child.ts';
import { failOnBroken, openNewEmbedded } from '../testing/databases.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { sampleFiles } from '../testing/sample-files.ts';
import { answerCommand } from './answer.ts';
import type { Asked } from './command.ts';
import { askServer, serveCommands } from './socket.ts';

// Whole processes start here, on a machine that may have more to do.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const list = 'serialNumber,productCode,verificationCode,activationCode\nT90-0001,T90,AB12,ACT-1\n';

/** Runs a command as npm does. */
async function run(name: 'devices' | 'requests', dataDir: string, ...args: string[]) {
  const settings = { DATA_DIR: dataDir, INIT_CWD: dataDir };
  return startChild(path.join(import.meta.dirname, `${name}.ts`), args, settings).ended;
}

describe('commands', () => {
  let dataDir: string;
  let number: string;

  // A data folder with the sample devices, one request, and one picture in it.
  beforeAll(async () => {
    dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'payload-server-'));
    const store = await openNewEmbedded(dataDir);
    await store.prepare(async () => {});
    const storage = openStorage({ storageUrl: null, dataDir });
    const account = randomUUID();
    const file = path.join(storage.incoming, 'arrived');
    fs.writeFileSync(file, sampleFiles.png);
    const received = { path: file, type: 'image/png', bytes: sampleFiles.png.length, sha256: '0' } as const;
    const now = new Date('2026-03-01T08:00:00Z');
    const upload = await keepUpload(store.db, storage, account, '照片.png', received, now);
    number = await saveRequest(
      store.db,
      {
        type: 'repair',
        num: 3,
        submissionId: randomUUID(),
        contact: '=cmd|calc',
        phone: '13800138000',
        region: '广东',
        address: '3-4',
        productCode: 'T90',
        serialNumber: 'T90-SAMPLE-01',
        description: 'no light,\n"at all" \u001b[2J😶',
        uploads: [upload.id],
        courier: 'SF',
        trackingNumber: '12345678901234567890',
      },
      account,
      null,
      now,
    );
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
    expect(stdout).toContain('description 描述: no light,\n    "at all"  [2J😶\n');
    const file = /file 附件: 照片\.png \(image\/png, 1 KiB, (\S+)\)/.exec(stdout)?.[1] ?? '';
    expect(fs.readFileSync(file)).toEqual(sampleFiles.png);
    expect((await run('requests', dataDir, 'list')).stdout).toBe(
      `${number}  2026-03-01 08:00  repair    T90        T90-SAMPLE-01  =cmd|calc\n`,
    );
  });

  it('export what Excel opens as it was written', async () => {
    const { code, stdout } = await run('requests', dataDir, 'export', 'out.csv');
    expect([code, stdout]).toEqual([0, 'The requests are in out.csv.\n']);
    const file = path.join(dataDir, 'out.csv');
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    const [heading, ...rows] = fs.readFileSync(file, 'utf8').split('\r\n');
    expect(heading).toMatch(/^\uFEFFnumber 编号,received \(UTC\) 收到时间,/);
    expect(rows).toEqual([
      `${number},2026-03-01 08:00:00,repair 维修,T90,T90-SAMPLE-01,"no light,\n""at all"" \u001b[2J😶","'=cmd|calc","\t13800138000",广东,"\t3-4",顺丰速运,"\t12345678901234567890",1`,
      '',
    ]);
  });

  it('take the list of devices in, or say what is wrong with it', async () => {
    fs.writeFileSync(path.join(dataDir, 'good.csv'), list);
    fs.writeFileSync(path.join(dataDir, 'bad.csv'), list.replace('T90,AB12', 'T91,AB'));
    fs.writeFileSync(path.join(dataDir, 'gbk.csv'), Buffer.from([0xd0, 0xf2, 0xc1, 0xd0]));
    expect(await run('devices', dataDir, 'import', 'bad.csv')).toMatchObject({
      code: 1,
      stdout:
        'bad.csv, line 2: the verification code has to be exactly 4 letters or digits.\n' +
        'bad.csv, line 2: there is no model "T91".\n' +
        'Nothing was taken in: correct the file and import it again.\n',
    });
    expect(await run('devices', dataDir, 'import', 'good.csv')).toMatchObject({
      code: 0,
      stdout: '1 device was added.\n',
    });
    const gbk = await run('devices', dataDir, 'import', 'gbk.csv');
    expect([gbk.code, gbk.stderr]).toEqual([1, expect.stringContaining('save it as "CSV UTF-8"')]);
    const missing = await run('devices', dataDir, 'import', 'none.csv');
    expect([missing.code, missing.stderr]).toEqual([
      1,
      expect.stringContaining('none.csv cannot be read (ENOENT'),
    ]);
    expect((await run('devices', dataDir)).stdout).toContain('npm run devices -- import FILE.csv');
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
      const unknown: Asked = { name: 'requests', args: ['show', 'ZZZZ-ZZZZ'], input: null };
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
    const serials = (await store.db.select().from(device)).map(({ serialNumber }) => serialNumber);
    await store.close();
    expect(serials).toEqual(
      expect.arrayContaining(['T90-0002', ...sampleDevices.map((each) => each.serialNumber)]),
    );
  });

  it('tell when the server fails, and answer nothing but commands', async () => {
    const folder = temporaryFolder();
    const asked: string[] = [];
    const server = await serveCommands(folder, async ({ args }) => {
      asked.push(...args);
      throw new Error('the disk is gone');
    });
    const asking = askServer(folder, { name: 'requests', args: ['list'], input: null });
    await expect(asking).rejects.toThrow('The server did not answer');
    expect(asked).toEqual(['list']);
    await server.close();
    expect(await askServer(folder, { name: 'requests', args: [], input: null })).toBeNull();
  });

  it('explain themselves', async () => {
    const store = await openNewEmbedded(temporaryFolder());
    const storage = openStorage({ storageUrl: null, dataDir: temporaryFolder() });
    const workplace = { db: store.db, storage };
    await store.prepare(async () => {});
    for (const args of [[], ['help'], ['show'], ['list', 'all']]) {
      const { code, text } = await answerCommand(workplace, { name: 'requests', args, input: null });
      expect([code, text]).toEqual([1, expect.stringContaining('npm run requests -- show NUMBER')]);
    }
    const { text } = await answerCommand(workplace, { name: 'requests', args: ['list'], input: null });
    expect(text).toBe('There are no requests.\n');
    const devices = await answerCommand(workplace, { name: 'devices', args: [], input: null });
    expect(devices.text).toContain('npm run devices -- import FILE.csv');
    await store.close();
  });
});
