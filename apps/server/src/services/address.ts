/** Where codes go to and what an account is found by: a phone number or an email address, tidied. */
export interface Address {
  kind: 'phone' | 'email';
  value: string;
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
