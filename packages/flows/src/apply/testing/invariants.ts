import { always, type Invariant } from '../../testing/invariant.ts';

/** What must hold in a form of the service, whatever way was gone. */
export const applyInvariants: readonly Invariant[] = [
  always(
    'no product is known without a serial number',
    ({ context }) => context.device === null || context.typed.serialNumber !== '',
  ),
  always(
    'nothing incomplete is sent',
    ({ value, context: { kind, typed } }) =>
      !JSON.stringify(value).includes('"submitting"') ||
      (kind === 'quote' ? typed.items : typed.serialNumber) !== '',
  ),
  always(
    'nothing that is being filled in is sent by itself',
    ({ value, context }) => !JSON.stringify(value).includes('"form":"editing"') || !context.queued,
  ),
  always(
    'success is shown exactly when there is one',
    ({ value, context }) => (context.outcome !== null) === ['clearing', 'succeeded'].includes(String(value)),
  ),
];
