import { createElement, Fragment, isValidElement, type ReactNode } from 'react';

type Line = ReactNode[];

/** Appends lines to lines: the first of the new ones goes on where the last of the old ones ended. */
function append(lines: Line[], [first = [], ...others]: Line[]) {
  lines.at(-1)?.push(...first);
  lines.push(...others);
}

function split(node: ReactNode, key: string): Line[] {
  if (typeof node === 'string') return node.split('\n').map((part) => (part === '' ? [] : [part]));
  if (Array.isArray(node)) {
    const lines: Line[] = [[]];
    node.forEach((one: ReactNode, index) => append(lines, split(one, `${key}.${index}`)));
    return lines;
  }
  if (!isValidElement<{ children?: ReactNode }>(node)) return [[node]];
  const { type, props } = node;
  if (type === Fragment) return split(props.children, key);
  // What a component renders is not known here: it stays on one line.
  if (typeof type !== 'string') return [[createElement(Fragment, { key }, node)]];
  const { children, ...rest } = props;
  return split(children, key).map((line, index) => [
    createElement(type, { ...rest, key: `${key}/${index}` }, ...line),
  ]);
}

/**
 * Highlighted code line by line. A span that runs over several lines, as a long comment does, is
 * repeated on each of them. An end of line after the last line makes no empty one.
 */
export function linesOf(code: ReactNode): Line[] {
  const lines = split(code, 'code');
  return lines.length > 1 && lines.at(-1)?.length === 0 ? lines.slice(0, -1) : lines;
}
