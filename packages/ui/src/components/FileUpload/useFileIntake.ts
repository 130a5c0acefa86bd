import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

const bringsFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false;

/**
 * Takes files that come to the page past the field's own events: pasted anywhere in its form, or
 * chosen before this script ran. A file let go beside the field is stopped: the browser would open
 * it in the place of the page, and what was typed would be lost.
 * @returns the ref of the field
 */
export function useFileIntake(take: (files: File[]) => void): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);

  const onEarly = useEffectEvent(() => {
    const field = input.current;
    if (!field?.files || field.files.length === 0) return;
    take([...field.files]);
    field.value = '';
  });

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const data = event.clipboardData;
    // A copied passage may bring a picture of itself; it is the words that are meant.
    if (event.defaultPrevented || !data || data.files.length === 0 || data.types.includes('text/plain'))
      return;
    event.preventDefault();
    take([...data.files]);
  });

  useEffect(() => {
    onEarly();
    const scope = input.current?.closest('form') ?? input.current?.closest('[data-field]');
    const paste = (event: Event) => {
      if (event instanceof ClipboardEvent) onPaste(event);
    };
    const stop = (event: DragEvent) => {
      const onField = event.target instanceof Element && event.target.closest('input[type="file"]') !== null;
      if (event.defaultPrevented || onField || !bringsFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    scope?.addEventListener('paste', paste);
    document.addEventListener('dragover', stop);
    document.addEventListener('drop', stop);
    return () => {
      scope?.removeEventListener('paste', paste);
      document.removeEventListener('dragover', stop);
      document.removeEventListener('drop', stop);
    };
  }, []);

  return input;
}
