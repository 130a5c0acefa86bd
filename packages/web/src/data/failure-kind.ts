/** How a call failed, as the clients' errors say; undefined for everything else. */
export function failureKind(error: unknown): unknown {
  return error instanceof Error && 'kind' in error ? error.kind : undefined;
}

/** What is said of an `import()` whose script did not come by Chromium, Firefox, Safari, and of its style by the build. */
const missingScript = /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

/** Whether a script of the site, or its style, could not be fetched: the line is lost, or a new version has replaced it. */
export function isMissingScript(error: unknown): boolean {
  return error instanceof Error && missingScript.test(error.message);
}
