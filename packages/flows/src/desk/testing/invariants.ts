import { always, type Invariant } from '../../testing/invariant.ts';

/** What must hold on the way to the desk, whatever way was gone. */
export const deskSessionInvariants: readonly Invariant[] = [
  always(
    'the desk is open only to who gave a second factor',
    ({ value, context }) => value !== 'open' || context.session?.secondFactor === 'given',
  ),
  always(
    'nothing of the desk is left to who signed out',
    ({ value, context }) => value !== 'signedOut' || (context.session === null && context.setup === null),
  ),
  always(
    'an app is set up only by who typed a whole code of enrolment',
    ({ value, context }) => value !== 'settingUp' || context.code.replaceAll(/\W/g, '').length === 10,
  ),
  always(
    'the secret of an app is forgotten once the desk is open',
    ({ value, context }) => value !== 'open' || context.setup === null,
  ),
];

/** What must hold for a request on the desk, whatever way was gone. */
export const deskRequestInvariants: readonly Invariant[] = [
  always(
    'a request is shown as it was read',
    ({ value, context }) => value !== 'shown' || context.request !== null,
  ),
  always(
    'nothing is being done while a request is shown',
    ({ value, context }) => value !== 'shown' || context.change === null,
  ),
  {
    id: 'what was written goes only with the change that carries it, or by who wrote it',
    holds: (way) => {
      const [before, last] = way.slice(-2);
      if (last === undefined || before?.snapshot.context.draft.words === '') return true;
      const { type } = last.event ?? { type: '' };
      const isKept = last.snapshot.context.draft.words === before?.snapshot.context.draft.words;
      return isKept || type === 'write' || type === 'xstate.done.actor.change';
    },
  },
];
