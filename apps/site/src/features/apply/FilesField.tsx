import type { UploadRow } from '@payload/flows/apply';
import { type AddedFile, FileUpload, type UploadFile, type UploadTranslations } from '@payload/ui/FileUpload';
import type { TFunction } from 'i18next';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorOf, labelOf } from './form-errors.ts';
import { uploadLimits } from './forms.ts';
import type { ServiceForm } from './useForm.ts';

/** Extensions of the types that are not called by theirs. */
const extensions: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['jpg', 'jpeg'],
  heic: ['heic', 'heif'],
  mp4: ['mp4', 'm4v'],
  quicktime: ['mov', 'qt'],
  '3gpp': ['3gp', '3gpp'],
  '3gpp2': ['3g2'],
};

function extensionsOf(mime: string): readonly string[] {
  const [, kind = ''] = mime.split('/');
  return extensions[kind] ?? [kind];
}

const limits = {
  types: uploadLimits.types.map((mime) => ({ mime, extensions: extensionsOf(mime) })),
  maxBytes: uploadLimits.maxBytes,
  maxFiles: uploadLimits.most,
};

/** A file with the type that it was found to have: some systems give none. */
function typed({ file, type }: AddedFile): File {
  return type === '' || file.type === type ? file : new File([file], file.name, { type });
}

const states = {
  refused: 'refused',
  waiting: 'waiting',
  sending: 'uploading',
  sent: 'done',
  failed: 'failed',
} as const;

/** A row of the form as the component shows it; one that is being removed is gone for the visitor. */
function uploadFile(row: UploadRow, t: TFunction<['apply', 'request-fields', 'messages']>): UploadFile | [] {
  const { id, file, name, size, state, progress, refusal, failure, upload } = row;
  if (state === 'removing') return [];
  return {
    id,
    name,
    size,
    type: file?.type ?? upload?.type ?? '',
    state: states[state],
    sent: progress * size,
    refusal: refusal === 'size' && size === 0 ? 'empty' : refusal,
    ...(file && { preview: file }),
    ...(state === 'failed' && { error: t(`files.failed.${reasonOf(failure)}` as const) }),
  };
}

/** Why a file is not there, as far as what to do about it differs. */
function reasonOf(failure: UploadRow['failure']) {
  if (failure === null) return 'stopped';
  const { kind, key } = failure;
  if (kind === 'offline' || kind === 'timeout' || kind === 'server') return kind;
  if (key === 'dailyLimitReached' || key === 'noRoomForFiles') return key;
  return key === 'operationFailure' ? 'tooMany' : 'refused';
}

/** Pictures and films of a request. They stay with the draft, and are sent as they are added or, by who is not
 * signed in, with the form. */
export function FilesField({ form }: { form: ServiceForm }) {
  const { t } = useTranslation(['apply', 'request-fields', 'messages']);
  const { rows, signedIn, filesKept } = form.context;
  const send = (command: Parameters<typeof sendCommand>[1]) => sendCommand(form, command);
  const add = useAdding(form);
  const help = [t('files.help'), ...(filesKept ? [] : [t('files.unkept')])].join(' ');
  const translations: UploadTranslations = {
    drop: t('files.drop'),
    or: t('files.or'),
    choose: t('files.choose'),
    count: (count, most) => t('files.count', { count, most }),
    list: t('files.list'),
    waiting: signedIn ? t('files.waiting') : t('files.held'),
    done: t('files.done'),
    amount: (sent, size) => t('files.amount', { sent, size }),
    progress: (name) => t('files.progress', { name }),
    percent: (percent) => t('files.percent', { percent }),
    refusal: (refusal, size) => t(`files.refusal.${refusal}`, { size }),
    refused: (count) => t('files.refused', { count }),
    retry: t('files.retry'),
    retryFile: (name) => t('files.retryFile', { name }),
    cancelFile: (name) => t('files.cancelFile', { name }),
    removeFile: (name) => t('files.removeFile', { name }),
    removed: (name) => t('files.removed', { name }),
    undo: t('files.undo'),
    announceAdded: (taken, refused) =>
      refused > 0 ? t('files.saidAddedSome', { taken, refused }) : t('files.saidAdded', { taken }),
    announceDone: (name) => t('files.saidDone', { name }),
    announceFailed: (name) => t('files.saidFailed', { name }),
  };
  return (
    <FileUpload
      id={form.idOf('uploads')}
      label={labelOf('uploads', t)}
      help={help}
      error={errorOf(form, 'uploads', t)}
      limits={limits}
      files={rows.flatMap((row) => uploadFile(row, t))}
      onAdd={(added) => add(added.map(typed))}
      onRemove={(id) => send({ type: 'remove', id })}
      onCancel={(id) => send({ type: 'cancel', id })}
      onRetry={(id) => send({ type: 'retry', id })}
      translations={translations}
    />
  );
}

/** Adds files; those chosen before the draft has been read, once it has. */
function useAdding(form: ServiceForm): (files: AddedFiles) => void {
  const early = useRef<AddedFiles>([]);
  const { isReady, send } = form;
  useEffect(() => {
    if (!isReady || early.current.length === 0) return;
    send({ type: 'files', command: { type: 'add', files: early.current } });
    early.current = [];
  }, [isReady, send]);
  return (files) => {
    if (isReady) sendCommand(form, { type: 'add', files });
    else early.current = [...early.current, ...files];
  };
}

type FilesEvent = Extract<Parameters<ServiceForm['send']>[0], { type: 'files' }>;

type AddedFiles = Extract<FilesEvent['command'], { type: 'add' }>['files'];

function sendCommand(form: ServiceForm, command: FilesEvent['command']): void {
  form.send({ type: 'files', command });
}
