import type { DeskChange, DeskRequest } from '@payload/api/contract';
import { assign, setup } from 'xstate';
import { type Failure, failureOf } from '../calls/failure.ts';
import { typeOf } from '../calls/type-of.ts';
import { unprovided } from '../calls/unprovided.ts';

/** To whom words are being written: the customer, who may be asked something, or the staff alone. */
export type DraftKind = 'message' | 'question' | 'note';

/** What is being written about a request. */
export interface DeskDraft {
  readonly kind: DraftKind;
  readonly words: string;
}

export interface DeskRequestInput {
  readonly number: string;
  /** What was being written when the request was last left. */
  readonly draft: DeskDraft;
}

export interface DeskRequestContext extends DeskRequestInput {
  /** As it was read last; null until it was. */
  readonly request: DeskRequest | null;
  /** What is being done. */
  readonly change: DeskChange | null;
  readonly failure: Failure | null;
  /** Someone else was quicker: what was meant to be done was not, and the request is shown as it is now. */
  readonly isOvertaken: boolean;
}

export interface ChangeInput {
  readonly number: string;
  /** The version that was seen when the change was decided. */
  readonly version: number;
  readonly change: DeskChange;
}

/** What is written when nothing is. */
export const emptyDraft: DeskDraft = { kind: 'message', words: '' };

/**
 * One request on the desk. A change is made on the version that is shown; where someone else was quicker nothing is
 * changed, the request is read again, and what was written stays to be sent, or not, on what it says now.
 */
export const deskRequestMachine = setup({
  types: {
    context: typeOf<DeskRequestContext>(),
    input: typeOf<DeskRequestInput>(),
    events: typeOf<
      | { type: 'retry' }
      | { type: 'refresh' }
      | { type: 'write'; words: string }
      | { type: 'address'; kind: DraftKind }
      | { type: 'do'; change: DeskChange }
    >(),
  },
  actors: {
    read: unprovided<DeskRequest, { number: string }>('read'),
    change: unprovided<DeskRequest, ChangeInput>('change'),
  },
  guards: {
    unknown: (_, { error }: { error: unknown }) => failureOf(error).kind === 'refused',
    overtaken: (_, { error }: { error: unknown }) => failureOf(error).key === 'changedMeanwhile',
  },
  actions: {
    note: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    take: assign((_, { output }: { output: DeskRequest }) => ({ request: output, failure: null })),
  },
}).createMachine({
  id: 'deskRequest',
  context: ({ input }) => ({ ...input, request: null, change: null, failure: null, isOvertaken: false }),
  initial: 'loading',
  states: {
    loading: {
      entry: assign({ failure: null }),
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => ({ number: context.number }),
        onDone: { target: 'shown', actions: { type: 'take', params: ({ event }) => event } },
        onError: [
          { guard: { type: 'unknown', params: ({ event }) => event }, target: 'unknown' },
          { target: 'failed', actions: { type: 'note', params: ({ event }) => event } },
        ],
      },
    },
    unknown: {},
    failed: { on: { retry: 'loading' } },
    shown: {
      on: {
        write: {
          actions: assign({ draft: ({ context, event }) => ({ ...context.draft, words: event.words }) }),
        },
        address: {
          actions: assign({ draft: ({ context, event }) => ({ ...context.draft, kind: event.kind }) }),
        },
        do: { target: 'changing', actions: assign({ change: ({ event }) => event.change }) },
        refresh: 'refreshing',
      },
    },
    refreshing: {
      invoke: {
        id: 'refresh',
        src: 'read',
        input: ({ context }) => ({ number: context.number }),
        onDone: { target: 'shown', actions: { type: 'take', params: ({ event }) => event } },
        // What is shown was true a moment ago, and a change on it would be refused.
        onError: 'shown',
      },
      on: {
        write: {
          actions: assign({ draft: ({ context, event }) => ({ ...context.draft, words: event.words }) }),
        },
        address: {
          actions: assign({ draft: ({ context, event }) => ({ ...context.draft, kind: event.kind }) }),
        },
      },
    },
    changing: {
      entry: assign({ failure: null, isOvertaken: false }),
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context }) => changeOf(context),
        onDone: {
          target: 'shown',
          actions: [
            { type: 'take', params: ({ event }) => event },
            assign({
              draft: ({ context }) => (carriesWords(context.change) ? emptyDraft : context.draft),
              change: null,
            }),
          ],
        },
        onError: [
          {
            guard: { type: 'overtaken', params: ({ event }) => event },
            target: 'catchingUp',
            actions: assign({ change: null, isOvertaken: true }),
          },
          {
            target: 'shown',
            actions: [{ type: 'note', params: ({ event }) => event }, assign({ change: null })],
          },
        ],
      },
    },
    catchingUp: {
      invoke: {
        id: 'catchUp',
        src: 'read',
        input: ({ context }) => ({ number: context.number }),
        onDone: { target: 'shown', actions: { type: 'take', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'note', params: ({ event }) => event } },
      },
    },
  },
});

function carriesWords(change: DeskChange | null): boolean {
  return change !== null && 'words' in change;
}

function changeOf({ number, request, change }: DeskRequestContext): ChangeInput {
  if (request === null || change === null) throw new Error('Nothing is shown that could be changed.');
  return { number, version: request.version, change };
}
