import { isValidElement, type ReactElement } from 'react';
import { docsOf } from './arg-types.ts';

const indent = (text: string) => text.replaceAll(/^(?=.)/gm, '  ');
const isName = (text: string) => /^[A-Za-z_$][\w$]*$/.test(text);
/** As wide as a line of the library's own sources. */
const lineWidth = 80;

/** What React keeps an element in, which holds the whole page by its fibers. */
const isRef = (value: object) => 'current' in value && Object.keys(value).length === 1;

const inParentheses = (jsx: string) => (jsx.includes('\n') ? `(\n${indent(jsx)}\n)` : jsx);

type Props = Record<string, unknown>;

/** Prints values as source, and remembers the components whose imports it needs. */
export class Printer {
  readonly imports = new Map<string, Set<string>>();
  readonly #within = new Set<object>();
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** A component with the props that it got. */
  component(type: unknown, props: Props): string {
    const name = this.#nameOf(type);
    return name === undefined ? '' : this.#tag(name, props);
  }

  importLines(): string {
    return [...this.imports]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([from, names]) => `import { ${[...names].toSorted().join(', ')} } from '${from}';`)
      .join('\n');
  }

  #nameOf(type: unknown): string | undefined {
    if (typeof type === 'string') return type;
    const docs = docsOf(type);
    if (!docs) return undefined;
    const names = this.imports.get(docs.specifier) ?? new Set();
    this.imports.set(docs.specifier, names.add(docs.name));
    return docs.name;
  }

  #tag(name: string, { children, ...props }: Props): string {
    const attributes = Object.entries(props)
      .filter(([key, value]) => value !== undefined && key !== 'ref')
      .map(([key, value]) => this.#attribute(key, value));
    const content = this.#children(children);
    const line = [`<${name}`, ...attributes].join(' ');
    const isShort = line.length < lineWidth && !line.includes('\n');
    const head = isShort ? line : `<${name}\n${indent(attributes.join('\n'))}\n`;
    if (content === '') return isShort ? `${head} />` : `${head}/>`;
    const whole = `${head}>${content}</${name}>`;
    if (isShort && whole.length < lineWidth && !content.includes('\n')) return whole;
    return `${head}>\n${indent(content)}\n</${name}>`;
  }

  #attribute(name: string, value: unknown): string {
    if (value === true) return name;
    if (typeof value === 'string') {
      const text = this.#text(value);
      // JSX knows no escapes in quotes.
      if (!/["\\\n&{}<>]/.test(text)) return `${name}="${text}"`;
    }
    return `${name}={${this.#value(value, name)}}`;
  }

  #children(node: unknown): string {
    if (Array.isArray(node))
      return node
        .map((each: unknown) => this.#children(each))
        .filter(Boolean)
        .join('\n');
    if (node === null || node === undefined || typeof node === 'boolean') return '';
    if (isValidElement<Props>(node)) return this.#element(node, true);
    if (typeof node !== 'string' && typeof node !== 'number') return `{${this.#value(node, 'children')}}`;
    const text = this.#text(String(node));
    return /[{}<>&\n]|^\s|\s$/.test(text) ? `{${this.#quoted(text)}}` : text;
  }

  /** An element of the library's or of HTML as it is; one of a story's own by what it returns. */
  #element({ type, key, props }: ReactElement<Props>, isChild: boolean): string {
    const name = this.#nameOf(type);
    if (name !== undefined) return this.#tag(name, key === null ? props : { key, ...props });
    if (typeof type === 'symbol') {
      const content = this.#children(props['children']);
      return isChild ? content : `<>${content.includes('\n') ? `\n${indent(content)}\n` : content}</>`;
    }
    const rendered = typeof type === 'function' ? attempt(type, props) : null;
    const content = this.#children(rendered);
    return isChild
      ? content
      : isValidElement<Props>(rendered)
        ? this.#element(rendered, false)
        : `<>${content}</>`;
  }

  #value(value: unknown, name: string): string {
    if (typeof value === 'string') return this.#quoted(this.#text(value));
    // A handler does nothing; words that are made by a function are left to whoever pastes it.
    if (typeof value === 'function') return /^on[A-Z]/.test(name) ? '() => {}' : "() => ''";
    if (typeof value !== 'object' || value === null) return String(value);
    if (isValidElement<Props>(value)) return this.#element(value, false);
    if (value instanceof Date) return `new Date('${value.toISOString()}')`;
    if (isRef(value)) return '{ current: null }';
    if (this.#within.has(value)) return 'undefined';
    this.#within.add(value);
    const text = Array.isArray(value)
      ? this.#listed(
          '[',
          value.map((each) => this.#value(each, name)),
          ']',
        )
      : this.#listed('{', this.#members(value), '}');
    this.#within.delete(value);
    return text;
  }

  #members(value: object): string[] {
    return Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .map(([key, each]) => {
        const written = this.#value(each, key);
        return `${isName(key) ? key : this.#quoted(key)}: ${isValidElement(each) ? inParentheses(written) : written}`;
      });
  }

  #listed(open: string, items: readonly string[], close: string): string {
    if (items.length === 0) return `${open}${close}`;
    const space = open === '{' ? ' ' : '';
    const line = `${open}${space}${items.join(', ')}${space}${close}`;
    if (line.length < lineWidth && !line.includes('\n')) return line;
    return `${open}\n${indent(items.map((item) => `${item},`).join('\n'))}\n${close}`;
  }

  #quoted(text: string): string {
    const body = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", String.raw`\'`);
    return `'${body}'`;
  }

  /** No address of the host that shows it, and no file as text. */
  #text(text: string): string {
    return text.replaceAll(this.#origin, '').replace(/^(data:[^,]{1,40},).{64,}$/s, '$1…');
  }
}

/** What a story's own component returns. One that keeps a state cannot be called outside of React. */
function attempt(type: Parameters<typeof Reflect.apply>[0], props: Props): unknown {
  try {
    return Reflect.apply(type, undefined, [props]);
  } catch {
    return null;
  }
}
