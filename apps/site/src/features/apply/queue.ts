import { type ApplyOutcome, formViewOf } from '@payload/flows/apply';
import { createListeners } from '../../platform/rendering/listeners.ts';
import { drafts } from './drafts.ts';
import { type FormName, formOf } from './forms.ts';
import { storeOutcome } from './outcome.ts';

/**
 * What became of a form that was sent without a connection: it waits for one; somebody has to sign in; the service did not
 * take it as it is; it was sent.
 */
export type QueuedForm =
  | { readonly name: FormName; readonly state: 'waiting' | 'signIn' | 'refused' }
  | { readonly name: FormName; readonly state: 'sent'; readonly outcome: ApplyOutcome };

const names: readonly FormName[] = ['repair', 'problem', 'quote', 'activation', 'care'];

const { subscribe, notify } = createListeners();
/** What looks at a form again, by its name: it does once it is watched. */
const looks = new Map<FormName, () => void>();
/** What was said of a form when that was closed: it is not said again. */
const closed = new Map<FormName, QueuedForm['state']>();
let queue: readonly QueuedForm[] = [];
/** Whether the page of a form is open: what it says there need not be said twice, and it leads on by itself. */
let isShown: (name: FormName) => boolean = () => false;

/** The forms that wait, and what became of them. The same ones are the same list. */
export const queuedForms = (): readonly QueuedForm[] => queue;

export const subscribeToQueue = subscribe;

function put(name: FormName, form: QueuedForm | null): void {
  const others = queue.filter((each) => each.name !== name);
  queue = form === null ? others : [...others, form];
  notify();
}

/** Takes a form out of the list; what waits is sent all the same. */
export function dismissQueuedForm(name: FormName): void {
  const form = queue.find((each) => each.name === name);
  if (form) closed.set(name, form.state);
  put(name, null);
}

function isQueued(name: FormName): boolean {
  const draft = drafts.stored(name)?.draft;
  return typeof draft === 'object' && draft !== null && 'queued' in draft && draft.queued === true;
}

/**
 * Has the forms that wait sent once they can be, whatever page is shown; called again for each page.
 *
 * @param isOpen whether the page of a form is open, as the page is drawn: the browser's own address is ahead of it.
 */
export function watchQueue(isOpen: (name: FormName) => boolean): void {
  isShown = isOpen;
  for (const name of names) {
    const look = looks.get(name);
    if (look) look();
    else if (isQueued(name)) watch(name);
  }
}

function watch(name: FormName): void {
  const { actor, send, start } = formOf(name);
  start();
  let hasWaited = false;
  const look = () => {
    const snapshot = actor.getSnapshot();
    const { context, phase } = formViewOf(snapshot);
    if (isShown(name)) {
      // What becomes of it while its page is open is said there.
      hasWaited = context.queued;
      if (queue.some((each) => each.name === name)) put(name, null);
      return;
    }
    const { outcome } = context;
    if (snapshot.matches('succeeded') && outcome !== null) {
      storeOutcome({ of: context.kind, outcome });
      hasWaited = false;
      closed.delete(name);
      put(name, { name, state: 'sent', outcome });
      send({ type: 'startAgain' });
    } else if (context.queued) {
      const state = phase === 'askingToSignIn' ? 'signIn' : 'waiting';
      hasWaited = true;
      if (closed.get(name) === state) return;
      closed.delete(name);
      if (!queue.some((each) => each.name === name && each.state === state)) put(name, { name, state });
    } else if (hasWaited && phase === 'editing') {
      hasWaited = false;
      closed.delete(name);
      put(name, { name, state: 'refused' });
    }
  };
  actor.subscribe(look);
  looks.set(name, look);
  look();
}
