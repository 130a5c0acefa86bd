import { Fragment, type ReactNode } from 'react';
import { CodeBlock, type CodeBlockTranslations } from '../CodeBlock/index.ts';
import type { Block, Inline, Token } from './blocks.ts';

// The tree never changes, so its parts have no identity but their place.
/* oxlint-disable react/no-array-index-key */

/** A part of a document as the plain elements that DocumentLayout takes. */
export function blockElement(block: Block, key: number, code: CodeBlockTranslations): ReactNode {
  switch (block[0]) {
    case 'h2':
    case 'h3': {
      const [Heading, id, ...line] = block;
      return (
        <Heading key={key} id={id}>
          {pieces(line)}
        </Heading>
      );
    }
    case 'p':
      return <p key={key}>{pieces(block.slice(1))}</p>;
    case 'ul':
    case 'ol': {
      const [List, ...items] = block;
      return (
        <List key={key}>
          {items.map((item, index) => (
            <li key={index}>{pieces(item)}</li>
          ))}
        </List>
      );
    }
    case 'table': {
      const [, head = [], ...rows] = block;
      return (
        <table key={key}>
          <thead>
            <tr>
              {head.map((cell, index) => (
                <th key={index} scope="col">
                  {pieces(cell)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = [], ...cells], index) => (
              <tr key={index}>
                <th scope="row">{pieces(name)}</th>
                {cells.map((cell, column) => (
                  <td key={column}>{pieces(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    }
    case 'note':
    case 'warning': {
      const [kind, title, ...body] = block;
      return (
        <aside key={key} data-tone={kind === 'note' ? 'info' : 'caution'}>
          <p>{pieces(title)}</p>
          {body.map((inner, index) => blockElement(inner, index, code))}
        </aside>
      );
    }
    case 'pre': {
      const [, label, title, ...tokens] = block;
      return (
        <CodeBlock key={key} label={label} title={title ? breakable(title) : undefined} translations={code}>
          {codeElements(tokens)}
        </CodeBlock>
      );
    }
  }
}

/** Code that was highlighted at build, as what CodeBlock takes. */
export const codeElements = (tokens: readonly Token[]): ReactNode =>
  tokens.map((token, index) =>
    typeof token === 'string' ? (
      token
    ) : (
      <span key={index} className={`code-${token[0]}`}>
        {token[1]}
      </span>
    ),
  );

const pieces = (line: readonly Inline[]): ReactNode =>
  line.map((piece, index) => {
    if (typeof piece === 'string') return piece;
    switch (piece[0]) {
      case 'code':
        return <code key={index}>{breakable(piece[1])}</code>;
      case 'a':
        return (
          <a key={index} href={piece[1]}>
            {pieces(piece.slice(2))}
          </a>
        );
      default: {
        const [Element, ...inner] = piece;
        return <Element key={index}>{pieces(inner)}</Element>;
      }
    }
  });

/** A topic or a path may break behind its separators, so that its column stays narrow on phones. */
const breakable = (name: string): ReactNode =>
  name.split(/(?<=[/.](?=\D))/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
