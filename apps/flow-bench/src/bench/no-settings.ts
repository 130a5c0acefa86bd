import { isFields } from './session.ts';

/** Of a machine that always begins in the same way. */
export type NoSettings = Readonly<Record<string, never>>;

export function noSettings(value: unknown): NoSettings | null {
  return isFields(value) ? {} : null;
}
