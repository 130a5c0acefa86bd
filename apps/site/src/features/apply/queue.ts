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

const names: readonly FormName[] = ['repair', 'problem', 'activation', 'care'];

const { subscribe, notify } = createListeners();
const watched = new Set<FormName>();
let queue: readonly QueuedForm[] = [];

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
  put(name, null);
}

function isQueued(name: FormName): boolean {
  const draft = drafts.stored(name)?.draft;
  return typeof draft === 'object' && draft !== null && 'queued' in draft && draft.queued === true;
}

/**
 * Has the forms that wait sent once they can be, whatever page is shown.
 *
 * @param isShown whether the page of a form is open: what it says there need not be said twice, and it leads on by itself.
 */
export function watchQueue(isShown: (name: FormName) => boolean): void {
  for (const name of names) if (!watched.has(name) && isQueued(name)) watch(name, isShown);
}

function watch(name: FormName, isShown: (name: FormName) => boolean): void {
  watched.add(name);
  const { actor, send, start } = formOf(name);
  start();
  let hasWaited = false;
  const look = () => {
    const snapshot = actor.getSnapshot();
    const { context, phase } = formViewOf(snapshot);
    if (isShown(name)) {
      if (queue.some((each) => each.name === name)) put(name, null);
      return;
    }
    const { outcome } = context;
    if (snapshot.matches('succeeded') && outcome !== null) {
      storeOutcome({ of: context.kind, outcome });
      hasWaited = false;
      put(name, { name, state: 'sent', outcome });
      send({ type: 'startAgain' });
    } else if (context.queued) {
      const state = phase === 'askingToSignIn' ? 'signIn' : 'waiting';
      if (!queue.some((each) => each.name === name && each.state === state)) put(name, { name, state });
      hasWaited = true;
    } else if (hasWaited && phase === 'editing') {
      hasWaited = false;
      put(name, { name, state: 'refused' });
    }
  };
  actor.subscribe(look);
  look();
}
