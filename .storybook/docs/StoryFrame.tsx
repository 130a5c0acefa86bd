import type { ComponentPropsWithRef } from 'react';

/** A story in a page of its own. It plays there without scrolling this page (`holdStill`). */
export function StoryFrame({
  title,
  ...rest
}: ComponentPropsWithRef<'iframe'> & { title: string; src: string }) {
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- this Storybook's own page, which is measured from here
    <iframe data-grounds="" title={title} {...rest} />
  );
}
