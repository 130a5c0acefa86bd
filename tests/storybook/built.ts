import type { TestProject } from 'vitest/node';
import { builtStorybook } from '../../scripts/built-storybook.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of a published Storybook. */
    storybook: string;
  }
}

/** Builds Storybook once for the tests of all files; it is removed when the run ends. */
export default async function setup({ provide }: TestProject): Promise<void> {
  provide('storybook', await builtStorybook());
}
