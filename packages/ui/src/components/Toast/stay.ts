import type { Tone } from '../Banner/index.ts';

/** Milliseconds that a toast stays at least. */
export const defaultDuration = 6000;

/** Milliseconds a reader is given for each character. */
const perCharacter = 60;

/**
 * How long a toast stays, in milliseconds: `duration`, or longer for many words.
 * Null: until it is closed, for what went wrong must not go unread.
 */
export function stayOf(tone: Tone, characters: number, duration: number): number | null {
  if (tone === 'caution' || tone === 'critical') return null;
  return Math.max(duration, characters * perCharacter);
}
