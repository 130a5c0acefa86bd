import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** What Chromatic takes pictures of stories in: a theme, a language, a direction, a width. */
const modes = {
  'night, English, 1280': { ground: 'night', language: 'en', direction: 'ltr', viewport: 1280 },
  'sheet, Chinese, 1280': { ground: 'sheet', language: 'zh', direction: 'ltr', viewport: 1280 },
  'dark sheet, long words, 360': {
    ground: 'sheet-dark',
    language: 'long',
    direction: 'ltr',
    viewport: 360,
  },
  'night, right to left, 1280': { ground: 'night', language: 'en', direction: 'rtl', viewport: 1280 },
} as const;
type ModeName = keyof typeof modes;

/** `parameters.chromatic` of a story, as far as it differs from the preview's. */
type Snapshots =
  | { disableSnapshot: true }
  | { modes: Partial<typeof modes>; forcedColors?: 'active' | undefined };

const take = (...names: ModeName[]): { modes: Partial<typeof modes> } => ({
  modes: Object.fromEntries(names.map((name) => [name, modes[name]])),
});

/** What visitors work, and what looks most unlike where the system forces its colours. */
const inForcedColours = new Set(
  `banner button carousel checkbox combobox comparegrid comparetable consultbutton dialog field figure fileupload filterbar
  menu plate progress radiogroup select sitefooter siteheader specificationtable stepper switch tabstrip textfield videoplayer`
    .split(/\s+/)
    .map((name) => `components-${name}`),
);

/**
 * What Chromatic takes of a story, by its id. Most are taken once, which keeps a whole build under the limit of the plan;
 * Default is taken on every ground, in Chinese and with long words. Playground shows what Default does, so it is free for
 * forced colours, which are no mode but a parameter.
 */
export function snapshotsOf(id: string): Snapshots {
  const [component = '', story = ''] = id.split('--');
  if (story === 'playground')
    return inForcedColours.has(component)
      ? { ...take('night, English, 1280'), forcedColors: 'active' }
      : { disableSnapshot: true };
  if (story === 'default')
    return take('night, English, 1280', 'sheet, Chinese, 1280', 'dark sheet, long words, 360');
  if (story === 'right-to-left') return take('night, right to left, 1280');
  if (story === 'long-texts') return take('dark sheet, long words, 360');
  if (component.startsWith('foundations-')) return take('night, English, 1280', 'sheet, Chinese, 1280');
  return take('night, English, 1280');
}

/** Pictures that a build of these stories takes. */
export function countSnapshots(ids: readonly string[]): number {
  return ids
    .map(snapshotsOf)
    .reduce((sum, taken) => sum + ('modes' in taken ? Object.keys(taken.modes).length : 0), 0);
}

/**
 * Gives each story its `parameters.chromatic`. Parameters have no enhancers of their own; those of argument types get the
 * story's before anything reads them.
 */
export const withSnapshots: ArgTypesEnhancer = ({ id, parameters, argTypes }) => {
  parameters['chromatic'] = { ...parameters['chromatic'], ...snapshotsOf(id) };
  return argTypes;
};
