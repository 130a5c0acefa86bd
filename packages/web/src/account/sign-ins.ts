import { signInChecks } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { createSignIns, type SignInPorts, type SignIns } from '@payload/flows/sign-in';
import { storeSession } from '../session/account-store.ts';
import { authenticate, resetPassword, sendCode, verifyCode } from './sign-in-calls.ts';
import { signInRequest } from './sign-in-request.ts';

const ports: SignInPorts = {
  authenticate,
  verifyCode,
  resetPassword,
  sendCode,
  storeSession: async (session) => storeSession(session),
  loginFlag: () => signInRequest() !== null,
  checks: signInChecks,
  now: Date.now,
};

let shared: SignIns | null = null;

/**
 * The sign-ins of the page: what was typed and when the next code may be sent is the same in the panel and on the
 * account's page. They belong to neither, and outlive both. While pages are prerendered one after another, each has
 * its own.
 */
export function signInsFor(language: Language): SignIns {
  if (typeof document === 'undefined') return createSignIns(ports, { language });
  shared ??= createSignIns(ports, { language });
  return shared;
}

/** Ends the page's sign-ins: what asks for them gets new ones. For stories, which share one open page. */
export function endSignIns(): void {
  shared = null;
}
