import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startChild } from '../testing/child.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { lockFolder } from './lock.ts';

const holder = path.join(import.meta.dirname, '../testing/lock-holder.ts');

it('refuses a folder that another process holds, and names process and folder', async () => {
  const folder = temporaryFolder();
  const first = startChild(holder, [folder]);
  expect(await first.nextLine()).toBe('held');

  const second = await startChild(holder, [folder]).ended;
  expect(second.code).not.toBe(0);
  expect(second.stdout).toBe('');
  expect(second.stderr).toContain(
    `The data folder ${folder} is in use by another server (process ${first.process.pid}, since `,
  );
  expect(() => lockFolder(folder)).toThrow('DATA_DIR');

  first.process.stdin?.end();
  expect((await first.ended).code).toBe(0);
});

it('gives the folder of a killed process to the next, again and again', async () => {
  const folder = temporaryFolder();
  for (let round = 0; round < 3; round++) {
    const child = startChild(holder, [folder]);
    expect(await child.nextLine()).toBe('held');
    child.process.kill('SIGKILL');
    await child.ended;
  }
  lockFolder(folder).release();
});

it('lets exactly one of several processes in that ask at the same moment', async () => {
  const folder = temporaryFolder();
  const children = Array.from({ length: 4 }, () => startChild(holder, [folder]));
  const answers = await Promise.all(
    children.map((child) =>
      Promise.race([child.nextLine(), once(child.process, 'exit').then(() => undefined)]),
    ),
  );
  expect(answers.filter((answer) => answer === 'held')).toHaveLength(1);
  for (const child of children) child.process.kill('SIGKILL');
  await Promise.all(children.map((child) => child.ended));
});

it('makes the folder, refuses it twice in one process, and leaves it free after release', () => {
  const folder = path.join(temporaryFolder(), 'deep/data');
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`);
  lock.release();
  lock.release();
  lockFolder(folder).release();
});

it('says when the folder cannot be made', () => {
  const file = path.join(temporaryFolder(), 'file');
  fs.writeFileSync(file, 'kept');
  expect(() => lockFolder(path.join(file, 'data'))).toThrow(/cannot be written to \(ENOTDIR.*DATA_DIR/);
  expect(() => lockFolder(file)).toThrow(/cannot be written to \(EEXIST.*DATA_DIR/);
  expect(fs.readFileSync(file, 'utf8')).toBe('kept');
});

it.skipIf(process.platform !== 'linux')('says when the folder cannot be written to', () => {
  // Where not even root can write, so that this tells the same to whoever runs it.
  for (const folder of ['/proc', '/proc/payload', '/proc/payload/data']) {
    expect(() => lockFolder(folder)).toThrow(`The data folder ${folder} cannot be written to (`);
  }
});

it('takes a file of something else for no lock', () => {
  const folder = temporaryFolder();
  fs.writeFileSync(
    path.join(folder, 'server.lock'),
    'not a lock at all, but something of a person'.repeat(99),
  );
  expect(() => lockFolder(folder)).toThrow(
    /^The file \S+server\.lock is not the lock this server writes, .*delete that file.*DATA_DIR/,
  );
  fs.writeFileSync(path.join(folder, 'server.lock'), randomBytes(4096));
  expect(() => lockFolder(folder)).toThrow('delete that file');
  fs.rmSync(path.join(folder, 'server.lock'));
  lockFolder(folder).release();
});
