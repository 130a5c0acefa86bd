/** Characters of a verification code, as the specification's validation rules say. */
export const codeLength = 4;

/**
 * What was meant by what was typed or pasted: full-width characters become plain ones, spaces and
 * hyphens go, letters become capitals, and what is beyond the length is left out.
 * @param typed any text
 * @param length most characters of the result
 */
export function tidyCode(typed: string, length: number = codeLength): string {
  const plain = typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase();
  return Array.from(plain).slice(0, length).join('');
}
