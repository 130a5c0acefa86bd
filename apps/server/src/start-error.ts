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

/** An error's message on one line, for use inside a sentence. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message || codeOf(error) || error.name : String(error);
  return text.replaceAll(/\s+/g, ' ').trim();
}
