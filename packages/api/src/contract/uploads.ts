import { blob, type InferOutput, maxSize, minSize, number, object, picklist, pipe, string } from 'valibot';
import { defineCall, emptyObject, languageQuery } from './call.ts';
import { addressKey, fields } from './fields.ts';
import type { MessageKey } from './messages.ts';

/** Pictures and films a request can carry. What a file is, the server finds from its content. */
export const uploadTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'video/mp4',
  'video/quicktime',
  'video/3gpp',
  'video/3gpp2',
] as const;

/** Bytes of one file at most. */
export const uploadMaxBytes = 20 * 1024 * 1024;

/** Files of one request at most. */
export const uploadsPerRequest = 9;

export const uploadId = addressKey;

const upload = object({ id: string(), name: string(), type: picklist(uploadTypes), size: number() });
export type Upload = InferOutput<typeof upload>;

/**
 * Sends one file, as the part `file` of form data. Its type is not checked here: browsers leave it empty
 * for some pictures (heic), and a name or type proves nothing.
 */
export const uploadFile = defineCall({
  client: 2,
  method: 'POST',
  path: '/jzcrm/productProblem/upload/',
  params: emptyObject,
  query: languageQuery,
  body: fields({
    file: pipe(
      blob('cannotBeEmpty' satisfies MessageKey),
      minSize(1, 'cannotBeEmpty' satisfies MessageKey),
      maxSize(uploadMaxBytes, 'incorrectFormat' satisfies MessageKey),
    ),
  }),
  reply: upload,
  multipart: true,
});

/** Takes a file back that is in no request yet. */
export const deleteUpload = defineCall({
  client: 2,
  method: 'POST',
  path: '/jzcrm/productProblem/deleteUpload/',
  params: emptyObject,
  query: languageQuery,
  body: fields({ id: uploadId }),
  reply: object({ id: string() }),
});
