/** What is measured. */
export type Measure =
  | 'mass'
  | 'length'
  | 'flux'
  | 'illuminance'
  | 'level'
  | 'power'
  | 'angle'
  | 'time'
  | 'money';

/** A number with its unit in a query, and whether it is a limit. */
export interface Quantity {
  measure: Measure;
  /** In grams, metres, lumens, lux, decibels, watts, degrees, hours; money as it is typed. */
  value: number;
  /** The most or the least that is wanted; `at` where no word makes it a limit. */
  bound: 'most' | 'least' | 'at';
  /** Whether the limit itself is outside: `under`, not `up to`. */
  isStrict: boolean;
  /** Number and unit as they are typed. */
  text: string;
  /** Where it stands in the query, the words of its limit with it. */
  start: number;
  end: number;
}

/** Units by the measure, as they are written, and how many of the measure's own one is. */
const units: readonly (readonly [Measure, string, number])[] = [
  ['mass', 'kilograms?|kilos?|kgs?|公斤|千克', 1000],
  ['mass', 'grams?|grammes?|g|克', 1],
  ['mass', '斤', 500],
  ['mass', 'pounds?|lbs?|磅', 453.6],
  ['mass', 'ounces?|oz|盎司', 28.35],
  ['length', 'kilomet(?:re|er)s?|kms?|公里|千米', 1000],
  ['length', 'met(?:re|er)s?|m|米', 1],
  ['length', 'miles?|英里', 1609],
  ['length', 'feet|foot|ft|英尺', 0.3048],
  ['flux', 'lumens?|lm|流明', 1],
  ['illuminance', 'lux|lx|勒克斯|勒', 1],
  ['level', 'decibels?|db(?:\\(a\\)|a)?|分贝', 1],
  ['power', 'watts?|w|瓦特?', 1],
  ['angle', 'degrees?|deg|°|度', 1],
  ['time', 'hours?|hrs?|小时', 1],
  ['money', 'yuan|rmb|cny|dollars?|usd|euros?|eur|元|块钱?', 1],
];

const number = String.raw`\d{1,3}(?:[,\u2009 ]\d{3})+(?!\d)|\d+(?:\.\d+)?|half an?(?=\s)|[一二两三四五六七八九半](?=[万千]|公|克|斤|米|千)`;
const unit = units.map(([, names]) => names).join('|');
const currency = '[¥￥$€]';

/** A number, not inside a word, with its unit behind it or its currency before it; two numbers are a range. */
const quantity = new RegExp(
  String.raw`(?<![a-z\d.])(?:(?<first>${number})\s*(?:-|–|~|～|到|至|to|and)\s*)?(?:(?<sign>${currency})\s*(?<price>${number})|(?<digits>${number})\s*(?<times>k(?=\s*(?:${unit}))|万|千(?!克|米))?\s*(?<unit>${unit})(?![a-z\d]))`,
  'giu',
);

/** What makes a number a limit, before it and behind it. In each the longer stand first: `不超过` is not `超过`. */
const limits: readonly (readonly [Pick<Quantity, 'bound' | 'isStrict'>, string, string])[] = [
  [
    { bound: 'most', isStrict: false },
    'no more than|not more than|not (?:over|above|exceeding)|no (?:heavier|louder|brighter|longer|farther) than|at most|maximum(?: of)?|max\\.?|up to|within|<=|≤|不超过|不大于|不高于|不多于|最多|至多|顶多',
    'or (?:less|lighter|under|below|fewer)|max(?:imum)?|tops|(?:及|或)?以内|(?:及|或)?以下|之内|内',
  ],
  [
    { bound: 'least', isStrict: false },
    'at least|no less than|not less than|not under|not below|minimum(?: of)?|min\\.?|>=|≥|至少|起码|最少|不少于|不低于|不小于',
    'or (?:more|above|over|better|heavier|louder)|and (?:up|above|over|more)|plus|\\+|min(?:imum)?|(?:及|或)?以上|之上|往上|起',
  ],
  [
    { bound: 'most', isStrict: true },
    'less than|fewer than|(?:light|narrow|small|weak|quiet|short|cheap|low)er than|under|below|<|不到|不足|小于|低于|少于|轻于',
    '不到',
  ],
  [
    { bound: 'least', isStrict: true },
    'more than|greater than|(?:loud|bright|heavi|farth|furth|strong|long|wid|bigg|larg|high)er than|over|above|beyond|exceeding|>|超过|超出|大于|高于|多于|重于',
    '开外|以外|外',
  ],
];

