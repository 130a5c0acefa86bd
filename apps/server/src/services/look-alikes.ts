/** Letters of Greek and Cyrillic, in lower case, that are read for Latin ones. */
const lookAlikes = new Map(
  Object.entries({
    a: 'аα',
    b: 'ь',
    c: 'сϲ',
    d: 'ԁ',
    e: 'еε',
    h: 'һ',
    i: 'іι',
    j: 'јϳ',
    k: 'кκ',
    m: 'м',
    n: 'пη',
    o: 'оοσ',
    p: 'рρ',
    q: 'ԛ',
    r: 'г',
    s: 'ѕ',
    t: 'тτ',
    u: 'υ',
    v: 'ѵν',
    w: 'ԝω',
    x: 'хχ',
    y: 'уγ',
  }).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin] as const)),
);

/**
 * What a name looks like: two that are read for one another look the same. Case, accents, width, spaces and marks are nothing in it,
 * Greek and Cyrillic letters are the Latin ones that they look like, and so are 1, l and I, and 0 and O.
 */
export function looksOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return Array.from(plain, (character) => lookAlikes.get(character) ?? character)
    .join('')
    .replaceAll(/[ı1l|]/g, 'i')
    .replaceAll('0', 'o');
}
