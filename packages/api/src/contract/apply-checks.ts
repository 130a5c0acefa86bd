import { activateDevice } from './activation.ts';
import { activateCare } from './care.ts';
import { saveQuote } from './quotes.ts';
import { saveByHand } from './requests.ts';
import { validate } from './validate.ts';

/** The rules of the calls of the service's forms, by their names: what forms are checked by before anything is sent. */
export const applyChecks = {
  saveByHand: (body: unknown) => validate(saveByHand.body, body),
  saveQuote: (body: unknown) => validate(saveQuote.body, body),
  activateDevice: (query: unknown) => validate(activateDevice.query, query),
  activateCare: (body: unknown) => validate(activateCare.body, body),
};
