/** How many letters and digits a serial number has: what the contract takes. */
const least = 4;
const most = 32;

/** What can be told of a serial number while it is typed, without asking anybody. */
export interface SerialReading {
  /** As a label prints it: in upper case and plain forms, with a hyphen for every other mark. */
  readonly printed: string;
  /** Letters and digits so far. */
  readonly characters: number;
  /** How many are missing to the shortest number, or too many for the longest; 0 where it may be one. */
  readonly missing: number;
  readonly surplus: number;
  /** Characters that no number has, each once: it is made of A to Z and digits. */
  readonly foreign: readonly string[];
  /** The model whose code it begins with; null where none does, or where more characters have to tell. */
  readonly model: string | null;
  /** A beginning that is no code and looks like one: `typed` T9O, `code` T90. Null where a model is told, or none looks like it. */
  readonly lookAlike: { readonly typed: string; readonly code: string } | null;
}

/** Characters that are taken for each other on a label. */
const alike: Readonly<Record<string, string>> = { O: '0', I: '1', B: '8' };

const plain = (text: string): string => text.normalize('NFKC').toUpperCase();
const blurred = (text: string): string => text.replace(/[OIB]/g, (letter) => alike[letter] ?? letter);
const longestFirst = (one: string, other: string): number => other.length - one.length;

/**
 * Reads what has been typed of a serial number.
 * @param typed as it is in the field, with whatever spaces, hyphens and small letters
 * @param codes all codes of models
 */
export function readSerial(typed: string, codes: readonly string[]): SerialReading {
  const text = plain(typed).replace(/\p{Cf}/gu, '');
  const parts = text.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
  const key = parts.join('');
  const characters = key.length;
  const model = modelOf(parts, codes);
  return {
    printed: parts.join('-'),
    characters,
    missing: Math.max(0, least - characters),
    surplus: Math.max(0, characters - most),
    foreign: [...new Set(key.match(/[^A-Z\d]/gu) ?? [])],
    model,
    lookAlike: model === null ? lookAlikeOf(key, codes) : null,
  };
}

/** Whether what is typed can be a whole number: the contract takes nothing else. */
export function isWhole({ missing, surplus, foreign }: SerialReading): boolean {
  return missing === 0 && surplus === 0 && foreign.length === 0;
}

/** A mark behind the code ends it; without one, nothing else may begin alike. */
function modelOf(parts: readonly string[], codes: readonly string[]): string | null {
  const [first = ''] = parts;
  if (first === '') return null;
  const isEnded = parts.length > 1;
  const exact = codes.find((code) => plain(code) === first);
  if (isEnded && exact !== undefined) return exact;
  const key = parts.join('');
  const begun = codes.filter((code) => key.startsWith(plain(code)));
  const mayGoOn = codes.some((code) => plain(code).length > key.length && plain(code).startsWith(key));
  return begun.length === 1 && !mayGoOn ? (begun[0] ?? null) : null;
}

function lookAlikeOf(key: string, codes: readonly string[]): SerialReading['lookAlike'] {
  if (codes.some((code) => key.startsWith(plain(code)) || plain(code).startsWith(key))) return null;
  const code = codes.toSorted(longestFirst).find((each) => blurred(key).startsWith(blurred(plain(each))));
  return code === undefined ? null : { typed: key.slice(0, code.length), code };
}
