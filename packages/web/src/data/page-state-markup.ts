/** The element by which a prerendered document tells its data: in itself, or by the address of a file. */
export const pageStateId = 'page-state';

/**
 * Data within the document: a data block, no script.
 *
 * @param json with `<` escaped
 */
export const pageStateScript = (json: string) =>
  `<script type="application/json" id="${pageStateId}">${json}</script>`;

/** Data beside the document, fetched together with the scripts of the page. */
export const pageStateLink = (address: string) =>
  `<link id="${pageStateId}" rel="preload" as="fetch" crossorigin href="${address}">`;

const stateLink = new RegExp(`<link id="${pageStateId}"[^>]* href="(/assets/[^"]+)">`);

/** The address of the file with a document's data; undefined where the data stands in it. */
export const stateAddressOf = (html: string) => stateLink.exec(html)?.[1];

/**
 * A document that has its data in itself, so that it can be kept as one thing.
 *
 * @param json the file's text, in which `<` is escaped
 */
export const withState = (html: string, json: string) => html.replace(stateLink, () => pageStateScript(json));

/** A document without the address of its data. */
export const withoutState = (html: string) => html.replace(stateLink, '');
