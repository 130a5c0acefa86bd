import type { Browser } from 'playwright';
import { compact } from './compact.ts';
import type { PrintDocument } from './document.ts';
import { documentHtml } from './page.ts';

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** Objects of a file by their number, as Chromium writes them: none is packed into another. */
function objectsOf(file: string): Map<string, string> {
  return new Map(
    [...file.matchAll(/^(\d+) 0 obj\n?([\s\S]*?)endobj/gm)].map(([, number = '', body = '']) => [
      number,
      body,
    ]),
  );
}

/** A text string of a file: in brackets with escapes, or hexadecimal in UTF-16. */
function textOf(written: string): string {
  if (written.startsWith('<')) {
    const bytes = Buffer.from(written.slice(1, -1).replaceAll(/\s/g, ''), 'hex');
    return bytes.subarray(0, 2).toString('hex') === 'feff'
      ? bytes.subarray(2).swap16().toString('utf16le')
      : bytes.toString('latin1');
  }
  return written.slice(1, -1).replaceAll(/\\([()\\])/g, '$1');
}

/** Number of pages, and the page on which each heading of the outline stands. */
function outlineOf(bytes: Uint8Array): { pages: number; pageOf: Map<string, number> } {
  const objects = objectsOf(latin1(bytes));
  const pages = [...objects].filter(([, body]) => /\/Type\s*\/Page\b/.test(body)).map(([number]) => number);
  const tree = [...objects.values()].filter((body) => /\/Type\s*\/Pages\b/.test(body));
  const isLeaf = new Set(pages);
  const order = tree
    .flatMap((body) =>
      [...(body.match(/\/Kids\s*\[([^\]]*)\]/)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(
        ([, number = '']) => number,
      ),
    )
    .filter((number) => isLeaf.has(number));
  const pageOf = new Map<string, number>();
  for (const body of objects.values()) {
    const title = body.match(/\/Title\s*(\((?:\\[\s\S]|[^\\)])*\)|<[0-9A-Fa-f\s]*>)/)?.[1];
    const target = body.match(/\/(?:Dest|D)\s*\[\s*(\d+) 0 R/)?.[1];
    if (title && target) pageOf.set(textOf(title), order.indexOf(target) + 1);
  }
  return { pages: pages.length, pageOf };
}

/**
 * The document's own day in place of the moment it was printed, at the same length, so that printing it again on
 * one machine gives the same bytes. Another version of Chromium or of the Chinese font gives others.
 */
function withDate(bytes: Uint8Array, date: string): Uint8Array {
  const stamp = `${date.replaceAll('-', '')}000000`;
  const dated = latin1(bytes).replaceAll(
    /\/(CreationDate|ModDate) \(D:\d{14}/g,
    (_, name: string) => `/${name} (D:${stamp}`,
  );
  return Buffer.from(dated, 'latin1');
}

/** Prints a document, twice where it has contents: the first print says on which page its sections stand. */
export async function printPdf(
  browser: Browser,
  document: PrintDocument,
): Promise<{ bytes: Uint8Array; pages: number; text: string }> {
  const page = await browser.newPage();
  const print = async (pageOf: ReadonlyMap<string, number>) => {
    await page.setContent(documentHtml(document, pageOf));
    await page.evaluate(() => globalThis.document.fonts.ready.then(() => undefined));
    return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  };
  const first = await print(new Map());
  const { pageOf } = outlineOf(first);
  const bytes = document.hasContents ? await print(pageOf) : first;
  const text = await page.locator('body').innerText();
  await page.close();
  return { bytes: compact(withDate(bytes, document.date)), pages: outlineOf(bytes).pages, text };
}
