import { type GroundName, groundNames } from '../grounds.ts';

const groundLabels: Record<GroundName, string> = {
  night: 'night',
  sheet: 'paper',
  'sheet-dark': 'dark paper',
};
const languages = { en: 'English', zh: '中文' };

/** The frames of one story, a row of grounds for each language. */
export const groundFrames = Object.entries(languages).flatMap(([language, name]) =>
  groundNames.map((ground) => ({ ground, language, label: `${groundLabels[ground]}, ${name}` })),
);

/** What the toolbar may set besides ground and language; a viewport is the frame's own. */
const handedOn = ['direction', 'motion', 'colours'];

/**
 * The address of a story alone, as Storybook reads it: globals and args as `name:value;name:value`.
 * @param args as they stand in an address of Storybook
 */
export function frameAddress(storyId: string, globals: Record<string, unknown>, args: string): string {
  const set = Object.entries(globals)
    .filter(([name]) => ['ground', 'language', ...handedOn].includes(name))
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');
  const query = [`id=${storyId}`, 'viewMode=story', `globals=${set}`, ...(args ? [`args=${args}`] : [])];
  return `iframe.html?${query.join('&')}`;
}
