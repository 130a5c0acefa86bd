/// <reference types="@vitest/browser-playwright" />
import { beforeAll } from 'vitest';
import { cdp } from 'vitest/browser';

// The headless shell has its pointer at the page's first pixel, and a story that begins there would be hovered.
beforeAll(async () => {
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 });
});
