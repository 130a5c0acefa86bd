/** How a call failed, as the clients' errors say; undefined for everything else. */
export function failureKind(error: unknown): unknown {
  return error instanceof Error && 'kind' in error ? error.kind : undefined;
}
