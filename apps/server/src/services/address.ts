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