const about = String.raw`(?:\s*(?:about|around|roughly|大约|大概|约))?\s*$`;
const before = limits.map(
  ([limit, words]) => [limit, new RegExp(String.raw`(?<![a-z])(?:${words})${about}`, 'iu')] as const,
);
const behind = limits.map(
  ([limit, , words]) => [limit, new RegExp(String.raw`^\s*(?:${words})(?![a-z])`, 'iu')] as const,
);
const rangeBefore = /(?<![a-z])(?:between|from|从|在)\s*$/iu;
const rangeBehind = /^\s*之间/u;

const times: Readonly<Record<string, number>> = { k: 1000, 千: 1000, 万: 10_000 };

function numberOf(text: string): number {
  const han = '一二三四五六七八九'.indexOf(text.replace('两', '二'));
  if (text === '半' || /^half/iu.test(text)) return 0.5;
  return han >= 0 ? han + 1 : Number(text.replaceAll(/[,\u2009 ]/gu, ''));
}

/** The measure of a unit, and how many of the measure's own it is. */
function measureOf(name: string): { measure: Measure; factor: number } {
  const found = units.find(([, names]) => new RegExp(`^(?:${names})$`, 'iu').test(name));
  return { measure: found?.[0] ?? 'money', factor: found?.[2] ?? 1 };
}

/**
 * Numbers with units in a query, with the words that make them limits: `under 300 g`, `300克以内`.
 *
 * @param isName tells whether a phrase is a name that only looks like a quantity: `Mavic 3M`, `4G`
 */
export function quantitiesIn(query: string, isName: (phrase: string) => boolean = () => false): Quantity[] {
  return [...query.matchAll(quantity)].flatMap((match): Quantity[] => {
    const { first, digits, price = digits ?? '', times: many = '', unit: name = '' } = match.groups ?? {};
    const [text] = match;
    const upTo = query.slice(0, match.index);
    const rest = query.slice(match.index + text.length);
    const { measure, factor } = measureOf(name);
    const scale = factor * (times[many.toLowerCase()] ?? 1);
    const value = numberOf(price) * scale;
    if (first !== undefined) {
      const start = match.index - (rangeBefore.exec(upTo)?.[0].length ?? 0);
      const end = match.index + text.length + (rangeBehind.exec(rest)?.[0].length ?? 0);
      const bounds = { measure, isStrict: false, start, end };
      return [
        { ...bounds, bound: 'least', value: numberOf(first) * scale, text: `${first} ${name}`.trim() },
        { ...bounds, bound: 'most', value, text: `${price} ${name}`.trim() },
      ];
    }
    const found = { measure, value, text };
    for (const [limit, pattern] of before) {
      const words = pattern.exec(upTo);
      if (words) return [{ ...found, ...limit, start: words.index, end: match.index + text.length }];
    }
    for (const [limit, pattern] of behind) {
      const words = pattern.exec(rest);
      if (words)
        return [{ ...found, ...limit, start: match.index, end: match.index + text.length + words[0].length }];
    }
    const [word = ''] = /[\p{L}\p{N}]+[\s-]*$/u.exec(upTo) ?? [];
    const [next = ''] = /^\s*\p{Script=Han}{1,2}/u.exec(rest) ?? [];
    if ([text, word + text, text + next].some(isName)) return [];
    return [{ ...found, bound: 'at', isStrict: false, start: match.index, end: match.index + text.length }];
  });
}

/** A query without some of its quantities. */
export function without(query: string, quantities: readonly Pick<Quantity, 'start' | 'end'>[]): string {
  // The two of a range stand in one place.
  const places = new Map(quantities.map(({ start, end }) => [start, end]));
  return [...places]
    .toSorted(([a], [b]) => b - a)
    .reduce((text, [start, end]) => `${text.slice(0, start)} ${text.slice(end)}`, query);
}
