import { afterAll } from 'vitest';

const clock = globalThis.Date;

// Storybook takes back what a story has put up in its `beforeEach` when the next one begins, so the last of a file leaves
// its clock standing. Vitest names a set-up file again for each file by the time of day: under a clock that stands two of
// them share a name, the browser runs that once, and the second file is without any of the hooks.
afterAll(() => {
  globalThis.Date = clock;
});
