import { pageStateId } from './page-state-markup.ts';

/** How long a line that has failed is left alone, in milliseconds. */
const retryMs = 3000;

/** The server no longer has the data of the document: it is of another build. */
export class MissingPageState extends Error {
  override name = 'MissingPageState';
}

/**
 * The loaders' data that a prerendered document was made from; undefined for a document that was not. A line that fails is
 * tried again and again: until it works the document stands as it is, and its links work.
 *
 * @throws {MissingPageState} where the file has gone with its build
 */
export async function readPageState(): Promise<Record<string, unknown> | undefined> {
  const element = document.getElementById(pageStateId);
  if (!(element instanceof HTMLLinkElement)) return element ? JSON.parse(element.textContent) : undefined;
  for (;;) {
    // oxlint-disable no-await-in-loop -- one attempt after the other
    const response = await fetch(element.href).catch(() => null);
    if (response?.ok) return response.json();
    if (response) throw new MissingPageState(`${element.href} answered ${response.status}.`);
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    // oxlint-enable no-await-in-loop
  }
}
