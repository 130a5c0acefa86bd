import { CheckIcon, CloseIcon, RetryIcon, TrashIcon, WarningIcon } from '../../icons/index.ts';
import { Button } from '../Button/index.ts';
import { formatFigure, isolated } from '../Figure/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Progress } from '../Progress/index.ts';
import * as styles from './FileUpload.css.ts';
import { displayName, sizeInWords, splitName } from './fileWords.ts';
import { Preview } from './Preview.tsx';
import type { UploadFile, UploadTranslations } from './uploadFile.ts';

type UploadRowProps = {
  file: UploadFile;
  /** Id of the row's one button: to take the file out, or to stop sending it. */
  buttonId: string;
  disabled: boolean;
  onRemove: () => void;
  onCancel: (() => void) | undefined;
  onRetry: (() => void) | undefined;
  translations: UploadTranslations;
};

/** One file. Its parts have their places, so that nothing moves while it is sent. */
export function UploadRow({
  file,
  buttonId,
  disabled,
  onRemove,
  onCancel,
  onRetry,
  translations,
}: UploadRowProps) {
  const { state, sent = 0 } = file;
  const name = displayName(file.name);
  const size = isolated(sizeInWords(file.size));
  const isSending = state === 'uploading';
  const canCancel = isSending && onCancel !== undefined;
  const error = state === 'refused' && file.refusal ? translations.refusal(file.refusal, size) : file.error;
  return (
    <li className={styles.row} data-state={state}>
      <Preview {...file} />
      <div className={styles.text}>
        <Name name={name} />
        <p className={styles.meta}>
          {isSending ? translations.amount(isolated(sizeInWords(sent)), size) : size}
        </p>
        {(state === 'failed' || state === 'refused') && error ? (
          <p className={styles.error}>
            <WarningIcon className={styles.errorIcon} size={18} />
            <span>{error}</span>
          </p>
        ) : null}
      </div>
      {isSending && (
        <Progress
          className={styles.bar}
          size="small"
          label={translations.progress(name)}
          value={sent}
          max={file.size}
          translations={{ valueText: translations.percent, announcement: silence }}
        />
      )}
      <Status file={file} translations={translations} />
      {state === 'failed' && onRetry && !disabled ? (
        <Button
          className={styles.retry}
          size="toolbar"
          variant="quiet"
          start={<RetryIcon size={18} />}
          aria-label={translations.retryFile(name)}
          onClick={() => {
            // This button goes away; the focus must not go with it.
            document.getElementById(buttonId)?.focus();
            onRetry();
          }}
        >
          {translations.retry}
        </Button>
      ) : null}
      {disabled ? null : (
        // One button that changes what it does, so that the focus stays when a file has arrived.
        <IconButton
          id={buttonId}
          className={styles.end}
          variant="quiet"
          size="toolbar"
          label={canCancel ? translations.cancelFile(name) : translations.removeFile(name)}
          onClick={canCancel ? onCancel : onRemove}
        >
          {canCancel ? <CloseIcon size={20} /> : <TrashIcon size={20} />}
        </IconButton>
      )}
    </li>
  );
}

/** Bars of several files at once would talk over one another. */
const silence = () => '';

function Name({ name }: { name: string }) {
  const [start, end] = splitName(name);
  return (
    <p className={styles.name} title={name} dir="auto">
      <span className={styles.nameStart}>{start}</span>
      {end && <span className={styles.nameEnd}>{end}</span>}
    </p>
  );
}

type StatusProps = Pick<UploadRowProps, 'file' | 'translations'>;

function Status({ file: { state, sent = 0, size }, translations }: StatusProps) {
  if (state === 'waiting') return <p className={styles.status}>{translations.waiting}</p>;
  if (state === 'done') {
    return (
      <p className={styles.status}>
        <CheckIcon size={18} />
        {translations.done}
      </p>
    );
  }
  if (state !== 'uploading') return null;
  // The bar says it.
  return (
    <p className={styles.status} aria-hidden="true">
      {isolated(formatFigure(size > 0 ? Math.min(Math.floor((sent / size) * 100), 100) : 0, '%'))}
    </p>
  );
}
