import type { Call, CallInput, Refusal, Validation } from '@payload/api/contract';

/** What a form gathers for a call; the language is added by whoever makes the call. */
export type BodyOf<C extends Call> = Omit<CallInput<C>, 'language'>;

/**
 * The contract's check of a body: `(body) => validate(call.body, body)`. Its tidied value is what is sent,
 * so that a form and the server have one set of rules.
 */
export type Check<Body> = (body: Body) => Validation<Body>;

/** A form that may be sent, or why not. */
export type Prepared<Sent> = { ok: true; sent: Sent } | { ok: false; refusals: readonly Refusal[] };

/** What is sent, where the machine has made sure that it may be. */
export function sentOf<Sent>(prepared: Prepared<Sent>): Sent {
  if (prepared.ok) return prepared.sent;
  throw new Error(`A form was sent that is not complete: ${prepared.refusals[0]?.field ?? ''}. Guard it.`);
}
