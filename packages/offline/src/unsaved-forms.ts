import { blockReload } from './reload-blockers.ts';

const written = 'textarea, input:not([type=search], [type=radio], [type=checkbox], [type=hidden])';

/** Whether a form holds something that was written into it or chosen in it, now or on an earlier visit. */
function hasEntry(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(written)].some(
    ({ value }) => value !== '',
  );
}

/** Looks again at the forms of all pages that are open in this tab. */
export function reviewForms(): void {
  blockReload('form', [...document.forms].some(hasEntry));
}

/** Follows from now on which forms are being filled in. */
export function watchForms(): void {
  document.addEventListener('input', reviewForms, { capture: true, passive: true });
  document.addEventListener('change', reviewForms, { capture: true, passive: true });
  reviewForms();
}
