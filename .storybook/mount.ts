import type { Preview } from '@storybook/react-vite';

const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * Mounts a story and waits for its effects: React runs them once the frame is drawn, and draws what they change in the next
 * one. Storybook's own mount ends before, so that a play would look at a carousel that has not found its place.
 */
export const mountWithEffects: NonNullable<Preview['mount']> = (context) => async (ui) => {
  if (ui !== undefined) context.originalStoryFn = () => ui;
  const render: () => Promise<void> = context['renderToCanvas'];
  await render();
  await nextFrame();
  await nextFrame();
  return context.canvas;
};
