import multipart from '@fastify/multipart';
import { deleteUpload as deleteCall, uploadFile, uploadMaxBytes, validate } from '@payload/api/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/store.ts';
import { giveBackFile, type Quotas, spendFile } from '../services/quotas.ts';
import { Refused } from '../services/refused.ts';
import { deleteUpload, dropFile, keepUpload, RefusedFile, receiveFile } from '../services/uploads.ts';
import type { ReceivedFile, UploadStorage } from '../storage/storage.ts';
import { accountOf } from './account-of.ts';
import { serviceBase } from './call.ts';
import { networkOf } from './caller.ts';
import { answerPlainly, servePlainCall } from './plain-call.ts';

interface Parts {
  db: Database;
  storage: UploadStorage;
  quotas: Quotas;
  now: () => Date;
}

/** Bytes that boundaries and headers of a form add to a file at least, about. */
const formHead = 128;

/** Bytes that boundaries and headers of the form may add to a file. */
const formOverhead = 64 * 1024;

/** The calls that send a file and take it back. */
export async function serveUploads(app: FastifyInstance, { db, storage, quotas, now }: Parts): Promise<void> {
  // In a scope of its own: no other call takes forms.
  await app.register(async (scope) => {
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      isPartAFile: (_field, _type, name) => name !== undefined,
      // One byte more than is taken, so that the service sees what is too long. Other parts are not read.
      limits: {
        fileSize: uploadMaxBytes + 1,
        files: 1,
        fields: 8,
        fieldSize: 1024,
        parts: 9,
        headerPairs: 32,
      },
    });
    scope.post(serviceBase[uploadFile.client] + uploadFile.path, (request, reply) =>
      answerPlainly(uploadFile, request, reply, async () => {
        const query = validate(uploadFile.query, request.query);
        if (!query.ok) throw new Refused(query.refusals[0].key, 500, query.refusals[0].field);
        const accountId = await accountOf(db, request, now());
        const sender = { accountId, network: networkOf(request) };
        // Before its bytes are taken, for who is past the limits would still fill the disk for a moment.
        const announced = announcedBytes(request);
        await spendFile(db, quotas, sender, announced, now());
        const giveFree = await storage.reserve(announced);
        try {
          if (!giveFree) {
            request.log.warn('the disk for customers’ files is as good as full: files are refused');
            throw new Refused('noRoomForFiles', 500, 'file');
          }
          const { name, file } = await receiveForm(storage, request);
          return await keepUpload(db, storage, sender, name, file, { quotas, announced }, now());
        } catch (error) {
          if (!(error instanceof RefusedFile)) await giveBackFile(db, quotas, sender, announced, now());
          throw error;
        } finally {
          giveFree?.();
        }
      }),
    );
  });

  servePlainCall(app, deleteCall, async ({ body }, request) => {
    await deleteUpload(db, storage, await accountOf(db, request, now()), body.id);
    return { id: body.id };
  });
}

/** The bytes a form says it has, without those around its file; the most there may be where it does not say. */
function announcedBytes({ headers }: FastifyRequest): number {
  const declared = Number(headers['content-length'] ?? uploadMaxBytes);
  return Math.min(Math.max(1, declared - formHead), uploadMaxBytes);
}

/**
 * The part `file` of a form, on the disk. The form has to end as it should: one that breaks off leaves nothing.
 *
 * @throws {Refused} as `receiveFile`, and `incorrectFormat` for a form that is none.
 */
async function receiveForm(
  storage: UploadStorage,
  request: FastifyRequest,
): Promise<{ name: string; file: ReceivedFile }> {
  if (!request.isMultipart()) throw new Refused('cannotBeEmpty', 500, 'file');
  if (Number(request.headers['content-length']) > uploadMaxBytes + formOverhead) {
    throw new Refused('incorrectFormat', 500, 'file');
  }
  let received: { name: string; file: ReceivedFile } | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      if (part.fieldname === 'file' && !received) {
        received = { name: part.filename, file: await receiveFile(storage, part.file) };
      } else {
        part.file.resume();
      }
    }
  } catch (error) {
    if (received) await dropFile(received.file);
    // A fault of this machine's disk names the system call; everything else is the form's.
    if (error instanceof Refused || (error instanceof Error && 'syscall' in error)) throw error;
    throw new Refused('incorrectFormat', 500, 'file');
  }
  if (!received) throw new Refused('cannotBeEmpty', 500, 'file');
  return received;
}
