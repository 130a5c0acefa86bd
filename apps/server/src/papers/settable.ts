/** Han characters and whatever is set with them; of these Archivo has none. */
export const isHan = /[\u2e80-\u9fff\uff00-\uffef]/;

/**
 * A text as the fonts can set it: of spaces they have the plain and the no-break one, which is as narrow as a thin space
 * here and keeps figure and unit on one line. Where a line may break is for the paper to say, so word joiners go.
 */
export const settable = (text: string) =>
  text.replaceAll('\u2009', '\u00a0').replaceAll('\u2060', '').replaceAll(' × ', '\u00a0×\u00a0');

/** A text with the narrow gaps between Han characters and Latin letters or figures that Chinese is set with. */
export const spaced = (text: string) =>
  settable(text).replaceAll(/(?<=\p{Script=Han})(?=[A-Za-z\d])|(?<=[A-Za-z\d%°])(?=\p{Script=Han})/gu, ' ');
