declare global {
  interface Window {
    /** The button that was pressed last before the page ran (`app/start/document-start.ts`). */
    earlyPress?: HTMLElement | null;
  }
}

/** Presses once more, for the page that runs now, what was pressed before it did. */
export function replayEarlyPress(): void {
  // oxlint-disable unicorn/prefer-add-event-listener -- a property can be taken away without a function's name
  window.onclick = null;
  window.onkeydown = null;
  // oxlint-enable unicorn/prefer-add-event-listener
  const pressed = window.earlyPress;
  delete window.earlyPress;
  pressed?.click();
}
