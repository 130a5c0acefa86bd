/** A text as a page may show it: word joiners between its characters keep them on one line. */
export function joined(text: string): RegExp {
  const characters = Array.from(text, (character) =>
    character.replace(/[$()*+.?[\\\]^{|}]/u, String.raw`\$&`),
  );
  return new RegExp(characters.join('\u2060?'), 'u');
}
