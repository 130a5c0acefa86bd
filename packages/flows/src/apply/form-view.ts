import type { RequestProduct } from '@payload/api/contract';
import type { SnapshotFrom } from 'xstate';
import type { ApplyContext } from './context.ts';
import type { applyMachine } from './machine.ts';

/** What a form is at: filled in, waiting for a connection, waiting for its files, for someone to sign in, or for the service. */
type Phase = 'editing' | 'queued' | 'sendingFiles' | 'askingToSignIn' | 'submitting';

/** What a page shows of a form. */
export interface FormView {
  readonly context: ApplyContext;
  readonly phase: Phase;
  /** The draft has been read. */
  readonly isReady: boolean;
  /** Storage does not take the draft. */
  readonly isDraftLost: boolean;
  /** The product that the serial number tells; null where nobody knows the number, undefined until that is told. */
  readonly device: RequestProduct | null | undefined;
  /** The model in the form was filled in by the serial number, and nobody has chosen another one. */
  readonly isModelFilled: boolean;
}

export function formViewOf(snapshot: SnapshotFrom<typeof applyMachine>): FormView {
  const { context } = snapshot;
  return {
    context,
    phase: phaseOf(snapshot),
    isReady: !snapshot.matches('restoring'),
    isDraftLost: snapshot.matches({ filling: { draft: 'lost' } }),
    device: snapshot.matches({ filling: { serial: 'answered' } }) ? context.device : undefined,
    isModelFilled: context.filledModel !== null && context.typed.productCode === context.filledModel,
  };
}

export function phaseOf(snapshot: SnapshotFrom<typeof applyMachine>): Phase {
  if (snapshot.matches({ filling: { form: 'queued' } })) return 'queued';
  if (snapshot.matches({ filling: { form: 'sendingFiles' } })) return 'sendingFiles';
  if (snapshot.matches({ filling: { form: 'askingToSignIn' } })) return 'askingToSignIn';
  if (snapshot.matches({ filling: { form: 'submitting' } }) || snapshot.matches('clearing')) {
    return 'submitting';
  }
  return 'editing';
}
