export function nameOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : 'unknown error';
}
