import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { instead } from './nearest.ts';

/** A place in a file, both from 1. */
export interface Spot {
  readonly line: number;
  readonly column: number;
}

export interface Problem extends Spot {
  readonly message: string;
}

/** A value of the file, and where it stands. */
export interface Field {
  readonly node: unknown;
  readonly spot: Spot;
}

type Fields<Key extends string> = Readonly<Partial<Record<Key, Field>>>;

/** A YAML file that is read by rules. It collects every mistake, and gives null for what is one. */
export class YamlSource {
  readonly problems: Problem[] = [];
  readonly root: Field;
  readonly #lines = new LineCounter();

  constructor(text: string) {
    const document = parseDocument(text, { lineCounter: this.#lines, prettyErrors: false });
    this.root = { node: document.contents, spot: this.#spotOf(document.contents) ?? { line: 1, column: 1 } };
    for (const { message, pos } of [...document.errors, ...document.warnings]) {
      this.refuse(this.#spotAt(pos[0]), message);
    }
  }

  refuse({ line, column }: Spot, message: string): null {
    this.problems.push({ line, column, message });
    return null;
  }

  isMap({ node }: Field): boolean {
    return isMap(node);
  }

  /** The values of a mapping by their keys. */
  fields<Key extends string>(field: Field, what: string, keys: readonly Key[]): Fields<Key> {
    const fields: Partial<Record<Key, Field>> = {};
    for (const { name, keySpot, value } of this.entries(field, `${what}, with the keys ${keys.join(', ')}`)) {
      const key = keys.find((each) => each === name);
      if (key === undefined) this.refuse(keySpot, `There is no "${name}" in ${what}. ${instead(name, keys)}`);
      else if (isScalar(value.node) && value.node.value === null)
        this.refuse(keySpot, `"${name}" has no value.`);
      else fields[key] = value;
    }
    return fields;
  }

  /** What a mapping holds, whatever its keys are. */
  entries({ node, spot }: Field, what: string): { name: string; keySpot: Spot; value: Field }[] {
    if (!isMap(node)) {
      this.refuse(spot, `Here goes ${what}.`);
      return [];
    }
    return node.items.map(({ key, value }) => {
      const keySpot = this.#spotOf(key) ?? { line: 1, column: 1 };
      return {
        name: isScalar(key) ? String(key.value) : '',
        keySpot,
        value: { node: value, spot: this.#spotOf(value) ?? keySpot },
      };
    });
  }

  /** The values of a list; one that stands alone is a list of one. */
  list({ node, spot }: Field): Field[] {
    if (!isSeq(node)) return [{ node, spot }];
    return node.items.map((item) => ({ node: item, spot: this.#spotOf(item) ?? spot }));
  }

  /** Text as it is written, also where YAML would take it for a number. */
  text({ node, spot }: Field, what: string): string | null {
    if (!isScalar(node) || node.value === null) return this.refuse(spot, `Here goes ${what}, as one value.`);
    return typeof node.value === 'string' ? node.value : (node.source ?? '');
  }

  choice<Word extends string>(field: Field, what: string, words: readonly Word[]): Word | null {
    const text = this.text(field, what);
    if (text === null) return null;
    const word = words.find((each) => each === text);
    return word ?? this.refuse(field.spot, `"${text}" is no ${what}. ${instead(text, words)}`);
  }

  integer(field: Field, what: string, least: number, most: number): number | null {
    const text = this.text(field, what);
    if (text === null) return null;
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    return this.refuse(field.spot, `${what} is a whole number from ${least} to ${most}, not "${text}".`);
  }

  #spotOf(node: unknown): Spot | null {
    const start = isNode(node) ? node.range?.[0] : undefined;
    return start === undefined ? null : this.#spotAt(start);
  }

  #spotAt(offset: number): Spot {
    const { line, col } = this.#lines.linePos(offset);
    return { line, column: col };
  }
}
