import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../Button/index.ts';

export type FileButtonProps = {
  /** Endings or types of the files that the dialog offers: ".ufw". */
  accept: string;
  /** A file was chosen; the same one again as well. */
  onChoose: (file: File) => void;
  /** The dialog was left without a file. @default nothing happens */
  onCancel?: (() => void) | undefined;
  /** An icon before the words. @default none */
  start?: ReactNode;
  /** What it opens: "Choose a file". */
  children: ReactNode;
};

/** A button that opens the system's dialog for one file. */
export function FileButton({ accept, onChoose, onCancel, start, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const leave = useEffectEvent(() => onCancel?.());
  useEffect(() => {
    const field = input.current;
    // React knows this event of dialogs only.
    const cancel = () => leave();
    field?.addEventListener('cancel', cancel);
    return () => field?.removeEventListener('cancel', cancel);
  }, []);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          // So that the same file can be chosen again after it was refused.
          target.value = '';
        }}
      />
      <Button start={start} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
