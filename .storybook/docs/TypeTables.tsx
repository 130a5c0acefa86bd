import { DocsContext, Markdown } from '@storybook/addon-docs/blocks';
import { Fragment, useContext } from 'react';
import type { PropDocs } from '../../packages/ui/scripts/component-docs.ts';
import { docsOf, tableId } from '../arg-types.ts';

function Row({ name, type, required, description, defaultValue, unit, table }: PropDocs) {
  return (
    <tr>
      <td>
        <code>{name}</code>
        {required ? ' *' : ''}
      </td>
      <td>
        {table ? (
          <a href={`#${tableId(table)}`}>
            <code>{type}</code>
          </a>
        ) : (
          <code>{type}</code>
        )}
        {unit ? `, ${unit}` : ''}
      </td>
      <td>{defaultValue === undefined ? '–' : <code>{defaultValue}</code>}</td>
      <td>
        <Markdown>{description}</Markdown>
      </td>
    </tr>
  );
}

/** The objects that a component's props consist of, a table each, to which the table of props leads. */
export function TypeTables() {
  const { component } = useContext(DocsContext).resolveOf('meta', ['meta']).preparedMeta;
  const docs = docsOf(component);
  const tables = Object.entries(docs?.tables ?? {});
  return (
    <>
      {docs?.element ? (
        <p>
          It takes any other attribute of <code>{`<${docs.element}>`}</code> as well.
        </p>
      ) : null}
      {tables.length > 0 ? <h2>Types</h2> : null}
      {tables.map(([name, rows]) => (
        <Fragment key={name}>
          <h3 id={tableId(name)}>
            <code>{name}</code>
          </h3>
          <table>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Type</th>
                <th scope="col">Default</th>
                <th scope="col">Description</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.name} {...row} />
              ))}
            </tbody>
          </table>
        </Fragment>
      ))}
    </>
  );
}
