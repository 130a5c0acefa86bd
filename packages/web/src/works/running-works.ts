import type { ApplyKind, ApplyOutcome } from '@payload/flows/apply';
import { createListeners } from '../rendering/listeners.ts';

/** An upgrade, from its first byte on. */
export interface UpgradeWork {
  readonly id: 'upgrade';
  readonly state: 'writing' | 'stopped' | 'complete' | 'unproven';
  readonly isRehearsal: boolean;
  /** The model as the device calls itself; null where it does not. */
  readonly model: string | null;
  /** How much of the firmware is in the device, from 0 to 100, whole. */
  readonly percent: number;
}

/** A form on its way, or its files, which may be sent before it. */
export type FormWork = { readonly id: Exclude<ApplyKind, 'exchange'> } & (
  | { readonly state: 'sending' | 'waiting' | 'signIn' | 'refused' }
  | { readonly state: 'sendingFiles'; readonly files: number; readonly percent: number }
  | { readonly state: 'filesSent' | 'filesFailed'; readonly files: number }
  | { readonly state: 'sent'; readonly outcome: ApplyOutcome }
);

/** What outlives the page that it was begun on. */
export type RunningWork = UpgradeWork | FormWork;

type WorkId = RunningWork['id'];
type State = RunningWork['state'];

/** The most important first: what may spoil a device, what needs someone, what goes on, what has ended well. */
const order: readonly State[] = [
  'writing',
  'stopped',
  'unproven',
  'refused',
  'filesFailed',
  'signIn',
  'sending',
  'sendingFiles',
  'waiting',
  'complete',
  'sent',
  'filesSent',
];

const underWay: readonly State[] = ['writing', 'signIn', 'sending', 'sendingFiles', 'waiting'];

const { subscribe, notify } = createListeners();
const works = new Map<WorkId, { readonly work: RunningWork; readonly isSeen: boolean }>();
/** The works whose page is open. */
const shown = new Set<WorkId>();
let foremost: RunningWork | null = null;

export const subscribeToWorks = subscribe;

/** The most important of the works that no open page shows; null where there is none. The same one until it changes. */
export const foremostWork = (): RunningWork | null => foremost;

/** Whether the page of a work is open, as it is drawn: the browser's own address is ahead of it. */
export const isWorkShown = (id: WorkId): boolean => shown.has(id);

function settle(): void {
  const hidden = [...works.values()].flatMap(({ work, isSeen }) =>
    isSeen || shown.has(work.id) ? [] : [work],
  );
  const [first = null] = hidden.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  if (first === foremost) return;
  foremost = first;
  notify();
}

const percentOf = (work: RunningWork | undefined) => (work && 'percent' in work ? work.percent : null);

/** Tells of a work with each change of it. */
export function tellWork(work: RunningWork): void {
  const before = works.get(work.id);
  const isSameState = before?.work.state === work.state;
  if (isSameState && percentOf(before?.work) === percentOf(work)) return;
  const isSeen = isSameState ? before.isSeen : !underWay.includes(work.state) && shown.has(work.id);
  works.set(work.id, { work, isSeen });
  settle();
}

/** There is nothing to tell any more; how a work has ended stays until it is seen. */
export function forgetWork(id: WorkId): void {
  const told = works.get(id);
  if (told && underWay.includes(told.work.state)) works.delete(id);
  settle();
}

/** Takes a work away until it changes: it goes on all the same. */
export function dismissWork(id: WorkId): void {
  const told = works.get(id);
  if (told) works.set(id, { ...told, isSeen: true });
  settle();
}

/** The page of a work is open: what it says need not be said twice. Gives what to call once it is not any more. */
export function showWork(id: WorkId): () => void {
  shown.add(id);
  const told = works.get(id);
  if (told && !underWay.includes(told.work.state)) dismissWork(id);
  settle();
  return () => {
    shown.delete(id);
    settle();
  };
}
