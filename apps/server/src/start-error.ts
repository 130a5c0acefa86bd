/**
 * A reason why the server cannot start that whoever starts it can do something about. Its message is
 * complete sentences for a person: what is wrong, what that means, what to do. `main.ts` prints it
 * without a stack and exits with 1.
 */
export class StartError extends Error {
  override name = 'StartError';
}

/** The `code` of a system error (`EACCES`, `EADDRINUSE`, ...), or undefined for anything else. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/**
 * What the file system inside the embedded database throws is no `Error` and holds nothing but a number, that
 * of the system interface of WebAssembly (wasi-libc, `errno.h`).
 */
const wasiErrors: Readonly<Record<number, string>> = {
  2: 'permission denied',
  19: 'disk quota exceeded',
  22: 'file too large',
  29: 'I/O error',
  33: 'too many open files',
  51: 'no space left on device',
  63: 'operation not permitted',
  69: 'read-only file system',
};

/** An error's message on one line, for use inside a sentence. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message || codeOf(error) || error.name : reasonOfThrown(error);
  return text.replaceAll(/\s+/g, ' ').trim();
}

function reasonOfThrown(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown);
  const errno: unknown = Reflect.get(thrown, 'errno');
  return typeof errno === 'number' ? (wasiErrors[errno] ?? `file system error ${errno}`) : 'unknown error';
}
