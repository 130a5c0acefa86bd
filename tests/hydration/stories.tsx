import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';

type StoryModule = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<StoryModule>('../../packages/ui/src/**/*.stories.tsx', { eager: true });

/** The languages a story is rendered in. */
export const languages = ['en', 'zh'] as const;
export type Language = (typeof languages)[number];

/** Every story, by its file and name, as a component that needs no Storybook around it. */
export function storiesIn(language: Language): Map<string, ComponentType> {
  const stories = new Map<string, ComponentType>();
  for (const [path, module] of Object.entries(modules)) {
    const file = path.replace(/^.*\/|\.stories\.tsx$/g, '');
    const composed: Record<string, ComponentType & { parameters?: Record<string, unknown> }> = composeStories(
      module,
      { initialGlobals: { ground: 'night', language } },
    );
    for (const [name, Story] of Object.entries(composed)) {
      // A story of what is there without script has nothing to hydrate.
      if (Story.parameters?.['hydration'] !== 'off') stories.set(`${file} · ${name}`, Story);
    }
  }
  return stories;
}
