declare global {
  interface Window {
    earlyPress?: HTMLButtonElement | null;
  }
}

/**
 * What a prerendered page runs at once, as text: it keeps the last press on a button that only a script answers, and gives a
 * link to the other language the query that the prerenderer could not know. Other links, `summary`, what sends a form and
 * what opens a popover answer for themselves; whoever presses those has left the button. The server allows it by its hash
 * (`script-src` in `apps/server/src/web/headers.ts`), so both change together.
 */
export const earlyPressScript =
  'onclick=({target})=>{const b=target.closest("button"),a=target.closest("a[lang]");window.earlyPress=b&&b.type==="button"&&!b.popoverTargetElement?b:null;if(a)a.search=location.search}';

/** Presses once more, for the page that runs now, what was pressed before it did. */
export function repeatEarlyPress(): void {
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- a property can be taken away without a function's name
  window.onclick = null;
  const button = window.earlyPress;
  delete window.earlyPress;
  button?.click();
}
