import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/folders.ts';
import { startS3StandIn } from '../testing/s3-stand-in.ts';
import { openStorage } from './open.ts';
import type { ReceivedFile, UploadStorage } from './storage.ts';

/** A file as it is once it has arrived. */
function received(storage: UploadStorage, content: Buffer): ReceivedFile {
  const file = path.join(storage.incoming, 'arrived');
  fs.writeFileSync(file, content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { path: file, type: 'image/png', bytes: content.length, sha256 };
}

describe('a folder', () => {
  it('keeps files and gives them back, for this user only', async () => {
    const dataDir = path.join(temporaryFolder(), 'deep/data');
    const storage = openStorage({ storageUrl: null, dataDir });
    expect(fs.statSync(path.join(dataDir, 'uploads')).mode & 0o777).toBe(0o700);

    const content = randomBytes(100_000);
    await storage.keep('a.png', received(storage, content));
    expect(fs.readFileSync(storage.locate('a.png'))).toEqual(content);
    expect(fs.readdirSync(storage.incoming)).toEqual([]);

    await storage.remove('a.png');
    await storage.remove('a.png');
    expect(fs.readdirSync(path.join(dataDir, 'uploads'))).toEqual(['incoming']);
  });

  it('says what to do when it cannot be made', () => {
    const file = path.join(temporaryFolder(), 'file');
    fs.writeFileSync(file, '');
    expect(() => openStorage({ storageUrl: null, dataDir: file })).toThrow(
      /cannot be made \(ENOTDIR.*DATA_DIR/,
    );
  });
});

describe('a bucket', () => {
  let stand: Awaited<ReturnType<typeof startS3StandIn>>;

  beforeEach(async () => {
    stand = await startS3StandIn();
    onTestFinished(() => stand.close());
  });

  it('takes signed files of 20 MB with their type, and gives them up', async () => {
    const storage = openStorage({ storageUrl: stand.url, dataDir: temporaryFolder() });
    const content = randomBytes(20 * 1024 * 1024);
    await storage.keep('a.png', received(storage, content));
    expect(stand.objects.get('a.png')?.type).toBe('image/png');
    expect(stand.objects.get('a.png')?.body.equals(content)).toBe(true);
    await storage.remove('a.png');
    await storage.remove('a.png');
    expect(stand.objects.size).toBe(0);
  });

  it('is tried again when it is briefly unable', async () => {
    const storage = openStorage({ storageUrl: stand.url, dataDir: temporaryFolder() });
    stand.failures.push(503, 500);
    await storage.keep('a.png', received(storage, Buffer.from('x')));
    expect([...stand.objects.keys()]).toEqual(['a.png']);
  });

  it('is refused with a reason that holds no credentials', async () => {
    const storage = openStorage({
      storageUrl: stand.url.replace('AKTEST:a', 'AKTEST:b'),
      dataDir: temporaryFolder(),
    });
    const keeping = storage.keep('a.png', received(storage, Buffer.from('x')));
    await expect(keeping).rejects.toThrow(
      'The storage of STORAGE_URL answered PUT with 403 (SignatureDoesNotMatch).',
    );
    expect(storage.locate('a.png')).not.toMatch(/AKTEST|secret/);
  });
});
