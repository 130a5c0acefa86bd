/** What is never shown, sample or not: the bench is also shown to others. */
const secrets = new Set(['password', 'confirmPassword', 'token', 'ticket']);

/** Longest list that is written out. */
const longest = 12;

/**
 * A value as indented JSON that people can read: secrets masked, functions left out, and of files, bytes and
 * objects of classes what tells them apart.
 */
export function plainText(value: unknown): string {
  return JSON.stringify(plain(value, ''), null, 2) ?? '';
}

function plain(value: unknown, key: string): unknown {
  if (typeof value === 'function') return undefined;
  if (typeof value === 'string') return secrets.has(key) && value !== '' ? '••••••' : value;
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof File) return `File ${value.name}, ${value.size} B`;
  if (value instanceof Uint8Array) return `${value.length} B`;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (Array.isArray(value)) {
    const shown = value.slice(0, longest).map((item) => plain(item, ''));
    return value.length > longest ? [...shown, `… ${value.length - longest}`] : shown;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value.constructor.name;
  const parts = Object.entries(value).map(([name, part]) => [name, plain(part, name)] as const);
  const isMadeOfFunctions = parts.length > 0 && parts.every(([, part]) => part === undefined);
  return isMadeOfFunctions ? undefined : Object.fromEntries(parts);
}

/** Numbers, from 1, of the lines of a text that the text before did not have. */
export function newLines(text: string, before: string): readonly number[] {
  const known = new Set(before.split('\n').map(withoutComma));
  return text.split('\n').flatMap((line, index) => (known.has(withoutComma(line)) ? [] : [index + 1]));
}

/** A line that has got another one after it is still the same. */
function withoutComma(line: string): string {
  return line.endsWith(',') ? line.slice(0, -1) : line;
}
