import { afterEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Set by Storybook's own runner: what axe looked at in the story, some fifty kilobytes. */
    reports?: unknown[];
  }
}

// Storybook's panel shows them. In `npm test` a fault has failed the story in words of its own; what has passed would be sent,
// kept and written for three thousand stories, and read by nobody.
if (import.meta.env['VITEST_STORYBOOK'] === 'false') {
  afterEach(({ task }) => {
    delete task.meta.reports;
  });
}
