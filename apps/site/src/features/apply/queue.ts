import { drafts } from './drafts.ts';
import { type FormName, formOf } from './forms.ts';

const names: readonly FormName[] = ['repair', 'problem', 'quote', 'activation', 'care'];

function isQueued(name: FormName): boolean {
  const draft = drafts.stored(name)?.draft;
  return typeof draft === 'object' && draft !== null && 'queued' in draft && draft.queued === true;
}

/** Has the forms that wait for a connection sent once they can be, whatever page is shown. */
export function startQueue(): void {
  for (const name of names) if (isQueued(name)) formOf(name).start();
}
