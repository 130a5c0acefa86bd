/** The grounds a story is shown and checked on: the toolbar's choices. */
export const groundNames = ['night', 'sheet', 'sheet-dark'] as const;
export type GroundName = (typeof groundNames)[number];

/** The attributes that put an element on a ground, as the theme reads them. Fixed grounds ignore the system's scheme. */
export const groundAttributes: Record<GroundName, { 'data-theme': string; 'data-ground': string }> = {
  night: { 'data-theme': 'night', 'data-ground': 'night' },
  sheet: { 'data-theme': 'sheet', 'data-ground': 'paper' },
  'sheet-dark': { 'data-theme': 'sheet', 'data-ground': 'dark' },
};

/** The class of the element that carries a story's ground. */
export const groundClass = 'story-ground';

/** The toolbar's ground, of a story's `globals`. */
export function groundOf(globals: Record<string, unknown>): GroundName {
  return groundNames.find((name) => name === globals['ground']) ?? 'night';
}
