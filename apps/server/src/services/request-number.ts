import { randomInt } from 'node:crypto';

/** What nobody mistakes on the phone or on paper: no 0 and O, no 1, I and L, no 8 beside B, no U beside V. */
const characters = '2345679ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A new request number, such as `K7QP-4MXD`. It tells nothing about how many there are, and one of 500
 * thousand million is not guessed.
 */
export function newRequestNumber(): string {
  return `${fourCharacters()}-${fourCharacters()}`;
}

function fourCharacters(): string {
  return Array.from({ length: 4 }, () => characters[randomInt(characters.length)]).join('');
}

/** A number as someone typed or heard it, in the way it is kept. */
export function tidyRequestNumber(typed: string): string {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z\d]/g, '');
  return plain.replace(/^(.{4})(.{4})$/, '$1-$2');
}
