import type { CSSOptions } from 'vite';

/** `Features.DirSelector` of Lightning CSS, which minifies the styles. */
const dirSelector = 4;

/**
 * How styles are built, wherever they are: `:dir()` stays. For browsers that have none of it (Chrome before 120) it would be
 * written as a list of languages, which finds no page that runs from right to left by its `dir`.
 */
export const cssOptions: CSSOptions = { lightningcss: { exclude: dirSelector } };
