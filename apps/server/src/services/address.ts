import { knownPhone } from './phone.ts';

/** Where codes go to and what an account is found by: a phone number or an email address, tidied. */
export interface Address {
  kind: 'phone' | 'email';
  value: string;
}

/**
 * An address by what the contract has read, in the one spelling that its account is known by.
 *
 * @param field what a refusal stands beside.
 * @throws {Refused} as `knownPhone` does.
 */
export function addressOf(kind: Address['kind'], read: string, field = 'account'): Address {
  return { kind, value: kind === 'email' ? read : knownPhone(read, { field }) };
}

/** An address with its middle hidden, for showing: `138****8000`, `z***@example.com`. */
export function masked({ kind, value }: Address): string {
  if (kind === 'email') return value.replace(/^(.).*(?=@)/u, '$1***');
  return `${value.slice(0, -8)}****${value.slice(-4)}`;
}

/** Where an account is written to: its email address, else its phone number. */
export function addressOfAccount({
  email,
  phone,
}: {
  email: string | null;
  phone: string | null;
}): Address | null {
  if (email !== null) return { kind: 'email', value: email };
  return phone === null ? null : { kind: 'phone', value: phone };
}

/** An address as columns of an account. */
export function addressColumns({ kind, value }: Address): { email: string } | { phone: string } {
  return kind === 'email' ? { email: value } : { phone: value };
}
