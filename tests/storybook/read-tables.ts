/* oxlint-disable unicorn/consistent-function-scoping -- it is sent to a page whole */
import type { ComponentDocs, PropDocs } from '../../packages/ui/scripts/component-docs.ts';

/** Compares a docs page's tables with what is told of its component. Runs in that page, so it stands alone. */
export async function readTables({ props, tables }: ComponentDocs) {
  const faults: string[] = [];
  /** Letters and digits alone: Markdown draws quotes and dashes its own way. */
  const plain = (text: string | null) => (text ?? '').replaceAll(/[^\p{L}\p{N}]+/gu, '');

  /** Rows that come a frame after the page itself, but come. */
  const rowsOf = async (selector: string) => {
    for (let frame = 0; frame < 600; frame += 1) {
      const rows = [...document.querySelectorAll(selector)];
      if (rows.length > 0 || props.length === 0) return rows;
      await new Promise(requestAnimationFrame);
    }
    return [];
  };

  const check = (
    place: string,
    rows: readonly Element[],
    { name, type, description, defaultValue }: PropDocs,
  ) => {
    const row = rows.find(({ children }) => plain(children[0]?.textContent ?? '') === plain(name));
    if (!row) return faults.push(`${place}${name} has no row`);
    const text = plain(row.textContent);
    // Of a long union the first eight are shown, and the rest on demand.
    const kinds = type.split(' | ').slice(0, 8);
    if (!kinds.every((kind) => text.includes(plain(kind))))
      faults.push(`${place}${name} is not told to be ${type}`);
    if (description === '' || !text.includes(plain(description.replace(/\.$/, ''))))
      faults.push(`${place}${name} is not described`);
    if (/@default|@unit/.test(row.textContent ?? '')) faults.push(`${place}${name} shows its tags`);
    if (defaultValue !== undefined && !text.includes(plain(defaultValue)))
      faults.push(`${place}${name} does not have its default`);
    for (const { hash } of row.querySelectorAll<HTMLAnchorElement>('a[href*="#type-"]'))
      if (!document.querySelector(hash)) faults.push(`${place}${name} leads to ${hash}, which is not there`);
    return faults.length;
  };

  const rows = await rowsOf('.docblock-argstable-body tr');
  for (const prop of props) check('', rows, prop);
  const told = new Set(props.map(({ name }) => plain(name)));
  for (const { children, textContent } of rows) {
    const name = plain(children[0]?.textContent ?? '');
    // A heading of a group of rows has one cell.
    if (children.length > 2 && !told.has(name) && !plain(textContent).includes(plain('The attribute of')))
      faults.push(`${name}, an attribute, is not described`);
  }
  let members = 0;
  for (const [table, own] of Object.entries(tables)) {
    const heading = [...document.querySelectorAll('h3[id^="type-"]')].find(
      ({ textContent }) => textContent === table,
    );
    const ownRows = [...(heading?.nextElementSibling?.querySelectorAll('tbody tr') ?? [])];
    if (ownRows.length === 0) faults.push(`${table} has no table`);
    for (const member of own) check(`${table}.`, ownRows, member);
    members += own.length;
  }
  return { props: props.length, members, faults };
}
