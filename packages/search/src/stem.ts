/** Endings of a word's forms, and those that make another word of it; one of each is taken off. */
const forms = ['ing', 'ed'];
const derivations = ['ation', 'ment', 'ion', 'er', 'ly', 'y'];

const without = (word: string, endings: readonly string[]): string => {
  const ending = endings.find(
    (each) =>
      word.endsWith(each) && /[aeiouy]/.test(word.slice(0, -each.length)) && word.length - each.length >= 3,
  );
  if (ending === undefined) return word;
  // `activation` and `activate` share all but their endings.
  return word.slice(0, -ending.length) + (ending === 'ation' ? 'at' : '');
};

/**
 * The stem of an English word, by which its forms are told to be one: `flickering` and `flickers` are `flick`. It is compared
 * and never shown; what is no plain English word comes back as it is.
 */
export function stemOf(word: string): string {
  if (!/^[a-z]{3,}$/.test(word)) return word;
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(?<=x|ch|sh|ss)es$/, '')
    .replace(/(?<=[^siu])s$/, '');
  return without(without(singular, forms), derivations)
    .replace(/([^aeiouls])\1$/, '$1')
    .replace(/(?<=..)e$/, '');
}
