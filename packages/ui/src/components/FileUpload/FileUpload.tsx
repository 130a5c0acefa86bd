import {
  type ComponentPropsWithRef,
  type DragEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { UploadIcon, WarningIcon } from '../../icons/index.ts';
import { Arriving } from '../../lib/Arriving.tsx';
import { cx } from '../../theme/cx.ts';
import { Button } from '../Button/index.ts';
import { FieldSet, type FieldTexts } from '../Field/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './FileUpload.css.ts';
import { displayName } from './fileWords.ts';
import { type AddedFile, acceptOf, checkFiles, type UploadLimits } from './limits.ts';
import { UploadRow } from './UploadRow.tsx';
import type { UploadFile, UploadTranslations } from './uploadFile.ts';
import { useFileIntake } from './useFileIntake.ts';

export type FileUploadProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'onAbort'> &
  Pick<FieldTexts, 'label' | 'help' | 'error'> & {
    /** Id of the file field; links of an error summary lead there. @default a generated one */
    id?: string | undefined;
    /** Name under which the files are sent where there is no script. */
    name?: string | undefined;
    /** What is chosen so far, in its order; the page keeps it and sends it. */
    files: readonly UploadFile[];
    /** How many files, of what kinds and sizes. */
    limits: UploadLimits;
    /** Called with what the visitor has chosen, dropped or pasted. Put refused files into the list too: their rows say why. */
    onAdd: (files: AddedFile[]) => void;
    /** Called with the id of the file that a visitor takes out. */
    onRemove: (id: string) => void;
    /** Called to put a removed file back into its place. @default a removal cannot be undone */
    onUndoRemove?: ((file: UploadFile, index: number) => void) | undefined;
    /** Called to stop sending a file. Leave it in the list as failed, so that it can be sent after all. @default only removed */
    onCancel?: ((id: string) => void) | undefined;
    /** Called to send a failed file again. @default only removed */
    onRetry?: ((id: string) => void) | undefined;
    /** The browser refuses to send the form without a file, where no script runs. @default false */
    required?: boolean | undefined;
    /** Nothing can be added or taken out. @default false */
    disabled?: boolean | undefined;
    /** Its words, in the language of the page. */
    translations: UploadTranslations;
  };

type Removal = { file: UploadFile; index: number };

/**
 * Several files, chosen, dropped or pasted, each with a row that shows how far it has come. It knows
 * no network: the page sends them and says so in `files`. Without script it is the browser's own field.
 */
export function FileUpload({
  label,
  help,
  error,
  id,
  name,
  files,
  limits,
  onAdd,
  onRemove,
  onUndoRemove,
  onCancel,
  onRetry,
  required = false,
  disabled = false,
  translations,
  className,
  ...rest
}: FileUploadProps) {
  const ownId = useId();
  const inputId = id ?? `${ownId}input`;
  const [dragging, setDragging] = useState(false);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const refused = files.filter(({ state }) => state === 'refused').length;
  const acceptedCount = files.length - refused;
  const buttonId = (file: string) => `${ownId}file-${file}`;
  const undoId = `${ownId}undo`;

  const addFiles = (chosen: File[]) => {
    if (disabled || chosen.length === 0) return;
    const added = checkFiles(chosen, limits, acceptedCount);
    const wrong = added.filter(({ refusal }) => refusal !== null).length;
    setRemoval(null);
    setAnnouncement(translations.announceAdded(added.length - wrong, wrong));
    onAdd(added);
  };
  const input = useFileIntake(addFiles);

  // What has become of each file is announced once, however often the list changes.
  const states = useRef(new Map<string, UploadFile['state']>());
  const announceChanges = useEffectEvent((now: readonly UploadFile[]) => {
    const news = now.flatMap((file) => {
      const before = states.current.get(file.id);
      if (before === undefined || before === file.state) return [];
      if (file.state === 'done') return translations.announceDone(displayName(file.name));
      return file.state === 'failed' ? translations.announceFailed(displayName(file.name)) : [];
    });
    states.current = new Map(now.map((file) => [file.id, file.state]));
    if (news.length > 0) setAnnouncement(news.join(' '));
  });

  // A row that goes away takes its focus along; this is where it goes once the list has changed.
  const leaving = useRef<Removal | null>(null);
  const returning = useRef<string | null>(null);
  const moveFocus = useEffectEvent((now: readonly UploadFile[]) => {
    const isThere = (one: string) => now.some((file) => file.id === one);
    if (returning.current !== null && isThere(returning.current)) {
      document.getElementById(buttonId(returning.current))?.focus();
      returning.current = null;
    }
    const left = leaving.current;
    if (left === null || isThere(left.file.id)) return;
    leaving.current = null;
    const next = now[Math.min(left.index, now.length - 1)];
    const target = document.getElementById(undoId) ?? (next && document.getElementById(buttonId(next.id)));
    (target ?? input.current)?.focus();
  });

  useEffect(() => {
    announceChanges(files);
    moveFocus(files);
  }, [files]);

  const remove = (file: UploadFile, index: number) => {
    leaving.current = { file, index };
    // What was refused has nothing to come back to.
    setRemoval(onUndoRemove && file.state !== 'refused' ? { file, index } : null);
    onRemove(file.id);
  };

  const undo = ({ file, index }: Removal) => {
    returning.current = file.id;
    setRemoval(null);
    onUndoRemove?.(file, index);
  };

  const onDrag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
    setDragging(!disabled);
  };

  const undoable = removal && !files.some((file) => file.id === removal.file.id) ? removal : null;
  const rows = files.map((file, index) => (
    <UploadRow
      key={file.id}
      file={file}
      buttonId={buttonId(file.id)}
      disabled={disabled}
      onRemove={() => remove(file, index)}
      onCancel={onCancel && (() => onCancel(file.id))}
      onRetry={onRetry && (() => onRetry(file.id))}
      translations={translations}
    />
  ));
  if (undoable && !disabled) {
    rows.splice(
      undoable.index,
      0,
      <li key={undoable.file.id} className={styles.row} data-state="removed">
        <p className={styles.removed}>{translations.removed(displayName(undoable.file.name))}</p>
        <Button id={undoId} size="toolbar" variant="quiet" onClick={() => undo(undoable)}>
          {translations.undo}
        </Button>
      </li>,
    );
  }

  return (
    <div className={cx(styles.root, className)} {...rest}>
      <FieldSet
        label={label}
        labelNote={translations.count(acceptedCount, limits.maxFiles)}
        error={error && <span id={`${ownId}error`}>{error}</span>}
        disabled={disabled}
      >
        <div
          className={styles.zone}
          data-state={disabled ? 'disabled' : dragging ? 'over' : 'ready'}
          onDragEnter={onDrag}
          onDragOver={onDrag}
          onDragLeave={() => setDragging(false)}
          onDrop={(event) => {
            setDragging(false);
            if (!event.dataTransfer.types.includes('Files')) return;
            event.preventDefault();
            addFiles([...event.dataTransfer.files]);
          }}
        >
          <UploadIcon className={styles.icon} size={28} />
          <label htmlFor={inputId}>
            <span className={styles.drop}>
              <b>{translations.drop}</b>
              {translations.or}
            </span>
            <span className={styles.choose}>{translations.choose}</span>
          </label>
          {help === undefined ? null : (
            <p id={`${ownId}help`} className={styles.help}>
              {help}
            </p>
          )}
          <input
            ref={input}
            id={inputId}
            className={styles.input}
            type="file"
            name={name}
            multiple={limits.maxFiles > 1}
            accept={acceptOf(limits.types)}
            // With files in the list the field itself is empty and must not stop the form.
            required={required && acceptedCount === 0}
            aria-invalid={error ? true : undefined}
            aria-describedby={
              cx(error ? `${ownId}error` : null, help === undefined ? null : `${ownId}help`) || undefined
            }
            onChange={(event) => {
              addFiles([...(event.target.files ?? [])]);
              // So that the same file can be chosen again after it was taken out.
              event.target.value = '';
            }}
          />
        </div>
      </FieldSet>
      {refused > 0 && (
        <p className={styles.refused}>
          <WarningIcon className={styles.errorIcon} size={18} />
          <span>{translations.refused(refused)}</span>
        </p>
      )}
      {rows.length > 0 && (
        <ul className={styles.list} aria-label={translations.list}>
          {rows}
        </ul>
      )}
      <VisuallyHidden as="output">
        <Arriving>{announcement}</Arriving>
      </VisuallyHidden>
    </div>
  );
}
