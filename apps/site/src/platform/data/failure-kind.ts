/** How a call failed, as the clients' errors say; undefined for everything else. */
export function failureKind(error: unknown): unknown {
  return error instanceof Error && 'kind' in error ? error.kind : undefined;
}

/** What browsers say of an `import()` whose script did not come: Chromium, Firefox, Safari. */
const missingScript = /dynamically imported module|Importing a module script failed/;

/** Whether a script of the site could not be fetched: the line is lost, or a new version has replaced it. */
export function isMissingScript(error: unknown): boolean {
  return error instanceof TypeError && missingScript.test(error.message);
}
