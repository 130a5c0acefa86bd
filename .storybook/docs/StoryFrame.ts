import { type ComponentPropsWithRef, createElement } from 'react';

/**
 * A story in a page of its own. It plays there without scrolling this page (`holdStill`).
 * Without JSX, as the manager's build knows only the classic kind, and its React is older than ours.
 */
export function StoryFrame(props: ComponentPropsWithRef<'iframe'> & { title: string; src: string }) {
  // oxlint-disable-next-line react/iframe-missing-sandbox -- this Storybook's own page, which is measured from here
  return createElement('iframe', { 'data-grounds': '', ...props });
}
