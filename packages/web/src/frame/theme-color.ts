/**
 * Grounds that the header stands on, for the browser's own bars: `ground.*.color.ground` of the design tokens, which
 * would be loaded whole for three colours.
 */
export const grounds = { night: '#07090C', paper: '#F6F8F8', darkPaper: '#12171A' };
