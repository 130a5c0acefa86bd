import { always, type Invariant } from '../../testing/invariant.ts';

const isIn = (value: unknown, state: string) => JSON.stringify(value).includes(`"${state}"`);

/** What must hold in the sign-in panel, whatever way was gone. */
export const signInInvariants: readonly Invariant[] = [
  always('no password or code outlives the panel', ({ value, context }) => {
    const { code, password, confirmPassword } = context.typed;
    return isIn(value, 'open') || [code, password, confirmPassword].join('') === '';
  }),
  always(
    'no ticket outlives the view it is for',
    ({ value, context }) => isIn(value, 'forgotPassword') || context.ticket === null,
  ),
];
